import type { License } from '@flexa/contracts/licenses';
import type { VisualType } from '@flexa/contracts/plans';
import { formatDate } from '@/lib/format';

interface OwnedLineProps {
  visualType: VisualType;
  owned: License | undefined;
}

/**
 * Below the title, one line for everybody: who has an active licence is told until when. It is known a
 * moment after the page stands, and nothing may move then.
 */
export function OwnedLine({ visualType, owned }: OwnedLineProps) {
  return owned ? (
    <p
      data-testid="owned"
      className="mt-1 min-h-5 animate-fade text-14 font-medium text-brand-text"
    >
      {wordsOf(visualType, owned)} until {formatDate(owned.expiresAt)}
    </p>
  ) : (
    <p className="mt-1 min-h-5 text-14 text-muted">The key is here right after you pay</p>
  );
}

function wordsOf(visualType: VisualType, owned: License): string {
  if (owned.visualType !== visualType) return 'In your membership';
  return owned.licenseType === 'free' ? 'You have it free' : 'You have it';
}
