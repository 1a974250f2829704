import type { Ticket, TicketReply } from '@flexa/contracts/tickets';
import { now } from '@/lib/clock';
import { plural } from '@/lib/format';
import { agoWithin } from '../parts/ago';

const TEXT = 'mt-1 [overflow-wrap:anywhere] whitespace-pre-wrap';

interface TicketThreadProps {
  ticket: Ticket;
  /** The name of someone of admins or support. */
  nameOf: (uid: string) => string;
}

/** What was answered and what came back by mail, oldest first. */
export function TicketThread({ ticket, nameOf }: TicketThreadProps) {
  const { answers, replies } = ticket;
  const thread = [
    ...answers.map((answer) => ({ key: `answer-${answer.version}`, at: answer.at, answer })),
    ...replies.map((reply) => ({ key: reply.id, at: reply.at, reply })),
  ].sort((a, b) => a.at.localeCompare(b.at));
  if (thread.length === 0) return null;
  return (
    <ol aria-label="Answers and replies" className="mt-4 grid max-w-[68ch] gap-3">
      {thread.map((entry) =>
        'reply' in entry ? (
          <Reply key={entry.key} reply={entry.reply} />
        ) : (
          <li key={entry.key} className="border-l-2 border-brand pl-3">
            <p className="text-12 text-muted">
              Answered by {nameOf(entry.answer.by)}, {agoWithin(entry.at, now())}
            </p>
            <p className={TEXT}>{entry.answer.text}</p>
          </li>
        ),
      )}
    </ol>
  );
}

function Reply({ reply }: { reply: TicketReply }) {
  const { text, original, at, from, isSender, attachments } = reply;
  return (
    <li className="border-l-2 border-line-2 pl-3">
      <p className="text-12 [overflow-wrap:anywhere] text-muted">
        Reply from {from}, {agoWithin(at, now())}
      </p>
      {!isSender && (
        <p className="mt-1 text-12 text-warning">
          This is not the address the ticket came from. Answers go to the ticket’s own address.
        </p>
      )}
      {text && <p className={TEXT}>{text}</p>}
      {attachments > 0 && (
        <p className="mt-1 text-12 text-muted">
          Came with {plural(attachments, 'attachment')}, which we don’t keep.
        </p>
      )}
      {original !== null && (
        <details className="mt-1 text-12 text-muted">
          <summary className="touch-target w-fit cursor-pointer rounded-6 underline">
            Whole e-mail
          </summary>
          <p className={TEXT}>{original}</p>
        </details>
      )}
    </li>
  );
}
