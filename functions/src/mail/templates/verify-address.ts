import { z } from 'zod';
import { button, note, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { linkAddress } from '../link-address';
import { one, sample } from '../sample-values';

const schema = z.object({ code: z.string() });
type Data = z.infer<typeof schema>;

function render({ code }: Data, context: MailContext): Letter {
  const address = linkAddress(context, 'verifyEmail', code);
  const opening =
    'Open this page and press the button to confirm that this e-mail address is yours:';
  const validity = 'It works for 24 hours, and only once.';
  const caution =
    'If you don’t have a Flexa account, someone else entered your address. You can ignore this e-mail: without the link they can’t do anything in your name.';
  return letter(context, {
    subject: 'Confirm your Flexa e-mail',
    preheader: 'Then your account is complete.',
    title: 'Confirm your e-mail',
    body: [
      paragraph(opening),
      button('Confirm my e-mail', address),
      paragraph(validity),
      note(caution),
    ],
    text: [opening, address, validity, caution],
    why: 'You received this e-mail because an account was created with your address.',
  });
}

/** Mails a link that proves the address of a new account. */
export const verifyAddress = defineMail({
  template: 'verify-address',
  schema,
  samples: one({ code: sample.code }),
  render,
});
