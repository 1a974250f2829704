import { z } from 'zod';
import { ticketNumber } from '@flexa/contracts/numbers';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { one, sample } from '../sample-values';

const schema = z.object({ ticketId: z.string() });
type Data = z.infer<typeof schema>;

/** Tells the sender, without quoting them or support: the address may be a stranger's. */
function render({ ticketId }: Data, context: MailContext): Letter {
  const number = ticketNumber(ticketId);
  const opening = 'We consider your request settled and have closed it.';
  const rows: Fact[] = [['Ticket', number]];
  const hint = 'If something is still open, reply to this e-mail or write to us again.';
  const address = `${context.portalUrl}/support-center`;
  return {
    ...letter(context, {
      subject: `Your support request ${number} is closed`,
      preheader: 'If something is still open, write to us again.',
      title: 'Your request is closed',
      body: [paragraph(opening), facts(rows), paragraph(hint), button('Write again', address)],
      text: [opening, plainFacts(rows), hint, `Write again: ${address}`],
      why: 'You received this e-mail because someone sent a form on our site with your address.',
    }),
    replyTo: context.supportEmail,
  };
}

export const ticketClosed = defineMail({
  template: 'ticket-closed',
  schema,
  samples: one({ ticketId: sample.ticket.ticketId }),
  render,
});
