import { formatCount, formatMoney } from '@flexa/contracts/format';
import type { Order } from '@flexa/contracts/orders';
import { VISUAL_NAMES, type Plan } from '@flexa/contracts/plans';
import { formatDate, formatTime } from '@/lib/format';
import { PackTile } from '@/ui/pack-tile';
import { Skeleton } from '@/ui/skeleton';
import { ReceiptButton } from '../receipt-button';

interface OrderAsideProps {
  plan: Plan;
  order: Order | undefined;
  email: string;
}

/** Shows the order, its price, and the invoice once there is one. */
export function OrderAside({ plan, order, email }: OrderAsideProps) {
  const term = order?.endsAt
    ? `until ${formatDate(order.endsAt)}`
    : formatCount(plan.month, 'month');
  return (
    <section
      aria-label="Your order"
      data-order={order?.id}
      className="self-start rounded-16 border border-line bg-surface p-5 text-14 tabular-nums"
    >
      <div className="flex items-center gap-3.5">
        <PackTile pack={plan.visualType} className="size-11" />
        <div>
          <p className="font-semibold">Flexa {VISUAL_NAMES[plan.visualType]}</p>
          <p className="text-muted">
            {term}
            {order && `, ${formatCount(order.quantity, 'seat')}`}
          </p>
        </div>
      </div>
      {order ? <Amounts order={order} /> : <AmountSkeleton />}
      <div className="mt-4 border-t border-line pt-4 text-muted">
        {order ? (
          <p>
            {formatDate(order.paidAt ?? order.createdAt)},{' '}
            {formatTime(new Date(order.paidAt ?? order.createdAt))}
          </p>
        ) : (
          <Skeleton className="my-1 h-3 w-32" />
        )}
        <p className="break-words">{email}</p>
        {order?.paidAt && (
          <ReceiptButton order={order} label="Invoice" className="mt-3 animate-fade" />
        )}
      </div>
    </section>
  );
}

function Amounts({ order }: { order: Order }) {
  const { quantity, amount, currency, paidAt, refunded, tax = 0, discount = 0 } = order;
  const price = amount - tax + discount;
  return (
    <dl className="mt-4 grid gap-2 border-t border-line pt-4">
      <Row name={`${formatCount(quantity, 'seat')} × ${formatMoney(price / quantity, currency)}`}>
        {formatMoney(price, currency)}
      </Row>
      {discount > 0 && <Row name="Discount">{`−${formatMoney(discount, currency)}`}</Row>}
      {tax > 0 && <Row name="Tax">{formatMoney(tax, currency)}</Row>}
      <Row name={paidAt ? 'Paid' : 'Total'} strong>
        {formatMoney(amount, currency)}
      </Row>
      {refunded > 0 && <Row name="Refunded">{formatMoney(refunded, currency)}</Row>}
    </dl>
  );
}

function Row({ name, strong, children }: { name: string; strong?: boolean; children: string }) {
  return (
    <div className={strong ? 'flex justify-between font-semibold' : 'flex justify-between'}>
      <dt className={strong ? undefined : 'text-muted'}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function AmountSkeleton() {
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-4" aria-hidden="true">
      {['w-28', 'w-12'].map((width) => (
        <div key={width} className="flex h-5 items-center justify-between">
          <Skeleton className={`h-3 ${width}`} />
          <Skeleton className="h-3 w-14" />
        </div>
      ))}
    </div>
  );
}
