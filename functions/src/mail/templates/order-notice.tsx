import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import { OVERDUE_DAYS, TRANSFER_DAYS } from '@flexa/contracts/invoice-terms';
import { licenseIdSchema } from '@flexa/contracts/licenses';
import { orderNumber } from '@flexa/contracts/numbers';
import { VISUAL_TYPES } from '@flexa/contracts/plans';
import { describeSold, describeRefund, type SoldWords } from '@flexa/contracts/refund-words';
import { Button, Facts, Paragraph, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { LicenseKey } from '../license-key';
import { buildVariants, sample } from '../sample-values';
import {
  buildAmountFacts,
  formatDay,
  formatGreeting,
  formatLicenseName,
  formatProductName,
} from '../words';

/** News about an order, besides its receipt. */
export const ORDER_NEWS = [
  'payment-failed',
  'debit-failed',
  'started',
  'invoice-due',
  'invoice-ended',
  'invoice-credited',
  'transfer-ended',
  'unpaid',
  'refunded',
  'credit-gone',
  'term-over',
  'partly-refunded',
  'credited',
  'partly-credited',
  'credit-lost',
  'credit-lost-unpaid',
  'refund-failed',
  'refund-cancelled',
  'suspended',
  'restored',
  'taken-back',
] as const;

/** Data of the news, also used by the copy for a billing contact. */
export const schema = z.object({
  news: z.enum(ORDER_NEWS),
  orderId: z.string(),
  visualType: z.enum(VISUAL_TYPES),
  month: z.int(),
  amount: z.int(),
  currency: z.string(),
  /** Tax within the amount, in the currency's smallest unit. */
  tax: z.int().min(1).optional(),
  /** The part of the buyer's licences that the order paid for. */
  sold: z.discriminatedUnion('part', [
    z.object({ part: z.literal('licence') }),
    z.object({ part: z.literal('next-term'), startsAt: instantSchema }),
    z.object({ part: z.literal('seats'), seats: z.int().min(1) }),
  ]),
  /** The buyer withdrew from the order, so the part has ended even if the refund fails. */
  isWithdrawn: z.literal(true).optional(),
  /** Number of seats that end with a partial refund. */
  seats: z.int().min(1).optional(),
  /** Stripe is waiting for the buyer to name an account for the refund. */
  waitsForBuyer: z.boolean().optional(),
  /** Due date of an unpaid invoice. */
  dueAt: instantSchema.optional(),
  /** Page of an invoice, on which the buyer pays. */
  invoiceUrl: z.url().optional(),
  /** The licence that begins or got more days, so that its key ends later than the one in reports. */
  licenseId: licenseIdSchema.optional(),
});
export type Data = z.infer<typeof schema>;

interface Words {
  subject: string;
  title: string;
  text: string;
}

const WORDS: Record<
  Data['news'],
  (sold: SoldWords, amount: string, about: { license: string; seats: number }) => Words
> = {
  'payment-failed': ({ name }, amount) => ({
    subject: 'Your payment did not go through',
    title: 'Your payment did not go through',
    text: `Your bank did not confirm the payment of ${amount} for your ${name}. Nothing was charged. You can order again at any time.`,
  }),
  'debit-failed': ({ name }, amount) => ({
    subject: 'Your payment did not go through',
    title: 'Your payment did not go through',
    text: `Your bank did not confirm the payment of ${amount} for your ${name}. Nothing was charged, and your invoice is still open: you can pay it again, in the same or another way.`,
  }),
  started: ({ name, isPlural }, amount) => ({
    subject: `Your ${name} ${isPlural ? 'are' : 'is'} ready, and the invoice is open`,
    title: 'You can begin before you pay',
    text: `Your ${name} ${isPlural ? 'are' : 'is'} ready, although the invoice of ${amount} is still open. Please pay it by its due date. If it is not paid, what you ordered ends.`,
  }),
  'invoice-due': ({ name }, amount) => ({
    subject: `Your invoice of ${amount} is due`,
    title: 'Your invoice is due',
    text: `The invoice for your ${name} is due, and ${amount} of it is not paid yet. Please pay it within ${OVERDUE_DAYS} days; then it is void. If your payment is on its way, you have nothing to do.`,
  }),
  'invoice-ended': ({ name }, amount) => ({
    subject: `Your invoice of ${amount} is void`,
    title: 'Your invoice can’t be paid any more',
    text: `The invoice of ${amount} for your ${name} was not paid in time, so it is void and you owe nothing. You can order again at any time, at the price of that day. If your payment is on its way, contact us.`,
  }),
  'invoice-credited': ({ name }, amount) => ({
    subject: `Your invoice of ${amount} is cancelled`,
    title: 'Your invoice is cancelled',
    text: `A credit note takes back the whole invoice of ${amount} for your ${name}, so you owe nothing. The licences you ordered have ended, or won’t start. You can order again at any time.`,
  }),
  'transfer-ended': ({ name }, amount) => ({
    subject: 'Your bank transfer did not arrive',
    title: 'Your order has ended without a payment',
    text: `Your bank transfer of ${amount} for your ${name} did not arrive in full within ${TRANSFER_DAYS} days, so the order has ended. If the transfer arrives later, we deliver what you ordered then. If you sent a part of it, contact us and we return it. You can order again at any time.`,
  }),
  unpaid: ({ name, ended }, amount) => ({
    subject: `Your ${name} ${ended}`,
    title: 'Your invoice was not paid',
    text: `We delivered your ${name} before the invoice of ${amount} was paid. The invoice was not paid in time and is closed. Your ${name} ${ended}. If your payment is on its way, contact us.`,
  }),
  refunded: (sold, amount) => ({
    subject: `Your refund of ${amount}`,
    title: 'Your refund is on its way',
    text: describeRefund({ sold, amount, seats: null, isAll: true }),
  }),
  'credit-gone': (_sold, amount, { license }) => ({
    subject: `Your payment of ${amount} goes back`,
    title: 'Your upgrade could not be made',
    text: `When your payment of ${amount} for your ${license} arrived, the credit it was lowered by had been used or taken back. We cancelled the order and are refunding you. Your licences are as they were; you can upgrade again at any time.`,
  }),
  'term-over': (_sold, amount, { license }) => ({
    subject: `Your payment of ${amount} goes back`,
    title: 'Your seats could not be added',
    text: `When your payment of ${amount} for more seats of your ${license} arrived, that licence had ended. We cancelled the order and are refunding you. You can buy a new licence at any time.`,
  }),
  'partly-refunded': (sold, amount, { seats }) => ({
    subject: `Your refund of ${amount}`,
    title: 'Your refund is on its way',
    text: describeRefund({
      sold,
      amount,
      isAll: false,
      seats: seats > 0 ? formatCount(seats, 'seat') : null,
    }),
  }),
  credited: ({ name, ended }, amount) => ({
    subject: `Your credit of ${amount}`,
    title: 'You have a credit note',
    text: `We credited the whole payment of ${amount}, and your ${name} ${ended}. The credit note says how you get the money: it lowers your next invoice, or we pay it to you as agreed.`,
  }),
  'credit-lost': (_sold, amount, { license }) => ({
    subject: `Your refund of ${amount}`,
    title: 'Your upgrade has ended',
    text: `The payment whose credit lowered the price of your ${license} was given back, so your ${license} has ended. We refund ${amount}, which is what you paid for the days left.`,
  }),
  'credit-lost-unpaid': (_sold, amount, { license }) => ({
    subject: `We could not refund ${amount} yet`,
    title: 'We could not refund you yet',
    text: `The payment whose credit lowered the price of your ${license} was given back, so your ${license} has ended. The ${amount} for the days left could not be refunded the way you paid, so the money is with us. We will pay it to you in another way and write to you about it; you can also contact us.`,
  }),
  'partly-credited': ({ name, stays }, amount) => ({
    subject: `Your credit of ${amount}`,
    title: 'You have a credit note',
    text: `We credited ${amount} of your payment. The credit note says how you get the money: it lowers your next invoice, or we pay it to you as agreed. Your ${name} ${stays}.`,
  }),
  'refund-failed': ({ name, stays }, amount) => ({
    subject: `Your refund of ${amount} did not arrive`,
    title: 'Your refund came back to us',
    text: `Your bank rejected the refund of ${amount} for your ${name}, so the money is with us again. We will pay it to you in another way and write to you about it; you can also contact us. Your ${name} ${stays}.`,
  }),
  'refund-cancelled': ({ name, stays }, amount) => ({
    subject: `Your refund of ${amount} was cancelled`,
    title: 'Your refund was cancelled',
    text: `The refund of ${amount} for your ${name} was cancelled before it was paid out. Your ${name} ${stays}. If you still expect the money, contact us.`,
  }),
  suspended: ({ name, isSuspended }) => ({
    subject: `Your ${name} ${isSuspended}`,
    title: 'Your payment is disputed',
    text: `The payment was disputed at your bank, so your ${name} ${isSuspended} until the bank decides. If you did not mean to dispute the payment, ask your bank to withdraw the dispute.`,
  }),
  restored: ({ name, isBack, isAhead }) => ({
    subject: `Your ${name} ${isBack}`,
    title: 'Welcome back',
    text: `The dispute about your payment is closed and your ${name} ${isBack}.${isAhead ? '' : ' The suspended days were added to the term.'}`,
  }),
  'taken-back': ({ name, ended }) => ({
    subject: `Your ${name} ${ended}`,
    title: 'The dispute about your payment is closed',
    text: `Your bank decided the dispute in your favour and returned the payment to you, so your ${name} ${ended}.`,
  }),
};

/** Labels of the amount, for news with one. A disputed amount may be only part of the price. */
const AMOUNTS: Partial<Record<Data['news'], string>> = {
  'payment-failed': 'Not paid',
  'debit-failed': 'Not paid',
  started: 'To pay',
  'invoice-due': 'To pay',
  'invoice-ended': 'Not paid',
  'invoice-credited': 'Not to be paid',
  'transfer-ended': 'Not paid',
  unpaid: 'Not paid',
  refunded: 'Refunded',
  'credit-gone': 'Refunded',
  'term-over': 'Refunded',
  'partly-refunded': 'Refunded',
  credited: 'Credited',
  'credit-lost': 'Refunded',
  'credit-lost-unpaid': 'Not refunded yet',
  'partly-credited': 'Credited',
  'refund-failed': 'Not refunded yet',
  'refund-cancelled': 'Not refunded',
};

/** Step for payments that can't be refunded the way they were made, such as bank transfers. */
const ANSWER =
  'Our payment provider Stripe has sent you an e-mail that asks for your bank details. The money goes out when you have answered it.';

export function chooseWords(data: Data): Words {
  const sold = describeSold(data.visualType, data.sold, formatDay);
  const words = WORDS[data.news](
    data.isWithdrawn ? { ...sold, stays: sold.ended } : sold,
    formatMoney(data.amount, data.currency),
    { license: formatLicenseName(data.visualType), seats: data.seats ?? 0 },
  );
  return data.waitsForBuyer ? { ...words, text: `${words.text} ${ANSWER}` } : words;
}

export function listFacts(data: Data): Fact[] {
  const amountName = AMOUNTS[data.news];
  const amount = amountName === undefined ? [] : buildAmountFacts(amountName, data);
  const due: Fact[] = data.dueAt === undefined ? [] : [['Due', formatDay(data.dueAt)]];
  return [
    ['Product', formatProductName(data.visualType)],
    ['Term', formatCount(data.month, 'month')],
    ...amount,
    ...due,
    ['Order', orderNumber(data.orderId)],
  ];
}

/** Sample data that only some news have. */
const ORDER_EXTRAS: Partial<Record<Data['news'], Partial<Data>>> = {
  started: { dueAt: '2026-12-20T12:00:00.000Z', licenseId: 'sample' },
  'invoice-due': {
    dueAt: '2026-12-20T12:00:00.000Z',
    invoiceUrl: 'https://invoice.stripe.com/i/example',
  },
  'partly-refunded': { amount: 6000, seats: 1 },
  'refund-failed': { amount: 6000 },
  'refund-cancelled': { amount: 6000 },
  restored: { licenseId: 'sample' },
};

/** Mails a buyer news about an order. The amount, in cents, is the sum to pay or the sum refunded. */
export const mail = defineMail({
  schema,
  samples: buildVariants(ORDER_NEWS, (news) => ({
    news,
    ...sample.order,
    visualType: 'charts' as const,
    sold: { part: 'licence' as const },
    ...ORDER_EXTRAS[news],
  })),
  subject: (data) => chooseWords(data).subject,
  preheader: (data) => chooseWords(data).text,
  title: (data) => chooseWords(data).title,
  why: 'You received this e-mail because you placed an order on our site.',
  unsubscribe: null,
  findLicenseId: ({ licenseId }) => licenseId,
  Content({ data, context: { key, name, portalUrl } }) {
    return (
      <>
        <Paragraph>{formatGreeting(name)} here is an update on your order.</Paragraph>
        <Paragraph>{chooseWords(data).text}</Paragraph>
        {key !== null && data.news === 'restored' && (
          <Paragraph>
            The key in your reports ends before your licence does now. Replace it with this one.
          </Paragraph>
        )}
        {key !== null && <LicenseKey value={key} />}
        <Facts rows={listFacts(data)} />
        {data.invoiceUrl === undefined ? (
          <Button label="Open my account" href={`${portalUrl}/general`} />
        ) : (
          <Button label="Open the invoice" href={data.invoiceUrl} />
        )}
      </>
    );
  },
});
