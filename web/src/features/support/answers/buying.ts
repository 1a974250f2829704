import { MEMBERSHIP_PLANS, PART_PLANS } from '@flexa/contracts/plans';
import { env } from '@/lib/env';
import { formatCalendarDay, formatMoney, plural } from '@/lib/format';
import type { AnswerTopic } from './answer';

const money = (cents: number) => formatMoney(cents).replace('.00', '');
const partPrices = PART_PLANS.map(
  ({ months, cents }) => `${money(cents)} for ${plural(months, 'month')}`,
).join(', ');
const membershipPrices = MEMBERSHIP_PLANS.map(
  ({ months, listCents }) => `${money(listCents)} for ${months} months`,
).join(', ');

export const BUYING: AnswerTopic = {
  id: 'buying',
  title: 'Buying and payments',
  answers: [
    {
      id: 'prices',
      question: 'What does it cost?',
      text: [
        `One pack, for each seat: ${partPrices}.`,
        `The membership: ${membershipPrices}. While the combo offer runs it costs less; the pricing page shows what holds today.`,
      ],
      links: [{ label: 'Prices', to: '/pricing-charts' }],
      words: 'price prices cost dollar how much fee discount combo',
    },
    {
      id: 'membership',
      question: 'What is in the membership, and is it for me?',
      text: [
        'Theme, design and charts on one licence. At list price it costs as much as its three parts; while the combo offer runs, less. Whoever needs only one pack is better off with that pack.',
      ],
      links: [
        { label: 'Compare the membership', to: '/pricing-charts?plan=membership#membership' },
        { label: 'Ask about it', to: '/contact?about=membership' },
      ],
      words: 'membership suite combo bundle all',
    },
    {
      id: 'how-to-buy',
      question: 'How do I buy, and when do I get my licence?',
      text: [
        'Choose the months and the seats on a pricing page and pay at Stripe. The licence is in your account as soon as the payment is, mostly within seconds, and its key comes by mail too.',
        'A payment that takes its time, such as a bank’s, brings the licence when it has arrived. The page may be closed meanwhile.',
      ],
      links: [{ label: 'Choose a pack', to: '/pricing-charts' }],
      words: 'purchase checkout stripe pay order delivery wait pending',
    },
    {
      id: 'card-safety',
      question: 'Do you see my card?',
      text: [
        'No. The card is typed on Stripe’s own page. What reaches us is whether it was paid, the amount, and the receipt.',
      ],
      words: 'card credit security safe stripe data',
    },
    {
      id: 'payment-failed',
      question: 'My payment failed or I went back',
      text: [
        'Then nothing was charged, and no licence was made. Your choice is kept: press the button again, or try another card.',
        'If your bank shows a payment but your account shows no licence after a few minutes, write to us with the date and the amount. Do not pay twice.',
      ],
      links: [{ label: 'Write to us', to: '/support-center#ticket' }],
      words: 'declined refused card error cancelled cancel not working charged twice',
    },
    {
      id: 'receipts',
      question: 'Where is my receipt?',
      text: [
        'Your account keeps an invoice for each payment: under Orders, Receipt opens it at Stripe, where it can be printed or saved. For a company, open “Buying for a company?” before you pay: its name, a billing e-mail and a PO number go on the invoice. The VAT number is typed on the payment page.',
      ],
      links: [{ label: 'Your orders', to: '/general#orders' }],
      words: 'invoice bill receipt tax vat accounting company purchase order po number',
    },
    {
      id: 'refunds',
      question: 'Can I get my money back?',
      text: [
        'Write to us with the date of the order and what went wrong; somebody reads it and decides. Money goes back to the card it came from.',
        'When the whole amount is given back, the licence ends at once. After a part of it, the licence stays.',
      ],
      links: [{ label: 'Ask for a refund', to: '/support-center#ticket' }],
      words: 'refund money back return cancel',
    },
    {
      id: 'subscription',
      question: 'Is this a subscription?',
      text: [
        'No. You pay once for the months you choose, and nothing is charged afterwards. There is nothing to cancel.',
      ],
      words: 'recurring automatic renewal cancel monthly',
    },
    {
      id: 'combo-offer',
      question: 'Until when does the combo offer hold?',
      text: [
        `It was announced until ${formatCalendarDay(env.comboOfferEnd)}. Whether it holds today is on the pricing page: after it the list prices count, and what was bought before runs to its end unchanged.`,
      ],
      words: 'discount special offer end date countdown',
    },
  ],
};
