import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Stats } from '@flexa/contracts/admin';
import { formatCount } from '@flexa/contracts/format';
import { now } from '@/lib/clock';
import { truncateList } from '@/lib/truncate-list';
import { LoadFailure } from '@/ui/load-failure';
import { Skeleton } from '@/ui/skeleton';
import { StatusDot } from '@/ui/status-dot';
import { UnownedOrders } from './unowned-orders';
import { buildViewAddress } from '../address';
import { formatAgo } from '../parts/ago';
import { statsQuery, ticketsQuery } from '../queries';

/** Tickets shown: as high as the chart beside them. */
const SHOWN_TICKETS = 5;
/** Age from which an open ticket is marked. */
const LATE_MS = 24 * 60 * 60 * 1000;

/** Lists open tickets, newest first, and other problems that staff must handle. */
export function NeedsAnswer() {
  const query = useQuery(ticketsQuery({ state: 'open', limit: SHOWN_TICKETS }));
  const { data, error } = query;
  const { data: stats } = useQuery(statsQuery());
  const at = now();
  return (
    <section
      aria-label="Needs an answer"
      className="flex flex-col rounded-10 border border-line bg-raised px-4 py-3.5"
    >
      <div className="flex items-center justify-between">
        <h2 className="text-14">Needs an answer</h2>
        <Link
          to={buildViewAddress('tickets')}
          className="touch-target rounded-6 font-medium text-brand-text hover:underline"
        >
          All tickets
        </Link>
      </div>
      {error && !data && (
        <LoadFailure title="The tickets could not be loaded" query={query} className="mt-3" />
      )}
      <ul className="mt-2 divide-y divide-line border-t border-line" aria-busy={!data && !error}>
        {!data && !error
          ? Array.from({ length: SHOWN_TICKETS }, (_, index) => (
              <li key={index} className="flex h-[46px] items-center">
                <Skeleton className="h-3 w-52" />
              </li>
            ))
          : data &&
            truncateList(data.data, SHOWN_TICKETS).map((ticket) => (
              <li key={ticket.id}>
                <Link
                  to={buildViewAddress('tickets', { ticket: ticket.id })}
                  className="flex h-[46px] items-center gap-2.5 rounded-6 hover:bg-hover"
                >
                  <StatusDot
                    small
                    tone={
                      at.getTime() - new Date(ticket.createdAt).getTime() > LATE_MS
                        ? 'warning'
                        : 'neutral'
                    }
                  />
                  <span className="min-w-0 flex-1 truncate font-medium">{ticket.subject}</span>
                  <span className="max-w-[32%] truncate text-muted max-sm:hidden">
                    {ticket.name}
                  </span>
                  <span className="w-20 text-right text-12 text-muted tabular-nums">
                    {formatAgo(ticket.createdAt, at)}
                  </span>
                </Link>
              </li>
            ))}
        {data?.data.length === 0 && <li className="mt-3 text-muted">All tickets are answered.</li>}
      </ul>
      {stats && <UnownedOrders count={stats.orders.unowned} />}
      {stats && <Troubles stats={stats} />}
    </section>
  );
}

/** Links to the orders and e-mails with problems. */
function Troubles({ stats: { orders, failedMails } }: { stats: Stats }) {
  const troubles = [
    {
      count: orders.refundFailed,
      what: 'refund',
      came: 'failed',
      to: buildViewAddress('orders', { show: 'refund-failed' }),
    },
    {
      count: orders.flagged,
      what: 'order',
      came: 'disputed or partly refunded',
      to: buildViewAddress('orders', { show: 'disputed' }),
    },
    {
      count: failedMails,
      what: 'e-mail',
      came: 'could not be sent',
      to: buildViewAddress('mails'),
    },
  ].filter(({ count }) => count > 0);
  if (troubles.length === 0) return null;
  return (
    <ul className="mt-auto border-t border-line pt-3 text-muted">
      {troubles.map(({ count, what, came, to }) => (
        <li key={what}>
          <Link to={to} className="touch-target rounded-6 hover:underline">
            {formatCount(count, what)} {came}
          </Link>
        </li>
      ))}
    </ul>
  );
}
