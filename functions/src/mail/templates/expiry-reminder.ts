import { button, facts, note, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';
import { counted, day, greeting, licenseName, productName } from '../words';

export function expiryReminder(data: MailData<'expiry-reminder'>, context: MailContext): Letter {
  const { daysLeft, visualType, quantity, expiresAt } = data;
  const what = licenseName(visualType);
  const account = `${context.portalUrl}/general`;
  const end = daysLeft === 0 ? 'today' : `in ${counted(daysLeft, 'day')}`;
  const opening =
    daysLeft === 0
      ? `${greeting(context.name)} today, ${day(expiresAt)}, is the last day of your ${what}.`
      : `${greeting(context.name)} your ${what} runs until ${day(expiresAt)}.`;
  const next = 'To go on without a gap, choose your next term on your account page:';
  const after =
    'If you leave it at that, the licence simply ends: nothing renews by itself and nothing is charged.';
  const rows: Fact[] = [
    ['Licence', productName(visualType)],
    ['Seats', String(quantity)],
    ['Runs until', day(expiresAt)],
  ];
  return letter(context, {
    subject: `Your ${what} ends ${end}`,
    preview: `It runs until ${day(expiresAt)}.`,
    title: `Your ${what} ends ${end}`,
    body: [
      paragraph(opening),
      facts(rows),
      paragraph(next),
      button('Renew my licence', account),
      note(after),
    ],
    text: [opening, plainFacts(rows), `${next}\n${account}`, after],
    why: 'You get this mail because a licence of your account is about to end.',
  });
}
