import { z } from 'zod';
import { button, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { one } from '../sample-values';

const schema = z.object({});
type Data = z.infer<typeof schema>;

function render(_data: Data, context: MailContext): Letter {
  const address = `${context.portalUrl}/login`;
  const opening =
    'Someone has just entered the correct code for your account. We refused it, because admins and support can’t sign in with a code.';
  const you = 'If it was you, sign in with your password or the provider you use.';
  const other =
    'If it wasn’t you, someone can read your e-mail. Change the password of your mailbox, then the password of this account.';
  return letter(context, {
    subject: 'A code for your Flexa account was refused',
    preheader: 'Admins and support can’t sign in with a code.',
    title: 'A code was refused',
    body: [paragraph(opening), paragraph(you), paragraph(other), button('Sign in', address)],
    text: [opening, you, other, `Sign in: ${address}`],
    why: 'You received this e-mail because it concerns the security of your account.',
  });
}

/** Tells admins and support that someone entered the right code, which we refused. */
export const adminCode = defineMail({
  template: 'admin-code',
  schema,
  samples: one({}),
  render,
});
