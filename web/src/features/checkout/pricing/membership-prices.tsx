import { MEMBERSHIP_PLANS } from '@flexa/contracts/plans';
import { dollars, perMonth } from '@/lib/money';
import { listPriceOf, priceOf } from './choice';

/** The terms of the membership with their prices: during the offer the saving, afterwards the price of a month. */
export function MembershipPrices() {
  const plans = MEMBERSHIP_PLANS.map(
    ({ months: month }) => ({ visualType: 'suite', month }) as const,
  );
  return (
    <ul className="divide-y divide-line border-y border-line tabular-nums">
      {plans.map((plan) => {
        const { month } = plan;
        const price = priceOf(plan);
        const list = listPriceOf(plan);
        return (
          <li key={month} className="py-4">
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
            <p className="mt-1 text-right text-12 text-muted">
              {list ? `You save ${dollars(list - price)}` : `${perMonth(price, month)} a month`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
