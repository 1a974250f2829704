import { facts, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

/** To the sender, without a word of theirs: the address may be that of somebody they only know. */
export function ticketCopy({ ticketId }: MailData<'ticket-copy'>, context: MailContext): Letter {
  const opening =
    'Thank you for writing to us. Somebody reads every message, and we answer to this address.';
  const rows: Fact[] = [['Ticket', ticketId]];
  const hint = 'If you write again about the same matter, name this ticket.';
  return letter(context, {
    subject: 'We received your message',
    preview: 'Somebody reads it and answers to this address.',
    title: 'We received your message',
    body: [paragraph(opening), facts(rows), paragraph(hint)],
    text: [opening, plainFacts(rows), hint],
    why: 'You get this mail because a form on our site was sent with your address. If it was not you, you can ignore it.',
  });
}
