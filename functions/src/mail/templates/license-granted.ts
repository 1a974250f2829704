import { z } from 'zod';
import { formatCount } from '@flexa/contracts/format';
import { button, facts, packPicture, paragraph, plainFacts, type Fact } from '../blocks';
import { defineMail, type KeyContext } from '../define-mail';
import { letter, type Letter } from '../layout';
import { licenseFields } from '../license-fields';
import { keyPart } from '../license-key';
import { sample } from '../sample-values';
import { formatDay, formatMoment, greeting, licenseName, productName } from '../words';

const schema = z.object({
  ...licenseFields,
  /** An admin gave it. */
  isGift: z.boolean().optional(),
  /** Its key ends with it. */
  isTrial: z.boolean().optional(),
});
type Data = z.infer<typeof schema>;

function render(data: Data, context: KeyContext): Letter {
  const { visualType, quantity, expiresAt } = data;
  const what = licenseName(visualType);
  const key = keyPart(context.key, data.isTrial);
  const account = `${context.portalUrl}/general`;
  const hello = greeting(context.name);
  const rows: Fact[] = [
    ['Licence', productName(visualType)],
    ['Seats', String(quantity)],
    ['Runs until', formatMoment(expiresAt)],
  ];
  const isActive = context.key !== null;
  const opening = !isActive
    ? hello
    : data.isGift
      ? `${hello} we have given you a ${what}. It is active, and you don’t owe us anything.`
      : `${hello} your ${what} is active.`;
  const ready = data.isGift ? `A gift from us: your ${what}` : `Your ${what} is ready`;
  return letter(context, {
    subject: isActive ? ready : `About your ${what}`,
    preheader: isActive
      ? `${formatCount(quantity, 'seat')} until ${formatDay(expiresAt)}. Your key is inside.`
      : 'There is no key in this e-mail.',
    title: isActive ? ready : `About your ${what}`,
    body: [
      paragraph(opening),
      ...key.body,
      ...(isActive ? [facts(rows), packPicture(visualType, context.portalUrl)] : []),
      button('Open my account', account),
    ],
    text: [
      opening,
      ...key.text,
      ...(isActive ? [plainFacts(rows)] : []),
      `Open my account: ${account}`,
    ],
    why: 'You received this e-mail because a licence was added to your account.',
  });
}

/** Brings a free or given licence. Its key is made when the mail is sent. */
export const licenseGranted = defineMail({
  template: 'license-granted',
  schema,
  samples: {
    free: sample.license,
    gift: { ...sample.license, isGift: true },
    trial: { ...sample.license, quantity: 1, isTrial: true },
  },
  keyOf: ({ licenseId }) => licenseId,
  render,
});
