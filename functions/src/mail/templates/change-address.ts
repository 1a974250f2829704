import { z } from 'zod';
import { button, note, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { linkAddress } from '../link-address';
import { one, sample } from '../sample-values';

const schema = z.object({ code: z.string() });
type Data = z.infer<typeof schema>;

function render({ code }: Data, context: MailContext): Letter {
  const address = linkAddress(context, 'verifyAndChangeEmail', code);
  const opening =
    'Open this page and press the button to sign in to Flexa with this address from now on:';
  const validity =
    'It works for 24 hours, and only once. Until then your account keeps its current address.';
  const caution =
    'If you didn’t request this, you can ignore this e-mail: nothing changes without the link.';
  return letter(context, {
    subject: 'Confirm your new Flexa e-mail',
    preheader: 'Then you can sign in with this address.',
    title: 'Confirm your new e-mail',
    body: [
      paragraph(opening),
      button('Use this address', address),
      paragraph(validity),
      note(caution),
    ],
    text: [opening, address, validity, caution],
    why: 'You received this e-mail because someone asked to move a Flexa account to your address.',
  });
}

export const changeAddress = defineMail({
  template: 'change-address',
  schema,
  samples: one({ code: sample.code }),
  render,
});
