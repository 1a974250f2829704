import { bookCharge } from './balance';
import { newId, newSecret } from './ids';
import { describeMethod, type PaymentMeans } from './methods';
import type { Charge, PaymentIntent, Session } from './objects';
import type { StripeAccount } from './account';

export const DECLINED = 'Your card was declined.';
const NO_FUNDS = "The customer's account has insufficient funds to cover this payment.";

/** Returns the payment intent of a session, which the first attempt to pay creates. */
export function ensurePaymentIntent(account: StripeAccount, session: Session): PaymentIntent {
  const { state } = account;
  const existing = session.payment_intent && state.paymentIntents.get(session.payment_intent);
  if (existing) {
    // The buyer may have entered a code since the first attempt.
    existing.amount = session.amount_total;
    return existing;
  }
  const plan = state.plans.get(session.id);
  const intent = createIntent(account, {
    amount: session.amount_total,
    currency: session.currency,
    customer: session.customer,
    description: plan?.description ?? null,
    metadata: plan?.metadata ?? {},
    payment_method_types: session.payment_method_types,
    receipt_email: plan?.receiptEmail ?? null,
    statement_descriptor: plan?.statementDescriptor ?? null,
  });
  session.payment_intent = intent.id;
  return intent;
}

type IntentOptions = Pick<
  PaymentIntent,
  | 'amount'
  | 'currency'
  | 'customer'
  | 'description'
  | 'metadata'
  | 'payment_method_types'
  | 'receipt_email'
  | 'statement_descriptor'
>;

export function createIntent(account: StripeAccount, extras: IntentOptions): PaymentIntent {
  const id = newId('paymentIntent');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: newSecret(id),
    confirmation_method: 'automatic',
    created: account.now(),
    customer_account: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_record: null,
    processing: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
    ...extras,
  };
  account.state.paymentIntents.set(id, intent);
  account.emit('payment_intent.created', intent, null);
  return intent;
}

export function beginCharge(
  account: StripeAccount,
  { customer, customer_details: details }: Pick<Session, 'customer' | 'customer_details'>,
  intent: PaymentIntent,
  means: PaymentMeans,
): Charge {
  const paymentMethod = newId('paymentMethod');
  const charge = buildCharge(account, intent, paymentMethod, means, details);
  account.state.charges.set(charge.id, charge);
  intent.latest_charge = charge.id;
  intent.payment_method = paymentMethod;
  intent.customer = customer;
  intent.last_payment_error = null;
  return charge;
}

export function startProcessing(
  account: StripeAccount,
  intent: PaymentIntent,
  charge: Charge,
): void {
  intent.status = 'processing';
  account.emit('charge.pending', charge, null);
  account.emit('payment_intent.processing', intent, null);
}

/** Puts a payment on hold for the buyer's transfer, which may take days. There is no charge yet. */
export function holdForTransfer(account: StripeAccount, intent: PaymentIntent): void {
  intent.status = 'requires_action';
  intent.next_action = {
    type: 'display_bank_transfer_instructions',
    display_bank_transfer_instructions: {
      amount_remaining: intent.amount,
      currency: intent.currency,
      hosted_instructions_url: null,
      reference: intent.id.slice(-12).toUpperCase(),
      type: 'us_bank_transfer',
    },
  };
  account.emit('payment_intent.requires_action', intent, null);
}

export function completePayment(
  account: StripeAccount,
  intent: PaymentIntent,
  charge: Charge,
): void {
  charge.status = 'succeeded';
  charge.paid = true;
  charge.captured = true;
  charge.amount_captured = charge.amount;
  charge.outcome = buildOutcome('authorized', 'approved_by_network', 'Payment complete.');
  takeFee(account, charge);
  charge.receipt_url = `${account.url}/receipts/${charge.id}`;
  intent.status = 'succeeded';
  intent.next_action = null;
  intent.amount_received = intent.amount;
  account.emit('charge.succeeded', charge, null);
  account.emit('payment_intent.succeeded', intent, null);
}

/** Books the fee, at once or later: Stripe captures asynchronously and reports a later fee with charge.updated. */
function takeFee(account: StripeAccount, charge: Charge): void {
  const { feeDelay } = account;
  if (feeDelay === 0) bookCharge(account, charge);
  else account.state.due.push({ at: account.now() + feeDelay, kind: 'fee', charge: charge.id });
}

export function failPayment(account: StripeAccount, intent: PaymentIntent, charge: Charge): void {
  const isCard = charge.payment_method_details?.type === 'card';
  charge.status = 'failed';
  charge.failure_code = isCard ? 'card_declined' : 'insufficient_funds';
  charge.failure_message = isCard ? DECLINED : NO_FUNDS;
  charge.outcome = buildOutcome(
    'issuer_declined',
    'declined_by_network',
    'The bank did not return any further details with this decline.',
  );
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = isCard
    ? {
        charge: charge.id,
        code: 'card_declined',
        decline_code: 'generic_decline',
        doc_url: 'https://stripe.com/docs/error-codes/card-declined',
        message: DECLINED,
        type: 'card_error',
      }
    : {
        charge: charge.id,
        code: 'payment_intent_payment_attempt_failed',
        doc_url: 'https://stripe.com/docs/error-codes/payment-intent-payment-attempt-failed',
        message: NO_FUNDS,
        type: 'invalid_request_error',
      };
  account.emit('charge.failed', charge, null);
  account.emit('payment_intent.payment_failed', intent, null);
}

function buildOutcome(type: string, networkStatus: string, message: string): Charge['outcome'] {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: networkStatus,
    reason: type === 'authorized' ? null : 'generic_decline',
    risk_level: 'normal',
    risk_score: 12,
    seller_message: message,
    type,
  };
}

function buildCharge(
  account: StripeAccount,
  intent: PaymentIntent,
  paymentMethod: string,
  means: PaymentMeans,
  details: Session['customer_details'],
): Charge {
  return {
    id: newId('charge'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: details?.address ?? null,
      email: details?.email ?? null,
      name: details?.name ?? null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'LOCAL STRIPE',
    captured: false,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: paymentMethod,
    payment_method_details: describeMethod(means, intent.amount, account.now()),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: intent.statement_descriptor,
    statement_descriptor_suffix: null,
    status: 'pending',
    transfer_data: null,
    transfer_group: null,
  };
}
