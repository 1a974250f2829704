import { z } from 'zod';
import { button, note, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { licenseFields } from '../license-fields';
import { sample } from '../sample-values';
import { formatMoment, greeting, licenseName, productName } from '../words';

const schema = z.object({ ...licenseFields, isSeat: z.boolean() });
type Data = z.infer<typeof schema>;

function render(data: Data, context: MailContext): Letter {
  const { visualType, expiresAt, isSeat } = data;
  const what = isSeat ? `seat of ${productName(visualType)}` : licenseName(visualType);
  const account = `${context.portalUrl}/general`;
  const opening = `${greeting(context.name)} your ${what} ended on ${formatMoment(expiresAt)}.`;
  const follows =
    'Your reports stay as they are. Once the key no longer works, paid features show a watermark.';
  const next = isSeat
    ? 'The person who gave you the seat can renew it.'
    : 'To use everything again, choose a new term. Nothing renews automatically and nothing is charged.';
  const label = isSeat ? 'Open my account' : 'Choose a new term';
  return letter(context, {
    subject: `Your ${what} has ended`,
    preheader: follows,
    title: `Your ${what} has ended`,
    body: [paragraph(opening), paragraph(follows), button(label, account), note(next)],
    text: [opening, follows, `${label}: ${account}`, next],
    why: 'You received this e-mail because you had this licence.',
  });
}

export const licenseEnded = defineMail({
  template: 'license-ended',
  schema,
  samples: {
    licence: { ...sample.license, isSeat: false },
    seat: { ...sample.license, quantity: 1, isSeat: true },
  },
  render,
});
