import { z } from 'zod';
import { RESET_LINK_MS } from '@flexa/contracts/verification';
import { button, note, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { linkAddress } from '../link-address';
import { one, sample } from '../sample-values';
import { formatTime } from '../words';

const schema = z.object({ code: z.string() });
type Data = z.infer<typeof schema>;

function render({ code }: Data, context: MailContext): Letter {
  const address = linkAddress(context, 'resetPassword', code);
  const end = formatTime(new Date(context.queuedAt.getTime() + RESET_LINK_MS));
  const opening = 'Follow this link to choose a new password for Flexa:';
  const validity = `It works for an hour, until ${end} UTC, and only once. Choosing a new password signs you out everywhere else.`;
  const caution = 'If you didn’t request it, you can ignore this e-mail: nothing changes.';
  return letter(context, {
    subject: 'Reset your Flexa password',
    preheader: 'The link works for an hour.',
    title: 'Choose a new password',
    body: [
      paragraph(opening),
      button('Choose a password', address),
      paragraph(validity),
      note(caution),
    ],
    text: [opening, address, validity, caution],
    why: 'You received this e-mail because your address was entered on our site.',
  });
}

/** Mails a link to set a password. Its code proves the mailbox. */
export const passwordReset = defineMail({
  template: 'password-reset',
  schema,
  samples: one({ code: sample.code }),
  render,
});
