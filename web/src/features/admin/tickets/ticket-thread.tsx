import type { Ticket } from '@flexa/contracts/tickets';
import { now } from '@/lib/clock';
import { formatAgoInSentence } from '../parts/ago';

interface TicketThreadProps {
  ticket: Ticket;
  /** Returns the name of an admin or a member of support. */
  findName: (uid: string) => string;
}

/** Lists the answers of a ticket, oldest first. */
export function TicketThread({ ticket, findName }: TicketThreadProps) {
  const { answers } = ticket;
  if (answers.length === 0) return null;
  return (
    <ol aria-label="Answers" className="mt-4 grid max-w-[68ch] gap-3">
      {answers.map(({ version, by, at, text }) => (
        <li key={version} className="border-l-2 border-brand pl-3">
          <p className="text-12 text-muted">
            Answered by {findName(by)}, {formatAgoInSentence(at, now())}
          </p>
          <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap">{text}</p>
        </li>
      ))}
    </ol>
  );
}
