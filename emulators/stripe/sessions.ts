import { z } from 'zod';
import { findPathObject, findParameterObject, type Call } from './call';
import { createBadRequestError, createRefusal } from './errors';
import { mergeMetadata, oneOf, parseParameters, text } from './fields';
import { applyDiscount, findRefusal, type Discount } from './discounts';
import { newId } from './ids';
import { findPlace, requireTaxable, totalSession as settle } from './tax';
import { createLineItems, sumItems } from './line-items';
import { listNewestFirst, listPage, readList, readPage } from './lists';
import { listMethods } from './methods';
import type { LineItem, PaymentPlan, Session, State } from './objects';
import { SESSION_PARAMS, type SessionParams } from './session-params';
import { expireSession } from './checkout';
import type { StripeAccount } from './account';

const DAY_S = 24 * 3600;
const SHORTEST_S = 30 * 60;

export function createSession({ account, input }: Call): Session {
  const params = parseParameters(SESSION_PARAMS, input);
  requireSupported(params);
  const { state } = account;
  const customer =
    params.customer === undefined
      ? null
      : findParameterObject(state.customers, 'customer', params.customer, 'customer');
  if (params.automatic_tax?.enabled) requireTaxable(account, params, customer);
  const created = account.now();
  const expiresAt = computeExpiry(params.expires_at, created);
  const items = createLineItems(account, params.line_items, params.currency);
  const session = buildSession(account, params, items, { created, expiresAt });
  const intent = params.payment_intent_data;
  const discount = findDiscountParameter(account, params);
  state.lineItems.set(session.id, items);
  state.plans.set(session.id, {
    description: intent?.description ?? null,
    metadata: mergeMetadata({}, intent?.metadata),
    receiptEmail: intent?.receipt_email ?? null,
    statementDescriptor: intent?.statement_descriptor ?? null,
    customerCreation: params.customer_creation ?? 'if_required',
    savesName: params.customer_update?.name === 'auto',
    savesAddress: params.customer_update?.address === 'auto',
    place: findPlace(account.state, customer),
    invoice: planInvoice(params),
  });
  if (discount) {
    requireRedeemable(account, session, discount);
    applyDiscount(account, session, discount);
  } else settle(account, session);
  state.sessions.set(session.id, session);
  state.openSessions.add(session.id);
  return session;
}

function findDiscountParameter({ state }: StripeAccount, { discounts = [] }: SessionParams) {
  const [requested] = discounts;
  if (!requested) return null;
  const at = 'discounts[0]';
  const { coupon, promotion_code: code } = requested;
  if ((coupon === undefined) === (code === undefined)) {
    const message = `You must specify exactly one of these parameters: ${at}[coupon], ${at}[promotion_code].`;
    throw createBadRequestError({ message, param: at });
  }
  return code === undefined
    ? {
        coupon: findParameterObject(state.coupons, 'coupon', coupon ?? '', `${at}[coupon]`),
        code: null,
        at: `${at}[coupon]`,
      }
    : findCodeParameter(state, code, `${at}[promotion_code]`);
}

function findCodeParameter(state: State, id: string, at: string) {
  const code = findParameterObject(state.promotionCodes, 'promotion code', id, at);
  const { coupon } = code.promotion;
  return { coupon: findParameterObject(state.coupons, 'coupon', coupon, at), code, at };
}

function requireRedeemable(
  account: StripeAccount,
  session: Session,
  discount: Discount & { at: string },
): void {
  const message = findRefusal(account, session, discount);
  if (message === null) return;
  account.state.lineItems.delete(session.id);
  account.state.plans.delete(session.id);
  throw createRefusal({ message, param: discount.at });
}

const NO_INVOICE = {
  account_tax_ids: null,
  custom_fields: null,
  description: null,
  footer: null,
  metadata: null,
};

function planInvoice({ invoice_creation: settings }: SessionParams): PaymentPlan['invoice'] {
  if (!settings?.enabled) return null;
  const { custom_fields: fields, description, footer, metadata } = settings.invoice_data ?? {};
  return {
    account_tax_ids: settings.invoice_data?.account_tax_ids ?? null,
    custom_fields: fields ?? null,
    description: description ?? null,
    footer: footer ?? null,
    metadata: mergeMetadata({}, metadata),
  };
}

