import { z } from 'zod';
import { formatMoney } from '@flexa/contracts/format';
import type { Cause, StripeAccount } from './account';
import { bookRefund } from './balance';
import { findPathObject, findParameterObject, type Call } from './call';
import { recordCashMove } from './cash-moves';
import { createBadRequestError, createRefusal } from './errors';
import { currency, integer, mergeMetadata, metadata, oneOf, parseParameters, text } from './fields';
import { newId } from './ids';
import { listNewestFirst, readList } from './lists';
import { findRefundCourse } from './methods';
import type { Charge, Refund, State } from './objects';
import { moveRefund } from './refund-moves';

/** Days that a bank takes for a return from a cash balance. */
const RETURN_DAYS = 5;

const CREATE = z.object({
  amount: integer(1).optional(),
  charge: text().optional(),
  payment_intent: text().optional(),
  reason: oneOf(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata().optional(),
  currency: currency().optional(),
  customer: text().optional(),
  origin: oneOf(['customer_balance']).optional(),
});

export function createRefund({ account, input, cause }: Call): Refund {
  const params = parseParameters(CREATE, input);
  if (params.origin !== undefined) return returnCash(account, params, cause);
  const charge = findCharge(account.state, params);
  requireRefundable(account.state, charge);
  const amount = params.amount ?? charge.amount - charge.amount_refunded;
  requireRemaining(charge, amount, 'amount');
  const { reason, metadata: its } = params;
  return refundCharge(account, charge, { amount, reason, metadata: mergeMetadata({}, its) }, cause);
}

/** @param param name of the parameter with the amount */
export function requireRemaining(charge: Charge, amount: number, param: string): void {
  const remaining = charge.amount - charge.amount_refunded;
  if (amount <= remaining) return;
  const requested = formatMoney(amount, charge.currency);
  const message = `Refund amount (${requested}) is greater than unrefunded amount on charge (${formatMoney(remaining, charge.currency)})`;
  throw createRefusal({ message, param });
}

/** Returns money of a customer's cash balance to the bank account that sent it. */
function returnCash(
  account: StripeAccount,
  {
    customer = '',
    currency: cashCurrency = '',
    amount,
    reason,
    metadata: its,
  }: z.infer<typeof CREATE>,
  cause: Cause,
): Refund {
  const { id } = findParameterObject(account.state.customers, 'customer', customer, 'customer');
  const available = account.state.cashBalances.get(id)?.[cashCurrency] ?? 0;
  if (amount === undefined) {
    const message = 'Missing required param: amount.';
    throw createBadRequestError({ message, param: 'amount', code: 'parameter_missing' });
  }
  if (amount > available) {
    const message = `Refund amount (${formatMoney(amount, cashCurrency)}) is greater than the cash balance (${formatMoney(available, cashCurrency)})`;
    throw createRefusal({ message, param: 'amount' });
  }
  const now = account.now();
  recordCashMove(account, id, cashCurrency, -amount);
  const refund: Refund = {
    id: newId('refund'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: null,
    created: now,
    currency: cashCurrency,
    customer: id,
    customer_account: null,
    destination_details: {
      us_bank_transfer: { reference: null, reference_status: null },
      type: 'us_bank_transfer',
    },
    metadata: mergeMetadata({}, its),
    payment_intent: null,
    payment_method: null,
    pending_reason: 'processing',
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'pending',
    transfer_reversal: null,
  };
  const at = now + RETURN_DAYS * 24 * 3600;
  account.state.due.push({ at, kind: 'refund', refund: refund.id, to: 'succeeded' });
  account.state.refunds.set(refund.id, refund);
  account.emit('refund.created', refund, cause);
  return refund;
}

interface RefundOptions {
  amount: number;
  reason?: Refund['reason'] | undefined;
  metadata: Record<string, string>;
}

/** Refunds a charge, at most its remaining amount. */
export function refundCharge(
  account: StripeAccount,
  charge: Charge,
  { amount, reason, metadata: its }: RefundOptions,
  cause: Cause,
): Refund {
  const now = account.now();
  const { status, then } = findRefundCourse(charge);
  const at = now + (then?.days ?? 0) * 24 * 3600;
  const refund: Refund = {
    id: newId('refund'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: describeDestination(charge),
    metadata: its,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
    ...(status === 'pending' && { pending_reason: 'processing' }),
    ...(status === 'requires_action' && { next_action: askBuyer(charge, now, at) }),
  };
  if (then) account.state.due.push({ at, kind: 'refund', refund: refund.id, to: then.status });
  bookRefund(account, refund);
  account.state.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  account.emit('refund.created', refund, cause);
  account.emit('charge.refunded', charge, cause);
  return refund;
}

/** Asks the buyer by e-mail for a bank account, as Stripe does. */
function askBuyer(charge: Charge, now: number, then: number): Refund['next_action'] {
  return {
    type: 'display_details',
    display_details: {
      email_sent: {
        email_sent_at: now,
        email_sent_to: charge.billing_details.email ?? charge.receipt_email ?? '',
      },
      expires_at: then,
    },
  };
}

function describeDestination({
  payment_method_details: details,
}: Charge): Refund['destination_details'] {
  const bank = { reference: null, reference_status: null };
  switch (details?.type) {
    case 'us_bank_account':
    case 'customer_balance':
      return { us_bank_transfer: bank, type: 'us_bank_transfer' };
    default:
      return { card: { type: 'refund' }, type: 'card' };
  }
}

/** Cancels a refund, which is possible only while it waits for the buyer. */
export function cancelRefund({ account, id, cause }: Call): Refund {
  const refund = findPathObject(account.state.refunds, 'refund', id);
  moveRefund(account, refund, 'canceled', cause);
  return refund;
}

function findCharge(state: State, params: z.infer<typeof CREATE>): Charge {
  if (params.charge !== undefined) {
    const charge = findParameterObject(state.charges, 'charge', params.charge, 'charge');
    if (params.payment_intent !== undefined && params.payment_intent !== charge.payment_intent) {
      const message = `The charge ${charge.id} does not belong to ${params.payment_intent}.`;
      throw createBadRequestError({ message, param: 'payment_intent' });
    }
    return charge;
  }
  if (params.payment_intent === undefined) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.';
    throw createBadRequestError({ message, code: 'parameter_missing' });
  }
  const { payment_intent: id } = params;
  const intent = findParameterObject(state.paymentIntents, 'payment_intent', id, 'payment_intent');
  const charge =
    intent.latest_charge === null ? undefined : state.charges.get(intent.latest_charge);
  if (!charge?.paid) {
    const message = `This PaymentIntent (${id}) does not have a successful charge to refund.`;
    throw createRefusal({ message, code: 'payment_intent_unexpected_state' });
  }
  return charge;
}

/** Refuses charges that are unpaid, refunded in full or charged back. */
export function requireRefundable(state: State, charge: Charge): void {
  if (!charge.paid) {
    throw createRefusal({
      message: `Charge ${charge.id} has not been paid; cannot issue a refund.`,
    });
  }
  if (charge.refunded) {
    const message = `Charge ${charge.id} has already been refunded.`;
    throw createRefusal({ message, code: 'charge_already_refunded' });
  }
  const lost = [...state.disputes.values()].some(
    (dispute) => dispute.charge === charge.id && !dispute.is_charge_refundable,
  );
  if (lost) {
    const message = `Charge ${charge.id} has been charged back; cannot issue a refund.`;
    throw createRefusal({ message, code: 'charge_disputed' });
  }
}

export function retrieveRefund({ account, id }: Call): Refund {
  return findPathObject(account.state.refunds, 'refund', id);
}

const FILTERS = { charge: text().optional(), payment_intent: text().optional() };

export function listRefunds({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return listNewestFirst(
    '/v1/refunds',
    account.state.refunds.values(),
    params,
    (refund) =>
      refund.charge === (params.charge ?? refund.charge) &&
      refund.payment_intent === (params.payment_intent ?? refund.payment_intent),
  );
}
