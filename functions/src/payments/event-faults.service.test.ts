import { Stripe } from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import { DAY } from '../testing/test-portal';
import {
  findEvent,
  expectFulfilledOnce,
  openShop,
  createTestShop,
  type TestShop,
  startStripeWithClock,
  openPaidShop,
} from '../testing/shop';
import { signEvent } from '../testing/test-stripe';
import { readId } from './expandable';
import { handleStripeEvent } from './webhook';

/** Posts an object as Stripe would, with a valid signature. */
async function post(shop: TestShop, event: object) {
  const { body, header } = signEvent(event as Stripe.Event, shop.platform.clock());
  return shop.payments.handleEvent(body, header);
}

async function readAlerts(shop: TestShop): Promise<Record<string, string>> {
  const mails = Object.entries(await shop.stored('mail'));
  return Object.fromEntries(
    mails
      .filter(([id]) => id.startsWith('alert-'))
      .map(([id, { content }]) => [id, (content as { data: { text: string } }).data.text]),
  );
}

/** Posts the event twice, and expects that it changes nothing and raises one alert. */
async function expectRefused(shop: TestShop, event: object, fault: string, message: RegExp) {
  for (let n = 0; n < 2; n += 1) {
    const { status, body } = await post(shop, event);
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'invalid-argument',
      message: expect.stringMatching(message) as string,
    });
  }
  const alert = `alert-webhook-event-${fault}-2026-11-20`;
  const alerts = await readAlerts(shop);
  expect(Object.keys(alerts)).toEqual([alert]);
  expect(shop.lines.filter((line) => line.includes('"alert":"webhook-event"'))).toHaveLength(1);
  expect(await shop.stored('licenses')).toEqual({});
  expect(await shop.stored('stripeEvents')).toEqual({});
  return alerts[alert];
}

describe('signed event that does not fit our settings', () => {
  test('an event of live mode under a test key is refused with one alert', async () => {
    const { shop, event } = await openPaidShop();
    const live = { ...event, livemode: true };
    const text = await expectRefused(shop, live, 'mode', /live mode came to a test key/);
    expect(text).toContain('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must both be of test mode');
  });

  test('an event of test mode under a live key is refused with one alert', async () => {
    const { stripe, event } = await openPaidShop();
    const shop = createTestShop(stripe);
    const { config } = shop.platform;
    const keys = { ...config.stripe, secretKey: 'rk_live_any' };
    const platform = { ...shop.platform, config: { ...config, stripe: keys } };
    const fulfil = vi.fn(async () => undefined);
    const handleEvent = handleStripeEvent(platform, async () => ['cs_any'], fulfil);
    const live = { ...shop, payments: { ...shop.payments, handleEvent } };
    await expectRefused(live, event, 'mode', /test mode came to a live key/);
    expect(fulfil).not.toHaveBeenCalled();
  });

  test('a thin event is refused with one alert, and not as a wrong signature', async () => {
    const { shop, sessionId } = await openPaidShop();
    const thin = {
      id: 'evt_thin',
      object: 'v2.core.event',
      type: 'v1.checkout.session.completed',
      livemode: false,
      created: '2026-11-20T12:00:00.000Z',
      related_object: { id: sessionId, type: 'checkout.session', url: '/v1/checkout/sessions' },
    };
    const text = await expectRefused(shop, thin, 'thin', /snapshot/);
    expect(text).toContain('set the payload style of the event destination to Snapshot');
    for (let n = 0; n < 12; n += 1) await post(shop, thin);
    expect(Object.keys(await readAlerts(shop))).toHaveLength(1);
  });

  test('an event about a customer of another account is refused with one alert', async () => {
    const { shop } = await openShop();
    const event = {
      id: 'evt_of_another_account',
      object: 'event',
      type: 'cash_balance.funds_available',
      api_version: Stripe.API_VERSION,
      livemode: false,
      data: { object: { object: 'cash_balance', customer: 'cus_before', livemode: false } },
    };
    const text = await expectRefused(shop, event, 'account', /not of the account of our key/);
    expect(text).toContain('must be of one Stripe account');
  });

  test('an event about a payment of another account is refused with one alert', async () => {
    const { stripe, event } = await openPaidShop();
    const other = createTestShop(await startStripeWithClock());
    await stripe.refund((event.data.object as Stripe.Checkout.Session).id);
    const refunded = await findEvent(stripe, 'charge.refunded');
    await expectRefused(other, refunded, 'account', /not of the account of our key/);
    expect(await other.stored('orders')).toEqual({});
  });

  test('an event of an API version with other fields is refused with one alert that names the version', async () => {
    const { stripe, shop, sessionId } = await openPaidShop();
    await stripe.refund(sessionId);
    const refunded = await findEvent(stripe, 'charge.refunded');
    const { payment_intent: _, ...charge } = refunded.data.object as Stripe.Charge;
    const newer = { ...refunded, api_version: '2031-01-01.x', data: { object: charge } };
    const text = await expectRefused(shop, newer, 'shape', /API version 2031-01-01.x/);
    expect(text).toContain(`API version of the event destination to ${Stripe.API_VERSION}`);
  });

  test('a refused event is handled once the setting is corrected', async () => {
    const { shop, event, sessionId } = await openPaidShop();
    expect(await post(shop, { ...event, livemode: true })).toMatchObject({ status: 400 });
    expect(await post(shop, event)).toMatchObject({ status: 200 });
    expect(Object.keys(await readAlerts(shop))).toHaveLength(1);
    await shop.db.recursiveDelete(shop.db.collection('mail'));
    expect(await shop.stored('licenses')).toHaveProperty(`order-${sessionId}`);
  });
});

