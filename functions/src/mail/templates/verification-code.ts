import { CODE_MS } from '@flexa/contracts/verification-limits';
import { bigCode, note, paragraph } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import { timeOfDay } from '../words';

const MINUTES = CODE_MS / 60_000;

export function verificationCode({ code }: { code: string }, context: MailContext): Letter {
  // Said as a moment too: the mail may arrive late.
  const end = timeOfDay(new Date(context.queuedAt.getTime() + CODE_MS));
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
