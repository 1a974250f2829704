import { VISUAL_NAMES } from '@flexa/contracts/plans';
import type { Promotion } from '@flexa/contracts/promotions';
import { formatMoney } from '@/lib/format';
import { dollars } from '@/lib/money';
import { cn } from '@/ui/cn';
import type { PromotionState } from './promotion-state';

const NORMAL = 'This is the normal price.';

/** What became of the code that the link brought. */
export function PromotionLine({
  promotion,
  off,
}: {
  promotion: PromotionState;
  /** What it takes off what is chosen, in cents; undefined where it is not for that. */
  off: number | undefined;
}) {
  const isGood = off !== undefined;
  const isLost = promotion.status === 'invalid' || promotion.status === 'refused';
  return (
    <p
      role={promotion.status === 'refused' ? 'alert' : 'status'}
      className={cn(
        'mb-4 text-14 wrap-anywhere',
        isGood ? 'font-medium text-success' : isLost ? 'text-warning' : 'text-muted',
      )}
    >
      {wordsOf(promotion, off)}
    </p>
  );
}

function wordsOf(state: PromotionState, off: number | undefined): string {
  const { code, status } = state;
  switch (status) {
    case 'asking':
      return `Checking the code ${code}`;
    case 'unknown':
      return `We couldn’t check the code ${code}. You can enter it on the payment page.`;
    case 'invalid':
      return `The code ${code} isn’t valid or has ended. ${NORMAL}`;
    case 'refused':
      return `The code ${code} can’t be used for this order. ${NORMAL}`;
    case 'valid':
      return off === undefined ? otherWords(state.promotion) : goodWords(state.promotion, off);
  }
}

function goodWords(
  { code, percentOff, amountOff, currency, firstPurchaseOnly }: Promotion,
  cents: number,
) {
  const off =
    percentOff === null
      ? formatMoney(amountOff ?? 0, currency ?? undefined)
      : `${percentOff.toLocaleString('en-GB')}%`;
  return `The code ${code} takes ${off} off${firstPurchaseOnly ? ' your first purchase' : ''}: −${dollars(cents)}`;
}

function otherWords({ code, visualTypes }: Promotion) {
  const names = (visualTypes ?? []).map((visualType) => VISUAL_NAMES[visualType]);
  const list = new Intl.ListFormat('en-GB').format(names);
  return names.length > 0
    ? `The code ${code} is for ${list}. ${NORMAL}`
    : `The code ${code} isn’t for this. ${NORMAL}`;
}
