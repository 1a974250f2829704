import { REPLY_LINE } from '@flexa/contracts/mails';
import { ticketNumber } from '@flexa/contracts/numbers';
import { facts, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

/** To the sender, without a word of theirs: the address may be that of someone they only know. */
export function ticketCopy(
  { ticketId, replyTo }: MailData<'ticket-copy'>,
  context: MailContext,
): Letter {
  const opening =
    'Thank you for writing to us. We read every message and will answer at this address.';
  const rows: Fact[] = [['Ticket', ticketNumber(ticketId)]];
  const hint = replyTo
    ? 'To add something, reply to this e-mail. We can’t take attachments.'
    : 'If you write again about the same topic, mention this ticket.';
  return {
    ...(replyTo && { replyTo }),
    ...letter(context, {
      above: replyTo && REPLY_LINE,
      subject: 'We received your message',
      preheader: 'We’ll read it and answer at this address.',
      title: 'We received your message',
      body: [paragraph(opening), facts(rows), paragraph(hint)],
      text: [opening, plainFacts(rows), hint],
      why: 'You received this e-mail because someone sent a form on our site with your address. If it wasn’t you, you can ignore it.',
    }),
  };
}
