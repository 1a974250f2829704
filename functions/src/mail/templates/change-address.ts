import { button, note, paragraph } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import { linkAddress } from '../link-address';

export function changeAddress({ code }: { code: string }, context: MailContext): Letter {
  const address = linkAddress(context, 'verifyAndChangeEmail', code);
  const opening = 'Follow this link to sign in to Flexa with this address from now on:';
  const validity =
    'It works for 24 hours, and only once. Until then your account keeps its earlier address.';
  const caution =
    'If you did not ask for it, you can ignore this mail: without this link nothing changes.';
  return letter(context, {
    subject: 'Confirm your new e-mail for Flexa',
    preview: 'Then you sign in with this address.',
    title: 'Confirm your new e-mail',
    body: [
      paragraph(opening),
      button('Use this address', address),
      paragraph(validity),
      note(caution),
    ],
    text: [opening, address, validity, caution],
    why: 'You get this mail because an account is to move to your address.',
  });
}
