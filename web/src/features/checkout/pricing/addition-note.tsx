import { formatCount, formatPrice } from '@flexa/contracts/format';
import { formatLongDate } from '@/lib/format';
import { computePrice } from './choice';
import type { Addition } from './owned';

/** Shows the price of seats that end together with the licence they join. */
export function AdditionNote({ addition }: { addition: Addition }) {
  const { license, plan, price } = addition;
  return (
    <p className="mt-5 text-14 text-muted">
      Added seats end with your current licence, on {formatLongDate(license.expiresAt)}. You pay
      only for the days left: {formatPrice(price)} a seat instead of{' '}
      {formatPrice(computePrice(plan))} for {formatCount(plan.month, 'month')}.
    </p>
  );
}
