import { ticketNumber } from '@flexa/contracts/numbers';
import { facts, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';

/** Confirms a message without quoting it: the address may belong to someone else. */
export function ticketCopy({ ticketId }: MailData<'ticket-copy'>, context: MailContext): Letter {
  const number = ticketNumber(ticketId);
  const opening =
    'Thank you for writing to us. We read every message and will answer at this address.';
  const rows: Fact[] = [['Ticket', number]];
  const hint = 'To add something, reply to this e-mail.';
  return {
    ...letter(context, {
      subject: `We received your message ${number}`,
      preheader: 'We’ll read it and answer at this address.',
      title: 'We received your message',
      body: [paragraph(opening), facts(rows), paragraph(hint)],
      text: [opening, plainFacts(rows), hint],
      why: 'You received this e-mail because someone sent a form on our site with your address. If it wasn’t you, you can ignore it.',
    }),
    replyTo: context.supportEmail,
  };
}
