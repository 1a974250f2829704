import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { GRACE_DAYS } from '@flexa/license/issue';
import { Button, Facts, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { licenseFields } from '../license-fields';
import { LicenseKey } from '../license-key';
import { sample } from '../sample-values';
import {
  formatDay,
  formatMoment,
  formatGreeting,
  formatLicenseName,
  formatProductName,
} from '../words';

const schema = z.object({
  /** The end of the previous term, or the previous end of the same licence. */
  endsAt: instantSchema,
  /** `moved`: the term moved after its key was sent. `restored`: a suspension ended, so the licence runs longer. */
  cause: z.enum(['moved', 'restored']).optional(),
  ...licenseFields,
});
type Data = z.infer<typeof schema>;

/** Explains the reason for a new key, and which key it replaces. */
function explainKey({ visualType, endsAt, expiresAt, cause }: Data): string {
  const license = formatLicenseName(visualType);
  const current = `The key in your reports works until ${formatDay(endsAt)} and for ${GRACE_DAYS} days after.`;
  const renewed = `your ${license} has been renewed.`;
  switch (cause) {
    case 'restored':
      return `your ${license} is active again and runs until ${formatDay(expiresAt)}, as the days it was suspended were added. ${current} This is its new key: replace the old one by then.`;
    case 'moved':
      return `${renewed} ${current} The term after that has moved, so this key takes the place of the next key that we sent you before.`;
    case undefined:
      return `${renewed} ${current} This is the next key: replace the old one by then.`;
  }
}

/** Mails the key of the next term, or the new key of the same licence. */
export const mail = defineMail({
  schema,
  samples: {
    renewed: { ...sample.license, endsAt: sample.end, expiresAt: sample.later },
    moved: { ...sample.license, endsAt: sample.end, expiresAt: sample.later, cause: 'moved' },
    restored: { ...sample.license, endsAt: sample.end, expiresAt: sample.later, cause: 'restored' },
  },
  subject: ({ visualType, cause }) =>
    `${cause ? 'A new key' : 'The next key'} for your ${formatLicenseName(visualType)}`,
  preheader: ({ endsAt }) =>
    `Your current key works until ${formatDay(endsAt)} and for ${GRACE_DAYS} days after.`,
  title: ({ cause }) => (cause ? 'Your new key' : 'Your next key'),
  why: ({ cause }) =>
    cause === 'restored'
      ? 'You received this e-mail because a licence you hold is active again.'
      : 'You received this e-mail because a licence you hold has been renewed and the term before is about to end.',
  unsubscribe: null,
  findLicenseId: ({ licenseId }) => licenseId,
  Content: ({ data, context }) => (
    <>
      <Paragraph>
        {formatGreeting(context.name)} {explainKey(data)}
      </Paragraph>
      <LicenseKey value={context.key} />
      <Facts
        rows={[
          ['Licence', formatProductName(data.visualType)],
          ['Seats', String(data.quantity)],
          ['Runs until', formatMoment(data.expiresAt)],
        ]}
      />
      <Button label="Open my account" href={`${context.portalUrl}/general`} />
    </>
  ),
});
