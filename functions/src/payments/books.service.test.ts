import { describe, expect, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import { orderNumber } from '@flexa/contracts/numbers';
import { DAY, START } from '../testing/test-portal';
import { openShop, openPaidShop } from '../testing/shop';

/** Parses the rows of a file into records by column name. */
function parseRecords(csv: string): Record<string, string>[] {
  const [head = '', ...rows] = csv.trimEnd().split('\r\n');
  const names = head.split(',');
  return rows.map((row) => {
    const cells = row.split(',');
    return Object.fromEntries(names.map((name, n) => [name, cells[n] ?? '']));
  });
}

/** Creates a paid order, a refunded one and an unpaid one for Flexa Tables. */
async function setUpThreeOrders() {
  const { stripe, shop, me } = await openShop();
  const boss = shop.caller('boss', true);
  const [kept, given, tables] = [
    await shop.checkout(me),
    await shop.checkout(me, { quantity: 3 }),
    await shop.checkout(me, { visualType: 'tables' }),
  ];
  for (const id of [kept, given]) await stripe.act(id, 'pay');
  await stripe.refund(given);
  for (const id of [kept, given, tables]) await shop.payments.fulfil(id);
  return { stripe, shop, boss, kept, given, tables };
}

const buildRefusal = (code: string, ...fields: string[]) => ({ code, fields });

describe('listAllOrders, getOrder and exportOrdersCsv', () => {
  test('listAllOrders applies one filter at a time', async () => {
    const { stripe, shop, boss, kept, given, tables } = await setUpThreeOrders();
    const findOrderIds = async (input: OperationInput<'listAllOrders'>) =>
      (await shop.get('listAllOrders', boss, input)).data.map(({ id }) => id);
    expect(await findOrderIds({ state: 'refunded' })).toEqual([given]);
    expect(await findOrderIds({ state: 'paid' })).toEqual([kept]);
    expect(await findOrderIds({ visualType: 'tables' })).toEqual([tables]);
    expect((await findOrderIds({ country: 'US' })).sort()).toEqual([given, kept].sort());
    expect(await findOrderIds({ country: 'DE' })).toEqual([]);
    expect((await findOrderIds({ month: '2026-11' })).sort()).toEqual([given, kept].sort());
    expect(await findOrderIds({ month: '2026-10' })).toEqual([]);
    expect(await findOrderIds({ refundFailed: 'true' })).toEqual([]);
    await stripe.failRefund(given);
    await shop.payments.fulfil(given);
    expect(await findOrderIds({ refundFailed: 'true' })).toEqual([given]);
    expect(await shop.run('listAllOrders', boss, { state: 'paid', visualType: 'charts' })).toEqual(
      buildRefusal('invalid-argument', 'visualType'),
    );
  });

  test('exportOrdersCsv writes a month with a row per movement and records the export in the audit', async () => {
    const { stripe, shop, sessionId } = await openPaidShop();
    const boss = shop.caller('boss', true);
    const exportMonth = (month: string) => shop.get('exportOrdersCsv', boss, { month: month });
    await shop.payments.fulfil(sessionId);
    const november = await exportMonth('2026-11');
    const [payment] = parseRecords(november);
    expect(payment).toEqual({
      date: START.toISOString(),
      movement: 'payment',
      number: orderNumber(sessionId),
      order: sessionId,
      product: 'charts',
      months: '3',
      seats: '2',
      state: 'paid',
      currency: 'usd',
      gross: '12000',
      credit: '0',
      discount: '0',
      code: '',
      tax: '0',
      // 2.9 percent and 30 cents.
      amount: '12000',
      settlementCurrency: 'usd',
      fee: '378',
      net: '11622',
      country: 'US',
      taxId: '',
      taxIdStatus: '',
      invoice: 'LOCAL-0001',
      company: '',
      billingEmail: 'me@flexa.test',
      poNumber: '',
    });
    stripe.setClock(20 * DAY);
    await stripe.refund(sessionId, 500);
    stripe.setClock(25 * DAY);
    await stripe.dispute(sessionId, 'dispute', 3000);
    await shop.payments.fulfil(sessionId);
    stripe.setClock(50 * DAY);
    await stripe.moveDispute(sessionId, 'won');
    await shop.payments.fulfil(sessionId);
    expect(parseRecords(await exportMonth('2026-11'))).toHaveLength(1);
    expect(parseRecords(await exportMonth('2026-12'))).toMatchObject([
      { movement: 'refund', gross: '', amount: '-500', fee: '0', net: '-500' },
      { movement: 'dispute', gross: '', amount: '-3000', fee: '1500', net: '-4500' },
    ]);
    expect(parseRecords(await exportMonth('2027-01'))).toMatchObject([
      { movement: 'dispute-returned', amount: '3000', fee: '0', net: '3000' },
    ]);
    const [head] = november.split('\r\n');
    expect(await exportMonth('2026-10')).toBe(`${head}\r\n`);
    const taken = Object.values(await shop.stored('audit')).map(({ action, target, changes }) => ({
      action,
      target,
      changes,
    }));
    expect(taken).toHaveLength(5);
    expect(taken).toContainEqual({
      action: 'orders.export',
      target: '2026-12',
      changes: { rows: 2 },
    });
    expect(await shop.run('exportOrdersCsv', boss, { month: '2026-13' })).toEqual(
      buildRefusal('invalid-argument', 'month'),
    );
    expect(await shop.run('exportOrdersCsv', shop.caller('me'), { month: '2026-11' })).toEqual(
      buildRefusal('permission-denied'),
    );
  });

  test('exportOrdersCsv writes the orders of a filter or a search, including unpaid ones', async () => {
    const { shop, boss, kept, given, tables } = await setUpThreeOrders();
    const exportRecords = async (input: OperationInput<'exportOrdersCsv'>) =>
      parseRecords(await shop.get('exportOrdersCsv', boss, input));
    const wishes: OperationInput<'exportOrdersCsv'>[] = [
      {},
      { state: 'refunded' },
      { visualType: 'tables' },
      { country: 'US' },
      { search: orderNumber(kept) },
      { search: given },
      { search: 'nobody' },
    ];
    for (const filters of wishes) {
      const { data } = await shop.get('listAllOrders', boss, filters);
      const rows = await exportRecords(filters);
      expect([...new Set(rows.map(({ order }) => order))]).toEqual(data.map(({ id }) => id));
    }
    expect((await exportRecords({ state: 'refunded' })).map(({ movement }) => movement)).toEqual([
      ...['payment', 'refund'],
    ]);
    expect(await exportRecords({ visualType: 'tables' })).toMatchObject([
      { movement: 'none', order: tables, state: 'open', gross: '12000', amount: '', tax: '' },
    ]);
    const taken = Object.values(await shop.stored('audit')).map(({ target, changes }) => ({
      target,
      changes,
    }));
    expect(taken).toContainEqual({ target: 'all', changes: { rows: 1, state: 'refunded' } });
    expect(taken).toContainEqual({ target: 'all', changes: { rows: 0, search: true } });
    const two = { state: 'paid', visualType: 'charts' } as const;
    expect(await shop.run('exportOrdersCsv', boss, two)).toEqual(
      buildRefusal('invalid-argument', 'visualType'),
    );
  });

  test('getOrder returns an order with its licences, refunds and notices to the buyer', async () => {
    const { stripe, shop, me, sessionId } = await openPaidShop();
    await shop.payments.fulfil(sessionId);
    await stripe.refund(sessionId, 500);
    await shop.payments.fulfil(sessionId);
    const boss = shop.caller('boss', true);
    const order = await shop.get('getOrder', boss, { id: sessionId });
    const [license] = Object.values(await shop.stored('licenses'));
    expect(order).toMatchObject({
      id: sessionId,
      state: 'partially-refunded',
      invoiceNumber: 'LOCAL-0001',
      settlement: { fee: 378, net: 11622, currency: 'usd' },
      licenses: [{ id: `order-${sessionId}`, quantity: 2, expiresAt: license?.expiresAt }],
      refunds: [{ amount: 500, failed: false }],
      disputes: [],
    });
    expect(order).not.toHaveProperty('sentNotices');
    stripe.setClock(DAY);
    await stripe.dispute(sessionId);
    await shop.payments.fulfil(sessionId);
    const disputed = await shop.get('getOrder', boss, { id: sessionId });
    expect(disputed).toMatchObject({
      licenses: [{ revokedReason: 'disputed' }],
      disputes: [{ state: 'open' }],
    });
    const { history } = disputed;
    expect(history.map(({ what, news }) => news ?? what)).toEqual([
      ...['ordered', 'paid', 'delivered', 'refunded', 'refund', 'disputed', 'suspended'],
    ]);
    expect(history.map(({ at }) => at)).toEqual([
      ...history.slice(0, 5).map(() => START.toISOString()),
      ...history.slice(5).map(() => new Date(START.getTime() + DAY).toISOString()),
    ]);
    expect(await shop.run('getOrder', me, { id: sessionId })).toEqual(
      buildRefusal('permission-denied'),
    );
    expect(await shop.run('getOrder', boss, { id: 'cs_none' })).toEqual(buildRefusal('not-found'));
  });

  test('getOrder returns a company’s country, VAT number and invoice', async () => {
    const { stripe, shop, me } = await openShop();
    const id = await shop.checkout(me);
    const company = { country: 'DE', business: 'Lind GmbH', taxId: 'DE123456789' };
    await stripe.act(id, 'pay', company);
    const order = await shop.payments.fulfil(id);
    expect(order).toMatchObject({
      country: 'DE',
      taxId: 'DE123456789',
      invoiceNumber: 'LOCAL-0001',
    });
    const { url } = await shop.get('getReceipt', me, { uid: 'me', id });
    const page = await (await fetch(url)).text();
    for (const words of ['LOCAL-0001', 'Lind GmbH', 'DE123456789', '$120.00']) {
      expect(page).toContain(words);
    }
  });
});
