import { z } from 'zod';
import { formatTicketNumber } from '@flexa/contracts/numbers';
import { TICKET_KINDS } from '@flexa/contracts/tickets';
import { Button, Facts, Quote } from '../blocks';
import { defineMail } from '../define-mail';
import { buildOnlyVariant, sample } from '../sample-values';

const schema = z.object({
  ticketId: z.string(),
  kind: z.enum(TICKET_KINDS),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});

const KIND_NAMES: Record<z.infer<typeof schema>['kind'], string> = {
  contact: 'Contact form',
  question: 'Ask a question',
  support: 'Support centre',
};

/** Mails a ticket to support. Replies go to the sender. */
export const mail = defineMail({
  schema,
  samples: buildOnlyVariant(sample.ticket),
  subject: ({ kind, subject }) => `[${KIND_NAMES[kind]}] ${subject}`,
  preheader: ({ message }) => message.slice(0, 120),
  title: ({ subject }) => subject,
  why: 'Replies to this e-mail go to the person who wrote it.',
  unsubscribe: null,
  replyTo: ({ email }) => email,
  Content: ({ data: { ticketId, kind, name, email, message }, context }) => (
    <>
      <Quote>{message}</Quote>
      <Facts
        rows={[
          ['From', `${name} <${email}>`],
          ['Via', KIND_NAMES[kind]],
          ['Ticket', formatTicketNumber(ticketId)],
        ]}
      />
      <Button
        label="Open the ticket"
        href={`${context.portalUrl}/admin?view=tickets&ticket=${encodeURIComponent(ticketId)}`}
      />
    </>
  ),
});
