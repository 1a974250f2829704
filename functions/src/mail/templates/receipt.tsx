import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import { KEY_AHEAD_DAYS, computeKeyStart } from '@flexa/contracts/license-term';
import { orderNumber } from '@flexa/contracts/numbers';
import { orderSchema } from '@flexa/contracts/orders';
import { CONSENT_WORDINGS, WITHDRAW } from '@flexa/contracts/withdrawal';
import { Button, ByForm, Facts, Link, PackPicture, Paragraph, type Fact } from '../blocks';
import { defineMail, type MailContext } from '../define-mail';
import { licenseFields } from '../license-fields';
import { LicenseKey } from '../license-key';
import { sample } from '../sample-values';
import {
  buildAmountFacts,
  formatDay,
  formatMoment,
  formatGreeting,
  formatLicenseName,
  formatProductName,
} from '../words';

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
  return computeKeyStart({ startsAt, createdAt: startsAt }) <= queuedAt
    ? 'Your new key is in your account.'
    : `Its key is in your account from ${KEY_AHEAD_DAYS} days before that, and we e-mail it to you.`;
}

const YOURS = 'The seats are yours to assign.';
const GIVE = 'Assign them under Team in your account: each person gets their own key.';

/** True if the order's licence runs and its key belongs to the reader. */
function hasKey({ isAddition, startsAt }: Data, { key }: MailContext): boolean {
  return key !== null && !isAddition && startsAt === undefined;
}

function summarizeOrder(data: Data, context: MailContext): string {
  const { amount, currency, startsAt, isAddition } = data;
  const paid =
    amount === 0 ? 'Your order is complete.' : `We received ${formatMoney(amount, currency)}.`;
  if (hasKey(data, context)) return `${paid} Your licence key is inside.`;
  if (startsAt) return `${paid} Your next term starts on ${formatDay(startsAt)}.`;
  return isAddition ? `${paid} ${YOURS}` : paid;
}

function thankBuyer(data: Data, context: MailContext): string {
  const { amount, currency, visualType, startsAt, isAddition } = data;
  const received =
    amount === 0
      ? 'your order is complete. There was nothing to pay.'
      : `we received your payment of ${formatMoney(amount, currency)}.`;
  const opening = `${formatGreeting(context.name)} ${received}`;
  if (startsAt) {
    return `${opening} Your ${formatLicenseName(visualType)} starts on ${formatDay(startsAt)}, when your current one ends.`;
  }
  if (isAddition) return `${opening} ${YOURS}`;
  return hasKey(data, context)
    ? `${opening} Your ${formatLicenseName(visualType)} is active.`
    : opening;
}

function listFacts(data: Data): Fact[] {
  const { month, amount, currency, tax, credit, discount, startsAt } = data;
  const end = `until ${formatMoment(data.expiresAt)}`;
  const term = startsAt ? `from ${formatDay(startsAt)} ${end}` : end;
  return [
    ['Product', formatProductName(data.visualType)],
    ['Term', data.isAddition ? end : `${formatCount(month, 'month')}, ${term}`],
    ['Seats', String(data.quantity)],
    ...(credit === undefined ? [] : [creditFact(data, credit)]),
    ...(discount === undefined ? [] : [buildDiscountFact(data, discount)]),
    ...buildAmountFacts('Paid', { amount, tax, currency }),
    ['Order', orderNumber(data.orderId)],
  ];
}

/** Confirms the consent on a durable medium, and names the right of withdrawal if the buyer has it. */
function listRights({ consent, withdrawUntil }: Data): string[] {
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

function buildDiscountFact({ currency, promotionCode }: Data, discount: number): Fact {
  const off = formatMoney(discount, currency);
  return ['Discount', promotionCode ? `${off} with the code ${promotionCode}` : off];
}

/** The only mail of a purchase. Amounts in cents. */
export const mail = defineMail({
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
  subject: ({ visualType, isAddition, quantity, month }) => {
    const bought = isAddition ? formatCount(quantity, 'more seat') : formatCount(month, 'month');
    return `Your receipt: ${formatProductName(visualType)}, ${bought}`;
  },
  preheader: summarizeOrder,
  title: 'Thank you for your order',
  why: 'You received this e-mail because you placed an order on our site.',
  unsubscribe: null,
  findLicenseId: ({ licenseId }) => licenseId,
  Content({ data, context }) {
    const { visualType, startsAt, isAddition } = data;
    const { key, portalUrl, queuedAt } = context;
    const orders = `${portalUrl}/general#orders`;
    const instead = isAddition ? GIVE : startsAt && describeNextKey(startsAt, queuedAt);
    return (
      <>
        <Paragraph>{thankBuyer(data, context)}</Paragraph>
        {instead ? <Paragraph>{instead}</Paragraph> : <LicenseKey value={key} />}
        <Facts rows={listFacts(data)} />
        {hasKey(data, context) && <PackPicture of={visualType} portalUrl={portalUrl} />}
        <Paragraph>
          <ByForm
            html={
              <>
                For your books: <Link href={orders}>your invoice</Link> is in your account.
              </>
            }
            text={`Your invoice for your books: ${orders}`}
          />
        </Paragraph>
        {listRights(data).map((words) => (
          <Paragraph key={words}>{words}</Paragraph>
        ))}
        <Button label="Open my account" href={`${portalUrl}/general`} />
      </>
    );
  },
});
