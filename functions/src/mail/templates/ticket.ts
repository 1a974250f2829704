import { z } from 'zod';
import { ticketNumber } from '@flexa/contracts/numbers';
import { TICKET_KINDS } from '@flexa/contracts/tickets';
import { button, facts, plainFacts, quote, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { one, sample } from '../sample-values';

const schema = z.object({
  ticketId: z.string(),
  kind: z.enum(TICKET_KINDS),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
type Data = z.infer<typeof schema>;

const KIND_NAMES: Record<Data['kind'], string> = {
  contact: 'Contact form',
  question: 'Ask a question',
  support: 'Support centre',
};

function render(data: Data, context: MailContext): Letter {
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

/** Goes to support. A reply goes to the sender. */
export const ticket = defineMail({
  template: 'ticket',
  schema,
  samples: one(sample.ticket),
  render,
});
