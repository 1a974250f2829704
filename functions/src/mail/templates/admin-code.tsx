import { z } from 'zod';
import { Button, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildOnlyVariant } from '../sample-values';

/** Tells admins and support that someone entered the right code, which we refused. */
export const mail = defineMail({
  schema: z.object({}),
  samples: buildOnlyVariant({}),
  subject: 'A code for your Flexa account was refused',
  preheader: 'Admins and support can’t sign in with a code.',
  title: 'A code was refused',
  why: 'You received this e-mail because it concerns the security of your account.',
  unsubscribe: null,
  Content: ({ context }) => (
    <>
      <Paragraph>
        Someone has just entered the correct code for your account. We refused it, because admins
        and support can’t sign in with a code.
      </Paragraph>
      <Paragraph>If it was you, sign in with your password or the provider you use.</Paragraph>
      <Paragraph>
        If it wasn’t you, someone can read your e-mail. Change the password of your mailbox, then
        the password of this account.
      </Paragraph>
      <Button label="Sign in" href={`${context.portalUrl}/login`} />
    </>
  ),
});
