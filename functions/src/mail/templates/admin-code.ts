import { button, paragraph } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';

export function adminCode(context: MailContext): Letter {
  const address = `${context.portalUrl}/login`;
  const opening =
    'The right code for your admin account was entered just now, and refused: admins do not sign in with a code.';
  const you = 'If it was you, sign in with your password or the provider you use.';
  const other =
    'If it was not you, somebody reads your mail. Change the password of your mailbox, then the one of this account.';
  return letter(context, {
    subject: 'A code for your admin account was refused',
    preview: 'Admins do not sign in with a code.',
    title: 'A code was refused',
    body: [paragraph(opening), paragraph(you), paragraph(other), button('Sign in', address)],
    text: [opening, you, other, `Sign in: ${address}`],
    why: 'You get this mail because it concerns the safety of your account.',
  });
}
