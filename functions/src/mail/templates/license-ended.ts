import { button, note, paragraph } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';
import { greeting, licenseName, moment, productName } from '../words';

export function licenseEnded(data: MailData<'license-ended'>, context: MailContext): Letter {
  const { visualType, expiresAt, isSeat } = data;
  const what = isSeat ? `seat of ${productName(visualType)}` : licenseName(visualType);
  const account = `${context.portalUrl}/general`;
  const opening = `${greeting(context.name)} your ${what} ended on ${moment(expiresAt)}.`;
  const follows =
    'Your reports stay as they are. Once the key no longer works, paid features show a watermark.';
  const next = isSeat
    ? 'The person who gave you the seat can renew it.'
    : 'To use everything again, choose a new term. Nothing renews automatically and nothing is charged.';
  const label = isSeat ? 'Open my account' : 'Choose a new term';
  return letter(context, {
    subject: `Your ${what} has ended`,
    preheader: follows,
    title: `Your ${what} has ended`,
    body: [paragraph(opening), paragraph(follows), button(label, account), note(next)],
    text: [opening, follows, `${label}: ${account}`, next],
    why: 'You received this e-mail because you had this licence.',
  });
}
