import { z } from 'zod';
import { CODE_MS } from '@flexa/contracts/verification-limits';
import { bigCode, note, paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { one } from '../sample-values';
import { formatTime } from '../words';

const schema = z.object({ code: z.string() });
type Data = z.infer<typeof schema>;

const MINUTES = CODE_MS / 60_000;

function render({ code }: Data, context: MailContext): Letter {
  // Said as a moment too: the mail may arrive late.
  const end = formatTime(new Date(context.queuedAt.getTime() + CODE_MS));
  const enter = 'Enter this code on the page where you asked for it:';
  const validity = `It works for ${MINUTES} minutes, until ${end} UTC, and only once.`;
  const caution =
    'We never ask for this code by phone or e-mail. If you didn’t request it, you can ignore this e-mail: nothing happens without the code.';
  return letter(context, {
    subject: 'Your Flexa code',
    preheader: `It works for ${MINUTES} minutes.`,
    title: 'Your code',
    body: [paragraph(enter), bigCode(code), paragraph(validity), note(caution)],
    text: [enter, code, validity, caution],
    why: 'You received this e-mail because someone entered your address on our site.',
  });
}

export const verificationCode = defineMail({
  template: 'verification-code',
  schema,
  samples: one({ code: '048213' }),
  render,
});
