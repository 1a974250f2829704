import { z } from 'zod';
import { performAction } from './checkout';
import { createBadRequestError, createRefusal } from './errors';
import { readParameters } from './form';
import { createRefund } from './refunds';
import { createSession } from './sessions';
import type { StripeAccount } from './account';

const pastPaymentSchema = z.strictObject({
  /** Time of the payment. */
  at: z.iso.datetime(),
  /** Name on the card. */
  name: z.string(),
  /** Parameters of its Checkout Session, as the Node client takes them. */
  session: z.record(z.string(), z.unknown()),
  /** Refund, by default in full. */
  refund: z
    .strictObject({
      at: z.iso.datetime(),
      amount: z.int().min(1).optional(),
      metadata: z.record(z.string(), z.string()),
    })
    .optional(),
});
export type PastPayment = z.infer<typeof pastPaymentSchema>;

/** Ids of such a payment at Stripe. */
export interface PastPaymentIds {
  session: string;
  paymentIntent: string;
  refunds: Record<string, number>;
}

/** Creates payments in the past, like any others but without events. */
export function addPastPayments(account: StripeAccount, body: unknown): PastPaymentIds[] {
  const parsed = z.array(pastPaymentSchema).safeParse(body);
  if (!parsed.success) throw createBadRequestError({ message: z.prettifyError(parsed.error) });
  return parsed.data.map((payment) => addPastPayment(account, payment));
}

function addPastPayment(
  account: StripeAccount,
  { at, name, session: params, refund }: PastPayment,
): PastPaymentIds {
  const then = account.copyAt(new Date(at));
  const session = createSession({
    account: then,
    id: '',
    input: readParameters(params),
    cause: null,
  });
  performAction(then, session, 'pay', { name });
  const intent = account.state.paymentIntents.get(session.payment_intent ?? '');
  const charge = account.state.charges.get(intent?.latest_charge ?? '');
  if (!intent || !charge?.paid) throw createRefusal({ message: 'There was nothing to pay.' });
  const refunds: PastPaymentIds['refunds'] = {};
  if (refund) {
    const { at: moment, ...rest } = refund;
    const input = readParameters({ ...rest, payment_intent: intent.id });
    const createdRefund = createRefund({
      account: account.copyAt(new Date(moment)),
      id: '',
      input,
      cause: null,
    });
    refunds[createdRefund.id] = createdRefund.amount;
  }
  return {
    session: session.id,
    paymentIntent: intent.id,
    refunds,
  };
}
