import { z } from 'zod';
import { emailSchema, instantSchema } from '@flexa/contracts/fields';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import { orderNumber } from '@flexa/contracts/numbers';
import { VISUAL_TYPES } from '@flexa/contracts/plans';
import { button, facts, paragraph, plainFacts, type Fact } from '../blocks';
import { defineMail } from '../define-mail';
import { letter, type Letter, type MailContext } from '../layout';
import { one, sample } from '../sample-values';
import { formatDay, formatMoment, licenseName, productName } from '../words';

const schema = z.object({
  orderId: z.string(),
  visualType: z.enum(VISUAL_TYPES),
  month: z.int(),
  quantity: z.int().min(1),
  /** To be refunded, in cents. */
  amount: z.int(),
  currency: z.string(),
  paidAt: instantSchema,
  email: emailSchema,
  at: instantSchema,
  /** The order's licence was credited to a membership, which ends too. */
  endsMembership: z.boolean().optional(),
});
type Data = z.infer<typeof schema>;

/** Confirms a withdrawal on a durable medium: the statement with its date and time (Article 11a). */
function render(data: Data, context: MailContext): Letter {
  const { orderId, visualType, month, quantity, amount, currency } = data;
  const account = `${context.portalUrl}/general#orders`;
  const received = `We received your withdrawal on ${formatMoment(data.at)}.`;
  const statement = 'You stated that you withdraw from this contract:';
  const follows = `We refund ${formatMoney(amount, currency)} the way you paid, within 14 days at the latest. The licences from this order end.`;
  const also = data.endsMembership
    ? [
        `Your ${productName('suite')} was bought with credit from this order, so it ends too. We refund what you paid for its days left.`,
      ]
    : [];
  const rows: Fact[] = [
    [
      'Contract',
      `${licenseName(visualType)}, ${formatCount(month, 'month')}, ${formatCount(quantity, 'seat')}`,
    ],
    ['Order', orderNumber(orderId)],
    ['Paid', formatDay(data.paidAt)],
    ...(context.name === null ? [] : ([['Name', context.name]] satisfies Fact[])),
    ['E-mail', data.email],
    ['Received', formatMoment(data.at)],
  ];
  return letter(context, {
    subject: `We received your withdrawal from order ${orderNumber(orderId)}`,
    preheader: received,
    title: 'You have withdrawn from your order',
    body: [
      paragraph(received),
      paragraph(statement),
      facts(rows),
      paragraph(follows),
      ...also.map((words) => paragraph(words)),
      button('Open my orders', account),
    ],
    text: [received, statement, plainFacts(rows), follows, ...also, `Open my orders: ${account}`],
    why: 'You received this e-mail because you withdrew from an order on our site.',
  });
}

/** Confirms a withdrawal with the name of the profile. */
export const withdrawal = defineMail({
  template: 'withdrawal',
  schema,
  samples: one({
    ...sample.order,
    visualType: 'charts',
    quantity: 3,
    paidAt: '2026-11-20T12:00:00.000Z',
    email: 'nora@example.com',
    at: '2026-11-24T09:30:00.000Z',
  }),
  render,
});
