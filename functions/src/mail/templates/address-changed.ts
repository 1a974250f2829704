import { button, note, paragraph } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import { linkAddress } from '../link-address';

/** To the address of before, whose owner may not have wanted it. */
export function addressChanged({ code }: { code: string }, context: MailContext): Letter {
  const address = linkAddress(context, 'recoverEmail', code);
  const opening =
    'Your Flexa account has moved to another e-mail address. If that was you, there is nothing to do.';
  const caution =
    'If it was not you, put this address back. That ends every sign-in and every way to sign in; you then choose a new password.';
  const validity = 'The link works for 7 days, and only once.';
  return letter(context, {
    subject: 'Your e-mail for Flexa was changed',
    preview: 'If that was not you, put it back.',
    title: 'Your e-mail was changed',
    body: [
      paragraph(opening),
      paragraph(caution),
      button('Put my address back', address),
      note(validity),
    ],
    text: [opening, caution, address, validity],
    why: 'You get this mail because it concerns the safety of your account.',
  });
}
