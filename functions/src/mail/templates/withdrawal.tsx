import { z } from 'zod';
import { emailSchema, instantSchema } from '@flexa/contracts/fields';
import { formatCount, formatMoney } from '@flexa/contracts/format';
import { orderNumber } from '@flexa/contracts/numbers';
import { VISUAL_TYPES } from '@flexa/contracts/plans';
import { Button, Facts, Paragraph, type Fact } from '../blocks';
import { defineMail, type MailContext } from '../define-mail';
import { buildOnlyVariant, sample } from '../sample-values';
import { formatDay, formatMoment, formatLicenseName, formatProductName } from '../words';

const schema = z.object({
  orderId: z.string(),
  visualType: z.enum(VISUAL_TYPES),
  month: z.int(),
  quantity: z.int().min(1),
  /** Amount to refund, in cents. */
  amount: z.int(),
  currency: z.string(),
  paidAt: instantSchema,
  email: emailSchema,
  at: instantSchema,
  /** The order's licence was credited to a membership, which ends too. */
  endsMembership: z.boolean().optional(),
});
type Data = z.infer<typeof schema>;

const confirmReceipt = ({ at }: Data) => `We received your withdrawal on ${formatMoment(at)}.`;

function listFacts(data: Data, { name }: MailContext): Fact[] {
  const term = formatCount(data.month, 'month');
  const seats = formatCount(data.quantity, 'seat');
  const person: Fact[] = name === null ? [] : [['Name', name]];
  return [
    ['Contract', `${formatLicenseName(data.visualType)}, ${term}, ${seats}`],
    ['Order', orderNumber(data.orderId)],
    ['Paid', formatDay(data.paidAt)],
    ...person,
    ['E-mail', data.email],
    ['Received', formatMoment(data.at)],
  ];
}

/**
 * Confirms a withdrawal on a durable medium: the statement with its date and time (Article 11a), and the name of the
 * profile.
 */
export const mail = defineMail({
  schema,
  samples: buildOnlyVariant({
    ...sample.order,
    visualType: 'charts',
    quantity: 3,
    paidAt: '2026-11-20T12:00:00.000Z',
    email: 'nora@example.com',
    at: '2026-11-24T09:30:00.000Z',
  }),
  subject: ({ orderId }) => `We received your withdrawal from order ${orderNumber(orderId)}`,
  preheader: confirmReceipt,
  title: 'You have withdrawn from your order',
  why: 'You received this e-mail because you withdrew from an order on our site.',
  unsubscribe: null,
  Content: ({ data, context }) => (
    <>
      <Paragraph>{confirmReceipt(data)}</Paragraph>
      <Paragraph>You stated that you withdraw from this contract:</Paragraph>
      <Facts rows={listFacts(data, context)} />
      <Paragraph>
        We refund {formatMoney(data.amount, data.currency)} the way you paid, within 14 days at the
        latest. The licences from this order end.
      </Paragraph>
      {data.endsMembership && (
        <Paragraph>
          Your {formatProductName('suite')} was bought with credit from this order, so it ends too.
          We refund what you paid for its days left.
        </Paragraph>
      )}
      <Button label="Open my orders" href={`${context.portalUrl}/general#orders`} />
    </>
  ),
});
