import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { formatTicketNumber } from '@flexa/contracts/numbers';
import type { Ticket } from '@flexa/contracts/tickets';
import { now } from '@/lib/clock';
import { Badge } from '@/ui/badge';
import { cn } from '@/ui/cn';
import { StatusDot } from '@/ui/status-dot';
import { formatAgo } from '../parts/ago';
import { TicketBody } from './ticket-body';

const KINDS: Record<Ticket['kind'], string> = {
  contact: 'Contact',
  question: 'Question',
  support: 'Support',
};

interface TicketCardProps {
  ticket: Ticket;
  /** Names of admins and support by uid. */
  people: Readonly<Record<string, string>>;
  isOpen: boolean;
  /** Address that opens or closes the card. */
  togglePath: string;
}

/** Shows a ticket in two lines, and all of it once opened. */
export function TicketCard({ ticket, people, isOpen, togglePath }: TicketCardProps) {
  const { id, kind, name, email, subject, state, assignee, createdAt } = ticket;
  return (
    <li data-ticket={ticket.id} className="rounded-10 border border-line bg-raised">
      <h2 className="text-14">
        <Link
          to={togglePath}
          aria-expanded={isOpen}
          className="flex min-h-16 items-center gap-3 rounded-10 px-4 py-3 font-normal hover:bg-hover"
        >
          <StatusDot tone={state === 'open' ? 'warning' : 'neutral'} />
          <span className="min-w-0 flex-1 leading-5">
            <span className={cn('block font-medium', !isOpen && 'truncate')}>{subject}</span>
            <span className="block truncate text-12 text-muted">
              {formatTicketNumber(id)}, {name}, {email}
            </span>
          </span>
          {assignee && (
            <Badge className="max-w-40 max-sm:hidden">
              <span className="sr-only">Assigned to </span>
              <span className="truncate">{people[assignee] ?? 'a deleted account'}</span>
            </Badge>
          )}
          <Badge className="max-sm:hidden">{KINDS[kind]}</Badge>
          {state === 'closed' && <Badge>Closed</Badge>}
          <span className="text-12 whitespace-nowrap text-muted tabular-nums">
            {formatAgo(createdAt, now())}
          </span>
          <ChevronDown
            aria-hidden="true"
            strokeWidth={1.75}
            className={cn(
              'size-4 shrink-0 text-muted transition-transform',
              isOpen && 'rotate-180',
            )}
          />
        </Link>
      </h2>
      {isOpen && <TicketBody ticket={ticket} people={people} />}
    </li>
  );
}