function requireSupported(params: SessionParams): void {
  const isNamed = params.customer === undefined || params.customer_update?.name === 'auto';
  if (params.tax_id_collection?.enabled && !isNamed) {
    const message =
      'Tax ID collection requires updating business name on the customer. To enable tax ID ' +
      'collection for an existing customer, please set `customer_update[name]` to `auto`.';
    throw createBadRequestError({ message, param: 'tax_id_collection' });
  }
  if (params.allow_promotion_codes !== undefined && params.discounts !== undefined) {
    const message =
      'You may only specify one of these parameters: allow_promotion_codes, discounts.';
    throw createBadRequestError({ message, param: 'allow_promotion_codes' });
  }
  if (params.mode !== 'payment') {
    const message = `The local Stripe takes payments only, not mode ${params.mode}.`;
    throw createBadRequestError({ message, param: 'mode' });
  }
  if ((params.ui_mode ?? 'hosted_page') !== 'hosted_page') {
    const message = 'The local Stripe has a hosted page only.';
    throw createBadRequestError({ message, param: 'ui_mode' });
  }
  if (params.customer !== undefined && params.customer_email !== undefined) {
    const message = 'You may only specify one of these parameters: customer, customer_email.';
    throw createBadRequestError({ message, param: 'customer' });
  }
}

function computeExpiry(requested: number | undefined, now: number): number {
  const expiresAt = requested ?? now + DAY_S;
  if (expiresAt < now + SHORTEST_S) {
    const message =
      'The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.';
    throw createBadRequestError({ message, param: 'expires_at' });
  }
  if (expiresAt > now + DAY_S) {
    const message =
      'The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.';
    throw createBadRequestError({ message, param: 'expires_at' });
  }
  return expiresAt;
}

function buildSession(
  account: StripeAccount,
  params: SessionParams,
  items: LineItem[],
  { created, expiresAt }: { created: number; expiresAt: number },
): Session {
  const id = newId('session');
  const total = sumItems(items);
  const customer =
    params.customer === undefined ? null : account.state.customers.get(params.customer);
  const currency = items[0]?.currency ?? 'usd';
  const methods = params.payment_method_types ?? listMethods(currency, Boolean(customer));
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: params.automatic_tax?.enabled
      ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: null }
      : { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created,
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: params.custom_text?.submit ?? null,
      terms_of_service_acceptance: null,
    },
    customer: customer?.id ?? null,
    customer_account: null,
    customer_creation: customer ? null : (params.customer_creation ?? 'if_required'),
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: {
      enabled: params.invoice_creation?.enabled ?? false,
      invoice_data: {
        issuer: null,
        rendering_options: null,
        ...(planInvoice(params) ?? NO_INVOICE),
      },
    },
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: mergeMetadata({}, params.metadata),
    mode: 'payment',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: methods,
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: params.success_url,
    tax_id_collection: {
      enabled: params.tax_id_collection?.enabled ?? false,
      required: params.tax_id_collection?.required ?? 'never',
    },
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${account.url}/c/pay/${id}`,
    wallet_options: null,
  };
}

export function retrieveSession({ account, id }: Call): Session {
  return findPathObject(account.state.sessions, 'checkout.session', id, 'session');
}

const FILTERS = {
  customer: text().optional(),
  customer_details: z.object({ email: text() }).optional(),
  payment_intent: text().optional(),
  status: oneOf(['open', 'complete', 'expired']).optional(),
};

export function listSessions({ account, input }: Call) {
  const params = readList(FILTERS, input);
  const { customer, payment_intent: intent, status, customer_details: details } = params;
  return listNewestFirst(
    '/v1/checkout/sessions',
    account.state.sessions.values(),
    params,
    (session) =>
      session.customer === (customer ?? session.customer) &&
      session.payment_intent === (intent ?? session.payment_intent) &&
      session.status === (status ?? session.status) &&
      (details === undefined || session.customer_details?.email === details.email),
  );
}

export function listLineItems({ account, id, input }: Call) {
  const params = readPage(input);
  findPathObject(account.state.sessions, 'checkout.session', id, 'session');
  const url = `/v1/checkout/sessions/${id}/line_items`;
  return listPage(url, account.state.lineItems.get(id) ?? [], params);
}

export function expireSessionNow({ account, id, cause }: Call): Session {
  const session = findPathObject(account.state.sessions, 'checkout.session', id, 'session');
  if (session.status !== 'open') {
    const message =
      'Only Checkout Sessions with a status in ["open"] can be expired. ' +
      `This Checkout Session has a status of \`${session.status}\`.`;
    throw createRefusal({ message });
  }
  expireSession(account, session, cause);
  return session;
}
