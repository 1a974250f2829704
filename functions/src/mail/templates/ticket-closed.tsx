import { z } from 'zod';
import { formatTicketNumber } from '@flexa/contracts/numbers';
import { Button, Facts, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildOnlyVariant, sample } from '../sample-values';

/** Mails the sender without quoting them or support, because the address may be a stranger's. */
export const mail = defineMail({
  schema: z.object({ ticketId: z.string() }),
  samples: buildOnlyVariant({ ticketId: sample.ticket.ticketId }),
  subject: ({ ticketId }) => `Your support request ${formatTicketNumber(ticketId)} is closed`,
  preheader: 'If something is still open, write to us again.',
  title: 'Your request is closed',
  why: 'You received this e-mail because someone sent a form on our site with your address.',
  unsubscribe: null,
  replyTo: (_data, { supportEmail }) => supportEmail,
  Content: ({ data, context }) => (
    <>
      <Paragraph>We consider your request settled and have closed it.</Paragraph>
      <Facts rows={[['Ticket', formatTicketNumber(data.ticketId)]]} />
      <Paragraph>If something is still open, reply to this e-mail or write to us again.</Paragraph>
      <Button label="Write again" href={`${context.portalUrl}/support-center`} />
    </>
  ),
});
