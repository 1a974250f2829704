import { z } from 'zod';
import { seatTargetSchema } from '@flexa/contracts/seats';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildLinkUrl } from '../link-address';
import { buildOnlyVariant, sample } from '../sample-values';

/** Mails a link that proves the address of a new account. */
export const mail = defineMail({
  schema: z.object({
    code: z.string(),
    /** The seat that the person returns to after confirming. */
    seat: seatTargetSchema.optional(),
  }),
  samples: {
    ...buildOnlyVariant({ code: sample.code }),
    seat: { code: sample.code, seat: { id: sample.license.licenseId } },
  },
  subject: 'Confirm your Flexa e-mail',
  preheader: 'Then your account is complete.',
  title: 'Confirm your e-mail',
  why: 'You received this e-mail because an account was created with your address.',
  unsubscribe: null,
  Content: ({ data, context }) => (
    <>
      <Paragraph>
        Open this page and press the button to confirm that this e-mail address is yours:
      </Paragraph>
      <Button
        label="Confirm my e-mail"
        href={buildLinkUrl(context, 'verifyEmail', data.code, data.seat)}
        isBare
      />
      <Paragraph>It works for 24 hours, and only once.</Paragraph>
      <Note>
        If you don’t have a Flexa account, someone else entered your address. You can ignore this
        e-mail: without the link they can’t do anything in your name.
      </Note>
    </>
  ),
});
