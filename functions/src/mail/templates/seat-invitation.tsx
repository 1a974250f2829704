import { z } from 'zod';
import { Button, Facts, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { licenseFields } from '../license-fields';
import { one, sample } from '../sample-values';
import { formatDay, formatMoment, licenseName, productName } from '../words';

/**
 * Invites an address to a seat of the licence. Says nothing in the words of the person who gives the seat: they write
 * to an address they may not know.
 */
export const mail = defineMail({
  schema: z.object(licenseFields),
  samples: one(sample.license),
  subject: ({ visualType }) => `Your seat for ${productName(visualType)}`,
  preheader: ({ expiresAt }) => `It runs until ${formatDay(expiresAt)}.`,
  title: ({ visualType }) => `A customer gave you ${productName(visualType)}`,
  why: 'You received this e-mail because a customer gave a seat to this address.',
  unsubscribe: null,
  Content: ({ data: { licenseId, visualType, expiresAt }, context }) => (
    <>
      <Paragraph>Hello, you have been given a seat on a {licenseName(visualType)}.</Paragraph>
      <Facts
        rows={[
          ['Product', productName(visualType)],
          ['Runs until', formatMoment(expiresAt)],
        ]}
      />
      <Button
        lead="Sign in with this address, or create an account."
        label="Accept my seat"
        href={`${context.portalUrl}/seat?licence=${encodeURIComponent(licenseId)}`}
      />
      <Note>If you weren’t expecting this, you can ignore this e-mail.</Note>
    </>
  ),
});
