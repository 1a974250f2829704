import { orderNumber } from '@flexa/contracts/numbers';
import { refundWords } from '@flexa/contracts/refund-words';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter, type MailContext } from '../layout';
import type { MailData } from '../mails';
import { counted, greeting, licenseName, money, productName } from '../words';

type Data = MailData<'order-notice'>;

interface Words {
  subject: string;
  title: string;
  text: string;
}

const WORDS: Record<Data['news'], (license: string, amount: string, seats: number) => Words> = {
  'payment-failed': (license, amount) => ({
    subject: 'Your payment did not go through',
    title: 'Your payment did not go through',
    text: `Your bank did not confirm the payment of ${amount} for your ${license}. Nothing was charged. You can order again at any time.`,
  }),
  refunded: (license, amount) => ({
    subject: `Your refund of ${amount}`,
    title: 'Your refund is on its way',
    text: refundWords({ license, amount, seats: null, isAll: true }),
  }),
  'credit-gone': (license, amount) => ({
    subject: `Your payment of ${amount} goes back`,
    title: 'Your upgrade could not be made',
    text: `When your payment of ${amount} for your ${license} arrived, the credit it was lowered by had been used or taken back. So we sold nothing and give the payment back to the way you paid. Your licences are as they were; you can upgrade again at any time.`,
  }),
  'partly-refunded': (license, amount, seats) => ({
    subject: `Your refund of ${amount}`,
    title: 'Your refund is on its way',
    text: refundWords({
      ...{ license, amount, isAll: false },
      seats: seats > 0 ? counted(seats, 'seat') : null,
    }),
  }),
  suspended: (license) => ({
    subject: `Your ${license} is suspended`,
    title: 'Your payment is disputed',
    text: `The payment was disputed at your bank, so your ${license} is suspended until the bank decides. If you did not mean to dispute it, ask your bank to withdraw the dispute.`,
  }),
  restored: (license) => ({
    subject: `Your ${license} is active again`,
    title: 'Welcome back',
    text: `The dispute about your payment is closed and your ${license} is active again. The days it was suspended were added to its term.`,
  }),
  'taken-back': (license) => ({
    subject: `Your ${license} has ended`,
    title: 'The dispute about your payment is closed',
    text: `Your bank decided the dispute in your favour and returned the payment to you, so your ${license} has ended.`,
  }),
};

/** What became of an order after it was placed. */
export function orderNotice(data: Data, context: MailContext): Letter {
  const { news, orderId, visualType, month } = data;
  const { subject, title, text } = WORDS[news](
    licenseName(visualType),
    money(data.amount, data.currency),
    data.seats ?? 0,
  );
  const hello = `${greeting(context.name)} here is an update on your order.`;
  const account = `${context.portalUrl}/general`;
  const rows: Fact[] = [
    ['Product', productName(visualType)],
    ['Term', counted(month, 'month')],
    ['Order', orderNumber(orderId)],
  ];
  return letter(context, {
    subject,
    preview: text,
    title,
    body: [paragraph(hello), paragraph(text), facts(rows), button('Open my account', account)],
    text: [hello, text, plainFacts(rows), `Open my account: ${account}`],
    why: 'You received this e-mail because you placed an order on our site.',
  });
}
