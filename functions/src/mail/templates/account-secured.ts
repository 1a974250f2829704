import { z } from 'zod';
import { button, note, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';

const schema = z.object({ wasMoved: z.boolean() });
type Data = z.infer<typeof schema>;

function render({ wasMoved }: Data, context: MailContext): Letter {
  const address = `${context.portalUrl}/login`;
  const opening = wasMoved
    ? 'The address of your Flexa account was changed, but not from your account page. We have restored this one.'
    : 'There was an unconfirmed Flexa account with this address. You have just proved that the address is yours, so the account is now yours alone.';
  const done =
    'The earlier password, other ways to sign in and all earlier sign-ins no longer work. Everything that was bought is still there.';
  const next =
    'If the earlier password was yours, choose a new one with “Forgot password?” on the sign-in page, or sign in with a code or the provider you used.';
  return letter(context, {
    subject: 'Your Flexa account is secured',
    preheader: 'Earlier ways to sign in no longer work.',
    title: 'Your account is yours alone',
    body: [paragraph(opening), paragraph(done), button('Sign in', address), note(next)],
    text: [opening, done, `Sign in: ${address}`, next],
    why: 'You received this e-mail because it concerns the security of your account.',
  });
}

/** Tells people that the account is theirs alone. `wasMoved`: someone else had changed its address. */
export const accountSecured = defineMail({
  template: 'account-secured',
  schema,
  samples: { proved: { wasMoved: false }, 'put-back': { wasMoved: true } },
  render,
});
