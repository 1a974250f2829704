import { REPLY_LINE } from '@flexa/contracts/mails';
import { ticketNumber } from '@flexa/contracts/numbers';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

/** To the sender, without a word of theirs or of support: the address may be a stranger's. */
export function ticketClosed(
  { ticketId, replyTo }: MailData<'ticket-closed'>,
  context: MailContext,
): Letter {
  const opening = 'We consider your request settled and have closed it.';
  const rows: Fact[] = [['Ticket', ticketNumber(ticketId)]];
  const hint = replyTo
    ? 'If something is still open, reply to this e-mail. We can’t take attachments.'
    : 'If something is still open, write to us again and mention this ticket.';
  const address = `${context.portalUrl}/support-center`;
  return {
    ...(replyTo && { replyTo }),
    ...letter(context, {
      above: replyTo && REPLY_LINE,
      subject: 'Your support request is closed',
      preheader: 'If something is still open, write to us again.',
      title: 'Your request is closed',
      body: [paragraph(opening), facts(rows), paragraph(hint), button('Write again', address)],
      text: [opening, plainFacts(rows), hint, `Write again: ${address}`],
      why: 'You received this e-mail because someone sent a form on our site with your address.',
    }),
  };
}
