import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { Stripe } from 'stripe';
import { z } from 'zod';
import { listBalanceTransactions, retrieveBalanceTransaction } from './balance';
import type { Handler } from './call';
import { fundCashBalance, retrieveCashBalance } from './cash-balance';
import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  retrieveCustomer,
  updateCustomer,
} from './customers';
import { createCoupon, listCoupons, retrieveCoupon, updateCoupon } from './coupons';
import {
  createCreditNote,
  listCreditNotes,
  retrieveCreditNote,
  voidCreditNote,
} from './credit-notes';
import { createBalanceTransaction, listCustomerBalanceTransactions } from './customer-balance';
import { closeDispute, listDisputes, retrieveDispute } from './disputes';
import { ApiError, createBadRequestError, createUnauthorizedError } from './errors';
import { listEvents, retrieveEvent } from './events';
import { expand } from './expand';
import { list, parseParameters, text } from './fields';
import { listFraudWarnings, retrieveFraudWarning } from './fraud-warnings';
import { parseForm } from './form';
import { listInvoices, retrieveInvoice } from './invoices';
import { createInvoiceItem } from './invoice-lines';
import { listInvoicePayments } from './invoice-payments';
import {
  createInvoice,
  finalizeInvoice,
  markUncollectible,
  sendInvoice,
  updateInvoice,
  voidInvoice,
} from './invoicing';
import { checkParameters } from './parameters/check';
import {
  listCharges,
  listPaymentIntents,
  retrieveCharge,
  retrievePaymentIntent,
} from './payment-reading';
import { createPrice, listPrices, retrievePrice, updatePrice } from './prices';
import { createProduct, listProducts, retrieveProduct, updateProduct } from './products';
import {
  createPromotionCode,
  listPromotionCodes,
  retrievePromotionCode,
  updatePromotionCode,
} from './promotion-codes';
import { cancelRefund, createRefund, listRefunds, retrieveRefund } from './refunds';
import {
  createSession,
  expireSessionNow,
  listLineItems,
  listSessions,
  retrieveSession,
} from './sessions';
import { createTaxId, deleteTaxId, listTaxIds } from './tax-ids';
import type { StripeAccount } from './account';

