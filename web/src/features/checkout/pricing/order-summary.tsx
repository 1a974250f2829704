import { addMonths } from '@flexa/contracts/calendar';
import { formatCount, formatPrice } from '@flexa/contracts/format';
import { computeRenewedEnd } from '@flexa/contracts/license-term';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { now } from '@/lib/clock';
import { formatDate } from '@/lib/format';
import { useHydrated } from '@/ui/use-hydrated';
import { parseCount, computePrice, type Choice } from './choice';
import type { Addition, Owned } from './owned';
import type { Upgrade } from './use-upgrade';

interface OrderSummaryProps {
  choice: Choice;
  owned: Owned;
  /** Set if the seats join a licence. */
  addition: Addition | undefined;
  upgrade?: Upgrade | undefined;
}

/** Sums up the order. Screen readers announce the total once the buyer pauses. */
export function OrderSummary({ choice, owned, addition, upgrade }: OrderSummaryProps) {
  const { visualType, month, licences } = choice;
  const count = parseCount(licences);
  const price = addition?.price ?? computePrice(choice);
  const credit = upgrade?.status === 'credited' ? upgrade.credit : 0;
  const isKnown = count !== undefined && upgrade?.status !== 'asking';
  const term = describeTerm(choice, owned, addition);
  // The reader's own day: a prerendered page can't know it.
  const isHydrated = useHydrated();
  return (
    <dl className="text-14 tabular-nums">
      <div className="flex justify-between gap-4">
        <dt className="text-muted">
          {VISUAL_NAMES[visualType]}, {addition ? 'more seats' : formatCount(month, 'month')}
        </dt>
        <dd className="text-muted">
          {formatPrice(price)} × {count ?? '–'}
        </dd>
      </div>
      <div className="mt-2 flex justify-between gap-2">
        <dt className="text-muted">{term.label}</dt>
        <dd className="w-28 shrink-0 text-right text-muted">
          {isHydrated ? formatDate(term.end) : '\u00a0'}
        </dd>
      </div>
      {credit > 0 && (
        <div className="mt-2 flex justify-between gap-4 text-success">
          <dt>Credit</dt>
          <dd>−{formatPrice(credit)}</dd>
        </div>
      )}
      <div className="mt-4 flex items-end justify-between gap-4 border-t border-line pt-3">
        <dt className="pb-1.5 font-medium">
          Total <span className="text-12 font-normal text-muted">before tax</span>
        </dt>
        <dd>
          <output aria-label="Total" className="text-36 font-semibold">
            {isKnown ? formatPrice(price * count - credit) : <span className="text-muted">–</span>}
          </output>
        </dd>
      </div>
    </dl>
  );
}

/** Returns the end of the choice, and a text for its start. */
function describeTerm({ month }: Choice, owned: Owned, addition: Addition | undefined) {
  if (addition) return { label: 'With yours, until', end: new Date(addition.license.expiresAt) };
  const { license, renewable } = owned;
  if (renewable) {
    const begin = formatDate(new Date(renewable.expiresAt));
    return { label: `From ${begin} until`, end: computeRenewedEnd(renewable, month) };
  }
  return { label: license ? 'Alongside yours, until' : 'Runs until', end: addMonths(now(), month) };
}
