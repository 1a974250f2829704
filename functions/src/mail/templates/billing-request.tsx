import { z } from 'zod';
import { billingOwnerSchema } from '@flexa/contracts/teams';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildVariants, sample } from '../sample-values';

const EMAIL = 'bea@cedar-freight.example';
const NAMES = { named: 'Bea Buyer', address: null } as const;

/** Names the owner by `cleanGiverName` and by the confirmed address, as an invitation to a seat does. */
const describeOwner = ({ name, email }: { name: string | null; email: string }) =>
  name === null ? email : `${name} (${email})`;

/** Asks an address to be the billing contact of an owner. */
export const mail = defineMail({
  schema: z.object({ owner: billingOwnerSchema, code: z.string() }),
  samples: buildVariants(['named', 'address'] as const, (name) => ({
    owner: { name: NAMES[name], email: EMAIL },
    code: sample.code,
  })),
  subject: ({ owner }) => `${owner.name ?? owner.email} wants to send you their Flexa invoices`,
  preheader: 'Confirm the address, or ignore this e-mail.',
  title: 'Get the invoices of a Flexa customer',
  why: ({ owner }) =>
    `You received this e-mail because ${owner.email} named this address as billing contact.`,
  unsubscribe: null,
  Content: ({ data: { owner, code }, context }) => (
    <>
      <Paragraph>
        Hello, {describeOwner(owner)} wants the invoices and payment e-mails of their Flexa orders
        to reach this address too.
      </Paragraph>
      <Paragraph>
        You need no account, and you get no licence. Each of those e-mails has a link that ends
        them.
      </Paragraph>
      <Button
        lead="Open this page and press the button to agree:"
        label="See the request"
        href={`${context.portalUrl}/unsubscribe?${new URLSearchParams({ code }).toString()}`}
      />
      <Paragraph>It works for 7 days, and only once.</Paragraph>
      <Note>If you weren’t expecting this, you can ignore this e-mail.</Note>
    </>
  ),
});
