import { ticketNumber } from '@flexa/contracts/numbers';
import { facts, paragraph, plainFacts, quote, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

/** Confirms a message. Quotes it only if the sender has confirmed the address; it may be a stranger's otherwise. */
export function ticketCopy(
  { ticketId, copy }: MailData<'ticket-copy'>,
  context: MailContext,
): Letter {
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
