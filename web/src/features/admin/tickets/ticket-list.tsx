import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { TICKET_STATES } from '@flexa/contracts/tickets';
import { EmptyState } from '@/ui/empty-state';
import { Segmented } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { changed } from '../address';
import { useBefore } from '../parts/older-newer';
import { PagedList } from '../parts/paged-list';
import { ViewHead } from '../parts/view-head';
import { statsQuery, ticketsQuery } from '../queries';
import { TicketCard } from './ticket-card';

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
  const query = useQuery(ticketsQuery(request));
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
          label="Status"
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
      <PagedList
        query={query}
        failure="The tickets could not be loaded"
        empty={
          <EmptyState heading="h2" title={state === 'open' ? 'No open tickets' : 'No tickets'}>
            Messages from the contact, question and support forms appear here.
          </EmptyState>
        }
      >
        {(page) => (
          <ul aria-label="Tickets" className="grid gap-2 *:min-w-0">
            {page
              ? page.data.map((ticket) => (
                  <TicketCard
                    key={ticket.id}
                    ticket={ticket}
                    people={page.people}
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
        )}
      </PagedList>
    </>
  );
}
