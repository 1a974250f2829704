import { orderNumber } from '@flexa/contracts/numbers';
import { refundWords } from '@flexa/contracts/refund-words';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { letter, type Letter } from '../layout';
import type { MailData } from '../mails';
import { keyPart, type KeyContext } from './license-key';
import { amountFacts, counted, day, greeting, licenseName, money, productName } from '../words';

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
  'debit-failed': (license, amount) => ({
    subject: 'Your payment did not go through',
    title: 'Your payment did not go through',
    text: `Your bank did not confirm the payment of ${amount} for your ${license}. Nothing was charged, and your invoice is still open: you can pay it again, in the same or another way.`,
  }),
  started: (license, amount) => ({
    subject: `Your ${license} is ready, and its invoice is open`,
    title: 'You can begin before you pay',
    text: `Your ${license} is ready, although its invoice of ${amount} is still open. Please pay the invoice by its due date. If it is not paid, what you ordered ends.`,
  }),
  'invoice-ended': (license, amount) => ({
    subject: `Your invoice of ${amount} is void`,
    title: 'Your invoice can’t be paid any more',
    text: `The invoice of ${amount} for your ${license} was not paid in time, so it is void and you owe nothing. You can order again at any time, at the price of that day. If your payment is on its way, contact us.`,
  }),
  unpaid: (license, amount) => ({
    subject: `Your ${license} has ended`,
    title: 'Your invoice was not paid',
    text: `Your ${license} began before its invoice of ${amount} was paid. The invoice was not paid in time and is closed, so what you ordered has ended. If your payment is on its way, contact us.`,
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
  'term-over': (license, amount) => ({
    subject: `Your payment of ${amount} goes back`,
    title: 'Your seats could not be added',
    text: `When your payment of ${amount} for more seats of your ${license} arrived, that licence had ended. So we sold nothing and give the payment back to the way you paid. You can buy a new licence at any time.`,
  }),
  'partly-refunded': (license, amount, seats) => ({
    subject: `Your refund of ${amount}`,
    title: 'Your refund is on its way',
    text: refundWords({
      license,
      amount,
      isAll: false,
      seats: seats > 0 ? counted(seats, 'seat') : null,
    }),
  }),
  'refund-failed': (license, amount) => ({
    subject: `Your refund of ${amount} did not arrive`,
    title: 'Your refund came back to us',
    text: `Your bank did not take the refund of ${amount} for your ${license}, so the money is with us again. We will pay it to you in another way and write to you about it; you can also contact us. Meanwhile your ${license} is active.`,
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

/** What the amount is, where the news has one: of a dispute the bank may have taken a part. */
const AMOUNTS: Partial<Record<Data['news'], string>> = {
  'payment-failed': 'Not paid',
  'debit-failed': 'Not paid',
  started: 'To pay',
  'invoice-ended': 'Not paid',
  unpaid: 'Not paid',
  refunded: 'Refunded',
  'credit-gone': 'Refunded',
  'term-over': 'Refunded',
  'partly-refunded': 'Refunded',
  'refund-failed': 'Not refunded yet',
};

/** For a payment that can't go back the way it came, such as a bank transfer. */
const ANSWER =
  'Our payment provider Stripe has sent you an e-mail that asks for your bank details. The money goes out when you have answered it.';

const LATER =
  'The key in your reports ends before your licence does now. Replace it with this one.';

/** What became of an order after it was placed. */
export function orderNotice(data: Data, context: KeyContext): Letter {
  const { news, orderId, visualType, month } = data;
  const words = WORDS[news](
    licenseName(visualType),
    money(data.amount, data.currency),
    data.seats ?? 0,
  );
  const { subject, title } = words;
  const text = data.waitsForBuyer ? `${words.text} ${ANSWER}` : words.text;
  const hello = `${greeting(context.name)} here is an update on your order.`;
  const account = `${context.portalUrl}/general`;
  const amountName = AMOUNTS[news];
  const rows: Fact[] = [
    ['Product', productName(visualType)],
    ['Term', counted(month, 'month')],
    ...(amountName === undefined ? [] : amountFacts(amountName, data)),
    ...(data.dueAt === undefined ? [] : ([['Due', day(data.dueAt)]] satisfies Fact[])),
    ['Order', orderNumber(orderId)],
  ];
  const key = context.key === null ? undefined : keyPart(context.key);
  const replace = key && news === 'restored' ? [LATER] : [];
  return letter(context, {
    subject,
    preheader: text,
    title,
    body: [
      ...[hello, text, ...replace].map((words) => paragraph(words)),
      ...(key?.body ?? []),
      facts(rows),
      button('Open my account', account),
    ],
    text: [
      ...[hello, text, ...replace, ...(key?.text ?? [])],
      ...[plainFacts(rows), `Open my account: ${account}`],
    ],
    why: 'You received this e-mail because you placed an order on our site.',
  });
}
