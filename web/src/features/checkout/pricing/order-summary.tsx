import { addMonths } from '@flexa/contracts/calendar';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { now } from '@/lib/clock';
import { formatLongDate, plural } from '@/lib/format';
import { dollars } from '@/lib/money';
import { useHydrated } from '@/ui/use-hydrated';
import { countOf, priceOf, type Choice } from './choice';

interface OrderSummaryProps {
  choice: Choice;
  /** There is an active licence already: the new one starts when it is paid all the same. */
  isSecond: boolean;
}

/** What is chosen in words and figures; the total is told to screen readers when they pause. */
export function OrderSummary({ choice, isSecond }: OrderSummaryProps) {
  const { visualType, month, licences } = choice;
  const count = countOf(licences);
  const price = priceOf(choice);
  // The reader's own day: a prerendered page can't know it.
  const isHydrated = useHydrated();
  return (
    <dl className="text-14 tabular-nums">
      <div className="flex justify-between gap-4">
        <dt className="text-muted">
          {VISUAL_NAMES[visualType]}, {plural(month, 'month')}
        </dt>
        <dd className="text-muted">
          {dollars(price)} × {count ?? '–'}
        </dd>
      </div>
      <div className="mt-2 flex justify-between gap-2">
        <dt className="text-muted">{isSecond ? 'Beside yours until' : 'Runs until'}</dt>
        <dd className="w-36 shrink-0 text-right text-muted">
          {isHydrated ? formatLongDate(addMonths(now(), month)) : '\u00a0'}
        </dd>
      </div>
      <div className="mt-4 flex items-end justify-between gap-4 border-t border-line pt-3">
        <dt className="pb-1.5 font-medium">Total</dt>
        <dd>
          <output aria-label="Total" className="text-36 font-semibold">
            {count === undefined ? <span className="text-muted">–</span> : dollars(price * count)}
          </output>
        </dd>
      </div>
    </dl>
  );
}