export const ROUTES: readonly [
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  handler: Handler,
][] = [
  ['POST', '/v1/products', createProduct],
  ['GET', '/v1/products', listProducts],
  ['GET', '/v1/products/:id', retrieveProduct],
  ['POST', '/v1/products/:id', updateProduct],
  ['POST', '/v1/prices', createPrice],
  ['GET', '/v1/prices', listPrices],
  ['GET', '/v1/prices/:id', retrievePrice],
  ['POST', '/v1/prices/:id', updatePrice],
  ['POST', '/v1/coupons', createCoupon],
  ['GET', '/v1/coupons', listCoupons],
  ['GET', '/v1/coupons/:id', retrieveCoupon],
  ['POST', '/v1/coupons/:id', updateCoupon],
  ['POST', '/v1/promotion_codes', createPromotionCode],
  ['GET', '/v1/promotion_codes', listPromotionCodes],
  ['GET', '/v1/promotion_codes/:id', retrievePromotionCode],
  ['POST', '/v1/promotion_codes/:id', updatePromotionCode],
  ['POST', '/v1/customers', createCustomer],
  ['GET', '/v1/customers', listCustomers],
  ['GET', '/v1/customers/:id', retrieveCustomer],
  ['POST', '/v1/customers/:id', updateCustomer],
  ['DELETE', '/v1/customers/:id', deleteCustomer],
  ['GET', '/v1/customers/:id/cash_balance', retrieveCashBalance],
  ['POST', '/v1/test_helpers/customers/:id/fund_cash_balance', fundCashBalance],
  ['POST', '/v1/customers/:id/balance_transactions', createBalanceTransaction],
  ['GET', '/v1/customers/:id/balance_transactions', listCustomerBalanceTransactions],
  ['POST', '/v1/customers/:id/tax_ids', createTaxId],
  ['GET', '/v1/customers/:id/tax_ids', listTaxIds],
  ['DELETE', '/v1/customers/:id/tax_ids/:part', deleteTaxId],
  ['POST', '/v1/checkout/sessions', createSession],
  ['GET', '/v1/checkout/sessions', listSessions],
  ['GET', '/v1/checkout/sessions/:id', retrieveSession],
  ['GET', '/v1/checkout/sessions/:id/line_items', listLineItems],
  ['POST', '/v1/checkout/sessions/:id/expire', expireSessionNow],
  ['GET', '/v1/payment_intents', listPaymentIntents],
  ['GET', '/v1/payment_intents/:id', retrievePaymentIntent],
  ['GET', '/v1/charges', listCharges],
  ['GET', '/v1/charges/:id', retrieveCharge],
  ['POST', '/v1/refunds', createRefund],
  ['GET', '/v1/refunds', listRefunds],
  ['GET', '/v1/refunds/:id', retrieveRefund],
  ['POST', '/v1/refunds/:id/cancel', cancelRefund],
  ['GET', '/v1/invoices', listInvoices],
  ['GET', '/v1/invoices/:id', retrieveInvoice],
  ['POST', '/v1/invoices/:id', updateInvoice],
  ['POST', '/v1/invoices', createInvoice],
  ['POST', '/v1/invoices/:id/finalize', finalizeInvoice],
  ['POST', '/v1/invoices/:id/send', sendInvoice],
  ['POST', '/v1/invoices/:id/void', voidInvoice],
  ['POST', '/v1/invoices/:id/mark_uncollectible', markUncollectible],
  ['POST', '/v1/invoiceitems', createInvoiceItem],
  ['GET', '/v1/invoice_payments', listInvoicePayments],
  ['POST', '/v1/credit_notes', createCreditNote],
  ['GET', '/v1/credit_notes', listCreditNotes],
  ['GET', '/v1/credit_notes/:id', retrieveCreditNote],
  ['POST', '/v1/credit_notes/:id/void', voidCreditNote],
  ['GET', '/v1/balance_transactions', listBalanceTransactions],
  ['GET', '/v1/balance_transactions/:id', retrieveBalanceTransaction],
  ['GET', '/v1/disputes', listDisputes],
  ['GET', '/v1/disputes/:id', retrieveDispute],
  ['POST', '/v1/disputes/:id/close', closeDispute],
  ['GET', '/v1/radar/early_fraud_warnings', listFraudWarnings],
  ['GET', '/v1/radar/early_fraud_warnings/:id', retrieveFraudWarning],
  ['GET', '/v1/events', listEvents],
  ['GET', '/v1/events/:id', retrieveEvent],
];

/** Variables of every request of this server. */
export type Env = { Variables: { requestId: string; account: string } };

export function createApi(account: StripeAccount): Hono<Env> {
  const app = new Hono<Env>();
  app.use('/v1/*', async (c, next) => {
    c.set('account', authenticate(c.req.header('Authorization') ?? ''));
    requireVersion(c.req.header('Stripe-Version'));
    account.troubles.throwPending(c.req.header('Idempotency-Key'));
    await next();
  });
  for (const [method, path, handler] of ROUTES) {
    const checkAndHandle: Handler = (call) => {
      checkParameters(`${method} ${path}`, call.input);
      const { expand: _, ...input } = call.input;
      return handler({ ...call, input });
    };
    app.on(method, path, (c) =>
      method === 'GET'
        ? respondToRead(account, c, checkAndHandle)
        : respondToChange(account, c, checkAndHandle),
    );
  }
  return app;
}

function authenticate(header: string): string {
  const [scheme = '', value = ''] = header.split(' ');
  const basic = scheme.toLowerCase() === 'basic';
  const key = basic ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '') : value;
  if (!/^[sr]k_test_./.test(key)) throw createUnauthorizedError(key);
  return key;
}

