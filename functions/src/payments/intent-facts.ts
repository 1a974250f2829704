import type Stripe from 'stripe';
import { NO_BOOKS } from './books';
import { readExpanded } from './expandable';
import { chargeFacts, toInstant, type PaymentFacts } from './facts';
import { ignoreMissing } from './missing';

/**
 * Reads a payment outside Checkout Sessions and invoices. It names no buyer and no plan of ours.
 * Returns undefined for an unknown payment.
 */
export async function readIntentFacts(
  stripe: Stripe,
  id: string,
): Promise<PaymentFacts | undefined> {
  const intent = await ignoreMissing(
    stripe.paymentIntents.retrieve(id, {
      expand: ['latest_charge.refunds', 'latest_charge.balance_transaction'],
    }),
  );
  if (!intent) return undefined;
  const charge = readExpanded(intent.latest_charge);
  const balanceTransaction = readExpanded(charge?.balance_transaction ?? null);
  const isPaid = intent.status === 'succeeded';
  return {
    kind: 'unowned',
    sessionId: id,
    uid: null,
    plan: null,
    lines: [],
    paymentIntent: id,
    payment: isPaid ? 'paid' : 'open',
    amount: isPaid ? intent.amount_received : intent.amount,
    currency: intent.currency,
    books: {
      ...NO_BOOKS,
      country: charge?.billing_details.address?.country ?? null,
      settlement: balanceTransaction && {
        fee: balanceTransaction.fee,
        net: balanceTransaction.net,
        currency: balanceTransaction.currency,
      },
    },
    ...(await chargeFacts(stripe, charge)),
    createdAt: toInstant(intent.created),
    paidAt: isPaid ? toInstant(balanceTransaction?.created ?? intent.created) : null,
  };
}
