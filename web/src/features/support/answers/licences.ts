import { REMINDER_DAYS, SEATS_MAX, SHOWN_AFTER_END_DAYS } from '@flexa/contracts/constants';
import { formatNumber } from '@flexa/contracts/format';
import { INVOICED_SEATS_DAYS } from '@flexa/contracts/invoice-terms';
import { KEY_AHEAD_DAYS } from '@flexa/contracts/license-term';
import { ADDED_SEATS_DAYS } from '@flexa/contracts/plans';
import { SEAT_ADDRESSES_MAX, SEAT_MOVES_DAYS, SEAT_MOVES_MAX } from '@flexa/contracts/seats';
import { GRACE_DAYS } from '@flexa/license/issue';
import type { AnswerTopic } from './answer';

const reminders = `${REMINDER_DAYS.slice(0, -1).join(', ')} and ${REMINDER_DAYS.at(-1)}`;

export const LICENCES: AnswerTopic = {
  id: 'licences',
  title: 'Licences and keys',
  answers: [
    {
      id: 'what-is-a-licence',
      question: 'What does a licence cover?',
      text: [
        'One visual pack: charts, designs, tables or analytics, for 1, 3, 6 or 12 months.',
        'The membership combines theme, design and charts in one licence, for 3, 6 or 12 months.',
      ],
      links: [{ label: 'Compare the packs', to: '/pricing-charts' }],
      words: 'pack packs visual suite product',
    },
    {
      id: 'find-my-key',
      question: 'Where is my licence key?',
      text: ['In your account, next to each active licence, and in the e-mail that came with it.'],
      links: [{ label: 'Your licences', to: '/general#licences' }],
      words: 'code serial activate activation copy lost',
    },
    {
      id: 'offline-keys',
      question: 'Do the visuals work offline?',
      text: [
        `Yes. We sign each key, and a visual checks it without a connection. Paste it once: it works until the licence ends and for ${GRACE_DAYS} days after. The key of a trial ends with the trial.`,
      ],
      links: [{ label: 'Get your key', to: '/general#licences' }],
      words: `internet connection key ${GRACE_DAYS} days expired firewall`,
    },
    {
      id: 'key-expired',
      question: 'My key has expired, but my licence has not',
      text: ['A renewed licence has its own key: copy it in your account and replace the old one.'],
      links: [{ label: 'Copy your key', to: '/general#licences' }],
      words: 'refresh invalid old',
    },
    {
      id: 'seats',
      question: 'What is a seat, and how many can I buy?',
      text: [
        `A seat is one person who works with the visuals. Choose between 1 and ${formatNumber(SEATS_MAX)} before you pay. The first seat is yours; the others you assign to people in your account, under Team, and each person has their own key.`,
        'Need more later? Add seats: they end with the licence.',
      ],
      words: 'seats users team colleagues quantity people share company',
    },
    {
      id: 'give-seats',
      question: 'How do I assign seats to my colleagues?',
      text: [
        `Open Team in your account and select Assign seats. Paste addresses or open a CSV file, up to ${SEAT_ADDRESSES_MAX} at once. Each gets an e-mail, and the seat is theirs once they accept it with that address.`,
        `You can remove a seat at any time: its key is revoked, and you can assign it again. A seat can change hands ${SEAT_MOVES_MAX} times in ${SEAT_MOVES_DAYS} days. For a whole company, create a team link: people with a confirmed address at your domains can take a free seat themselves.`,
        'To hand the licences over, choose Make owner in a person’s menu.',
      ],
      links: [{ label: 'Your team', to: '/general#team' }],
      words:
        'team colleagues invite invitation csv link domain manager owner ownership share transfer leave',
    },
    {
      id: 'when-it-ends',
      question: 'What happens when a licence ends?',
      text: [
        `Nothing is charged. We write ${reminders} days before, and you decide whether to buy more months. The key works for ${GRACE_DAYS} more days, except that of a trial. An ended licence stays in your account for ${SHOWN_AFTER_END_DAYS} days.`,
      ],
      words: 'expire expiry renew renewal end subscription automatic reminder',
    },
    {
      id: 'renew',
      question: 'How do I renew a licence?',
      text: [
        `Select Renew next to it in your account. The new months start when the old ones end, so you lose no days. Everyone with a seat keeps it: ${KEY_AHEAD_DAYS} days before the new months start, the seats move on and we e-mail each holder the new key.`,
      ],
      links: [{ label: 'Your licences', to: '/general#licences' }],
      words: 'extend prolong continue more months',
    },
    {
      id: 'add-seats',
      question: 'Can I add seats to a licence I have?',
      text: [
        `Yes. Select Buy more seats in its menu in your account. The seats end on the same day as the licence, and each costs its share of the days left; the order card shows the exact price. With fewer than ${ADDED_SEATS_DAYS} days left, renew instead; to pay by invoice, ${INVOICED_SEATS_DAYS} must be left.`,
      ],
      links: [{ label: 'Your licences', to: '/general#licences' }],
      words: 'more people colleagues team grow extra',
    },
    {
      id: 'revoked',
      question: 'Why was my licence revoked?',
      text: [
        'A licence ends early if its payment is refunded in full, if the payment never arrives, or if we revoke it and e-mail you the reason. A payment that is disputed at the bank suspends the licence; if the bank decides for us, it comes back automatically. The licence shows the reason.',
      ],
      words: 'suspended dispute chargeback taken back',
    },
  ],
};
