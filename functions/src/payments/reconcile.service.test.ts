import type { Stripe } from 'stripe';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { sampleList } from '@flexa/testing/sample';
import { composeServices } from '../compose';
import { parseConfig } from '../platform/config';
import type { Caller } from '../platform/handlers';
import { createStripeClient } from '../platform/stripe';
import { testEnvironment } from '../platform/test-environment';
import { buildInvoiceOrder } from '../testing/purchases';
import {
  readEnd,
  expectFulfilledOnce,
  openShop,
  type TestShop,
  openPaidShop,
} from '../testing/shop';
import { failNextCommit } from '../testing/faults';
import { STORIES } from '../testing/test-stripe';
import { DAY } from '../testing/test-portal';

const HOUR = DAY / 24;

describe('events that never arrived', () => {
  test.each(sampleList(Object.entries(STORIES), 1 / 2))(
    'the next run of the hourly job corrects an order that %s',
    async (_name, { steps, ends }) => {
      const { stripe, shop, me } = await openShop();
      const sessionId = await shop.checkout(me);
      for (const step of steps) await step(stripe, sessionId);
      await shop.payments.reconcile();
      expect(await readEnd(shop, sessionId)).toEqual(ends);
    },
  );

  test('the hourly job starts from where the last run ended, and repeating it changes nothing', async () => {
    const { stripe, shop, sessionId } = await openPaidShop();
    await shop.payments.reconcile();
    await expectFulfilledOnce(shop, sessionId);
    stripe.setClock(HOUR);
    await stripe.refund(sessionId);
    await shop.payments.reconcile();
    expect(await readEnd(shop, sessionId)).toEqual(STORIES['is refunded']?.ends);
    const before = await shop.state();
    await shop.payments.reconcile();
    expect(await shop.state()).toEqual(before);
    expect(await shop.stored('payments')).toEqual({
      cursor: { seenTo: stripe.clock().toISOString(), failed: [] },
    });
  });

  test('the hourly job delivers the licence of a buy button without a stored order', async () => {
    const { stripe, shop } = await openShop();
    const price = { currency: 'usd', unit_amount: 500, product_data: { name: 'Charts' } };
    const { id } = await stripe.stripe.checkout.sessions.create({
      mode: 'payment',
      client_reference_id: 'me',
      metadata: { planId: 'charts-1m' },
      line_items: [{ price_data: price, quantity: 1 }],
      success_url: 'http://127.0.0.1/',
    });
    await stripe.act(id, 'pay');
    await shop.payments.reconcile();
    expect(await readEnd(shop, id)).toEqual(['paid', { revokedReason: null }]);
  });

  test('the hourly job reads every page of missed events', async () => {
    const { stripe, shop, me } = await openShop();
    const first = await shop.checkout(me);
    await stripe.act(first, 'pay');
    for (let n = 0; n < 120; n += 1) {
      const { id } = await stripe.stripe.checkout.sessions.create({
        mode: 'payment',
        success_url: 'http://127.0.0.1/',
        line_items: [
          {
            price_data: { currency: 'usd', unit_amount: 1, product_data: { name: 'x' } },
            quantity: 100,
          },
        ],
      });
      await stripe.stripe.checkout.sessions.expire(id);
    }
    await shop.payments.reconcile();
    await expectFulfilledOnce(shop, first);
  });
});

describe('order that fails', () => {
  test('a failing order delays no other order, and is retried', async () => {
    const { stripe, shop, me } = await openShop();
    const [one, two] = [await shop.checkout(me), await shop.checkout(me, { quantity: 3 })];
    for (const id of [one, two]) await stripe.act(id, 'pay');
    failNextCommit(shop.db, 'before');
    await shop.payments.reconcile();
    const ends = await Promise.all([readEnd(shop, one), readEnd(shop, two)]);
    // The other event of the same payment delivers it in the same run.
    expect(ends.map(([state]) => state)).toEqual(['paid', 'paid']);
    const readFailures = async () => (await shop.stored('payments'))['cursor']?.['failed'];
    expect(await readFailures()).toHaveLength(1);
    stripe.setClock(DAY);
    await shop.payments.reconcile();
    expect(await readFailures()).toEqual([]);
  });

  test('an unreadable order is skipped, and the operator gets one alert', async () => {
    const { stripe, shop, me } = await openShop();
    const [brokenId, readableId] = [
      await shop.checkout(me),
      await shop.checkout(me, { quantity: 3 }),
    ];
    for (const id of [brokenId, readableId]) await stripe.act(id, 'pay');
    await shop.db.doc(`orders/${brokenId}`).update({ amount: 'a lot' });
    for (let run = 0; run < 3; run += 1) await shop.payments.reconcile();
    expect(await readEnd(shop, readableId)).toEqual(STORIES['is paid']?.ends);
    const alert = `alert-unreadable-document-orders-${brokenId}`;
    expect(await shop.stored('mail')).toMatchObject({ [alert]: { to: 'support@flexa.test' } });
    expect(shop.lines.filter((line) => line.includes('"alert"'))).toHaveLength(1);
    const { data } = await shop.get('listOrders', me, { uid: 'me' });
    expect(data.map(({ id }) => id)).toEqual([readableId]);

    // After the repair the order is fulfilled.
    await shop.db.doc(`orders/${brokenId}`).update({ amount: 12_000 });
    stripe.setClock(DAY);
    await shop.payments.reconcile();
    expect(await readEnd(shop, brokenId)).toEqual(STORIES['is paid']?.ends);
  });
});

