import { z } from 'zod';
import { cleanGiverName } from '@flexa/contracts/giver';
import { formatTicketNumber } from '@flexa/contracts/numbers';
import { Facts, Note, Paragraph, Quote } from '../blocks';
import { defineMail } from '../define-mail';
import { sample } from '../sample-values';
import { formatGreeting } from '../words';

const SAMPLE_ANSWER =
  'Pins are part of the paid features. Paste the key of your licence into the visual, and they show.\n\nKind regards,\nMia';

const { ticketId, name, subject, message } = sample.ticket;
const SAMPLE = { ticketId, name, question: { subject, message }, answer: SAMPLE_ANSWER };

/**
 * Mails support's answer with the question. The address may be a stranger's, but someone in support has read the quoted
 * text (docs/decisions/mails-to-strangers-carry-no-free-text.md).
 */
export const mail = defineMail({
  schema: z.object({
    ticketId: z.string(),
    /** The sender's, as typed into the form. */
    name: z.string(),
    question: z.object({ subject: z.string(), message: z.string() }),
    answer: z.string(),
    isClosed: z.boolean(),
  }),
  samples: {
    open: { ...SAMPLE, isClosed: false },
    closed: { ...SAMPLE, isClosed: true },
  },
  subject: ({ ticketId }) => `Our answer to your request ${formatTicketNumber(ticketId)}`,
  preheader: ({ answer }) => answer.slice(0, 120),
  title: 'Our answer to your request',
  why: 'You received this e-mail because someone sent a form on our site with your address.',
  unsubscribe: null,
  replyTo: (_data, { supportEmail }) => supportEmail,
  // A link in a name that anyone typed would look like one of ours.
  Content: ({ data: { ticketId, name, question, answer, isClosed } }) => (
    <>
      <Paragraph>{formatGreeting(cleanGiverName(name))}</Paragraph>
      <Quote>{answer}</Quote>
      <Quote lead="You wrote:">{question.message}</Quote>
      <Facts
        rows={[
          ['Subject', question.subject],
          ['Ticket', formatTicketNumber(ticketId)],
        ]}
      />
      <Note>
        {isClosed
          ? 'We have closed your request. If something is still open, reply to this e-mail.'
          : 'If you have more to say, reply to this e-mail.'}
      </Note>
    </>
  ),
});
