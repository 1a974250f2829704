import { RECENT_SIGN_IN_MS } from '@flexa/contracts/constants';
import {
  CODE_DIGITS,
  CODE_MS,
  CODE_TRIES,
  MAIL_PAUSE_MS,
} from '@flexa/contracts/verification-limits';
import type { AnswerTopic } from './answer';

export const ACCOUNT: AnswerTopic = {
  id: 'account',
  title: 'Account and sign-in',
  answers: [
    {
      id: 'forgot-password',
      question: 'I forgot my password',
      text: [
        'On the sign-in page, select “Forgot password?” and enter your e-mail. We’ll send a link to choose a new password. It works once, within an hour.',
        `Or sign in with a ${CODE_DIGITS}-digit code we e-mail you. No password needed.`,
      ],
      links: [
        { label: 'Sign in', to: '/login' },
        { label: 'Sign in with a code', to: '/verify' },
      ],
      words: 'reset login sign in forgotten lost access',
    },
    {
      id: 'no-mail',
      question: 'I didn’t get the e-mail or the code',
      text: [
        `Check your spam folder, and that you entered the address you use here. You can request another code after ${MAIL_PAUSE_MS / 1000} seconds. Only the newest code works, for ${CODE_MS / 60_000} minutes and ${CODE_TRIES} tries.`,
        'Company filters sometimes delay e-mails for a few minutes.',
      ],
      words: 'email spam junk verification missing',
    },
    {
      id: 'verify-email',
      question: 'Why should I confirm my e-mail?',
      text: [
        'So that licences, keys and receipts reach only you. Open the link we sent when you registered, or use a code. You can request a new link in your account.',
      ],
      links: [{ label: 'Verify with a code', to: '/verify' }],
      words: 'verify verified address link',
    },
    {
      id: 'change-email',
      question: 'How do I change my e-mail or my password?',
      text: [
        'In your account: your e-mail under Profile, your password under Security. We send a link to the new e-mail, and the change takes effect once you confirm it there. We also write to the old address, with a link to undo the change.',
        'If you sign in with Google or Microsoft, change both there.',
      ],
      links: [
        { label: 'Your profile', to: '/general#profile' },
        { label: 'Security', to: '/general#security' },
      ],
      words: 'address new email name profile',
    },
    {
      id: 'social-sign-in',
      question: 'Can I sign in with Google or Microsoft?',
      text: [
        'Yes, on the sign-in page. They share only your name and e-mail with us. Make sure your browser doesn’t block the sign-in window.',
      ],
      links: [{ label: 'Sign in', to: '/login' }],
      words: 'sso single sign-on popup blocked',
    },
    {
      id: 'passkey',
      question: 'What is a passkey, and where am I signed in?',
      text: [
        'A passkey signs you in with the fingerprint, face or PIN of your device instead of a password. Add one in your account under Security.',
        'Security also lists the devices you are signed in on. If you don’t recognise one, sign out everywhere and change your password. We e-mail you about each new device.',
      ],
      links: [{ label: 'Security', to: '/general#security' }],
      words:
        'passkey fingerprint face pin security devices sessions signed in sign out everywhere hacked',
    },
    {
      id: 'export-data',
      question: 'What data do you hold about me?',
      text: [
        'Your account exports everything in one file: profile, licences, orders, saved themes, free places and more. Your reports and their numbers never reach us.',
      ],
      links: [
        { label: 'Export my data', to: '/general#data' },
        { label: 'Privacy policy', to: '/privacy-policy' },
      ],
      words: 'gdpr privacy personal export download report',
    },
    {
      id: 'delete-account',
      question: 'How do I delete my account?',
      text: [
        `In your account, under Your data. To keep you safe, we ask you to have signed in within the last ${RECENT_SIGN_IN_MS / 60_000} minutes and to type your e-mail.`,
        'All licences end right away and your personal data is deleted. Orders are kept for bookkeeping, without your name.',
      ],
      links: [{ label: 'Your data', to: '/general#data' }],
      words: 'remove close erase gdpr forgotten',
    },
  ],
};
