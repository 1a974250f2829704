import { GRACE_DAYS } from '@flexa/license/issue';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter } from '../layout';
import type { MailData } from '../mails';
import { day, greeting, licenseName, moment, productName } from '../words';
import { keyPart, type KeyContext } from './license-key';

/** Why there is another key, and what it replaces. */
function causeOf({ visualType, endsAt, expiresAt, cause }: MailData<'next-key'>): string {
  const what = licenseName(visualType);
  const current = `The key in your reports works until ${day(endsAt)} and for ${GRACE_DAYS} days after.`;
  const renewed = `your ${what} has been renewed.`;
  switch (cause) {
    case 'restored':
      return `your ${what} is active again and runs until ${day(expiresAt)}, as the days it was suspended were added. ${current} This is its new key: replace the old one by then.`;
    case 'moved':
      return `${renewed} ${current} The term after that has moved, so this key takes the place of the next key that we sent you before.`;
    case undefined:
      return `${renewed} ${current} This is the next key: replace the old one by then.`;
  }
}

export function nextKey(data: MailData<'next-key'>, context: KeyContext): Letter {
  const { visualType, quantity, expiresAt, endsAt } = data;
  const what = licenseName(visualType);
  const key = keyPart(context.key);
  const account = `${context.portalUrl}/general`;
  const opening = `${greeting(context.name)} ${causeOf(data)}`;
  const rows: Fact[] = [
    ['Licence', productName(visualType)],
    ['Seats', String(quantity)],
    ['Runs until', moment(expiresAt)],
  ];
  return letter(context, {
    subject: data.cause ? `A new key for your ${what}` : `The next key for your ${what}`,
    preheader: `Your current key works until ${day(endsAt)} and for ${GRACE_DAYS} days after.`,
    title: data.cause ? 'Your new key' : 'Your next key',
    body: [paragraph(opening), ...key.body, facts(rows), button('Open my account', account)],
    text: [opening, ...key.text, plainFacts(rows), `Open my account: ${account}`],
    why:
      data.cause === 'restored'
        ? 'You received this e-mail because a licence you hold is active again.'
        : 'You received this e-mail because a licence you hold has been renewed and the term before is about to end.',
  });
}
