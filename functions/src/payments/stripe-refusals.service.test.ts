import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DAY } from '../testing/test-portal';
import {
  openShop,
  createTestShop,
  type TestShop,
  startStripeWithClock,
  openPaidShop,
  buildPurchase,
} from '../testing/shop';
import { buildInvoiceOrder as invoiceWish } from '../testing/purchases';
import { listCatalogueChanges } from './catalogue';
import { KEY_PERMISSIONS } from './key-permissions';

const BUSY = { code: 'payments-busy', fields: [] };

describe('busy Stripe', () => {
  test('a purchase while Stripe is busy says so, orders nothing, and can be retried', async () => {
    const { stripe, shop, me } = await openShop();
    await stripe.trouble('rate_limit', 1);
    expect(await shop.run('buyLicense', me, buildPurchase('me'))).toEqual(BUSY);
    expect(await shop.stored('orders')).toEqual({});
    expect(await shop.stored('mail')).toEqual({});
    expect(await shop.checkout(me)).toMatch(/^cs_/);
  });

  test('the next call delivers a payment received while Stripe was busy', async () => {
    const { stripe, shop, me, sessionId, event } = await openPaidShop();
    const request = { sessionId, planId: 'charts-3m' } as const;
    await stripe.trouble('rate_limit', 2);
    expect(await shop.run('checkSession', me, request)).toEqual(BUSY);
    // Stripe resends it after any answer but 2xx.
    expect(await shop.deliver(event)).toBe(500);
    expect(await shop.deliver(event)).toBe(200);
    expect(await shop.get('checkSession', me, request)).toEqual({ licensesUpdated: true });
  });

  test('a refund repeated while its first request is under way is one refund', async () => {
    const { stripe, shop, sessionId } = await openPaidShop();
    await shop.payments.fulfil(sessionId);
    const boss = shop.caller('boss', true);
    const input = { id: sessionId, amount: 500, requestId: randomUUID() };
    // One more than the client's automatic retries.
    await stripe.trouble('idempotency_key_in_use', 3);
    expect(await shop.run('refundOrder', boss, input)).toEqual(BUSY);
    for (let n = 0; n < 2; n += 1) {
      expect(await shop.get('refundOrder', boss, input)).toMatchObject({ refunded: 500 });
    }
  });

  test('the client automatically retries a call that another request is holding up', async () => {
    const { stripe, shop, me } = await openShop();
    await stripe.trouble('idempotency_key_in_use', 1);
    expect(await shop.checkout(me)).toMatch(/^cs_/);
    expect(Object.keys(await shop.stored('orders'))).toHaveLength(1);
  });
});

describe('Stripe that does the work, answers 500 and repeats that under the key', () => {
  test('after a repeated 500 the first purchase of an account continues, with the same customer from then on', async () => {
    const { stripe, shop, me } = await openShop();
    await stripe.trouble('stored_500', 1, '/v1/customers');
    await shop.checkout(me);
    await shop.checkout(me);
    const { data } = await stripe.stripe.checkout.sessions.list();
    expect(new Set(data.map(({ customer }) => customer)).size).toBe(1);
  });

  test('after a repeated 500 a checkout can be retried', async () => {
    const { stripe, shop, me } = await openShop();
    await stripe.trouble('stored_500', 1, '/v1/checkout');
    expect(await shop.run('buyLicense', me, buildPurchase('me'))).toEqual(BUSY);
    expect(await shop.stored('orders')).toEqual({});
    await shop.checkout(me);
  });

  test('after a repeated 500 an admin’s refund is made once', async () => {
    const { stripe, shop, sessionId } = await openPaidShop();
    await shop.payments.fulfil(sessionId);
    const boss = shop.caller('boss', true);
    const input = { id: sessionId, amount: 500, requestId: randomUUID() };
    await stripe.trouble('stored_500', 1, '/v1/credit_notes');
    for (let n = 0; n < 2; n += 1) {
      expect(await shop.get('refundOrder', boss, input)).toMatchObject({ refunded: 500 });
    }
    expect((await stripe.stripe.refunds.list()).data).toHaveLength(1);
  });

  test('after a repeated 500 a return of an unmatched transfer is made once', async () => {
    const { stripe, shop } = await openShop();
    const { id: customer } = await stripe.stripe.customers.create({});
    const transfer = { amount: 700, currency: 'usd' };
    await stripe.stripe.testHelpers.customers.fundCashBalance(customer, transfer);
    await shop.payments.reconcile();
    const boss = shop.caller('boss', true);
    const input = { id: `cash_usd_${customer}`, amount: 500, requestId: randomUUID() };
    await stripe.trouble('stored_500', 1, '/v1/refunds');
    for (let n = 0; n < 2; n += 1) {
      expect(await shop.get('refundOrder', boss, input)).toMatchObject({ refunded: 500 });
    }
    expect((await stripe.stripe.refunds.list()).data).toHaveLength(1);
  });

  test('after a repeated 500 a payment for a deleted account is refunded once', async () => {
    const { stripe, shop, sessionId } = await openPaidShop();
    await shop.db.doc('users/me').delete();
    await stripe.trouble('stored_500', 1, '/v1/credit_notes');
    await shop.payments.reconcile();
    expect(await shop.stored('orders')).toMatchObject({ [sessionId]: { state: 'refunded' } });
    expect((await stripe.stripe.refunds.list()).data).toHaveLength(1);
  });

  test.each(['/v1/invoices', '/v1/invoiceitems'])(
    'after a repeated 500 an invoice is created and sent once (%s)',
    async (path) => {
      const { stripe, shop, me } = await openShop();
      const input = invoiceWish();
      await stripe.trouble('stored_500', 1, path);
      const first = await shop.get('orderByInvoice', me, input);
      expect(await shop.get('orderByInvoice', me, input)).toEqual(first);
      const { data } = await stripe.stripe.invoices.list();
      const open = data.filter(({ status }) => status !== 'draft');
      expect(open).toMatchObject([{ id: first.orderId, status: 'open', total: 150_000 }]);
    },
  );
});

