import { ticketNumber } from '@flexa/contracts/numbers';
import { button, facts, plainFacts, quote, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

const KIND_NAMES: Record<MailData<'ticket'>['kind'], string> = {
  contact: 'Contact form',
  question: 'Ask a question',
  support: 'Support centre',
};

/** To support; an answer goes to the sender of the ticket, also where another address replied. */
export function ticket(data: MailData<'ticket'>, context: MailContext): Letter {
  const { ticketId, kind, name, email, subject, message, reply } = data;
  const admin = `${context.portalUrl}/admin?view=tickets&ticket=${encodeURIComponent(ticketId)}`;
  const isStrange = reply?.isSender === false;
  const rows: Fact[] = [
    ...(isStrange ? [['From another address', reply.from] as const] : []),
    [isStrange ? 'Ticket from' : 'From', `${name} <${email}>`],
    ['Via', reply ? 'Reply by e-mail' : KIND_NAMES[kind]],
    ...(reply?.attachments ? [['Attachments, not kept', `${reply.attachments}`] as const] : []),
    ['Ticket', ticketNumber(ticketId)],
  ];
  return {
    ...letter(context, {
      subject: `${reply ? 'Re: ' : ''}[${KIND_NAMES[kind]}] ${subject}`,
      preheader: message.slice(0, 120),
      title: subject,
      body: [...(message ? [quote(message)] : []), facts(rows), button('Open the ticket', admin)],
      text: [...(message ? [message] : []), plainFacts(rows), `Open the ticket: ${admin}`],
      why: isStrange
        ? 'Replies to this e-mail go to the address the ticket came from.'
        : 'Replies to this e-mail go to the person who wrote it.',
    }),
    replyTo: email,
  };
}
