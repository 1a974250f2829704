import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Firestore } from 'firebase-admin/firestore';
import type { Stripe } from 'stripe';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  findEvent,
  expectFulfilledOnce,
  openShop,
  createTestShop,
  type TestShop,
  openPaidShop,
} from '../testing/shop';
import { exposeRequests, failNextCommit } from '../testing/faults';
import { signEvent, startTestStripe } from '../testing/test-stripe';

/** Counts the requests to the database while `work` runs. */
async function countRequests(db: Firestore, work: () => Promise<unknown>): Promise<number> {
  const requests = exposeRequests(db);
  const { request, requestStream } = requests;
  let count = 0;
  requests.request = (...args) => {
    count += 1;
    return request.apply(db, args);
  };
  requests.requestStream = (...args) => {
    count += 1;
    return requestStream.apply(db, args);
  };
  try {
    await work();
  } finally {
    Object.assign(requests, { request, requestStream });
  }
  return count;
}

type Forgery = (event: Stripe.Event, now: Date) => [Buffer, string | undefined];

describe('signature of an event', () => {
  const addSeconds = (date: Date, seconds: number) => new Date(date.getTime() + seconds * 1000);

  test('a valid signature is accepted for up to five minutes', async () => {
    const { stripe, shop, event, sessionId } = await openPaidShop();
    const { body, header } = signEvent(event, addSeconds(stripe.clock(), -300));
    expect(await shop.payments.handleEvent(body, header)).toMatchObject({ status: 200 });
    await expectFulfilledOnce(shop, sessionId);
  });

  test.each<[string, Forgery]>([
    ['missing', (event, now) => [signEvent(event, now).body, undefined]],
    ['empty', (event, now) => [signEvent(event, now).body, '']],
    ['nonsense', (event, now) => [signEvent(event, now).body, 'sesame']],
    [
      'by another secret',
      (event, now) => [signEvent(event, now).body, signEvent(event, now, 'whsec_other').header],
    ],
    [
      'five minutes and a second old',
      (event, now) => [signEvent(event, now).body, signEvent(event, addSeconds(now, -301)).header],
    ],
    [
      'over a body that differs by one byte',
      (event, now) => {
        const { body, header } = signEvent(event, now);
        const index = body.indexOf('"me"') + 1;
        expect(index).toBeGreaterThan(0);
        body[index] = 'n'.charCodeAt(0);
        return [body, header];
      },
    ],
  ])('a signature that is %s is refused, and no order is read', async (_name, forge) => {
    const { stripe, shop, event } = await openPaidShop();
    const [body, header] = forge(event, stripe.clock());
    const before = await shop.state();
    const requests = await countRequests(shop.db, async () => {
      expect(await shop.payments.handleEvent(body, header)).toEqual({
        status: 400,
        body: { code: 'invalid-argument', message: 'The signature is missing, wrong or too old' },
      });
    });
    // Handling an existing signature does no more than count it.
    expect(requests).toBeLessThanOrEqual(2);
    expect(await shop.state()).toEqual(before);
  });
});