/** Runs everything that the product does at Stripe, with a key limited to these permissions. */
async function runWholeStory(permissions: readonly string[]): Promise<void> {
  const stripe = await startStripeWithClock();
  for (const { apply } of await listCatalogueChanges(stripe.stripe)) await apply();
  const shop = createTestShop({
    stripe: await stripe.restrictedTo(permissions),
    clock: stripe.clock,
  });
  const me = await shop.addPerson('me');
  const boss = shop.caller('boss', true);
  const coupon = await stripe.stripe.coupons.create({ percent_off: 10 });
  await stripe.stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
    code: 'SPRING',
  });
  const sessionId = await shop.checkout(me);
  await stripe.act(sessionId, 'apply', { code: 'SPRING' });
  const left = await shop.checkout(me, { quantity: 3 });
  await stripe.act(sessionId, 'pay');
  await shop.payments.fulfil(sessionId);
  await shop.get('getReceipt', me, { uid: 'me', id: sessionId });
  await shop.get('orderByInvoice', me, invoiceWish({ acceptsOverlap: true }));
  const input = { id: sessionId, amount: 500, requestId: randomUUID() };
  await shop.get('refundOrder', boss, input);
  const customer = (await stripe.stripe.checkout.sessions.retrieve(sessionId)).customer as string;
  const late = { amount: 700, currency: 'usd' };
  await stripe.stripe.testHelpers.customers.fundCashBalance(customer, late);
  await stripe.dispute(sessionId);
  await shop.payments.fulfil(sessionId);
  await shop.payments.closeAbandoned([{ id: left, kind: 'checkout' }]);
  await shop.payments.reconcile();
  const cash = { id: `cash_usd_${customer}`, amount: 200, requestId: randomUUID() };
  await shop.get('refundOrder', boss, cash);
  expect(await shop.stored('orders')).toMatchObject({
    [sessionId]: { state: 'disputed', refunded: 500 },
    [left]: { state: 'expired' },
    [`cash_usd_${customer}`]: { amount: 700, refunded: 200 },
  });
}

describe('restricted key', () => {
  test('a key with the listed permissions suffices for everything the product does at Stripe', async () => {
    await runWholeStory(KEY_PERMISSIONS);
  });

  test('a restricted key needs every listed permission', async () => {
    for (const missing of KEY_PERMISSIONS) {
      const rest = KEY_PERMISSIONS.filter((permission) => permission !== missing);
      const resource = missing.replace(/_(read|write)$/, '');
      await expect(runWholeStory(rest), missing).rejects.toThrow(resource);
    }
  });

  test('a restricted key needs write access wherever the list says so', async () => {
    for (const missing of KEY_PERMISSIONS.filter((permission) => permission.endsWith('_write'))) {
      const rest = KEY_PERMISSIONS.map((each) =>
        each === missing ? each.replace(/_write$/, '_read') : each,
      );
      await expect(runWholeStory(rest), missing).rejects.toThrow(missing);
    }
  });

  test('a key that lacks a permission raises one alert a day, and the buyer learns nothing of it', async () => {
    const stripe = await startStripeWithClock();
    const restricted = await stripe.restrictedTo(['rak_customer_write']);
    const shop = createTestShop({ stripe: restricted, clock: stripe.clock });
    const me = await shop.addPerson('me');
    const listAlertIds = async () =>
      Object.keys(await shop.stored('mail')).filter((id) => id.startsWith('alert-'));
    for (let n = 0; n < 2; n += 1) {
      await expect(shop.run('buyLicense', me, buildPurchase('me'))).rejects.toThrow('permission');
    }
    expect(await listAlertIds()).toEqual(['alert-stripe-key-2026-11-20']);
    expect(shop.lines.join()).toContain('rak_checkout_session_write');
    stripe.setClock(DAY);
    await expect(shop.run('buyLicense', me, buildPurchase('me'))).rejects.toThrow('permission');
    expect(await listAlertIds()).toHaveLength(2);
  });

  test('a key that can’t read the sender of a late transfer raises an alert, by event and by the hourly job', async () => {
    const stripe = await startStripeWithClock();
    const { id } = await stripe.stripe.customers.create({});
    const late = { amount: 700, currency: 'usd' };
    await stripe.stripe.testHelpers.customers.fundCashBalance(id, late);
    const event = (await stripe.events()).find(
      ({ type }) => type === 'cash_balance.funds_available',
    );
    if (!event) throw new Error('Stripe told nothing');
    const restricted = await stripe.restrictedTo(['rak_event_read']);
    for (const hear of [
      async (shop: TestShop) => expect(await shop.deliver(event)).toBe(500),
      (shop: TestShop) => shop.payments.reconcile(),
    ]) {
      const shop = createTestShop({ stripe: restricted, clock: stripe.clock });
      await hear(shop);
      expect(Object.keys(await shop.stored('mail'))).toEqual(['alert-stripe-key-2026-11-20']);
    }
  });
});
