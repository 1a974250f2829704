import { INVOICE_SEATS_MIN } from '@flexa/contracts/constants';
import { formatCount, formatPrice } from '@flexa/contracts/format';
import { INVOICE_DAYS } from '@flexa/contracts/invoice-terms';
import { MEMBERSHIP_PLANS, PART_PLANS } from '@flexa/contracts/plans';
import { REFUND_EFFECT, REFUND_RULE } from '@flexa/contracts/refund-rule';
import { WITHDRAW } from '@flexa/contracts/withdrawal';
import { env } from '@/lib/env';
import { formatCalendarDay } from '@/lib/format';
import type { AnswerTopic } from './answer';

const partPrices = PART_PLANS.map(
  ({ months, cents }) => `${formatPrice(cents)} for ${formatCount(months, 'month')}`,
).join(', ');
const membershipPrices = MEMBERSHIP_PLANS.map(
  ({ months, listCents }) => `${formatPrice(listCents)} for ${months} months`,
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
        `The membership: ${membershipPrices}. It costs less during the combo offer; the pricing page shows today’s price.`,
        'Prices exclude tax. If VAT or sales tax is due in your country, the payment page adds it and shows the amount before you pay.',
      ],
      links: [{ label: 'Prices', to: '/pricing-charts' }],
      words: 'price prices dollar how much fee discount combo tax vat',
    },
    {
      id: 'membership',
      question: 'What is in the membership, and is it for me?',
      text: [
        'Theme, design and charts on one licence. At list price it costs as much as Charts and Designs together, and less during the combo offer. If you need only one pack, buy that one instead.',
      ],
      links: [
        { label: 'Compare the membership', to: '/pricing-charts?plan=membership#membership' },
        { label: 'Ask about it', to: '/contact?about=membership' },
      ],
      words: 'suite combo bundle all',
    },
    {
      id: 'how-to-buy',
      question: 'How do I buy, and when do I get my licence?',
      text: [
        'Choose the months and seats on a pricing page and pay with Stripe. The licence appears in your account as soon as the payment arrives, usually within seconds. We also e-mail you the key.',
        'Some payments, such as bank payments, take longer. You get the licence when the money arrives, and you can close the page meanwhile.',
      ],
      links: [{ label: 'Choose a pack', to: '/pricing-charts' }],
      words: 'purchase checkout stripe pay order delivery wait pending',
    },
    {
      id: 'card-safety',
      question: 'Do you see my card?',
      text: [
        'No. You enter your card on Stripe’s own page. We only learn whether the payment went through, the amount and the receipt.',
      ],
      words: 'credit security safe stripe data',
    },
    {
      id: 'payment-failed',
      question: 'My payment failed or I went back',
      text: [
        'Then you weren’t charged and no licence was created. Your selection is saved: try again, or use another card.',
        'If your bank shows a payment but no licence appears in your account after a few minutes, write to us with the date and amount. Don’t pay twice.',
      ],
      links: [{ label: 'Write to us', to: '/support-center#ticket' }],
      words: 'declined refused card error cancelled cancel not working charged twice',
    },
    {
      id: 'receipts',
      question: 'Where is my invoice?',
      text: [
        `In your account, under Orders: select Invoice to print or save it. For a company, open “Buying for a company?” before you pay: its name, a billing e-mail and a PO number go on the invoice. Enter the VAT number on the payment page. From ${INVOICE_SEATS_MIN} seats you can also pay by invoice within ${INVOICE_DAYS} days.`,
      ],
      links: [
        { label: 'Your orders', to: '/general#orders' },
        { label: 'Before you buy', to: '/document/before-you-buy' },
      ],
      words:
        'invoice bill receipt tax vat accounting company purchase order po number offer approval',
    },
    {
      id: 'refunds',
      question: 'Can I get my money back?',
      text: [
        `${REFUND_RULE} Write to us with the date of the order. Refunds go back the way you paid.`,
        REFUND_EFFECT,
        `An order that you can withdraw from by law shows “${WITHDRAW}” in your account.`,
      ],
      links: [{ label: 'Ask for a refund', to: '/support-center#ticket' }],
      words: 'refund return cancel withdraw withdrawal',
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
      question: 'How long does the combo offer last?',
      text: [
        `It was announced to run until ${formatCalendarDay(env.comboOfferEnd)}. The pricing page shows whether it still runs. Afterwards the list prices apply, and licences bought before stay unchanged.`,
      ],
      words: 'discount special end date countdown',
    },
  ],
};
