import { MEMBERSHIP_PLANS } from '@flexa/contracts/plans';
import { dollars, perMonth } from '@/lib/money';
import { listPriceOf, priceOf } from './choice';

/** The terms of the membership: with the offer what is kept of the list price, else the rate. */
export function MembershipBars() {
  const plans = MEMBERSHIP_PLANS.map(
    ({ months: month }) => ({ visualType: 'suite', month }) as const,
  );
  const rates = plans.map((plan) => priceOf(plan) / plan.month);
  const highest = Math.max(...rates);

  return (
    <ul className="grid gap-7 tabular-nums">
      {plans.map((plan, index) => {
        const { month } = plan;
        const price = priceOf(plan);
        const list = listPriceOf(plan);
        const share = list ? price / list : (rates[index] ?? highest) / highest;
        return (
          <li key={month}>
            <p className="flex items-baseline justify-between">
              <span className="text-16 font-medium">{month} months</span>
              <span className="flex items-baseline gap-2.5">
                {list && (
                  <span className="text-14 text-muted">
                    <span className="sr-only">List price </span>
                    <s>{dollars(list)}</s>
                  </span>
                )}
                <span className="text-18 font-semibold">{dollars(price)}</span>
              </span>
            </p>
            <div aria-hidden="true" className="mt-1.5 flex h-3 gap-[3px]">
              <span className="rounded-[3px] bg-brand" style={{ width: `${share * 100}%` }} />
              {list && <span className="flex-1 rounded-[3px] bg-highlight" />}
            </div>
            <p className="mt-1.5 text-right text-12 text-muted">
              {list ? `You save ${dollars(list - price)}` : `${perMonth(price, month)} a month`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
