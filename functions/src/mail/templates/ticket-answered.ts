import { REPLY_LINE } from '@flexa/contracts/mails';
import { ticketNumber } from '@flexa/contracts/numbers';
import { facts, note, plainFacts, quote, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

/**
 * To the sender, in the words of support alone: the address may be a stranger's, so nothing of what was
 * asked is repeated (docs/decisions/043-mail-to-strangers-has-no-words-of-theirs.md).
 */
export function ticketAnswered(
  { ticketId, answer, isClosed, replyTo }: MailData<'ticket-answered'>,
  context: MailContext,
): Letter {
  const number = ticketNumber(ticketId);
  const rows: Fact[] = [['Ticket', number]];
  const address = `${context.portalUrl}/support-center`;
  const hint = replyTo
    ? `${isClosed ? 'We have closed your request. Reply' : 'Reply'} to this e-mail to ${isClosed ? 'open it again' : 'tell us more'}. We can’t take attachments.`
    : isClosed
      ? `We have closed your request. If something is still open, write to us at ${address} and mention the ticket.`
      : `If you have more to say, write to us at ${address} and mention the ticket.`;
  return {
    ...(replyTo && { replyTo }),
    ...letter(context, {
      above: replyTo && REPLY_LINE,
      subject: `Our answer to your request ${number}`,
      preheader: answer.slice(0, 120),
      title: 'Our answer to your request',
      body: [quote(answer), facts(rows), note(hint)],
      text: [answer, plainFacts(rows), hint],
      why: 'You received this e-mail because someone sent a form on our site with your address.',
    }),
  };
}
