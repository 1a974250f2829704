import { type Context, Hono } from 'hono';
import type { Env } from '../api';
import { readAnyBody } from '../any-body';
import {
  type Action,
  ACTIONS,
  performAction,
  buildSuccessUrl,
  type CustomerInput,
  type Outcome,
} from '../checkout';
import { createBadRequestError, createMissingError } from '../errors';
import type { Session } from '../objects';
import { payInvoice } from '../invoice-payments';
import { computeCardYear, DELAYED_METHODS } from '../methods';
import type { StripeAccount } from '../account';
import { type Markup, renderMessagePage } from './layout';
import { payPage } from './pay';
import { renderInvoicePage } from './invoice';
import { renderReceiptPage } from './receipt';
import { renderSentInvoicePage } from './sent-invoice';

// Without form-action, which Chromium also applies to the redirect after a form.
const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

export function createPageRoutes(account: StripeAccount): Hono<Env> {
  const app = new Hono<Env>();
  const findSession = (c: Context) => account.state.sessions.get(c.req.param('id') ?? '');

  app.get('/c/pay/:id', (c) => {
    const session = findSession(c);
    return session
      ? respondWithPage(c, renderPage(account, session, {}, null))
      : respondWithPage(c, renderNotFound(), 404);
  });

  app.post('/c/pay/:id', async (c) => {
    const fields = await readAnyBody(c);
    const session = findSession(c);
    const inJson = c.req.header('Accept')?.includes('application/json') ?? false;
    if (!session) {
      if (inJson) throw createMissingError('checkout.session', c.req.param('id'), 'session', 404);
      return respondWithPage(c, renderNotFound(), 404);
    }
    const input = readGiven(fields);
    const outcome = performAction(account, session, parseAction(fields.action), input);
    if (inJson) return c.json(findAnswer(session, outcome));
    if (outcome.redirect !== null) return c.redirect(outcome.redirect, 303);
    return respondWithPage(c, renderPage(account, session, input, outcome.error));
  });

  app.get('/receipts/:id', (c) => {
    const charge = account.state.charges.get(c.req.param('id'));
    if (!charge?.paid) return respondWithPage(c, renderNotFound(), 404);
    if (Number(c.req.query('until') ?? 0) < account.now())
      return respondWithPage(c, renderEndedLink(), 410);
    const session = [...account.state.sessions.values()].find(
      ({ payment_intent: intent }) => intent === charge.payment_intent,
    );
    return respondWithPage(
      c,
      renderReceiptPage(charge, account.state.lineItems.get(session?.id ?? '') ?? []),
    );
  });

  app.get('/invoices/:id', (c) => {
    const invoice = account.state.invoices.get(c.req.param('id'));
    if (!invoice) return respondWithPage(c, renderNotFound(), 404);
    if (Number(c.req.query('until') ?? 0) < account.now())
      return respondWithPage(c, renderEndedLink(), 410);
    const session = [...account.state.sessions.values()].find(
      ({ invoice: id }) => id === invoice.id,
    );
    if (!session) return respondWithPage(c, renderSentInvoicePage(invoice));
    return respondWithPage(
      c,
      renderInvoicePage(
        invoice,
        session ?? null,
        account.state.lineItems.get(session?.id ?? '') ?? [],
        account.state.plans.get(session?.id ?? '')?.place ?? null,
      ),
    );
  });

  app.post('/invoices/:id', (c) => {
    const invoice = account.state.invoices.get(c.req.param('id'));
    if (!invoice) return respondWithPage(c, renderNotFound(), 404);
    payInvoice(account, invoice);
    return c.redirect(c.req.url, 303);
  });

  return app;
}

function respondWithPage(c: Context, markup: Markup, status: 200 | 404 | 410 = 200) {
  c.header('Content-Security-Policy', CONTENT_POLICY);
  c.header('Cache-Control', 'no-store');
  return c.html(markup, status);
}

function parseAction(value: string | undefined): Action {
  const action = ACTIONS.find((candidate) => candidate === value);
  if (!action) {
    const message = `Invalid action: must be one of ${ACTIONS.join(', ')}`;
    throw createBadRequestError({ message, param: 'action' });
  }
  return action;
}

function readGiven(fields: Record<string, string | undefined>): CustomerInput {
  const names = ['email', 'name', 'country', 'business', 'taxId', 'code', 'card'] as const;
  const input = names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []));
  const method = DELAYED_METHODS.find((each) => each === fields['method']);
  const days = Number(fields['days'] ?? 0);
  return { ...(Object.fromEntries(input) as CustomerInput), ...(method && { method }), days };
}

function findAnswer({ status, payment_status }: Session, { redirect, error }: Outcome) {
  return { status, payment_status, redirect, ...(error !== null && { error }) };
}

function renderPage(
  account: StripeAccount,
  session: Session,
  input: CustomerInput,
  error: string | null,
): Markup {
  if (session.status === 'expired') {
    const back = session.cancel_url;
    return renderMessagePage(
      'This checkout has expired',
      'It was not paid in time. Nothing was charged. Start again from the shop.',
      back === null ? null : { href: back, label: 'Back to the shop' },
    );
  }
  if (session.status === 'complete') {
    const settled = session.payment_status !== 'unpaid';
    return renderMessagePage(
      settled ? 'This payment is complete' : 'This payment is on its way',
      settled
        ? 'There is nothing more to pay.'
        : 'The order was placed; the payment is not settled.',
      { href: buildSuccessUrl(session), label: 'Continue to the shop' },
    );
  }
  const { customers, lineItems, plans, promotionCodes } = account.state;
  const [discount] = session.discounts;
  const customer = session.customer === null ? undefined : customers.get(session.customer);
  return payPage({
    session,
    code: promotionCodes.get(discount?.promotion_code ?? '')?.code ?? null,
    items: lineItems.get(session.id) ?? [],
    place: plans.get(session.id)?.place ?? null,
    knownEmail: customer?.email ?? session.customer_email,
    input,
    cardYear: computeCardYear(account.now()),
    error,
  });
}

function renderNotFound(): Markup {
  return renderMessagePage(
    'Nothing here',
    'This Stripe keeps everything in memory and knows no such page.',
    null,
  );
}

function renderEndedLink(): Markup {
  return renderMessagePage(
    'This link has ended',
    'Links to receipts work for thirty days. Ask the shop for a new one.',
    null,
  );
}
