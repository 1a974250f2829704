import { button, facts, paragraph, plainFacts, quote, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';
import { greeting, licenseName, moment, productName } from '../words';

/** The reason is the one written for the customer. */
export function licenseRevoked(data: MailData<'license-revoked'>, context: MailContext): Letter {
  const { visualType, quantity, reason } = data;
  const what = licenseName(visualType);
  const opening = `${greeting(context.name)} we have ended your ${what}. Its key no longer works.`;
  const rows: Fact[] = [
    ['Licence', productName(visualType)],
    ['Seats', String(quantity)],
    ['Ended', moment(context.queuedAt)],
  ];
  const address = `${context.portalUrl}/contact`;
  const hint = 'If you think this is a mistake, write to us.';
  return letter(context, {
    subject: `Your ${what} has ended`,
    preheader: 'We ended it. The reason is inside.',
    title: `Your ${what} has ended`,
    body: [
      paragraph(opening),
      paragraph('The reason:'),
      quote(reason),
      facts(rows),
      paragraph(hint),
      button('Contact us', address),
    ],
    text: [opening, `The reason: ${reason}`, plainFacts(rows), hint, `Contact us: ${address}`],
    why: 'You received this e-mail because you had this licence.',
  });
}
