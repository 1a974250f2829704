import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { GRACE_DAYS } from '@flexa/license/issue';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { defineMail, type KeyContext } from '../define-mail';
import { letter, type Letter } from '../layout';
import { licenseFields } from '../license-fields';
import { keyPart } from '../license-key';
import { sample } from '../sample-values';
import { formatDay, formatMoment, greeting, licenseName, productName } from '../words';

const schema = z.object({
  endsAt: instantSchema,
  cause: z.enum(['moved', 'restored']).optional(),
  ...licenseFields,
});
type Data = z.infer<typeof schema>;

/** Says why there is another key, and which one it replaces. */
function explainKey({ visualType, endsAt, expiresAt, cause }: Data): string {
  const what = licenseName(visualType);
  const current = `The key in your reports works until ${formatDay(endsAt)} and for ${GRACE_DAYS} days after.`;
  const renewed = `your ${what} has been renewed.`;
  switch (cause) {
    case 'restored':
      return `your ${what} is active again and runs until ${formatDay(expiresAt)}, as the days it was suspended were added. ${current} This is its new key: replace the old one by then.`;
    case 'moved':
      return `${renewed} ${current} The term after that has moved, so this key takes the place of the next key that we sent you before.`;
    case undefined:
      return `${renewed} ${current} This is the next key: replace the old one by then.`;
  }
}

function render(data: Data, context: KeyContext): Letter {
  const { visualType, quantity, expiresAt, endsAt } = data;
  const what = licenseName(visualType);
  const key = keyPart(context.key);
  const account = `${context.portalUrl}/general`;
  const opening = `${greeting(context.name)} ${explainKey(data)}`;
  const rows: Fact[] = [
    ['Licence', productName(visualType)],
    ['Seats', String(quantity)],
    ['Runs until', formatMoment(expiresAt)],
  ];
  return letter(context, {
    subject: data.cause ? `A new key for your ${what}` : `The next key for your ${what}`,
    preheader: `Your current key works until ${formatDay(endsAt)} and for ${GRACE_DAYS} days after.`,
    title: data.cause ? 'Your new key' : 'Your next key',
    body: [paragraph(opening), ...key.body, facts(rows), button('Open my account', account)],
    text: [opening, ...key.text, plainFacts(rows), `Open my account: ${account}`],
    why:
      data.cause === 'restored'
        ? 'You received this e-mail because a licence you hold is active again.'
        : 'You received this e-mail because a licence you hold has been renewed and the term before is about to end.',
  });
}

/**
 * Brings the key of the next term, or the new key of the same licence. `endsAt`: the end of the previous term, or the
 * previous end. `cause`: a licence moved after its key was sent, or was suspended and runs longer.
 */
export const nextKey = defineMail({
  template: 'next-key',
  schema,
  samples: {
    renewed: { ...sample.license, endsAt: sample.end, expiresAt: sample.later },
    moved: { ...sample.license, endsAt: sample.end, expiresAt: sample.later, cause: 'moved' },
    restored: { ...sample.license, endsAt: sample.end, expiresAt: sample.later, cause: 'restored' },
  },
  keyOf: ({ licenseId }) => licenseId,
  render,
});
