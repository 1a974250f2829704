import { useQuery } from '@tanstack/react-query';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import { orderNumber } from '@flexa/contracts/numbers';
import type { Order } from '@flexa/contracts/orders';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { ORDER_WORDS, ReceiptButton } from '@/features/checkout';
import { formatDate } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { teamOrdersQuery } from './team-query';

/** Renders the invoices of a team's seats, for its managers. */
export function InvoicesDialog({ teamId, onClose }: { teamId: string; onClose: () => void }) {
  const query = useQuery(teamOrdersQuery(teamId));
  const { data, error } = query;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invoices"
      description="The owner’s payments for the seats of this team."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {data ? (
        <Invoices orders={data} />
      ) : error ? (
        <LoadFailure title="The invoices could not be loaded" query={query} />
      ) : (
        <Skeleton className="h-16 w-full rounded-10" />
      )}
    </Dialog>
  );
}

function Invoices({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) {
    return <p className="text-14 text-muted">No invoices. The seats of this team were free.</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {orders.map((order) => {
        const { id, visualType, month, quantity, endsAt, amount, currency, state } = order;
        const { label, tone } = ORDER_WORDS[state];
        return (
          <li key={id} className="flex items-start justify-between gap-4 py-3 text-14 first:pt-0">
            <div className="min-w-0">
              <p>
                <span className="font-medium">Flexa {VISUAL_NAMES[visualType]}</span>
                <span className="text-muted">
                  , {formatCount(quantity, endsAt ? 'more seat' : 'seat')}
                  {endsAt ? ` until ${formatDate(endsAt)}` : ` for ${formatCount(month, 'month')}`}
                </span>
              </p>
              <p className="mt-0.5 text-12 text-muted">
                {formatDate(order.paidAt ?? order.createdAt)} · {orderNumber(id)}
              </p>
              <ReceiptButton order={order} asManager label="Invoice" className="mt-1.5" />
            </div>
            <div className="shrink-0 text-right">
              <p className="font-semibold tabular-nums">{formatMoney(amount, currency)}</p>
              <p className="mt-0.5">
                <Badge tone={tone}>{label}</Badge>
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
