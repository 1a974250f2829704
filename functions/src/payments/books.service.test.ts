import { describe, expect, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import { orderNumber } from '@flexa/contracts/numbers';
import { START } from '../testing/own-portal';
import { opened, paid } from '../testing/stripe-cases';

const refused = (code: string, ...fields: string[]) => ({ code, fields });

describe('the seller’s books', () => {
  test('list what an admin looks for, one thing at a time', async () => {
    const { stripe, shop, me } = await opened();
    const boss = shop.caller('boss', true);
    const [kept, given, tables] = [
      await shop.checkout(me),
      await shop.checkout(me),
      await shop.checkout(me, { visualType: 'tables' }),
    ];
    for (const id of [kept, given]) await stripe.act(id, 'pay');
    await stripe.refund(given);
    for (const id of [kept, given, tables]) await shop.payments.fulfil(id);
    const found = async (wish: OperationInput<'listAllOrders'>) =>
      (await shop.get('listAllOrders', boss, wish)).data.map(({ id }) => id);
    expect(await found({ state: 'refunded' })).toEqual([given]);
    expect(await found({ state: 'paid' })).toEqual([kept]);
    expect(await found({ visualType: 'tables' })).toEqual([tables]);
    expect(await found({ refundFailed: 'true' })).toEqual([]);
    await stripe.failRefund(given);
    await shop.payments.fulfil(given);
    expect(await found({ refundFailed: 'true' })).toEqual([given]);
    expect(await shop.run('listAllOrders', boss, { state: 'paid', visualType: 'charts' })).toEqual(
      refused('invalid-argument', 'visualType'),
    );
  });

  test('are a file for a month, to the cent, and that it was taken is in the audit', async () => {
    const { stripe, shop, sessionId } = await paid();
    await shop.payments.fulfil(sessionId);
    await stripe.refund(sessionId, 500);
    await shop.payments.fulfil(sessionId);
    const boss = shop.caller('boss', true);
    const csv = await shop.get('exportOrdersCsv', boss, { month: '2026-11' });
    const [head, row, end] = csv.split('\r\n');
    expect(end).toBe('');
    const cells = row?.split(',') ?? [];
    const record = Object.fromEntries((head ?? '').split(',').map((name, n) => [name, cells[n]]));
    expect(record).toEqual({
      number: orderNumber(sessionId),
      ...{ paidAt: START.toISOString(), order: sessionId, product: 'charts', months: '3' },
      ...{ seats: '2', state: 'partially-refunded', currency: 'usd', gross: '12000' },
      ...{
        discount: '0',
        code: '',
        tax: '0',
        paid: '12000',
        refunded: '500',
        refundedTax: '0',
        settlementCurrency: 'usd',
      },
      // 2.9 percent and 30 cents.
      ...{ fee: '378', net: '11622', country: 'US', taxId: '', invoice: 'LOCAL-0001' },
      ...{ company: '', billingEmail: 'me@flexa.test', poNumber: '' },
    });
    expect(await shop.get('exportOrdersCsv', boss, { month: '2026-12' })).toBe(`${head}\r\n`);
    const taken = Object.values(await shop.stored('audit')).map(({ action, target, changes }) => ({
      ...{ action, target, changes },
    }));
    expect(taken).toHaveLength(2);
    expect(taken).toEqual(
      expect.arrayContaining([
        { action: 'orders.export', target: '2026-11', changes: { rows: 1 } },
        { action: 'orders.export', target: '2026-12', changes: { rows: 0 } },
      ]),
    );
    expect(await shop.run('exportOrdersCsv', boss, { month: '2026-13' })).toEqual(
      refused('invalid-argument', 'month'),
    );
    expect(await shop.run('exportOrdersCsv', shop.caller('me'), { month: '2026-11' })).toEqual(
      refused('permission-denied'),
    );
  });

  test('say of a company its country, its VAT number and the invoice', async () => {
    const { stripe, shop, me } = await opened();
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
