import type { License } from '@flexa/contracts/licenses';
import type { VisualType } from '@flexa/contracts/plans';
import { formatDate } from '@/lib/format';
import type { Owned } from './owned';

interface OwnedLineProps {
  visualType: VisualType;
  owned: Owned;
  isAddition: boolean;
  onAddition: (isAddition: boolean) => void;
}

/**
 * Shows one line below the title to everybody. Owners of an active licence see its end and can add
 * seats to it instead of renewing it. We know about the licence only after the first paint, so the
 * line is always there and nothing moves.
 */
export function OwnedLine({ visualType, owned, isAddition, onAddition }: OwnedLineProps) {
  const { license, addition } = owned;
  if (!license) {
    return <p className="mt-1 min-h-5 text-14 text-muted">Your key appears right after you pay</p>;
  }
  return (
    <p className="mt-1 flex min-h-5 animate-fade justify-between gap-4 text-14 font-medium">
      <span data-testid="owned" className="text-brand-text">
        {describeOwned(visualType, license)} until {formatDate(license.expiresAt)}
      </span>
      {addition && (
        <button
          type="button"
          onClick={() => onAddition(!isAddition)}
          className="touch-target shrink-0 text-text underline underline-offset-2"
        >
          {isAddition ? 'Renew' : 'Add seats'}
        </button>
      )}
    </p>
  );
}

function describeOwned(visualType: VisualType, owned: License): string {
  if (owned.visualType !== visualType) return 'In your membership';
  return owned.licenseType === 'free' ? 'You have it free' : 'You have it';
}