describe('event of our account', () => {
  test('an event about a customer deleted since is accepted without an alert', async () => {
    const { stripe, shop } = await openShop();
    const { id: customer } = await stripe.stripe.customers.create({});
    await stripe.stripe.testHelpers.customers.fundCashBalance(customer, {
      amount: 5000,
      currency: 'usd',
    });
    const event = await findEvent(stripe, 'cash_balance.funds_available');
    await stripe.stripe.customers.del(customer);
    expect(await post(shop, event)).toMatchObject({ status: 200 });
    expect(await readAlerts(shop)).toEqual({});
  });
});

describe('cancelled refund', () => {
  /** Creates a payment by bank transfer whose refund waits for the buyer's bank details. */
  async function setUpRefund() {
    const { stripe, shop, me } = await openShop();
    const boss = shop.caller('boss', true);
    const id = await shop.checkout(me);
    await stripe.act(id, 'async', { method: 'customer_balance', days: '2' });
    stripe.setClock(2 * DAY);
    await shop.payments.reconcile();
    await shop.get('refundOrder', boss, {
      id,
      requestId: '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a',
    });
    const licenses = async () => (await shop.stored('licenses'))[`order-${id}`];
    expect(await licenses()).toMatchObject({ revokedReason: 'refunded' });
    return { stripe, shop, boss, id, licenses };
  }

  test('a cancelled refund restores the licence, leaves the books and mails the buyer', async () => {
    const { stripe, shop, boss, id, licenses } = await setUpRefund();
    stripe.setClock(3 * DAY);
    await stripe.moveRefund(id, 'canceled');
    const { id: _, ...sent } = await findEvent(stripe, 'refund.updated');
    const [refund] = (await shop.get('getOrder', boss, { id })).refunds;
    expect(sent.data.object).toMatchObject({ id: refund?.id, status: 'canceled' });
    const event = { ...sent, id: 'evt_41_sample' };
    expect(await post(shop, event)).toMatchObject({ status: 200 });

    expect(await licenses()).toMatchObject({ deletedAt: null, revokedReason: null });
    const order = (await shop.stored('orders'))[id] ?? {};
    expect(order).toMatchObject({ state: 'paid', refunded: 0, refundFailed: false });
    const movements = order['movements'] as { amount: number }[];
    expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(await shop.stored('mail')).toMatchObject({
      [`order-${id}-cancelled-${refund?.id}`]: {
        to: 'me@flexa.test',
        content: { data: { news: 'refund-cancelled', amount: 12_000 } },
      },
    });
    expect(await readAlerts(shop)).toEqual({});
  });

  test('a refund cancelled before anything left the balance adds no row to the books', async () => {
    const { stripe, shop, boss, id } = await setUpRefund();
    const exportMonth = () => shop.get('exportOrdersCsv', boss, { month: '2026-11' });
    expect(await exportMonth()).toContain(',refund,');
    await stripe.moveRefund(id, 'canceled');
    const { refunds } = stripe.stripe;
    const list = refunds.list.bind(refunds);
    // Stripe names no balance transaction for a refund that only waited.
    refunds.list = ((...args: Parameters<typeof list>) => {
      const found = list(...args);
      return {
        async *[Symbol.asyncIterator]() {
          for await (const refund of found) {
            yield { ...refund, balance_transaction: null, failure_balance_transaction: null };
          }
        },
      };
    }) as unknown as typeof list;
    await shop.payments.reconcile();
    expect(await exportMonth()).not.toContain('refund');
    expect(await exportMonth()).toContain(',payment,');
  });
});

