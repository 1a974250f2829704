import { z } from 'zod';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';

/** Mails people that only they have access to the account now. */
export const mail = defineMail({
  schema: z.object({
    /** True if someone else had changed the address of the account. */
    wasMoved: z.boolean(),
  }),
  samples: { proved: { wasMoved: false }, 'put-back': { wasMoved: true } },
  subject: 'Your Flexa account is secured',
  preheader: 'Earlier ways to sign in no longer work.',
  title: 'Your account is yours alone',
  why: 'You received this e-mail because it concerns the security of your account.',
  unsubscribe: null,
  Content: ({ data, context }) => (
    <>
      <Paragraph>
        {data.wasMoved
          ? 'The address of your Flexa account was changed, but not from your account page. We have restored this one.'
          : 'There was an unconfirmed Flexa account with this address. You have just proved that the address is yours, so the account is now yours alone.'}
      </Paragraph>
      <Paragraph>
        The earlier password, other ways to sign in and all earlier sign-ins no longer work.
        Everything that was bought is still there.
      </Paragraph>
      <Button label="Sign in" href={`${context.portalUrl}/login`} />
      <Note>
        If the earlier password was yours, choose a new one with “Forgot password?” on the sign-in
        page, or sign in with a code or the provider you used.
      </Note>
    </>
  ),
});