describe('webhook event', () => {
  test('an event of a type that changes no order is accepted without reading anything', async () => {
    const { stripe, shop } = await openPaidShop();
    const event = await findEvent(stripe, 'charge.succeeded');
    const requests = await countRequests(shop.db, async () => {
      expect(await shop.deliver(event)).toBe(200);
    });
    expect(requests).toBe(0);
  });

  test('an event is remembered for thirty days once it is handled', async () => {
    const { stripe, shop, event } = await openPaidShop();
    await shop.deliver(event);
    expect(await shop.stored('stripeEvents')).toEqual({
      [event.id]: {
        type: 'checkout.session.completed',
        at: stripe.clock().toISOString(),
        expireAt: '2026-12-20T12:00:00.000Z',
      },
    });
    const requests = await countRequests(shop.db, async () => {
      expect(await shop.deliver(event)).toBe(200);
    });
    expect(requests).toBe(1);
  });

  /** Expects an unowned order that is stored, flagged and reported to the operator once. */
  async function expectStray(shop: TestShop, id: string, parts: object) {
    const { orders, licenses, mail } = await shop.state();
    expect(licenses).toEqual({});
    expect(orders).toMatchObject({
      [id]: { uid: null, planId: null, state: 'paid', unowned: true, origin: 'stripe', ...parts },
    });
    expect(Object.keys(orders ?? {})).toEqual([id]);
    expect(Object.keys(mail ?? {})).toEqual([`alert-payment-unowned-${id}`]);
  }

  test('an event about a payment outside Checkout and invoices creates an unowned order', async () => {
    const { stripe } = await openPaidShop();
    const shop = createTestShop(stripe);
    vi.spyOn(stripe.stripe.checkout.sessions, 'list').mockResolvedValue({ data: [] } as never);
    vi.spyOn(stripe.stripe.invoicePayments, 'list').mockResolvedValue({ data: [] } as never);
    const event = await findEvent(stripe, 'payment_intent.succeeded');
    const intent = event.data.object as Stripe.PaymentIntent;
    for (let n = 0; n < 2; n += 1) expect(await shop.deliver(event)).toBe(200);
    await expectStray(shop, intent.id, { amount: 12_000, settlement: { fee: 378, net: 11_622 } });
    const boss = shop.caller('boss', true);
    const refund = { id: intent.id, requestId: '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a' };
    expect(await shop.get('refundOrder', boss, refund)).toMatchObject({
      state: 'refunded',
      unowned: false,
    });
  });

  test('an event about an invoice created in the dashboard creates an unowned order', async () => {
    const { stripe, shop } = await openShop();
    const client = stripe.stripe;
    const { id: customer } = await client.customers.create({});
    const { id: product } = await client.products.create({ name: 'Workshop' });
    const { id: invoice } = await client.invoices.create({
      customer,
      collection_method: 'send_invoice',
      days_until_due: 30,
    });
    const price_data = { currency: 'usd', unit_amount: 90_000, product };
    await client.invoiceItems.create({ customer, invoice, price_data });
    const { hosted_invoice_url: url } = await client.invoices.finalizeInvoice(invoice);
    await fetch(url ?? '', { method: 'POST', redirect: 'manual' });
    for (const event of await stripe.events()) expect(await shop.deliver(event)).toBe(200);
    await expectStray(shop, invoice, { amount: 90_000, invoiceNumber: 'LOCAL-0001' });
  });
});

describe('webhook event during a failure of the database', () => {
  test.each(['before', 'after'] as const)(
    'if the database fails (%s the write) the webhook answers 500, and the next attempt succeeds',
    async (when) => {
      const { shop, sessionId, event } = await openPaidShop();
      const before = await shop.state();
      failNextCommit(shop.db, when);
      expect(await shop.deliver(event)).toBe(500);
      expect(await shop.stored('stripeEvents')).toEqual({});
      if (when === 'before') expect(await shop.state()).toEqual(before);
      expect(shop.lines.join()).toContain(event.id);
      expect(await shop.deliver(event)).toBe(200);
      await expectFulfilledOnce(shop, sessionId);
    },
  );

  test('Stripe itself retries an event after the database failed', async () => {
    // Over HTTP, and so in real time.
    const clock = () => new Date();
    const deliveries: number[] = [];
    const receiver: { shop?: TestShop } = {};
    const server = createServer((request, response) => {
      void (async () => {
        const signature = request.headers['stripe-signature'];
        const handle = receiver.shop?.payments.handleEvent;
        const answer = await handle?.(await buffer(request), String(signature));
        const status = answer?.status ?? 503;
        deliveries.push(status);
        response.writeHead(status).end(JSON.stringify(answer?.body));
      })();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const stripe = await startTestStripe(clock, `http://127.0.0.1:${port}/stripe/webhook`);
    onTestFinished(() => stripe.close());
    const shop = createTestShop({ stripe: stripe.stripe, clock });
    receiver.shop = shop;

    const sessionId = await shop.checkout(await shop.addPerson('me'));
    failNextCommit(shop.db, 'before');
    await stripe.act(sessionId, 'pay');
    await expect.poll(() => shop.stored('stripeEvents')).not.toEqual({});
    expect(deliveries.filter((status) => status === 500)).toHaveLength(1);
    await expectFulfilledOnce(shop, sessionId);
  });
});
