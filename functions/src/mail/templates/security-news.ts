import { button, note, paragraph } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData, SecurityNews } from '../mails';
import { day, timeOfDay } from '../words';

/** What happened, and what to do where it was someone else. */
const WORDS: Record<SecurityNews, { title: string; said: string; act: string | null }> = {
  'new-sign-in': {
    title: 'New sign-in to your Flexa account',
    said: 'Someone signed in to your account on a device we haven’t seen before:',
    act: 'If that wasn’t you, sign out everywhere and choose a new password.',
  },
  'password-changed': {
    title: 'Your Flexa password was changed',
    said: 'The password of your account was changed. You are signed out everywhere else.',
    act: 'If that wasn’t you, set a new one with “Forgot password?” on the sign-in page.',
  },
  'passkey-added': {
    title: 'A passkey was added to your Flexa account',
    said: 'A new passkey can now sign in to your account.',
    act: 'If that wasn’t you, remove it, sign out everywhere and choose a new password.',
  },
  'passkey-removed': {
    title: 'A passkey was removed from your Flexa account',
    said: 'One of your passkeys no longer works.',
    act: 'If that wasn’t you, sign out everywhere and choose a new password.',
  },
  'recovery-codes': {
    title: 'Your Flexa recovery codes were replaced',
    said: 'New recovery codes were created for your account. The earlier ones no longer work.',
    act: 'If that wasn’t you, sign out everywhere and choose a new password.',
  },
  'account-deleted': {
    title: 'Your Flexa account was deleted',
    said: 'Your account, profile and themes are deleted, and your licences have ended.',
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
      ...(act === null ? [] : [button('Review your account', address), note(act)]),
    ],
    text: [said, facts, ...(act === null ? [] : [`Review your account: ${address}`, act])],
    why: 'You received this e-mail because it concerns the security of your account.',
  });
}
