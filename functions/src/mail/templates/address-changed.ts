import { z } from 'zod';
import { button, note, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { linkAddress } from '../link-address';
import { one, sample } from '../sample-values';

const schema = z.object({ code: z.string() });
type Data = z.infer<typeof schema>;

/** Writes to the previous address, whose owner may not have wanted the change. */
function render({ code }: Data, context: MailContext): Letter {
  const address = linkAddress(context, 'recoverEmail', code);
  const opening =
    'Your Flexa account has moved to another e-mail address. If that was you, you don’t need to do anything.';
  const caution =
    'If it wasn’t you, restore this address. That signs out every device and removes every way to sign in. You then choose a new password.';
  const validity = 'The link works for 7 days, and only once.';
  return letter(context, {
    subject: 'Your Flexa e-mail was changed',
    preheader: 'If that wasn’t you, restore it.',
    title: 'Your e-mail was changed',
    body: [
      paragraph(opening),
      paragraph(caution),
      button('Restore my address', address),
      note(validity),
    ],
    text: [opening, caution, address, validity],
    why: 'You received this e-mail because it concerns the security of your account.',
  });
}

/** Mails the previous address a link that undoes the change. */
export const addressChanged = defineMail({
  template: 'address-changed',
  schema,
  samples: one({ code: sample.code }),
  render,
});
