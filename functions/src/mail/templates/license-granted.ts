import { button, facts, packPicture, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter } from '../layout';
import type { MailData } from '../mails';
import { counted, day, greeting, licenseName, moment, productName } from '../words';
import { keyPart, type KeyContext } from './license-key';

export function licenseGranted(data: MailData<'license-granted'>, context: KeyContext): Letter {
  const { visualType, quantity, expiresAt } = data;
  const what = licenseName(visualType);
  const key = keyPart(context.key, data.isTrial);
  const account = `${context.portalUrl}/general`;
  const hello = greeting(context.name);
  const rows: Fact[] = [
    ['Licence', productName(visualType)],
    ['Seats', String(quantity)],
    ['Runs until', moment(expiresAt)],
  ];
  const isActive = context.key !== null;
  const opening = !isActive
    ? hello
    : data.isGift
      ? `${hello} we have given you a ${what}. It is active, and you don’t owe us anything.`
      : `${hello} your ${what} is active.`;
  const ready = data.isGift ? `A gift from us: your ${what}` : `Your ${what} is ready`;
  return letter(context, {
    subject: isActive ? ready : `About your ${what}`,
    preheader: isActive
      ? `${counted(quantity, 'seat')} until ${day(expiresAt)}. Your key is inside.`
      : 'There is no key in this e-mail.',
    title: isActive ? ready : `About your ${what}`,
    body: [
      paragraph(opening),
      ...key.body,
      ...(isActive ? [facts(rows), packPicture(visualType, context.portalUrl)] : []),
      button('Open my account', account),
    ],
    text: [
      opening,
      ...key.text,
      ...(isActive ? [plainFacts(rows)] : []),
      `Open my account: ${account}`,
    ],
    why: 'You received this e-mail because a licence was added to your account.',
  });
}
