import { z } from 'zod';
import { Button, Note, Paragraph } from '../blocks';
import { defineMail } from '../define-mail';
import { buildVariants } from '../sample-values';
import { formatMoment } from '../words';

/** News about how a person signs in, and about their rights. */
export const SECURITY_NEWS = [
  'new-sign-in',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'provider-added',
  'provider-removed',
  'recovery-codes',
  'account-deleted',
  'account-disabled',
  'account-enabled',
  'admin-granted',
  'admin-removed',
  'support-granted',
  'support-removed',
] as const;
export type SecurityNews = (typeof SECURITY_NEWS)[number];

const schema = z.object({
  news: z.enum(SECURITY_NEWS),
  /** The identity service's id of a provider. */
  provider: z.string().optional(),
});
type Data = z.infer<typeof schema>;

interface Words {
  title: string;
  event: string;
  act: string | null;
  /** Link for the reader's next step; by default to the account's security. */
  lead?: { label: string; path: string };
}

const REVIEW = { label: 'Review your account', path: '/general#security' };
const CONTACT = { label: 'Contact us', path: '/contact' };

/** The event, and the reader's next step if it wasn't them. */
const WORDS: Record<SecurityNews, Words> = {
  'new-sign-in': {
    title: 'New sign-in to your Flexa account',
    event: 'Someone signed in to your account in a browser that has not been used for it before.',
    act: 'If that wasn’t you, sign out everywhere and choose a new password.',
  },
  'password-changed': {
    title: 'Your Flexa password was changed',
    event: 'The password of your account was changed. You are signed out everywhere else.',
    act: 'If that wasn’t you, set a new one with “Forgot password?” on the sign-in page.',
  },
  'passkey-added': {
    title: 'A passkey was added to your Flexa account',
    event: 'A new passkey can now sign in to your account.',
    act: 'If that wasn’t you, remove it, sign out everywhere and choose a new password.',
  },
  'passkey-removed': {
    title: 'A passkey was removed from your Flexa account',
    event: 'One of your passkeys no longer works.',
    act: 'If that wasn’t you, sign out everywhere and choose a new password.',
  },
  'provider-added': {
    title: 'A sign-in was connected to your Flexa account',
    event: 'This account can now sign in to your Flexa account:',
    act: 'If that wasn’t you, disconnect it, sign out everywhere and choose a new password.',
  },
  'provider-removed': {
    title: 'A sign-in was disconnected from your Flexa account',
    event: 'This account can no longer sign in to your Flexa account:',
    act: 'If that wasn’t you, sign out everywhere and choose a new password.',
  },
  'recovery-codes': {
    title: 'Your Flexa recovery codes were replaced',
    event: 'New recovery codes were created for your account. The earlier ones no longer work.',
    act: 'If that wasn’t you, sign out everywhere and choose a new password.',
  },
  'account-deleted': {
    title: 'Your Flexa account was deleted',
    event: 'Your account, profile and themes are deleted, and your licences have ended.',
    act: null,
  },
  'account-disabled': {
    title: 'Your Flexa account is disabled',
    event: 'You can’t sign in at the moment. Your licences, orders and themes are kept.',
    act: 'If you think this is a mistake, write to us.',
    lead: CONTACT,
  },
  'account-enabled': {
    title: 'Your Flexa account works again',
    event: 'You can sign in again. Everything is as you left it.',
    act: 'If you have a question about it, write to us.',
    lead: { label: 'Sign in', path: '/login' },
  },
  'admin-granted': {
    title: 'You are now an admin of Flexa',
    event:
      'You can now see and change every account, grant licences and refund orders. Sign in again to see the admin area.',
    act: 'Set up a passkey first: admins confirm important steps with it.',
  },
  'admin-removed': {
    title: 'You are no longer an admin of Flexa',
    event:
      'Your admin rights were removed and you were signed out. Your own licences and themes stay.',
    act: 'If you have a question about it, write to us.',
    lead: CONTACT,
  },
  'support-granted': {
    title: 'You are now in Flexa support',
    event:
      'You can now see every account and order, and answer tickets. Sign in again to see the admin area.',
    act: 'Set up a passkey first: support confirms answers with it.',
  },
  'support-removed': {
    title: 'You are no longer in Flexa support',
    event: 'You were removed from support and signed out. Your own licences and themes stay.',
    act: 'If you have a question about it, write to us.',
    lead: CONTACT,
  },
};

const PROVIDERS: Record<string, string> = {
  'google.com': 'Google account',
  'microsoft.com': 'Microsoft account',
};

/** Names the provider that the news is about, and the moment. */
function describeEvent(provider: string | undefined, moment: Date): string {
  const name = provider === undefined ? [] : [PROVIDERS[provider] ?? provider];
  return [...name, formatMoment(moment)].join(', ');
}

function makeSample(news: SecurityNews): Data {
  const isProvider = news === 'provider-added' || news === 'provider-removed';
  return isProvider ? { news, provider: 'google.com' } : { news };
}

export const mail = defineMail({
  schema,
  samples: buildVariants(SECURITY_NEWS, makeSample),
  subject: ({ news }) => WORDS[news].title,
  preheader: ({ news }) => WORDS[news].event,
  title: ({ news }) => WORDS[news].title,
  why: 'You received this e-mail because it concerns the security of your account.',
  unsubscribe: null,
  Content({ data: { news, provider }, context: { portalUrl, queuedAt } }) {
    const { event, act, lead = REVIEW } = WORDS[news];
    return (
      <>
        <Paragraph>{event}</Paragraph>
        <Paragraph>{describeEvent(provider, queuedAt)}</Paragraph>
        {act !== null && (
          <>
            <Button label={lead.label} href={`${portalUrl}${lead.path}`} />
            <Note>{act}</Note>
          </>
        )}
      </>
    );
  },
});
