import { z } from 'zod';
import { formatCount } from '@flexa/contracts/format';
import { Button, Facts, PackPicture, Paragraph } from '../blocks';
import { defineMail, type MailContext } from '../define-mail';
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
  ...licenseFields,
  /** True if an admin granted it. */
  isGift: z.boolean().optional(),
  /** True for a trial, whose key has no grace days. */
  isTrial: z.boolean().optional(),
});
type Data = z.infer<typeof schema>;

/** Says that the licence is ready, unless it no longer has a key. */
function announceLicense({ visualType, isGift }: Data, { key }: MailContext): string {
  const license = formatLicenseName(visualType);
  if (key === null) return `About your ${license}`;
  return isGift ? `A gift from us: your ${license}` : `Your ${license} is ready`;
}

/** Greets the reader, and says that the licence is active if it is. */
function writeOpening({ visualType, isGift }: Data, { key, name }: MailContext): string {
  const hello = formatGreeting(name);
  const license = formatLicenseName(visualType);
  if (key === null) return hello;
  return isGift
    ? `${hello} we have given you a ${license}. It is active, and you don’t owe us anything.`
    : `${hello} your ${license} is active.`;
}

/** Mails a free or granted licence. Its key is created when the mail is sent. */
export const mail = defineMail({
  schema,
  samples: {
    free: sample.license,
    gift: { ...sample.license, isGift: true },
    trial: { ...sample.license, quantity: 1, isTrial: true },
  },
  subject: announceLicense,
  preheader: ({ quantity, expiresAt }, { key }) =>
    key === null
      ? 'There is no key in this e-mail.'
      : `${formatCount(quantity, 'seat')} until ${formatDay(expiresAt)}. Your key is inside.`,
  title: announceLicense,
  why: 'You received this e-mail because a licence was added to your account.',
  unsubscribe: null,
  findLicenseId: ({ licenseId }) => licenseId,
  Content({ data, context }) {
    const { visualType, quantity, expiresAt } = data;
    const { key, portalUrl } = context;
    return (
      <>
        <Paragraph>{writeOpening(data, context)}</Paragraph>
        <LicenseKey value={key} isTrial={data.isTrial} />
        {key !== null && (
          <>
            <Facts
              rows={[
                ['Licence', formatProductName(visualType)],
                ['Seats', String(quantity)],
                ['Runs until', formatMoment(expiresAt)],
              ]}
            />
            <PackPicture of={visualType} portalUrl={portalUrl} />
          </>
        )}
        <Button label="Open my account" href={`${portalUrl}/general`} />
      </>
    );
  },
});
