import { z } from 'zod';
import { button, facts, note, paragraph, plainFacts, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { licenseFields } from '../license-fields';
import { one, sample } from '../sample-values';
import { formatDay, formatMoment, licenseName, productName } from '../words';

const schema = z.object(licenseFields);
type Data = z.infer<typeof schema>;

/** Says nothing in the words of the person who gives the seat: they write to an address they may not know. */
function render(data: Data, context: MailContext): Letter {
  const { licenseId, visualType, expiresAt } = data;
  const what = licenseName(visualType);
  const address = `${context.portalUrl}/seat?licence=${encodeURIComponent(licenseId)}`;
  const opening = `Hello, you have been given a seat on a ${what}.`;
  const how = 'Sign in with this address, or create an account.';
  const other = 'If you weren’t expecting this, you can ignore this e-mail.';
  const rows: Fact[] = [
    ['Product', productName(visualType)],
    ['Runs until', formatMoment(expiresAt)],
  ];
  return letter(context, {
    subject: `Your seat for ${productName(visualType)}`,
    preheader: `It runs until ${formatDay(expiresAt)}.`,
    title: `A customer gave you ${productName(visualType)}`,
    body: [
      paragraph(opening),
      facts(rows),
      paragraph(how),
      button('Accept my seat', address),
      note(other),
    ],
    text: [opening, plainFacts(rows), `${how}\n${address}`, other],
    why: 'You received this e-mail because a customer gave a seat to this address.',
  });
}

/** Invites an address to a seat. The licence is the one that has the seats. */
export const seatInvitation = defineMail({
  template: 'seat-invitation',
  schema,
  samples: one(sample.license),
  render,
});