describe('invoice event in a newer shape', () => {
  const NEWER = {
    object: 'invoice',
    status: 'paid',
    amount_paid: 120_000,
    currency: 'eur',
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: 'sub_sample42', metadata: {} },
    },
  };
  const buildEvent = (id: string, intent: string) => ({
    id: 'evt_42_sample',
    object: 'event',
    type: 'invoice.paid',
    created: 1_795_000_000,
    livemode: false,
    data: {
      object: {
        ...NEWER,
        id,
        payments: {
          object: 'list',
          data: [{ payment: { type: 'payment_intent', payment_intent: intent } }],
        },
      },
    },
  });

  test('an invoice without an owner in a newer event shape is read from Stripe and becomes an order that an admin sees', async () => {
    const { stripe, shop } = await openShop();
    const client = stripe.stripe;
    const { id: customer } = await client.customers.create({});
    const { id } = await client.invoices.create({
      customer,
      collection_method: 'send_invoice',
      days_until_due: 30,
    });
    const { id: product } = await client.products.create({ name: 'Workshop' });
    const price_data = { currency: 'usd', unit_amount: 120_000, product };
    await client.invoiceItems.create({ customer, invoice: id, price_data });
    const { hosted_invoice_url: url } = await client.invoices.finalizeInvoice(id);
    await fetch(url ?? '', { method: 'POST', redirect: 'manual' });
    expect(await post(shop, buildEvent(id, 'pi_sample42'))).toMatchObject({ status: 200 });
    expect(await shop.stored('orders')).toMatchObject({
      [id]: { uid: null, state: 'paid', amount: 120_000, unowned: true },
    });
    expect(Object.keys(await readAlerts(shop))).toEqual([`alert-payment-unowned-${id}`]);
  });

  test('an invoice event of a checkout in a newer shape fulfils the order of the checkout', async () => {
    const { stripe, shop, sessionId } = await openPaidShop();
    const session = await stripe.stripe.checkout.sessions.retrieve(sessionId);
    const { invoice, payment_intent: intent } = session;
    const event = buildEvent(readId(invoice) ?? '', readId(intent) ?? '');
    expect(await post(shop, event)).toMatchObject({ status: 200 });
    await expectFulfilledOnce(shop, sessionId);
  });

  test('an event about an invoice that our account does not have is refused with one alert', async () => {
    const { shop } = await openShop();
    const event = buildEvent('in_sample42', 'pi_sample42');
    await expectRefused(shop, event, 'account', /not of the account of our key/);
  });
});
