import { z } from 'zod';
import { button, facts, paragraph, plainFacts, quote, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { licenseFields } from '../license-fields';
import { one, sample } from '../sample-values';
import { formatMoment, greeting, licenseName, productName } from '../words';

const schema = z.object({ ...licenseFields, reason: z.string() });
type Data = z.infer<typeof schema>;

/** The reason is the one written for the customer. */
function render(data: Data, context: MailContext): Letter {
  const { visualType, quantity, reason } = data;
  const what = licenseName(visualType);
  const opening = `${greeting(context.name)} we have ended your ${what}. Its key no longer works.`;
  const rows: Fact[] = [
    ['Licence', productName(visualType)],
    ['Seats', String(quantity)],
    ['Ended', formatMoment(context.queuedAt)],
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

/** An admin revoked the licence and wrote the reason for its owner. */
export const licenseRevoked = defineMail({
  template: 'license-revoked',
  schema,
  samples: one({ ...sample.license, reason: 'The order was placed twice.' }),
  render,
});
