import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { countReads } from '../testing/stored-data';
import { deliverAll, openInvoicingShop, transfer, buildInvoiceOrder } from '../testing/purchases';
import { findEvent, type TestShop, type StripeWithClock } from '../testing/shop';
import { DAY } from '../testing/test-portal';

const listAlertIds = async (shop: TestShop) =>
  Object.keys(await shop.stored('mail')).filter((id) => id.startsWith('alert-'));

/** Creates 1,500 dollars for an invoice that was already void. */
async function setUpLateMoney() {
  const shopping = await openInvoicingShop();
  const { stripe, shop, me, boss } = shopping;
  const { orderId } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
  stripe.setClock(37 * DAY);
  await shop.payments.reconcile();
  await transfer(stripe, orderId, 150_000);
  const customer = (await stripe.stripe.invoices.retrieve(orderId)).customer as string;
  const listUnowned = async () => (await shop.get('listAllOrders', boss, { unowned: 'true' })).data;
  const fundCustomer = (amount: number, currency = 'usd') =>
    stripe.stripe.testHelpers.customers.fundCashBalance(customer, { amount, currency });
  return {
    ...shopping,
    customer,
    id: `cash_usd_${customer}`,
    unowned: listUnowned,
    fund: fundCustomer,
  };
}

test('a late transfer becomes an unowned order and raises one alert', async () => {
  const { stripe, shop, boss, id, unowned } = await setUpLateMoney();
  const { data } = await stripe.stripe.events.list({ types: ['cash_balance.funds_available'] });
  const [event] = data;
  if (!event) throw new Error('Stripe told nothing');
  expect(await Promise.all([1, 2, 3].map(() => shop.deliver(event)))).toEqual([200, 200, 200]);
  await shop.payments.reconcile();
  expect(await unowned()).toMatchObject([
    { id, uid: null, amount: 150_000, currency: 'usd', state: 'open', paidAt: null },
  ]);
  expect(await listAlertIds(shop)).toEqual([
    expect.stringMatching(`^alert-transfer-unmatched-${id}-`),
  ]);
  expect(await shop.get('getOrder', boss, { id })).toMatchObject({
    id,
    licenses: [],
    history: [{ what: 'arrived', amount: 150_000 }],
  });
});

test('the hourly job finds a late transfer whose event never arrived', async () => {
  const { shop, unowned } = await setUpLateMoney();
  for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
  expect(await unowned()).toHaveLength(1);
  expect(await listAlertIds(shop)).toHaveLength(1);
});

test('a late transfer disappears within an hour after it was applied or returned, and alerts when it comes back', async () => {
  const { stripe, shop, customer, unowned, fund } = await setUpLateMoney();
  await shop.payments.reconcile();
  await stripe.takeCash(customer, 50_000);
  await shop.payments.reconcile();
  expect(await unowned()).toMatchObject([{ amount: 100_000 }]);
  await stripe.takeCash(customer, 100_000);
  await shop.payments.reconcile();
  expect(await unowned()).toEqual([]);
  expect(await listAlertIds(shop)).toHaveLength(1);
  stripe.setClock(38 * DAY);
  await fund(150_000);
  await shop.payments.reconcile();
  expect(await unowned()).toMatchObject([{ amount: 150_000 }]);
  expect(await listAlertIds(shop)).toHaveLength(2);
});

test('more late money raises another alert, separately for each currency', async () => {
  const { shop, unowned, fund, customer } = await setUpLateMoney();
  await shop.payments.reconcile();
  await fund(700);
  await fund(900, 'eur');
  await shop.payments.reconcile();
  const rows = (await unowned()).map(({ id, amount, currency }) => [id, amount, currency]);
  expect(rows.sort()).toEqual([
    [`cash_eur_${customer}`, 900, 'eur'],
    [`cash_usd_${customer}`, 150_700, 'usd'],
  ]);
  expect(await listAlertIds(shop)).toHaveLength(3);
});

test('an overpaid invoice is paid, and the operator is alerted to the surplus', async () => {
  const { stripe, shop, me, boss } = await openInvoicingShop();
  const { orderId } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
  await transfer(stripe, orderId, 150_100);
  await deliverAll(stripe, shop);
  const { data } = await shop.get('listAllOrders', boss, { unowned: 'true' });
  expect(data).toMatchObject([{ amount: 100, unowned: true }]);
  expect(await shop.get('getOrder', boss, { id: orderId })).toMatchObject({ state: 'paid' });
});

test('a late transfer appears in no books and starts no licence', async () => {
  const { shop, boss, id } = await setUpLateMoney();
  await shop.payments.reconcile();
  const csv = await shop.get('exportOrdersCsv', boss, { month: '2026-12' });
  expect(csv.trimEnd().split('\r\n')).toHaveLength(1);
  expect((await shop.get('getStats', boss, {})).orders).toMatchObject({
    paid: 0,
    recentRevenue: 0,
    unowned: 1,
  });
  const input = { id, requestId: randomUUID() };
  expect(await shop.run('startLicenses', boss, input)).toMatchObject({ code: 'not-startable' });
});

