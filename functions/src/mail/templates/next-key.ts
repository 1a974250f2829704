import { GRACE_DAYS } from '@flexa/license/issue';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter } from '../layout';
import type { MailData } from '../mails';
import { day, greeting, licenseName, moment, productName } from '../words';
import { keyPart, type KeyContext } from './license-key';

export function nextKey(data: MailData<'next-key'>, context: KeyContext): Letter {
  const { visualType, quantity, expiresAt, endsAt } = data;
  const what = licenseName(visualType);
  const key = keyPart(context.key);
  const account = `${context.portalUrl}/general`;
  const opening = `${greeting(context.name)} you have renewed your ${what}. The key in your reports works until ${day(endsAt)} and for ${GRACE_DAYS} days after. This is the next key: replace the old one by then.`;
  const rows: Fact[] = [
    ['Licence', productName(visualType)],
    ['Seats', String(quantity)],
    ['Runs until', moment(expiresAt)],
  ];
  return letter(context, {
    subject: `The next key for your ${what}`,
    preview: `Your current key works until ${day(endsAt)} and for ${GRACE_DAYS} days after.`,
    title: 'Your next key',
    body: [paragraph(opening), ...key.body, facts(rows), button('Open my account', account)],
    text: [opening, ...key.text, plainFacts(rows), `Open my account: ${account}`],
    why: 'You received this e-mail because a licence you have renewed is about to end.',
  });
}
