import { button, facts, note, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';
import { day, licenseName, productName } from '../words';

/** Says nothing in the words of whoever gives the seat: they write to an address they may not know. */
export function seatInvitation(data: MailData<'seat-invitation'>, context: MailContext): Letter {
  const { licenseId, visualType, expiresAt } = data;
  const what = licenseName(visualType);
  const address = `${context.portalUrl}/seat?licence=${encodeURIComponent(licenseId)}`;
  const opening = `Hello, you have been given a seat of a ${what}.`;
  const how =
    'Take it with an account of this address. If you have none yet, you can make one on the way.';
  const other = 'If you do not know what this is about, leave it: the seat stays free.';
  const rows: Fact[] = [
    ['Product', productName(visualType)],
    ['Runs until', day(expiresAt)],
  ];
  return letter(context, {
    subject: `A seat of ${productName(visualType)} for you`,
    preview: `It runs until ${day(expiresAt)}.`,
    title: 'A seat for you',
    body: [
      paragraph(opening),
      facts(rows),
      paragraph(how),
      button('Take my seat', address),
      note(other),
    ],
    text: [opening, plainFacts(rows), `${how}\n${address}`, other],
    why: 'You get this mail because a customer of ours gave a seat to this address.',
  });
}
