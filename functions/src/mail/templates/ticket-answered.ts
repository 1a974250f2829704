import { z } from 'zod';
import { ticketNumber } from '@flexa/contracts/numbers';
import { facts, note, plainFacts, quote, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { sample } from '../sample-values';

const schema = z.object({ ticketId: z.string(), answer: z.string(), isClosed: z.boolean() });
type Data = z.infer<typeof schema>;

/**
 * Quotes support alone, never the request: the address may be a stranger's
 * (docs/decisions/mails-to-strangers-carry-no-free-text.md).
 */
function render({ ticketId, answer, isClosed }: Data, context: MailContext): Letter {
  const number = ticketNumber(ticketId);
  const rows: Fact[] = [['Ticket', number]];
  const hint = isClosed
    ? 'We have closed your request. If something is still open, reply to this e-mail.'
    : 'If you have more to say, reply to this e-mail.';
  return {
    ...letter(context, {
      subject: `Our answer to your request ${number}`,
      preheader: answer.slice(0, 120),
      title: 'Our answer to your request',
      body: [quote(answer), facts(rows), note(hint)],
      text: [answer, plainFacts(rows), hint],
      why: 'You received this e-mail because someone sent a form on our site with your address.',
    }),
    replyTo: context.supportEmail,
  };
}

const SAMPLE_ANSWER =
  'Hello Nora,\npins are part of the paid features. Paste the key of your licence into the visual, and they show.\n\nKind regards,\nMia';

/** Brings the answer of support without quoting the question. */
export const ticketAnswered = defineMail({
  template: 'ticket-answered',
  schema,
  samples: {
    open: { ticketId: sample.ticket.ticketId, answer: SAMPLE_ANSWER, isClosed: false },
    closed: { ticketId: sample.ticket.ticketId, answer: SAMPLE_ANSWER, isClosed: true },
  },
  render,
});