describe('orders that wait', () => {
  test.each([
    ['processing, of whatever age', 'processing', 0, true],
    ['open and 48 hours old', 'open', 48 * HOUR, false],
    ['open and older', 'open', 48 * HOUR + 1, true],
    ['paid', 'paid', 9 * DAY, false],
  ])('the hourly job rereads or skips an order: %s', async (_which, state, age, isAsked) => {
    const { shop, stripe, me } = await openShop();
    const sessionId = await shop.checkout(me);
    await stripe.stripe.checkout.sessions.expire(sessionId);
    stripe.setClock(40 * DAY);
    const createdAt = Timestamp.fromMillis(stripe.clock().getTime() - age);
    await shop.db.doc(`orders/${sessionId}`).update({ state, createdAt });
    await shop.payments.reconcile();
    expect((await readEnd(shop, sessionId))[0]).toBe(isAsked ? 'expired' : state);
  });
});

describe('orders of a deleted buyer', () => {
  /** Creates the services of the callable `users`, which has no Stripe key. */
  function createUsersFunction(shop: TestShop) {
    const environment = testEnvironment(shop.platform.config.projectId);
    const config = parseConfig({ ...environment, FUNCTION_TARGET: 'users' });
    return composeServices({ ...shop.platform, config, stripe: createStripeClient(config.stripe) });
  }

  const orderByInvoice = async (shop: TestShop, me: Caller) =>
    (await shop.get('orderByInvoice', me, buildInvoiceOrder())).orderId;

  test.each([
    ['checkout', (shop: TestShop, me: Caller) => shop.checkout(me)],
    ['invoice', orderByInvoice],
  ])('the next run closes an open %s of a deleted buyer', async (_kind, order) => {
    const { stripe, shop, me } = await openShop();
    const id = await order(shop, me);
    await createUsersFunction(shop).users.handlers.deleteUser({ caller: me, input: { id: 'me' } });
    expect(await readStateAtStripe(stripe.stripe, id)).toBe('open');
    expect(shop.lines.filter((line) => line.includes('"order not closed"'))).toEqual([]);
    await shop.payments.reconcile();
    expect(await readStateAtStripe(stripe.stripe, id)).toBe(
      id.startsWith('in_') ? 'void' : 'expired',
    );
    expect((await shop.stored('orders'))[id]).toMatchObject({ state: 'expired', uid: null });
  });

  test('the next run closes an open checkout of a deleted buyer after Stripe failed', async () => {
    const { stripe, shop, me } = await openShop();
    const id = await shop.checkout(me);
    const failing = { ...shop.platform, stripe: await stripe.restrictedTo([]) };
    await composeServices(failing).users.handlers.deleteUser({ caller: me, input: { id: 'me' } });
    expect(await readStateAtStripe(stripe.stripe, id)).toBe('open');
    await shop.payments.reconcile();
    expect(await readStateAtStripe(stripe.stripe, id)).toBe('expired');
  });

  test('the hourly job leaves open invoices alone that the seller created at Stripe', async () => {
    const { stripe, shop, me } = await openShop();
    const id = await orderByInvoice(shop, me);
    await shop.db.doc(`orders/${id}`).update({ uid: null, origin: 'stripe' });
    await shop.payments.reconcile();
    expect(await readStateAtStripe(stripe.stripe, id)).toBe('open');
  });

  async function readStateAtStripe(stripe: Stripe, id: string) {
    const found = id.startsWith('in_')
      ? await stripe.invoices.retrieve(id)
      : await stripe.checkout.sessions.retrieve(id);
    return found.status;
  }
});

describe('wrong signature', () => {
  const forgeBody = (event: Stripe.Event) => Buffer.from(JSON.stringify(event));

  test('ten wrong signatures within an hour raise one alert a day', async () => {
    const { stripe, shop, event } = await openPaidShop();
    const send = () => shop.payments.handleEvent(forgeBody(event), 't=1,v1=00');
    const listAlertIds = async () =>
      Object.keys(await shop.stored('mail')).filter((id) => id.startsWith('alert-'));
    for (let n = 0; n < 9; n += 1) await send();
    // Not from Stripe at all.
    await shop.payments.handleEvent(forgeBody(event), undefined);
    expect(await listAlertIds()).toEqual([]);
    for (let n = 0; n < 9; n += 1) await send();
    expect(await listAlertIds()).toEqual(['alert-webhook-signature-2026-11-20']);
    stripe.setClock(HOUR);
    for (let n = 0; n < 12; n += 1) await send();
    expect(await listAlertIds()).toHaveLength(1);
    stripe.setClock(DAY);
    for (let n = 0; n < 12; n += 1) await send();
    expect(await listAlertIds()).toHaveLength(2);
  });
});

describe('dispute that is won', () => {
  test('winning a dispute after seventy days returns the suspended days, and the buyer is mailed once per change', async () => {
    const { stripe, shop, sessionId, event } = await openPaidShop();
    await shop.deliver(event);
    stripe.setClock(10 * DAY);
    await stripe.dispute(sessionId);
    await shop.payments.fulfil(sessionId);
    stripe.setClock(80 * DAY);
    await stripe.moveDispute(sessionId, 'won');
    for (let n = 0; n < 3; n += 1) await shop.payments.fulfil(sessionId);
    expect(await shop.stored('licenses')).toMatchObject({
      // To 20 February, and 70 days more.
      [`order-${sessionId}`]: { deletedAt: null, expiresAt: '2027-05-01T12:00:00.000Z' },
    });
    const news = Object.values(await shop.stored('mail')).flatMap(({ content }) => {
      const { data } = content as { data: { news?: string } };
      return data.news ?? [];
    });
    expect(news.sort()).toEqual(['restored', 'suspended']);
  });
});
