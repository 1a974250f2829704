import type { License } from '@flexa/contracts/licenses';
import type { VisualType } from '@flexa/contracts/plans';
import { formatDate } from '@/lib/format';
import type { Owned } from './owned';

interface OwnedLineProps {
  visualType: VisualType;
  license: License;
  /** Set if seats can be added to the licence. */
  addition: Owned['addition'];
  isAddition: boolean;
  onAddition: (isAddition: boolean) => void;
}

/** Names the active licence of the buyer with its end, and offers to add seats instead of renewing it. */
export function OwnedLine({
  visualType,
  license,
  addition,
  isAddition,
  onAddition,
}: OwnedLineProps) {
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
