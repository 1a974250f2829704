import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatNumber } from '@flexa/contracts/format';
import { TICKET_STATES, type Ticket } from '@flexa/contracts/tickets';
import { useSession } from '@/features/auth';
import { EmptyState } from '@/ui/empty-state';
import { SearchField } from '@/ui/search-field';
import { Segmented } from '@/ui/segmented';
import { Skeleton } from '@/ui/skeleton';
import { changeParameters } from '../address';
import { useBefore } from '../parts/older-newer';
import { PagedList } from '../parts/paged-list';
import { useSearchField } from '../parts/use-search-field';
import { ViewHead } from '../parts/view-head';
import { statsQuery, ticketsQuery } from '../queries';
import { TicketCard } from './ticket-card';

const ASSIGNEES = [
  { value: 'any', label: 'Anyone' },
  { value: 'mine', label: 'Me' },
];
const CHOICES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
];

/** Lists tickets, newest first: open ones by default, and all of them during a search. */
export function TicketList() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const searchText = parameters.get('search') ?? '';
  const defaultState = searchText ? 'all' : 'open';
  const requestedState = parameters.get('state') ?? defaultState;
  const state = TICKET_STATES.find((each) => each === requestedState);
  const open = parameters.get('ticket');
  const ownUid = useSession(({ uid }) => uid);
  const isMine = !searchText && parameters.has('mine') && ownUid !== null;
  const request = {
    ...useBefore(),
    ...(state && { state }),
    ...(searchText && { search: searchText }),
    ...(isMine && { assignee: ownUid }),
  };
  const field = useSearchField(searchText, ['before', 'ticket', 'mine', 'state']);
  const show = (changes: Record<string, string | null>) => {
    field.drop();
    void navigate(changeParameters(search, { before: null, ticket: null, ...changes }));
  };
  const query = useQuery(ticketsQuery(request));
  const { data: stats } = useQuery(statsQuery());

  return (
    <>
      <ViewHead
        title="Tickets"
        aside={
          <p className="text-16 text-muted tabular-nums">
            {stats && `${formatNumber(stats.openTickets)} open`}
          </p>
        }
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <SearchField
          label="Search tickets"
          placeholder="Number, name, e-mail or subject"
          size="sm"
          search={field}
          className="md:w-80"
        />
        <Segmented
          label="Status"
          size="sm"
          options={CHOICES}
          value={state ?? 'all'}
          onChange={(value) => show({ state: value === defaultState ? null : value })}
        />
        <Segmented
          label="Assigned to"
          size="sm"
          options={ASSIGNEES}
          value={isMine ? 'mine' : 'any'}
          onChange={(value) => show({ mine: value === 'mine' ? '1' : null, search: null })}
        />
      </div>
      <PagedList
        query={query}
        failure="The tickets could not be loaded"
        empty={
          <EmptyState heading="h2" title={describeEmptyList(state, searchText, isMine)}>
            {searchText
              ? 'Search matches the start of words in number, name, e-mail and subject.'
              : 'Messages from the contact, question and support forms appear here.'}
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
                    togglePath={changeParameters(search, {
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

function describeEmptyList(
  state: Ticket['state'] | undefined,
  searchText: string,
  isMine: boolean,
): string {
  if (searchText) return `No tickets match “${searchText}”`;
  const kind = state ? `${state} tickets` : 'tickets';
  return isMine ? `No ${kind} of yours` : `No ${kind}`;
}
