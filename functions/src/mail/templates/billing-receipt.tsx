import { z } from 'zod';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import { instantSchema } from '@flexa/contracts/fields';
import { orderNumber } from '@flexa/contracts/numbers';
import { VISUAL_TYPES } from '@flexa/contracts/plans';
import { billingAddressee, explainContact, sampleAddressee } from '../billing-addressee';
import { Button, Facts, Paragraph, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { sample } from '../sample-values';
import { buildAmountFacts, formatDay, formatProductName } from '../words';

const schema = z.object({
  orderId: z.string(),
  visualType: z.enum(VISUAL_TYPES),
  month: z.int(),
  quantity: z.int().min(1),
  amount: z.int(),
  currency: z.string(),
  /** Amounts in cents, as in the buyer's receipt. */
  credit: z.int().min(0).optional(),
  discount: z.int().min(1).optional(),
  promotionCode: z.string().nullable().optional(),
  tax: z.int().min(1).optional(),
  startsAt: instantSchema.optional(),
  isAddition: z.boolean().optional(),
  /** Page of the invoice or receipt at Stripe. */
  invoiceUrl: z.url().optional(),
  ...billingAddressee,
});
type Data = z.infer<typeof schema>;

function listFacts(data: Data): Fact[] {
  const { month, quantity, amount, currency, tax, credit, discount, startsAt, isAddition } = data;
  const term = formatCount(month, 'month');
  return [
    ['Product', formatProductName(data.visualType)],
    ...(isAddition
      ? []
      : [['Term', startsAt ? `${term}, from ${formatDay(startsAt)}` : term] satisfies Fact]),
    [isAddition ? 'Seats added' : 'Seats', String(quantity)],
    ...(credit === undefined ? [] : [['Credit', formatMoney(credit, currency)] satisfies Fact]),
    ...(discount === undefined
      ? []
      : [['Discount', formatMoney(discount, currency)] satisfies Fact]),
    ...buildAmountFacts('Paid', { amount, tax, currency }),
    ['Order', orderNumber(data.orderId)],
  ];
}

/** Confirms a payment to the billing contact. The buyer gets the receipt with the key. */
export const mail = defineMail({
  schema,
  samples: {
    purchase: {
      ...sample.order,
      ...sampleAddressee,
      visualType: 'charts',
      quantity: 3,
      tax: 2874,
      invoiceUrl: 'https://invoice.stripe.com/i/example',
    },
    'more-seats': {
      ...sample.order,
      ...sampleAddressee,
      visualType: 'charts',
      quantity: 2,
      isAddition: true,
    },
  },
  subject: ({ visualType, amount, currency }) =>
    `Receipt for ${formatProductName(visualType)}: ${formatMoney(amount, currency)}`,
  preheader: ({ owner }) => `An order placed by ${owner} is paid.`,
  title: 'An order is paid',
  why: explainContact,
  unsubscribe: ({ leave }) => leave,
  Content: ({ data }) => (
    <>
      <Paragraph>
        Hello, an order placed by {data.owner} is paid: {formatMoney(data.amount, data.currency)}{' '}
        for {formatProductName(data.visualType)}.
      </Paragraph>
      <Facts rows={listFacts(data)} />
      {data.invoiceUrl !== undefined && (
        <Button lead="For your books:" label="Open the invoice" href={data.invoiceUrl} />
      )}
    </>
  ),
});
