import { z } from 'zod';
import { describeGiver, nameGiver } from '@flexa/contracts/giver';
import { giverSchema } from '@flexa/contracts/seats';
import { Button, Facts, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { licenseFields } from '../license-fields';
import { sample } from '../sample-values';
import { describePurpose, formatDay, formatMoment, formatProductName } from '../words';

const INVITER = { name: 'Bea Buyer', company: 'Cedar Freight', email: 'bea@cedar-freight.example' };

const buildSeatUrl = (portalUrl: string, query: { licence: string; code: string }) =>
  `${portalUrl}/seat?${new URLSearchParams(query).toString()}`;

/**
 * Invites an address to a seat. The mail shows the giver’s confirmed address and, cleaned by `cleanGiverName`, their
 * name and company, so that people can tell an invitation they expect from any other.
 */
export const mail = defineMail({
  schema: z.object({
    ...licenseFields,
    giver: giverSchema,
    /** Proves the mailbox when the invited person accepts. */
    code: z.string(),
  }),
  samples: {
    company: { ...sample.license, giver: INVITER, code: sample.code },
    person: { ...sample.license, giver: { ...INVITER, company: null }, code: sample.code },
    address: { ...sample.license, giver: { ...INVITER, name: null }, code: sample.code },
  },
  subject: ({ visualType, giver }) =>
    `${nameGiver(giver)} gave you ${formatProductName(visualType)}`,
  preheader: ({ expiresAt }) => `Your seat runs until ${formatDay(expiresAt)}.`,
  title: ({ visualType, giver }) => `${nameGiver(giver)} gave you ${formatProductName(visualType)}`,
  why: ({ giver }) =>
    `You received this e-mail because ${giver.email} assigned a seat to this address.`,
  unsubscribe: null,
  Content: ({ data: { licenseId, visualType, expiresAt, giver, code }, context }) => (
    <>
      <Paragraph>
        Hello, {describeGiver(giver)} assigned you a {formatProductName(visualType)} seat.
      </Paragraph>
      <Facts
        rows={[
          ['Product', formatProductName(visualType)],
          ['For', describePurpose(visualType)],
          ['Runs until', formatMoment(expiresAt)],
        ]}
      />
      <Button
        lead="Sign in with this address, or create an account."
        label="Accept my seat"
        href={buildSeatUrl(context.portalUrl, { licence: licenseId, code })}
      />
      <Note>If you weren’t expecting this, you can ignore this e-mail.</Note>
    </>
  ),
});
