import { z } from 'zod';
import { ticketNumber } from '@flexa/contracts/numbers';
import { facts, paragraph, plainFacts, quote, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { sample } from '../sample-values';

const schema = z.object({
  ticketId: z.string(),
  copy: z.object({ subject: z.string(), message: z.string() }).optional(),
});
type Data = z.infer<typeof schema>;

function render({ ticketId, copy }: Data, context: MailContext): Letter {
  const number = ticketNumber(ticketId);
  const opening =
    'Thank you for writing to us. We read every message and will answer at this address.';
  const rows: Fact[] = [
    ['Ticket', number],
    ...(copy ? ([['Subject', copy.subject]] satisfies Fact[]) : []),
  ];
  const lead = 'This is what you wrote:';
  const hint = 'To add something, reply to this e-mail.';
  return {
    ...letter(context, {
      subject: `We received your message ${number}`,
      preheader: 'We’ll read it and answer at this address.',
      title: 'We received your message',
      body: [
        paragraph(opening),
        facts(rows),
        ...(copy ? [paragraph(lead), quote(copy.message)] : []),
        paragraph(hint),
      ],
      text: [opening, plainFacts(rows), ...(copy ? [lead, copy.message] : []), hint],
      why: copy
        ? 'You received this e-mail because you sent a form on our site.'
        : 'You received this e-mail because someone sent a form on our site with your address. If it wasn’t you, you can ignore it.',
    }),
    replyTo: context.supportEmail,
  };
}

/** Goes to the address that was typed in. `copy`: the sender's words, if the sender has confirmed the address. */
export const ticketCopy = defineMail({
  template: 'ticket-copy',
  schema,
  samples: {
    confirmation: { ticketId: sample.ticket.ticketId },
    copy: {
      ticketId: sample.ticket.ticketId,
      copy: { subject: sample.ticket.subject, message: sample.ticket.message },
    },
  },
  render,
});
