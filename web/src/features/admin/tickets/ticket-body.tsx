import { TICKET_MESSAGE_MAX, type Ticket } from '@flexa/contracts/tickets';
import { now } from '@/lib/clock';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
import { formatAgoInSentence } from '../parts/ago';
import { Assignee } from './assignee';
import { TicketPerson } from './ticket-person';
import { TicketText } from './ticket-text';
import { TicketThread } from './ticket-thread';
import { useAnswer, useChangeTicket, useNote } from './use-change-ticket';

/** Names of admins and support by uid. */
type People = Readonly<Record<string, string>>;

interface TicketBodyProps {
  ticket: Ticket;
  people: People;
}

const findName = (people: People, uid: string | null) => people[uid ?? ''] ?? 'a deleted account';

/**
 * Shows the message, the answers so far, the admins' note and the forms to answer and change the
 * ticket.
 */
export function TicketBody({ ticket, people }: TicketBodyProps) {
  const { message, state, updatedAt, updatedBy } = ticket;
  const { note, version, isOvertaken, setNote, keepOwn, takeTheirs, onSaved } = useNote(ticket);
  const answer = useAnswer(ticket);
  const isNoteNew = note.trim() !== (ticket.note ?? '');
  const save = useChangeTicket(ticket, { onSaved, onSent: answer.onSent });
  const written = { note: note.trim(), version };
  // Sends an unsaved note along, so that closing doesn't lose it.
  const set = (next: Ticket['state']) => save.mutate({ state: next, ...(isNoteNew && written) });
  const send = (next: Ticket['state']) =>
    save.mutate({
      ...(isNoteNew && written),
      answer: answer.text.trim(),
      version,
      ...(next !== state && { state: next }),
    });
  const changed =
    updatedAt !== null &&
    updatedBy !== null &&
    `Changed by ${findName(people, updatedBy)}, ${formatAgoInSentence(updatedAt, now())}`;
  const canSave = !save.isPending && !isOvertaken;
  const canSend = canSave && answer.text.trim() !== '';

  return (
    <div className="border-t border-line px-4 py-4">
      <p className="max-w-[68ch] [overflow-wrap:anywhere] whitespace-pre-wrap">{message}</p>
      <TicketThread ticket={ticket} findName={(uid) => findName(people, uid)} />
      <Assignee
        ticket={ticket}
        people={people}
        disabled={save.isPending}
        onChange={(assignee) => save.mutate({ assignee, version: ticket.version })}
      />
      <TicketText
        label="Answer"
        rows={4}
        maxLength={TICKET_MESSAGE_MAX}
        value={answer.text}
        onChange={answer.set}
        hint={`Goes to ${ticket.email}.`}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" variant="primary" disabled={!canSend} onClick={() => send(state)}>
          Send answer
        </Button>
        {state === 'open' && (
          <Button size="sm" disabled={!canSend} onClick={() => send('closed')}>
            Send and close
          </Button>
        )}
      </div>
      <TicketText
        label="Internal note"
        rows={3}
        maxLength={TICKET_MESSAGE_MAX}
        value={note}
        onChange={setNote}
        hint={!isOvertaken && changed}
      />
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
        <Button size="sm" disabled={!isNoteNew || !canSave} onClick={() => save.mutate(written)}>
          Save note
        </Button>
        {state === 'open' ? (
          <Button size="sm" disabled={!canSave} onClick={() => set('closed')}>
            Close ticket
          </Button>
        ) : (
          <Button size="sm" disabled={!canSave} onClick={() => set('open')}>
            Reopen ticket
          </Button>
        )}
      </div>
      <TicketPerson ticket={ticket} />
    </div>
  );
}
