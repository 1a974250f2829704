import type { AnswerTopic } from './answer';

export const ACCOUNT: AnswerTopic = {
  id: 'account',
  title: 'Account and sign-in',
  answers: [
    {
      id: 'forgot-password',
      question: 'I forgot my password',
      text: [
        'On the sign-in page press Forgot password? and give your e-mail: a link comes that lets you choose a new one. It works once, and for an hour.',
        'Or sign in with a code: we send six digits, and no password is needed.',
      ],
      links: [
        { label: 'Sign in', to: '/login' },
        { label: 'Sign in with a code', to: '/verify' },
      ],
      words: 'password reset login sign in forgotten lost access',
    },
    {
      id: 'no-mail',
      question: 'The mail or the code does not arrive',
      text: [
        'Look among the spam, and whether the address is the one you use here. A code can be asked for again after 60 seconds; only the newest works, for 10 minutes and five tries.',
        'Company filters sometimes hold mails back for a few minutes.',
      ],
      words: 'code mail email spam junk verification missing',
    },
    {
      id: 'verify-email',
      question: 'Why should I confirm my e-mail?',
      text: [
        'So that licences, keys and receipts reach you and nobody else. Open the link we sent when you registered, or use a code. Your account has a button that sends a new link.',
      ],
      links: [{ label: 'Verify with a code', to: '/verify' }],
      words: 'verify verified confirm address link',
    },
    {
      id: 'change-email',
      question: 'How do I change my e-mail or my password?',
      text: [
        'In your account, the e-mail under Profile and the password under Security. A new e-mail gets a link first, and counts once you have opened it; the old one gets a mail with a way back.',
        'Whoever signs in with Google or Microsoft changes both there.',
      ],
      links: [
        { label: 'Your profile', to: '/general#profile' },
        { label: 'Security', to: '/general#security' },
      ],
      words: 'change address new email password name profile',
    },
    {
      id: 'social-sign-in',
      question: 'Can I sign in with Google or Microsoft?',
      text: [
        'Yes, with one press on the sign-in page. We learn your name and your e-mail from them, nothing else. The window must not be blocked by the browser.',
      ],
      links: [{ label: 'Sign in', to: '/login' }],
      words: 'google microsoft sso single sign-on popup blocked',
    },
    {
      id: 'passkey',
      question: 'What is a passkey, and who is signed in?',
      text: [
        'A passkey signs you in with the fingerprint, face or PIN of your device instead of a password. Add one in your account under Security.',
        'The devices you are signed in on are listed there too. If you do not know one of them, sign out everywhere and change your password. A mail tells you of each new device.',
      ],
      links: [{ label: 'Security', to: '/general#security' }],
      words:
        'passkey fingerprint face pin security devices sessions signed in sign out everywhere hacked',
    },
    {
      id: 'export-data',
      question: 'Which data do you hold about me?',
      text: [
        'Your account exports everything in one file: profile, licences, orders, saved themes, free places and more. Your reports and their numbers never reach us.',
      ],
      links: [
        { label: 'Export my data', to: '/general#data' },
        { label: 'Privacy policy', to: '/privacy-policy' },
      ],
      words: 'gdpr privacy personal data export download report',
    },
    {
      id: 'delete-account',
      question: 'How do I delete my account?',
      text: [
        'In your account under Your data. For your safety the sign-in must be at most five minutes old, and you type your e-mail to confirm.',
        'All licences end at once and your personal data is removed. Orders are kept for bookkeeping, without your name.',
      ],
      links: [{ label: 'Your data', to: '/general#data' }],
      words: 'delete remove close erase account gdpr forgotten',
    },
  ],
};
