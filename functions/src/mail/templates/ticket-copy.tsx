import { z } from 'zod';
import { formatTicketNumber } from '@flexa/contracts/numbers';
import { Facts, Paragraph, Quote, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { sample } from '../sample-values';

/** Confirms a message to the address that was typed in. */
export const mail = defineMail({
  schema: z.object({
    ticketId: z.string(),
    /** The sender's words, if the sender has confirmed the address. */
    copy: z.object({ subject: z.string(), message: z.string() }).optional(),
  }),
  samples: {
    confirmation: { ticketId: sample.ticket.ticketId },
    copy: {
      ticketId: sample.ticket.ticketId,
      copy: { subject: sample.ticket.subject, message: sample.ticket.message },
    },
  },
  subject: ({ ticketId }) => `We received your message ${formatTicketNumber(ticketId)}`,
  preheader: 'We’ll read it and answer at this address.',
  title: 'We received your message',
  why: ({ copy }) =>
    copy
      ? 'You received this e-mail because you sent a form on our site.'
      : 'You received this e-mail because someone sent a form on our site with your address. If it wasn’t you, you can ignore it.',
  unsubscribe: null,
  replyTo: (_data, { supportEmail }) => supportEmail,
  Content({ data: { ticketId, copy } }) {
    const number: Fact = ['Ticket', formatTicketNumber(ticketId)];
    return (
      <>
        <Paragraph>
          Thank you for writing to us. We read every message and will answer at this address.
        </Paragraph>
        <Facts rows={copy ? [number, ['Subject', copy.subject]] : [number]} />
        {copy && (
          <>
            <Paragraph>This is what you wrote:</Paragraph>
            <Quote>{copy.message}</Quote>
          </>
        )}
        <Paragraph>To add something, reply to this e-mail.</Paragraph>
      </>
    );
  },
});
