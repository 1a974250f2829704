import { button, note, paragraph } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import { linkAddress } from '../link-address';

export function verifyAddress({ code }: { code: string }, context: MailContext): Letter {
  const address = linkAddress(context, 'verifyEmail', code);
  const opening = 'Follow this link to confirm that this e-mail address is yours:';
  const validity = 'It works for 24 hours, and only once.';
  const caution =
    'If you have no Flexa account, somebody else has typed in your address. You can ignore this mail: without this link they can do nothing in your name.';
  return letter(context, {
    subject: 'Confirm your e-mail for Flexa',
    preview: 'One click, and your account is complete.',
    title: 'Confirm your e-mail',
    body: [
      paragraph(opening),
      button('Confirm my e-mail', address),
      paragraph(validity),
      note(caution),
    ],
    text: [opening, address, validity, caution],
    why: 'You get this mail because an account was made with your address.',
  });
}
