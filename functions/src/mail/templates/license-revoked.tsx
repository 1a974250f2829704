import { z } from 'zod';
import { Button, Facts, Paragraph, Quote } from '../blocks';
import { defineMail } from '../define-mail';
import { licenseFields } from '../license-fields';
import { buildOnlyVariant, sample } from '../sample-values';
import { formatMoment, formatGreeting, formatLicenseName, formatProductName } from '../words';

const schema = z.object({
  ...licenseFields,
  /** Written by an admin for the owner of the licence. */
  reason: z.string(),
});
type Data = z.infer<typeof schema>;

const announceEnd = ({ visualType }: Data) => `Your ${formatLicenseName(visualType)} has ended`;

/** Mails the owner that an admin revoked the licence. */
export const mail = defineMail({
  schema,
  samples: buildOnlyVariant({ ...sample.license, reason: 'The order was placed twice.' }),
  subject: announceEnd,
  preheader: 'We ended it. The reason is inside.',
  title: announceEnd,
  why: 'You received this e-mail because you had this licence.',
  unsubscribe: null,
  Content: ({ data: { visualType, quantity, reason }, context }) => (
    <>
      <Paragraph>
        {formatGreeting(context.name)} we have ended your {formatLicenseName(visualType)}. Its key
        no longer works.
      </Paragraph>
      <Quote lead="The reason:">{reason}</Quote>
      <Facts
        rows={[
          ['Licence', formatProductName(visualType)],
          ['Seats', String(quantity)],
          ['Ended', formatMoment(context.queuedAt)],
        ]}
      />
      <Paragraph>If you think this is a mistake, write to us.</Paragraph>
      <Button label="Contact us" href={`${context.portalUrl}/contact`} />
    </>
  ),
});