describe('refundOrder for a customer’s cash balance', () => {
  const buildRefund = (id: string, more: { amount?: number; seats?: number } = {}) => ({
    id,
    requestId: randomUUID(),
    ...more,
  });
  const readAvailable = async (stripe: StripeWithClock, customer: string) =>
    (await stripe.stripe.customers.retrieveCashBalance(customer)).available;

  test('returning the whole balance sends it once, however often it is requested, and is audited', async () => {
    const { stripe, shop, boss, id, customer, unowned } = await setUpLateMoney();
    await shop.payments.reconcile();
    const input = buildRefund(id);
    for (let n = 0; n < 2; n += 1) {
      expect(await shop.get('refundOrder', boss, input)).toMatchObject({
        amount: 150_000,
        refunded: 150_000,
        unowned: false,
        state: 'open',
      });
    }
    expect(await readAvailable(stripe, customer)).toEqual({ usd: 0 });
    expect(await unowned()).toEqual([]);
    expect((await shop.get('getOrder', boss, { id })).refunds).toMatchObject([
      { amount: 150_000, failed: false, waitsFor: 'bank' },
    ]);
    const audit = Object.values(await shop.stored('audit'));
    expect(audit.filter(({ action }) => action === 'order.refund')).toMatchObject([
      { actor: 'boss', target: id, changes: { amount: 150_000 } },
    ]);
    const again = await shop.run('refundOrder', boss, buildRefund(id));
    expect(again).toMatchObject({ code: 'nothing-to-refund' });
    const csv = await shop.get('exportOrdersCsv', boss, { month: '2026-12' });
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1);

    stripe.setClock(43 * DAY);
    await shop.payments.reconcile();
    expect(await shop.get('getOrder', boss, { id })).toMatchObject({ state: 'refunded' });
  });

  test('returning a part leaves the rest, and no more than the rest can be returned', async () => {
    const { stripe, shop, boss, id, customer } = await setUpLateMoney();
    await shop.payments.reconcile();
    expect(await shop.get('refundOrder', boss, buildRefund(id, { amount: 50_000 }))).toMatchObject({
      amount: 150_000,
      refunded: 50_000,
      unowned: true,
    });
    expect(await readAvailable(stripe, customer)).toEqual({ usd: 100_000 });
    expect(await shop.run('refundOrder', boss, buildRefund(id, { amount: 100_001 }))).toMatchObject(
      {
        code: 'invalid-argument',
        fields: ['amount'],
      },
    );
    expect(await shop.run('refundOrder', boss, buildRefund(id, { seats: 1 }))).toMatchObject({
      code: 'invalid-argument',
      fields: ['seats'],
    });
    await stripe.takeCash(customer, 100_000);
    await shop.payments.reconcile();
    expect(await shop.get('getOrder', boss, { id })).toMatchObject({
      amount: 50_000,
      refunded: 50_000,
      unowned: false,
    });
  });

  test('two admins at once return no more than the balance holds', async () => {
    const { stripe, shop, boss, id, customer } = await setUpLateMoney();
    await shop.payments.reconcile();
    const codes = await Promise.all(
      [1, 2].map(async () => (await shop.run('refundOrder', boss, buildRefund(id))).code),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await readAvailable(stripe, customer)).toEqual({ usd: 0 });
    expect((await stripe.stripe.refunds.list()).data).toHaveLength(1);
  });

  test('a return whose answer was lost is recorded within an hour and made once', async () => {
    const { stripe, shop, boss, id, customer } = await setUpLateMoney();
    await shop.payments.reconcile();
    const input = buildRefund(id, { amount: 50_000 });
    const { refunds } = stripe.stripe;
    const create = refunds.create.bind(refunds);
    vi.spyOn(refunds, 'create').mockImplementationOnce(async (...args) => {
      await create(...args);
      throw new Error('The answer was lost');
    });
    await expect(shop.run('refundOrder', boss, input)).rejects.toThrow('The answer was lost');
    await shop.payments.reconcile();
    expect(await shop.get('getOrder', boss, { id })).toMatchObject({
      amount: 150_000,
      refunded: 50_000,
    });
    await shop.get('refundOrder', boss, input);
    expect(await readAvailable(stripe, customer)).toEqual({ usd: 100_000 });
    expect((await refunds.list()).data).toHaveLength(1);
  });

  test('a failed return becomes unmatched money again and raises another alert', async () => {
    const { stripe, shop, boss, id, unowned } = await setUpLateMoney();
    await shop.payments.reconcile();
    await shop.get('refundOrder', boss, buildRefund(id));
    const [refund] = (await stripe.stripe.refunds.list()).data;
    stripe.setClock(38 * DAY);
    await stripe.moveRefundById(refund?.id ?? '', 'failed');
    expect(await shop.deliver(await findEvent(stripe, 'refund.failed'))).toBe(200);
    expect(await unowned()).toMatchObject([
      { id, amount: 150_000, refunded: 0, refundFailed: true },
    ]);
    expect(
      (await listAlertIds(shop)).filter((alert) => alert.includes('transfer-unmatched')),
    ).toHaveLength(2);
  });
});

test('the balance of a customer deleted at Stripe is ignored', async () => {
  const { shop } = await setUpLateMoney();
  const cashOrderId = 'cash_usd_cus_none';
  expect(await shop.payments.fulfil(cashOrderId)).toBeUndefined();
  expect(await shop.stored('orders')).not.toHaveProperty(cashOrderId);
});

test('the hourly job’s reads don’t grow with the number of past unowned orders', async () => {
  const { shop } = await setUpLateMoney();
  await shop.payments.reconcile();
  const countReconcileReads = async () =>
    (await countReads(shop.db, shop.payments.reconcile)).reads;
  const before = await countReconcileReads();
  const batch = shop.db.batch();
  for (let n = 0; n < 20; n += 1) {
    batch.set(shop.db.doc(`orders/cs_test_old${n}`), { unowned: true, state: 'paid' });
  }
  await batch.commit();
  expect(await countReconcileReads()).toBe(before);
});
