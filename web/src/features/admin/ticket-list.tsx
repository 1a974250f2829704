import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { TICKET_STATES } from '@contracts/tickets';
import { cn } from '@/ui/cn';
import { EmptyState } from '@/ui/empty-state';
import { Segmented } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { changed } from './address';
import { Failure } from './failure';
import { OlderNewer, useBefore } from './older-newer';
import { statsQuery, ticketsQuery } from './queries';
import { TicketCard } from './ticket-card';
import { ViewHead } from './view-head';

const CHOICES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
];

/** What people wrote, newest first: the open ones unless the address says otherwise. */
export function TicketList() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const asked = parameters.get('state') ?? 'open';
  const state = TICKET_STATES.find((each) => each === asked);
  const open = parameters.get('ticket');
  const request = { ...useBefore(), ...(state && { state }) };
  const { data, error, isPlaceholderData, refetch, isFetching } = useQuery(ticketsQuery(request));
  const { data: stats } = useQuery(statsQuery());

  return (
    <>
      <ViewHead
        title="Tickets"
        aside={
          <p className="text-16 text-muted tabular-nums">
            {stats && `${stats.openTickets.toLocaleString('en-GB')} open`}
          </p>
        }
      />
      <div className="mt-3">
        <Segmented
          label="State"
          size="sm"
          options={CHOICES}
          value={state ?? 'all'}
          onChange={(value) =>
            void navigate(
              changed(search, {
                state: value === 'open' ? null : value,
                before: null,
                ticket: null,
              }),
            )
          }
        />
      </div>
      {error && (
        <Failure
          title="The tickets could not be loaded"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(data || !error) &&
        (data?.data.length === 0 ? (
          <div className="mt-3.5">
            <EmptyState
              heading="h2"
              title={state === 'open' ? 'Nobody waits for an answer' : 'No tickets here'}
            >
              What people send from contact, ask a question and the support centre comes here.
            </EmptyState>
          </div>
        ) : (
          <ul
            aria-label="Tickets"
            aria-busy={!data || isPlaceholderData}
            className={cn('mt-3.5 grid gap-2 *:min-w-0', isPlaceholderData && 'opacity-60')}
          >
            {data
              ? data.data.map((ticket) => (
                  <TicketCard
                    key={ticket.id}
                    ticket={ticket}
                    isOpen={ticket.id === open}
                    togglePath={changed(search, {
                      ticket: ticket.id === open ? null : ticket.id,
                    })}
                  />
                ))
              : Array.from({ length: 6 }, (_, index) => (
                  <li key={index} className="h-[66px] rounded-10 border border-line px-4 py-3">
                    <Skeleton className="mt-1 h-3.5 w-60" />
                    <Skeleton className="mt-3 h-3 w-40" />
                  </li>
                ))}
          </ul>
        ))}
      <OlderNewer next={data?.next} />
    </>
  );
}
