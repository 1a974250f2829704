import { Link } from 'react-router-dom';
import { formatMoney } from '@flexa/contracts/format';
import type { License } from '@flexa/contracts/licenses';
import { orderNumber } from '@flexa/contracts/numbers';
import type { Order } from '@flexa/contracts/orders';
import { useAccount } from '@/features/auth';
import { isShown, describeOrderStatus, describeTax } from '@/features/checkout';
import { formatDate } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { buildViewAddress } from '../address';
import { useAsking } from '../parts/use-asking';
import { nameOrder } from './order-name';
import { RefundQuestion } from './refund-question';
import { ListSection } from './section';

interface PersonOrdersProps {
  orders: Order[] | undefined;
  licenses: License[] | undefined;
}

/** Lists the orders of a person, newest first. */
export function PersonOrders({ orders, licenses }: PersonOrdersProps) {
  return (
    <ListSection
      title="Orders"
      items={orders?.filter(isShown)}
      row={(order) => (
        <OrderRow
          key={order.id}
          order={order}
          license={licenses?.find(({ id }) => id === `order-${order.id}`)}
        />
      )}
      empty="No orders yet."
    />
  );
}

function OrderRow({ order, license }: { order: Order; license: License | undefined }) {
  const { isAsking, button, ask, onDone } = useAsking();
  const { id, amount, currency, refunded, state } = order;
  const { label, tone } = describeOrderStatus(order);
  const { isAdmin } = useAccount();
  const canRefund =
    isAdmin && (state === 'paid' || state === 'partially-refunded') && refunded < amount;
  if (isAsking) return <RefundQuestion order={order} license={license} onDone={onDone} />;
  return (
    <li data-order={id} className="flex min-h-[52px] items-center gap-3 px-3 py-1.5 tabular-nums">
      <span className="min-w-0 flex-1 leading-[18px]">
        <span className="block truncate font-medium">{nameOrder(order)}</span>
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-12 whitespace-nowrap text-muted">
          {formatDate(order.paidAt ?? order.createdAt)}
          <Link
            to={buildViewAddress('orders', { order: id })}
            className="touch-target rounded-6 underline"
          >
            {orderNumber(id)}
          </Link>
          <Badge tone={tone}>{label}</Badge>
        </span>
      </span>
      <span className="text-right leading-4">
        <span className="block font-medium">{formatMoney(amount, currency)}</span>
        {describeTax(order) && (
          <span className="block text-12 text-muted">{describeTax(order)}</span>
        )}
        {refunded > 0 && refunded < amount && (
          <span className="block text-12 text-muted">
            {formatMoney(refunded, currency)} refunded
          </span>
        )}
      </span>
      {canRefund && (
        <Button
          ref={button}
          size="sm"
          aria-label={`Refund ${formatMoney(amount - refunded, currency)}`}
          onClick={ask}
        >
          Refund
        </Button>
      )}
    </li>
  );
}
