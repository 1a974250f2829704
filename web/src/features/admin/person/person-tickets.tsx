import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatTicketNumber } from '@flexa/contracts/numbers';
import { formatDate } from '@/lib/format';
import { Badge } from '@/ui/badge';
import { LoadFailure } from '@/ui/load-failure';
import { buildViewAddress } from '../address';
import { ticketsQuery } from '../queries';
import { ListSection } from './section';

interface PersonTicketsProps {
  title?: string;
  email: string;
  /** Id of a ticket that the page already shows. */
  except?: string;
}

/** Lists the newest tickets from an address. */
export function PersonTickets({ title = 'Tickets', email, except }: PersonTicketsProps) {
  const query = useQuery(ticketsQuery({ search: email }));
  // A search for an address also finds longer ones that begin with it.
  const tickets = query.data?.data.filter(
    (ticket) => ticket.id !== except && ticket.email.toLowerCase() === email.toLowerCase(),
  );
  return (
    <ListSection
      title={title}
      items={tickets}
      row={({ id, subject, state, createdAt }) => (
        <li key={id} className="flex min-h-[52px] items-center gap-3 px-3 py-1.5">
          <span className="min-w-0 flex-1 leading-[18px]">
            <Link
              to={buildViewAddress('tickets', { search: formatTicketNumber(id), ticket: id })}
              className="touch-target block truncate rounded-6 font-medium hover:underline"
            >
              {subject}
            </Link>
            <span className="text-12 text-muted tabular-nums">
              {formatTicketNumber(id)}, {formatDate(createdAt)}
            </span>
          </span>
          <Badge tone={state === 'open' ? 'warning' : 'neutral'}>
            {state === 'open' ? 'Open' : 'Closed'}
          </Badge>
        </li>
      )}
      empty="None."
      failure={query.error && <LoadFailure title="The tickets could not be loaded" query={query} />}
    />
  );
}
