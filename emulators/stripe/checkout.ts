import { buildCustomer } from './customers';
import { applyDiscount, applyEnteredCode, recheckDiscount, redeemDiscount } from './discounts';
import { addInvoice } from './invoices';
import { openDispute } from './disputes';
import { warnOfFraud } from './fraud-warnings';
import { findCard, listClaims, isReportedAsFraud } from './methods';
import type { Charge, Customer, DelayedMethod, PaymentIntent, Session } from './objects';
import {
  holdForTransfer,
  beginCharge,
  DECLINED,
  failPayment,
  ensurePaymentIntent,
  startProcessing,
  completePayment,
} from './payments';
import { isTaxId, findTaxId, findTaxIdType, totalSession } from './tax';
import { addTaxId } from './tax-ids';
import type { Cause, StripeAccount } from './account';

export const ACTIONS = [
  'pay',
  'decline',
  'async',
  'async_fail',
  'cancel',
  'apply',
  'remove',
  'tax',
] as const;
export type Action = (typeof ACTIONS)[number];

export interface Outcome {
  /** Address to redirect the browser to; null if it stays. */
  redirect: string | null;
  error: string | null;
}

/** A person's input on the pay page. */
export interface CustomerInput {
  email?: string;
  name?: string;
  /** Country code, if the session collects a billing address. */
  country?: string;
  business?: string;
  taxId?: string;
  /** A promotion code. */
  code?: string;
  /** The number of a test card. */
  card?: string;
  /** Method of a delayed payment. */
  method?: DelayedMethod;
  /** Days of the account's clock until the delayed payment ends; seconds by default. */
  days?: number;
}

/** Country of an example's card. */
export const EXAMPLE_COUNTRY = 'US';

/** Duration of a delayed payment: just long enough to see the pending state. */
const DELAY_MS = 300;
const DAY_S = 24 * 3600;
const BANK: DelayedMethod = 'us_bank_account';

export const EXAMPLE_EMAIL = 'customer@example.com';

/** Carries out the action of a button on the pay page. Leaves sessions that are not open unchanged. */
export function performAction(
  account: StripeAccount,
  session: Session,
  action: Action,
  customer: CustomerInput = {},
): Outcome {
  if (session.status !== 'open') {
    return {
      redirect: session.status === 'complete' ? buildSuccessUrl(session) : null,
      error: null,
    };
  }
  if (action === 'cancel') return { redirect: session.cancel_url, error: null };
  if (action === 'apply') {
    return { redirect: null, error: applyEnteredCode(account, session, customer.code ?? '') };
  }
  if (action === 'remove') {
    if (session.allow_promotion_codes) applyDiscount(account, session, null);
    return { redirect: null, error: null };
  }
  const savedCustomer =
    session.customer === null ? undefined : account.state.customers.get(session.customer);
  const place = findEnteredPlace(account, savedCustomer, customer);
  if (place.taxId !== null && !isTaxId(place.country, place.taxId)) {
    return { redirect: null, error: 'Your tax ID is invalid.' };
  }
  const plan = account.state.plans.get(session.id);
  if (plan) plan.place = place;
  if (action === 'tax') {
    totalSession(account, session);
    return { redirect: null, error: null };
  }
  const lapsed = recheckDiscount(account, session);
  if (lapsed !== null) return { redirect: null, error: lapsed };
  totalSession(account, session);
  if (session.amount_total === 0) {
    completeSession(account, session, customer);
    addInvoice(account, session, null);
    account.emit('checkout.session.completed', session, null);
    return { redirect: buildSuccessUrl(session), error: null };
  }
  if (action === 'decline') {
    const intent = ensurePaymentIntent(account, session);
    failPayment(account, intent, beginCharge(account, session, intent, findCard(customer.card)));
    return { redirect: null, error: DECLINED };
  }
  const { method = 'us_bank_account' } = customer;
  if (action !== 'pay' && !session.payment_method_types.includes(method)) {
    return { redirect: null, error: `This session can't be paid by ${method}.` };
  }
  completeSession(account, session, customer);
  const intent = ensurePaymentIntent(account, session);
  if (action === 'pay') {
    const charge = beginCharge(account, session, intent, findCard(customer.card));
    markPaid(account, session, intent, charge);
    account.emit('checkout.session.completed', session, null);
    for (const { kind, amount } of listClaims(charge)) openDispute(account, charge, kind, amount);
    if (isReportedAsFraud(charge)) warnOfFraud(account, charge);
    return { redirect: buildSuccessUrl(session), error: null };
  }
  const succeeds = action === 'async';
  if (succeeds && method === 'customer_balance') holdForTransfer(account, intent);
  else startProcessing(account, intent, beginCharge(account, session, intent, { type: BANK }));
  account.emit('checkout.session.completed', session, null);
  const outcome = { succeeds, method: succeeds ? method : BANK };
  const { days = 0 } = customer;
  if (days > 0) {
    const at = account.now() + days * DAY_S;
    account.state.due.push({ kind: 'payment', session: session.id, at, ...outcome });
  } else account.schedule(DELAY_MS, () => settleDelayedPayment(account, session, outcome));
  return { redirect: buildSuccessUrl(session), error: null };
}

