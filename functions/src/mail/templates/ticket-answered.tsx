import { z } from 'zod';
import { formatTicketNumber } from '@flexa/contracts/numbers';
import { Facts, Note, Quote } from '../blocks';
import { defineMail } from '../define-mail';
import { sample } from '../sample-values';

const SAMPLE_ANSWER =
  'Hello Nora,\npins are part of the paid features. Paste the key of your licence into the visual, and they show.\n\nKind regards,\nMia';

/**
 * Brings the answer of support and quotes support alone, never the request: the address may be a stranger's
 * (docs/decisions/mails-to-strangers-carry-no-free-text.md).
 */
export const mail = defineMail({
  schema: z.object({ ticketId: z.string(), answer: z.string(), isClosed: z.boolean() }),
  samples: {
    open: { ticketId: sample.ticket.ticketId, answer: SAMPLE_ANSWER, isClosed: false },
    closed: { ticketId: sample.ticket.ticketId, answer: SAMPLE_ANSWER, isClosed: true },
  },
  subject: ({ ticketId }) => `Our answer to your request ${formatTicketNumber(ticketId)}`,
  preheader: ({ answer }) => answer.slice(0, 120),
  title: 'Our answer to your request',
  why: 'You received this e-mail because someone sent a form on our site with your address.',
  unsubscribe: null,
  replyTo: (_data, { supportEmail }) => supportEmail,
  Content: ({ data: { ticketId, answer, isClosed } }) => (
    <>
      <Quote>{answer}</Quote>
      <Facts rows={[['Ticket', formatTicketNumber(ticketId)]]} />
      <Note>
        {isClosed
          ? 'We have closed your request. If something is still open, reply to this e-mail.'
          : 'If you have more to say, reply to this e-mail.'}
      </Note>
    </>
  ),
});
