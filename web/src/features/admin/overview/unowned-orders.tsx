import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import { now } from '@/lib/clock';
import { StatusDot } from '@/ui/status-dot';
import { buildViewAddress } from '../address';
import { formatAgo } from '../parts/ago';
import { unownedQuery } from '../queries';

/** Lists payments without an account or an invoice, newest first; renders nothing without any. */
export function UnownedOrders({ count }: { count: number }) {
  const { data } = useQuery({ ...unownedQuery(), enabled: count > 0 });
  if (count === 0) return null;
  const at = now();
  const orders = data?.data ?? [];
  return (
    <div className="mt-3 border-t border-line pt-3">
      <h3 className="font-medium">{formatCount(count, 'payment')} without an owner</h3>
      <ul className="mt-1">
        {orders.map((order) => (
          <li key={order.id} data-order={order.id} className="flex items-center gap-2.5 py-1.5">
            <StatusDot small tone="warning" />
            <span className="shrink-0 tabular-nums">
              {formatMoney(order.amount - order.refunded, order.currency)}
            </span>
            <span className="min-w-0 flex-1 truncate text-muted select-all" title={order.id}>
              {order.id}
            </span>
            <span className="text-12 text-muted tabular-nums">
              {formatAgo(order.createdAt, at)}
            </span>
          </li>
        ))}
      </ul>
      {count > orders.length && orders.length > 0 && (
        <Link
          to={buildViewAddress('orders', { show: 'unowned' })}
          className="touch-target rounded-6 font-medium text-brand-text hover:underline"
        >
          and {count - orders.length} more
        </Link>
      )}
    </div>
  );
}
