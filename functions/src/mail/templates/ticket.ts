import { ticketNumber } from '@flexa/contracts/numbers';
import { button, facts, plainFacts, quote, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

const KIND_NAMES: Record<MailData<'ticket'>['kind'], string> = {
  contact: 'Contact form',
  question: 'Ask a question',
  support: 'Support centre',
};

/** Brings a ticket to support, whose reply goes to the sender of the ticket. */
export function ticket(data: MailData<'ticket'>, context: MailContext): Letter {
  const { ticketId, kind, name, email, subject, message } = data;
  const admin = `${context.portalUrl}/admin?view=tickets&ticket=${encodeURIComponent(ticketId)}`;
  const rows: Fact[] = [
    ['From', `${name} <${email}>`],
    ['Via', KIND_NAMES[kind]],
    ['Ticket', ticketNumber(ticketId)],
  ];
  return {
    ...letter(context, {
      subject: `[${KIND_NAMES[kind]}] ${subject}`,
      preheader: message.slice(0, 120),
      title: subject,
      body: [quote(message), facts(rows), button('Open the ticket', admin)],
      text: [message, plainFacts(rows), `Open the ticket: ${admin}`],
      why: 'Replies to this e-mail go to the person who wrote it.',
    }),
    replyTo: email,
  };
}
