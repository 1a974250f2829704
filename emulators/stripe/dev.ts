import { type Context, Hono } from 'hono';
import { Stripe } from 'stripe';
import { z } from 'zod';
import type { Env } from './api';
import { findPathObject } from './call';
import { findDispute, isDisputeMove, moveDispute, openDispute } from './disputes';
import { createBadRequestError, createRefusal } from './errors';
import { readAnyBody } from './any-body';
import { addPastPayments } from './past-payments';
import { recordCashMove } from './cash-moves';
import { warnOfFraud } from './fraud-warnings';
import { payPart, applyTransfer } from './invoice-payments';
import { isRefundMove, moveRefund } from './refund-moves';
import { isTrouble } from './troubles';
import type { EventType } from './objects';
import type { StripeAccount } from './account';

/** Body of a request for an event of any type, API version and mode. */
const EVENT = z.object({
  type: z.string(),
  object: z.looseObject({}),
  api_version: z.string().default(Stripe.API_VERSION),
  livemode: z.boolean().default(false),
});

/** Routes with which tests do what happens at banks or in Stripe's dashboard. */
export function createDevRoutes(account: StripeAccount): Hono<Env> {
  const app = new Hono<Env>();
  const findCharge = (c: Context) =>
    findPathObject(account.state.charges, 'charge', c.req.param('id') ?? '');

  app.get('/_dev/deliveries', (c) => c.json({ data: account.webhooks.deliveries }));

  app.post('/_dev/events/:id/resend', async (c) => {
    const event = findPathObject(account.state.events, 'event', c.req.param('id'));
    if (!account.webhooks.wanted) throw createRefusal({ message: 'There is no webhook address.' });
    return c.json(await account.webhooks.attempt(event));
  });

  app.post('/_dev/events', async (c) => {
    const { type, object, api_version, livemode } = EVENT.parse(await c.req.json());
    const request = { id: null, idempotency_key: null };
    const data = { object };
    const parts = { type: type as EventType, api_version, livemode, data, request };
    return c.json(account.send(parts));
  });

  app.post('/_dev/fee-delay', async (c) => {
    const { seconds } = await readAnyBody(c);
    account.feeDelay = Number(seconds);
    return c.json({ seconds: account.feeDelay });
  });

  app.post('/_dev/deliveries/withhold', async (c) => {
    const { types = '' } = await readAnyBody(c);
    account.webhooks.withholdEvents(types.split(','));
    return c.json({ withheld: types.split(',') });
  });

  app.post('/_dev/dispute/:id', async (c) => {
    const { kind = 'dispute', amount } = await readAnyBody(c);
    if (kind !== 'dispute' && kind !== 'inquiry') {
      throw createBadRequestError({ message: 'kind must be dispute or inquiry', param: 'kind' });
    }
    const part = amount === undefined ? undefined : Number(amount);
    return c.json(openDispute(account, findCharge(c), kind, part));
  });

  app.post('/_dev/dispute/:id/move', async (c) => {
    const { to, dispute: id } = await readAnyBody(c);
    if (!isDisputeMove(to))
      throw createBadRequestError({ message: 'There is no such move', param: 'to' });
    const disputed = findCharge(c);
    const dispute =
      id === undefined
        ? findDispute(account, disputed)
        : findPathObject(account.state.disputes, 'dispute', id);
    if (!dispute) throw createRefusal({ message: `Charge ${disputed.id} is not disputed.` });
    moveDispute(account, dispute, to, null);
    return c.json(dispute);
  });

  app.post('/_dev/fraud-warning/:id', (c) => c.json(warnOfFraud(account, findCharge(c))));

  app.post('/_dev/refunds/:id/move', async (c) => {
    const { to } = await readAnyBody(c);
    if (!isRefundMove(to))
      throw createBadRequestError({ message: 'There is no such move', param: 'to' });
    const refund = findPathObject(account.state.refunds, 'refund', c.req.param('id'));
    moveRefund(account, refund, to, null);
    return c.json(refund);
  });

  app.post('/_dev/restricted-keys', async (c) => {
    const { permissions = '' } = await readAnyBody(c);
    return c.json({ key: account.keys.make(permissions.split(',')) });
  });

  app.post('/_dev/troubles', async (c) => {
    const { kind, times = '1', path = '' } = await readAnyBody(c);
    if (!isTrouble(kind))
      throw createBadRequestError({ message: 'There is no such trouble', param: 'kind' });
    account.troubles.add(kind, Number(times), path);
    return c.json({ kind, times });
  });

  app.post('/_dev/invoices/:id/pay-part', async (c) => {
    const { amount } = await readAnyBody(c);
    const invoice = findPathObject(account.state.invoices, 'invoice', c.req.param('id'));
    payPart(account, invoice, Number(amount));
    return c.json(invoice);
  });

  app.post('/_dev/invoices/:id/transfer', async (c) => {
    const { amount } = await readAnyBody(c);
    const invoice = findPathObject(account.state.invoices, 'invoice', c.req.param('id'));
    const remaining = applyTransfer(account, invoice, Number(amount));
    if (remaining > 0) recordCashMove(account, invoice.customer ?? '', invoice.currency, remaining);
    return c.json(invoice);
  });

  // Returns cash to the bank, or applies it to a payment.
  app.post('/_dev/customers/:id/take-cash', async (c) => {
    const { amount, currency = 'usd' } = await readAnyBody(c);
    const { id } = findPathObject(account.state.customers, 'customer', c.req.param('id'));
    return c.json(recordCashMove(account, id, currency, -Number(amount)));
  });

  app.post('/_dev/tax-origin', async (c) => {
    const { known } = await readAnyBody(c);
    account.hasTaxOrigin = known === 'true';
    return c.json({ known: account.hasTaxOrigin });
  });

  app.post('/_dev/past-payments', async (c) =>
    c.json(addPastPayments(account, await c.req.json())),
  );

  app.post('/_dev/reset', (c) => {
    account.reset();
    return c.json({ reset: true });
  });

  return app;
}
