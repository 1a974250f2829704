import { facts, paragraph, plainFacts, quote, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

/** To the sender. Its subject is ours: a form must not send strangers a mail with any headline. */
export function ticketCopy(data: MailData<'ticket-copy'>, context: MailContext): Letter {
  const { ticketId, name, subject, message } = data;
  const opening = `Hello ${name}, thank you for writing to us. Somebody reads every message, and we answer to this address.`;
  const below = 'This is what we received:';
  const rows: Fact[] = [
    ['Subject', subject],
    ['Ticket', ticketId],
  ];
  return letter(context, {
    subject: 'We received your message',
    preview: 'Somebody reads it and answers to this address.',
    title: 'We received your message',
    body: [paragraph(opening), paragraph(below), quote(message), facts(rows)],
    text: [opening, below, message, plainFacts(rows)],
    why: 'You get this mail because a form on our site was sent with your address. If it was not you, you can ignore it.',
  });
}
