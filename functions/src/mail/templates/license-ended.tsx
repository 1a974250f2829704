import { z } from 'zod';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { licenseFields } from '../license-fields';
import { sample } from '../sample-values';
import { formatMoment, formatGreeting, formatLicenseName, formatProductName } from '../words';

const schema = z.object({ ...licenseFields, isSeat: z.boolean() });
type Data = z.infer<typeof schema>;

function nameEnded({ visualType, isSeat }: Data): string {
  return isSeat ? `seat of ${formatProductName(visualType)}` : formatLicenseName(visualType);
}

const FOLLOWS =
  'Your reports stay as they are. Once the key no longer works, paid features show a watermark.';

export const mail = defineMail({
  schema,
  samples: {
    licence: { ...sample.license, isSeat: false },
    seat: { ...sample.license, quantity: 1, isSeat: true },
  },
  subject: (data) => `Your ${nameEnded(data)} has ended`,
  preheader: FOLLOWS,
  title: (data) => `Your ${nameEnded(data)} has ended`,
  why: 'You received this e-mail because you had this licence.',
  unsubscribe: null,
  Content: ({ data, context }) => (
    <>
      <Paragraph>
        {formatGreeting(context.name)} your {nameEnded(data)} ended on{' '}
        {formatMoment(data.expiresAt)}.
      </Paragraph>
      <Paragraph>{FOLLOWS}</Paragraph>
      <Button
        label={data.isSeat ? 'Open my account' : 'Choose a new term'}
        href={`${context.portalUrl}/general`}
      />
      <Note>
        {data.isSeat
          ? 'The person who gave you the seat can renew it.'
          : 'To use everything again, choose a new term. Nothing renews automatically and nothing is charged.'}
      </Note>
    </>
  ),
});
