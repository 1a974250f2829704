import { ticketNumber } from '@flexa/contracts/numbers';
import { facts, note, plainFacts, quote, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

/**
 * Quotes support alone, never the request: the address may be a stranger's
 * (docs/decisions/mails-to-strangers-carry-no-free-text.md).
 */
export function ticketAnswered(
  { ticketId, answer, isClosed }: MailData<'ticket-answered'>,
  context: MailContext,
): Letter {
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
