import { EXPIRING_DAYS, LICENSE_KEY_DAYS, SEATS_MAX } from '@flexa/contracts/constants';
import { ADDED_SEATS_DAYS } from '@flexa/contracts/plans';
import type { AnswerTopic } from './answer';

export const LICENCES: AnswerTopic = {
  id: 'licences',
  title: 'Licences and keys',
  answers: [
    {
      id: 'what-is-a-licence',
      question: 'What does a licence cover?',
      text: [
        'One visual pack: charts, designs, tables or analytics. Each pack has its own licence, for 1, 3, 6 or 12 months.',
        'The membership joins theme, design and charts on one licence, for 3, 6 or 12 months.',
      ],
      links: [{ label: 'Compare the packs', to: '/pricing-charts' }],
      words: 'pack packs visual suite product',
    },
    {
      id: 'find-my-key',
      question: 'Where is my licence key?',
      text: [
        'In your account, beside each active licence: Copy takes the whole key. It is also in the mail that came with the licence.',
      ],
      links: [{ label: 'Your licences', to: '/general#licences' }],
      words: 'code serial activate activation copy lost',
    },
    {
      id: 'offline-keys',
      question: 'Do the visuals work offline?',
      text: [
        `Yes. A key is signed by us, and whoever holds it can check it without a connection. Each key works for up to ${LICENSE_KEY_DAYS} days and never beyond the end of its licence.`,
        'Your account gives you a fresh key at any time, as often as you like, for as long as the licence runs.',
      ],
      links: [{ label: 'Get a fresh key', to: '/general#licences' }],
      words: 'offline internet connection key 35 days expired renew regenerate firewall',
    },
    {
      id: 'key-expired',
      question: 'My key has expired, but my licence has not',
      text: [
        `That is how keys work: one lasts up to ${LICENSE_KEY_DAYS} days, so that a licence that was taken back ends everywhere. Copy a new one in your account. It takes the place of the old one and costs nothing.`,
      ],
      links: [{ label: 'Copy a new key', to: '/general#licences' }],
      words: 'refresh invalid regenerate key',
    },
    {
      id: 'seats',
      question: 'What is a seat, and how many can I buy?',
      text: [
        `A seat is one person who works with the visuals. Choose between 1 and ${SEATS_MAX.toLocaleString('en-GB')} before you pay: one payment and one key cover them all.`,
        'For more seats later, buy another licence of the same pack. Both run side by side, each to its own date.',
      ],
      words: 'seats users team colleagues quantity people share company',
    },
    {
      id: 'when-it-ends',
      question: 'What happens when a licence ends?',
      text: [
        `Nothing is charged. We write ${EXPIRING_DAYS} days before, 3 days before and on the day itself, and you decide whether to buy more months. A licence that has ended stays in your account for 90 days.`,
      ],
      words: 'expire expiry renew renewal end subscription automatic reminder',
    },
    {
      id: 'renew',
      question: 'How do I go on with a licence that ends soon?',
      text: [
        'Press Renew beside it in your account: the pack, the months and the seats are filled in. The new months begin where the old ones end, so renewing early loses no day.',
      ],
      links: [{ label: 'Your licences', to: '/general#licences' }],
      words: 'extend prolong continue more months',
    },
    {
      id: 'add-seats',
      question: 'Can I add seats to a licence I have?',
      text: [
        `Yes. Press Buy more seats in its menu in your account. The seats end on the same day as the licence, and each costs its part of the days that are left; the order card shows it to the cent. With fewer than ${ADDED_SEATS_DAYS} days left, renew instead.`,
      ],
      links: [{ label: 'Your licences', to: '/general#licences' }],
      words: 'more people colleagues team grow extra',
    },
    {
      id: 'revoked',
      question: 'Why does a licence say that it was revoked?',
      text: [
        'A licence ends early when its payment was given back in full, or when the card’s owner disputes the payment. After a dispute that is decided in your favour it comes back by itself. The licence says which it was.',
      ],
      words: 'revoked suspended dispute chargeback taken back',
    },
  ],
};