/** Applies a bank transfer to a session that waits for it, and returns the amount beyond its total. */
export function transferForSession(
  account: StripeAccount,
  session: Session,
  amount: number,
): number {
  const intent = ensurePaymentIntent(account, session);
  const instructions = intent.next_action?.display_bank_transfer_instructions;
  if (!instructions) return amount;
  const missing = instructions.amount_remaining ?? intent.amount;
  instructions.amount_remaining = Math.max(0, missing - amount);
  if (instructions.amount_remaining > 0) {
    account.emit('payment_intent.partially_funded', intent, null);
    return 0;
  }
  settleDelayedPayment(account, session, { succeeds: true, method: 'customer_balance' });
  return amount - missing;
}

/** Completes a delayed payment that the bank has confirmed, or fails one that it has refused. */
export function settleDelayedPayment(
  account: StripeAccount,
  session: Session,
  { succeeds, method }: { succeeds: boolean; method: DelayedMethod },
): void {
  if (session.payment_status === 'paid') return;
  const intent = ensurePaymentIntent(account, session);
  const charge =
    account.state.charges.get(intent.latest_charge ?? '') ??
    beginCharge(account, session, intent, { type: method });
  if (succeeds) {
    markPaid(account, session, intent, charge);
    account.emit('checkout.session.async_payment_succeeded', session, null);
  } else {
    failPayment(account, intent, charge);
    account.emit('checkout.session.async_payment_failed', session, null);
  }
}

function markPaid(
  account: StripeAccount,
  session: Session,
  intent: PaymentIntent,
  charge: Charge,
): void {
  completePayment(account, intent, charge);
  session.payment_status = 'paid';
  addInvoice(account, session, charge);
}

function completeSession(account: StripeAccount, session: Session, input: CustomerInput): void {
  const { state } = account;
  const plan = state.plans.get(session.id);
  const savedCustomer =
    session.customer === null ? undefined : state.customers.get(session.customer);
  const email = savedCustomer?.email ?? session.customer_email ?? input.email ?? EXAMPLE_EMAIL;
  const name = input.name ?? savedCustomer?.name ?? null;
  if (!savedCustomer && plan?.customerCreation === 'always') {
    const customer = buildCustomer(account.now());
    customer.email = email;
    customer.name = name;
    state.customers.set(customer.id, customer);
    session.customer = customer.id;
  }
  if (savedCustomer && plan?.savesName && name !== null)
    savedCustomer.name = input.business ?? name;
  const asksAddress =
    session.billing_address_collection === 'required' || session.automatic_tax.enabled;
  const address = asksAddress ? buildAddress(plan?.place?.country) : null;
  const taxId = plan?.place?.taxId ?? null;
  if (savedCustomer && plan?.savesAddress && address) savedCustomer.address = address;
  if (savedCustomer && taxId !== null && findTaxId(state, savedCustomer.id) !== taxId) {
    const country = plan?.place?.country ?? '';
    addTaxId(account, { customer: savedCustomer.id, country, value: taxId }, null);
  }
  session.customer_details = {
    address,
    business_name: input.business ?? null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids:
      taxId === null ? [] : [{ type: findTaxIdType(plan?.place?.country ?? ''), value: taxId }],
  };
  redeemDiscount(account, session);
  session.status = 'complete';
  session.url = null;
  state.openSessions.delete(session.id);
}

/** Returns the place entered on the page, or else the customer's saved one. */
function findEnteredPlace(
  account: StripeAccount,
  savedCustomer: Customer | undefined,
  { country, taxId }: CustomerInput,
) {
  return {
    country: country ?? savedCustomer?.address?.country ?? EXAMPLE_COUNTRY,
    // A page submitted without a tax id removes it.
    taxId:
      taxId ||
      (country === undefined && savedCustomer && findTaxId(account.state, savedCustomer.id)) ||
      null,
  };
}

function buildAddress(country = EXAMPLE_COUNTRY) {
  return { country, city: null, line1: null, line2: null, postal_code: null, state: null };
}

export function buildSuccessUrl(session: Session): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}

export function expireSession(account: StripeAccount, session: Session, cause: Cause): void {
  session.status = 'expired';
  session.url = null;
  account.state.openSessions.delete(session.id);
  account.emit('checkout.session.expired', session, cause);
}

export function expireDue(account: StripeAccount): void {
  const now = account.now();
  for (const id of account.state.openSessions) {
    const session = account.state.sessions.get(id);
    if (session && session.expires_at <= now) expireSession(account, session, null);
  }
}
