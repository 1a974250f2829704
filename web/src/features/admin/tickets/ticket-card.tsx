import { useId } from 'react';
import { ChevronDown, Mail } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ticketNumber } from '@flexa/contracts/numbers';
import { TICKET_MESSAGE_MAX, type Ticket } from '@flexa/contracts/tickets';
import { now } from '@/lib/clock';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { Notice } from '@/ui/notice';
import { StatusDot } from '@/ui/status-dot';
import { ago, agoWithin } from '../parts/ago';
import { useChangeTicket, useNote } from './use-change-ticket';

const KINDS: Record<Ticket['kind'], string> = {
  contact: 'Contact',
  question: 'Question',
  support: 'Support',
};

interface TicketCardProps {
  ticket: Ticket;
  /** Which admin changed it last. */
  changedBy: string | undefined;
  isOpen: boolean;
  /** The address that opens it, or closes it again. */
  togglePath: string;
}

/** A ticket in two lines; opened, what was written, the note of the admins, and what to do with it. */
export function TicketCard({ ticket, changedBy, isOpen, togglePath }: TicketCardProps) {
  const { id, kind, name, email, subject, state, createdAt } = ticket;
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
              {ticketNumber(id)}, {name}, {email}
            </span>
          </span>
          <Badge className="max-sm:hidden">{KINDS[kind]}</Badge>
          {state === 'closed' && <Badge>Closed</Badge>}
          <span className="text-12 whitespace-nowrap text-muted tabular-nums">
            {ago(createdAt, now())}
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
      {isOpen && <TicketBody ticket={ticket} changedBy={changedBy} />}
    </li>
  );
}

function TicketBody({ ticket, changedBy }: Pick<TicketCardProps, 'ticket' | 'changedBy'>) {
  const id = useId();
  const { note, version, isOvertaken, setNote, keepOwn, takeTheirs, onSaved } = useNote(ticket);
  const isNoteNew = note.trim() !== (ticket.note ?? '');
  const save = useChangeTicket(ticket, onSaved);
  const written = { note: note.trim(), version };
  // A note that was typed goes along: closing must not lose it.
  const set = (state: Ticket['state']) => save.mutate({ state, ...(isNoteNew && written) });
  const changed =
    ticket.updatedAt !== null &&
    `Changed by ${changedBy ?? 'a deleted account'}, ${agoWithin(ticket.updatedAt, now())}`;
  const canSave = !save.isPending && !isOvertaken;
  const answer = `mailto:${ticket.email}?subject=${encodeURIComponent(`Re: ${ticket.subject}`)}`;

  return (
    <div className="border-t border-line px-4 py-4">
      <p className="max-w-[68ch] [overflow-wrap:anywhere] whitespace-pre-wrap">{ticket.message}</p>
      <label htmlFor={id} className="mt-4 mb-1.5 block font-medium">
        Internal note
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={TICKET_MESSAGE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        className="block w-full max-w-[68ch] rounded-8 border border-input bg-bg px-3 py-2 hover:border-text focus:border-brand focus:outline-3 focus:outline-offset-0 focus:outline-brand/22 pointer-coarse:text-16"
      />
      {changed && !isOvertaken && <p className="mt-1.5 text-12 text-muted">{changed}</p>}
      {isOvertaken && (
        <Notice
          tone="warning"
          className="mt-3 max-w-[68ch]"
          title={changed}
          actions={
            <>
              <Button size="sm" onClick={keepOwn}>
                Keep mine
              </Button>
              <Button size="sm" onClick={takeTheirs}>
                Use theirs
              </Button>
            </>
          }
        >
          {ticket.note === null ? (
            'They removed the note.'
          ) : (
            <q className="[overflow-wrap:anywhere] whitespace-pre-wrap">{ticket.note}</q>
          )}
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={answer}
          className="touch-target inline-flex h-8 items-center gap-2 rounded-8 border border-line-2 bg-bg px-3 font-medium hover:bg-surface-2"
        >
          <Mail aria-hidden="true" strokeWidth={1.75} className="size-4" />
          Answer by e-mail
        </a>
        <Button size="sm" disabled={!isNoteNew || !canSave} onClick={() => save.mutate(written)}>
          Save note
        </Button>
        {ticket.state === 'open' ? (
          <Button size="sm" disabled={!canSave} onClick={() => set('closed')}>
            Close ticket
          </Button>
        ) : (
          <Button size="sm" disabled={!canSave} onClick={() => set('open')}>
            Reopen ticket
          </Button>
        )}
      </div>
    </div>
  );
}