/** Refuses API versions that Stripe never had. Accepts any date up to our version's as an old version. */
function requireVersion(version: string = Stripe.API_VERSION): void {
  const isOld = /^\d{4}-\d{2}-\d{2}(\.[a-z]+)?$/.test(version) && version <= Stripe.API_VERSION;
  if (!isOld) throw createBadRequestError({ message: `Invalid Stripe API version: ${version}` });
}

function respondToRead(account: StripeAccount, c: Context<Env>, handler: Handler): Response {
  const query = new URL(c.req.url).search;
  requirePermission(account, c, query);
  return respondWithJson(
    c,
    serializeAnswer(account, callHandler(account, c, handler, query, null), query),
  );
}

async function respondToChange(
  account: StripeAccount,
  c: Context<Env>,
  handler: Handler,
): Promise<Response> {
  const form = await c.req.text();
  const type = c.req.header('Content-Type') ?? '';
  if (form && !type.startsWith('application/x-www-form-urlencoded')) {
    const message =
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).';
    throw createBadRequestError({ message });
  }
  requirePermission(account, c, form);
  const value = c.req.header('Idempotency-Key');
  const run = () => computeStoredAnswer(account, c, handler, form, value ?? null);
  if (value === undefined) {
    return respondWithJson(c, run());
  }
  const fingerprint = `${c.req.path}\n${form}`;
  const key = { account: c.get('account'), value };
  const answer = account.idempotency.run(key, fingerprint, run);
  c.header('Idempotency-Key', value);
  c.header('Original-Request', answer.requestId);
  if (answer.replayed) c.header('Idempotent-Replayed', 'true');
  return respondWithJson(c, answer);
}

function requirePermission(account: StripeAccount, c: Context<Env>, encoded: string): void {
  const { expand: paths = [] } = parseParameters(EXPAND, parseForm(encoded));
  account.keys.requirePermissions(c.get('account'), c.req.method, c.req.path, paths);
}

function respondWithJson(
  c: Context<Env>,
  { status, body }: { status: number; body: string },
): Response {
  return c.body(body, status as ContentfulStatusCode, { 'Content-Type': 'application/json' });
}

/** Answer that an idempotency key stores, including errors of a request that had begun. */
function computeStoredAnswer(
  account: StripeAccount,
  c: Context<Env>,
  handler: Handler,
  form: string,
  idempotencyKey: string | null,
) {
  const requestId = c.get('requestId');
  try {
    const answer = callHandler(account, c, handler, form, idempotencyKey);
    if (idempotencyKey !== null) account.troubles.loseAnswer(c.req.path);
    return { ...serializeAnswer(account, answer, form), requestId, remembered: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, remembered } = error;
    return { status, body: JSON.stringify(error.body, null, 2), requestId, remembered };
  }
}

const PAGE_RETENTION_S = 30 * 24 * 3600;

const EXPAND = z.object({ expand: list(text(), 20).optional() });

/** Returns the handler's answer to a request. */
function callHandler(
  account: StripeAccount,
  c: Context<Env>,
  handler: Handler,
  encoded: string,
  idempotencyKey: string | null,
): object {
  const cause = { id: c.get('requestId'), idempotency_key: idempotencyKey };
  const [id = '', part] = [c.req.param('id'), c.req.param('part')];
  return handler({ account, id, part, input: parseForm(encoded), cause });
}

function serializeAnswer(account: StripeAccount, answer: object, encoded: string) {
  const { expand: paths = [] } = parseParameters(EXPAND, parseForm(encoded));
  const body = expand(account.state, answer, paths);
  return { status: 200, body: JSON.stringify(body, (_, value) => addExpiry(account, value), 2) };
}

/** Addresses of pages for payers are valid for thirty days after the request. */
function addExpiry(account: StripeAccount, value: unknown): unknown {
  const pages = [`${account.url}/receipts/`, `${account.url}/invoices/`];
  const isPage = typeof value === 'string' && pages.some((page) => value.startsWith(page));
  return isPage ? `${value}?until=${account.now() + PAGE_RETENTION_S}` : value;
}
