import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import { html } from '@flexa/contracts/html';
import { KEY_AHEAD_DAYS, keyFrom } from '@flexa/contracts/license-term';
import { orderNumber } from '@flexa/contracts/numbers';
import { orderSchema } from '@flexa/contracts/orders';
import { CONSENT_WORDINGS, WITHDRAW } from '@flexa/contracts/withdrawal';
import { button, facts, link, packPicture, paragraph, plainFacts, type Fact } from '../blocks';
import { defineMail, type KeyContext } from '../define-mail';
import { letter, type Letter } from '../layout';
import { licenseFields } from '../license-fields';
import { keyPart } from '../license-key';
import { sample } from '../sample-values';
import { amountFacts, formatDay, formatMoment, greeting, licenseName, productName } from '../words';

const schema = z.object({
  orderId: z.string(),
  month: z.int(),
  amount: z.int(),
  currency: z.string(),
  /** Value of the days left of replaced licences, taken off the price. */
  credit: z.int().min(0).optional(),
  /** Discount of a promotion, already taken off the amount. */
  discount: z.int().min(1).optional(),
  promotionCode: z.string().nullable().optional(),
  /** Tax within the amount, in the currency's smallest unit. */
  tax: z.int().min(1).optional(),
  ...licenseFields,
  /** Start of a renewal, which begins when the licence before it ends. */
  startsAt: instantSchema.optional(),
  /** Seats that join a licence and end with it. */
  isAddition: z.boolean().optional(),
  /** The wording about the right of withdrawal that the buyer agreed to, and when. */
  consent: orderSchema.shape.consent,
  /** The end of the buyer's right of withdrawal. */
  withdrawUntil: instantSchema.optional(),
});
type Data = z.infer<typeof schema>;

/** Says when the key of a term that was bought ahead is in the account. */
function describeNextKey(startsAt: string, queuedAt: Date): string {
  return keyFrom({ startsAt, createdAt: startsAt }) <= queuedAt
    ? 'Your new key is in your account.'
    : `Its key is in your account from ${KEY_AHEAD_DAYS} days before that, and we e-mail it to you.`;
}

const YOURS = 'The seats are yours to assign.';
const GIVE = 'Assign them under Team in your account: each person gets their own key.';

function render(data: Data, context: KeyContext): Letter {
  const { orderId, month, amount, currency, visualType, quantity, discount, tax } = data;
  const account = `${context.portalUrl}/general`;
  const orders = `${account}#orders`;
  const paid = formatMoney(amount, currency);
  const { startsAt, isAddition = false } = data;
  const hasKey = context.key !== null && !isAddition && startsAt === undefined;
  const inside = hasKey
    ? ' Your licence key is inside.'
    : startsAt
      ? ` Your next term starts on ${formatDay(startsAt)}.`
      : isAddition
        ? ` ${YOURS}`
        : '';
  const received = `${greeting(context.name)} ${
    amount === 0
      ? 'your order is complete. There was nothing to pay.'
      : `we received your payment of ${paid}.`
  }`;
  const thanks = startsAt
    ? `${received} Your ${licenseName(visualType)} starts on ${formatDay(startsAt)}, when your current one ends.`
    : isAddition
      ? `${received} ${YOURS}`
      : hasKey
        ? `${received} Your ${licenseName(visualType)} is active.`
        : received;
  const begins = hasKey && !startsAt;
  const instead = isAddition ? GIVE : startsAt && describeNextKey(startsAt, context.queuedAt);
  const key = instead ? { body: [paragraph(instead)], text: [instead] } : keyPart(context.key);
  const what = isAddition ? formatCount(quantity, 'more seat') : formatCount(month, 'month');
  const begin = startsAt ? `from ${formatDay(startsAt)} ` : '';
  const rights = withdrawalWords(data);
  const rows: Fact[] = [
    ['Product', productName(visualType)],
    [
      'Term',
      isAddition
        ? `until ${formatMoment(data.expiresAt)}`
        : `${formatCount(month, 'month')}, ${begin}until ${formatMoment(data.expiresAt)}`,
    ],
    ['Seats', String(quantity)],
    ...(data.credit === undefined ? [] : [creditFact(data, data.credit)]),
    ...(discount === undefined ? [] : [discountFact(data, discount)]),
    ...amountFacts('Paid', { amount, tax, currency }),
    ['Order', orderNumber(orderId)],
  ];
  return letter(context, {
    subject: `Your receipt: ${productName(visualType)}, ${what}`,
    preheader: `${amount === 0 ? 'Your order is complete.' : `We received ${paid}.`}${inside}`,
    title: 'Thank you for your order',
    body: [
      paragraph(thanks),
      ...key.body,
      facts(rows),
      ...(begins ? [packPicture(visualType, context.portalUrl)] : []),
      paragraph(
        html`For your books: ${link('your invoice and receipt', orders)} are in your account.`,
      ),
      ...rights.map((words) => paragraph(words)),
      button('Open my account', account),
    ],
    text: [
      thanks,
      ...key.text,
      plainFacts(rows),
      `Your invoice and receipt for your books: ${orders}`,
      ...rights,
      `Open my account: ${account}`,
    ],
    why: 'You received this e-mail because you placed an order on our site.',
  });
}

/** Confirms the consent on a durable medium, and names the right of withdrawal if the buyer has it. */
function withdrawalWords({ consent, withdrawUntil }: Data): string[] {
  const agreed = consent
    ? [`On ${formatMoment(consent.at)} you agreed: “${CONSENT_WORDINGS[consent.version]}”`]
    : [];
  if (withdrawUntil === undefined) {
    return consent ? [...agreed, 'Your right of withdrawal for this order has ended.'] : [];
  }
  return [
    ...agreed,
    `You can withdraw from this contract until ${formatMoment(withdrawUntil)}, without giving a reason. Open Orders in your account and choose “${WITHDRAW}”, or write to us. We refund everything you paid for it.`,
  ];
}

function creditFact({ currency }: Data, credit: number): Fact {
  return ['Credit', `${formatMoney(credit, currency)} for the rest of the licence it replaces`];
}

function discountFact({ currency, promotionCode }: Data, discount: number): Fact {
  const off = formatMoney(discount, currency);
  return ['Discount', promotionCode ? `${off} with the code ${promotionCode}` : off];
}

/** The only mail of a purchase. Amounts in cents. */
export const receipt = defineMail({
  template: 'receipt',
  schema,
  samples: {
    purchase: { ...sample.order, ...sample.license },
    'with-tax': {
      ...sample.order,
      ...sample.license,
      discount: 2000,
      promotionCode: 'SPRING',
      tax: 2874,
    },
    renewal: { ...sample.order, ...sample.license, startsAt: sample.end, expiresAt: sample.later },
    upgrade: { ...sample.order, ...sample.license, visualType: 'suite', credit: 4200 },
    'more-seats': { ...sample.order, ...sample.license, isAddition: true },
    'with-consent': {
      ...sample.order,
      ...sample.license,
      consent: { version: '2026-11', at: '2026-11-20T12:00:00.000Z' },
    },
    withdrawable: { ...sample.order, ...sample.license, withdrawUntil: '2026-12-04T23:59:59.999Z' },
  },
  keyOf: ({ licenseId }) => licenseId,
  render,
});
