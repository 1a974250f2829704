import { button, note, paragraph } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData, SecurityNews } from '../mails';
import { day, timeOfDay } from '../words';

/** What happened, and what to do where it was somebody else. */
const WORDS: Record<SecurityNews, { title: string; said: string; act: string | null }> = {
  'new-sign-in': {
    title: 'New sign-in to your Flexa account',
    said: 'Your account was signed in to on a device that we have not seen before:',
    act: 'If that was not you, sign out everywhere and choose a new password.',
  },
  'password-changed': {
    title: 'Your password for Flexa was changed',
    said: 'The password of your account was changed. Everywhere else you are signed out.',
    act: 'If that was not you, set a new one with “Forgot password?” on the sign-in page.',
  },
  'passkey-added': {
    title: 'A passkey was added to your Flexa account',
    said: 'Your account can now be signed in to with a new passkey.',
    act: 'If that was not you, remove it, sign out everywhere and choose a new password.',
  },
  'passkey-removed': {
    title: 'A passkey was removed from your Flexa account',
    said: 'One of the passkeys of your account no longer works.',
    act: 'If that was not you, sign out everywhere and choose a new password.',
  },
  'recovery-codes': {
    title: 'Your recovery codes for Flexa are new',
    said: 'New recovery codes were made for your account. The earlier ones no longer work.',
    act: 'If that was not you, sign out everywhere and choose a new password.',
  },
  'account-deleted': {
    title: 'Your Flexa account is deleted',
    said: 'Your account, with its profile and themes, is deleted and its licences have ended.',
    act: null,
  },
};

export function securityNews(
  { news, device }: MailData<'security-news'>,
  context: MailContext,
): Letter {
  const { title, said, act } = WORDS[news];
  const moment = `${day(context.queuedAt)}, ${timeOfDay(context.queuedAt)} UTC`;
  const facts = device === null ? moment : `${device}, ${moment}`;
  const address = `${context.portalUrl}/general#security`;
  return letter(context, {
    subject: title,
    preview: said,
    title,
    body: [
      paragraph(said),
      paragraph(facts),
      ...(act === null ? [] : [button('Look at your account', address), note(act)]),
    ],
    text: [said, facts, ...(act === null ? [] : [`Look at your account: ${address}`, act])],
    why: 'You get this mail because it concerns the safety of your account.',
  });
}
