import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createTestShop, startStripeWithClock, buildPurchase } from '../testing/shop';

const TAXED = { STRIPE_TAX: 'true' };

/** Creates two seats of 60 dollars each. */
async function openTaxedShop() {
  const stripe = await startStripeWithClock();
  const shop = createTestShop(stripe, TAXED);
  const me = await shop.addPerson('me');
  return { stripe, shop, me, boss: shop.caller('boss', true), id: await shop.checkout(me) };
}

test('the buyer pays the tax of their country on top, as shown in order, receipt and file', async () => {
  const { stripe, shop, me, boss, id } = await openTaxedShop();
  await stripe.act(id, 'pay', { country: 'DE' });
  await shop.payments.fulfil(id);
  const { data } = await shop.get('listOrders', me, { uid: 'me' });
  expect(data).toMatchObject([{ amount: 14_280, tax: 2280 }]);
  const all = await shop.get('listAllOrders', boss, {});
  expect(all.data).toMatchObject([{ amount: 14_280, tax: 2280, country: 'DE', taxId: null }]);
  expect(await shop.stored('mail')).toMatchObject({
    [`receipt-${id}`]: { content: { data: { amount: 14_280, tax: 2280 } } },
  });

  const refund = { id, amount: 5000, requestId: randomUUID() };
  expect(await shop.get('refundOrder', boss, refund)).toMatchObject({ refunded: 5000 });
  const csv = await shop.get('exportOrdersCsv', boss, { month: '2026-11' });
  const [head = '', ...rows] = csv.trimEnd().split('\r\n');
  const names = head.split(',');
  const records = rows.map((row) => {
    const cells = row.split(',');
    return Object.fromEntries(names.map((name, n) => [name, cells[n]]));
  });
  expect(records).toMatchObject([
    {
      gross: '12000',
      discount: '0',
      tax: '2280',
      amount: '14280',
      country: 'DE',
      taxId: '',
      // 2.9 percent and 30 cents.
      movement: 'payment',
      fee: '444',
      net: '13836',
    },
    // 50 / 142.80 of the tax.
    { movement: 'refund', amount: '-5000', tax: '-798', fee: '0', net: '-5000' },
  ]);
});

test('a company in another EU country pays no tax, and its VAT number is in the books', async () => {
  const { stripe, shop, boss, id } = await openTaxedShop();
  await stripe.act(id, 'pay', { country: 'FR', business: 'Lys SAS', taxId: 'FR12345678901' });
  await shop.payments.fulfil(id);
  const { data } = await shop.get('listAllOrders', boss, {});
  expect(data).toMatchObject([{ amount: 12_000, tax: 0, country: 'FR', taxId: 'FR12345678901' }]);
  expect((await shop.stored('mail'))[`receipt-${id}`]).not.toHaveProperty('content.data.tax');
});

test('a refund of seats includes their tax', async () => {
  const { stripe, shop, boss, id } = await openTaxedShop();
  await stripe.act(id, 'pay', { country: 'DE' });
  await shop.payments.fulfil(id);
  const order = await shop.get('refundOrder', boss, { id, seats: 1, requestId: randomUUID() });
  expect(order).toMatchObject({ refunded: 7140, tax: 2280, state: 'partially-refunded' });
});

test('nobody can buy if Stripe Tax is not set up, and the operator is alerted', async () => {
  const stripe = await startStripeWithClock();
  const shop = createTestShop(stripe, TAXED);
  const me = await shop.addPerson('me');
  await stripe.taxOrigin(false);
  await expect(shop.run('buyLicense', me, buildPurchase('me'))).rejects.toThrow('head office');
  expect(Object.keys(await shop.stored('mail'))).toEqual(['alert-stripe-tax-2026-11-20']);
  const untaxed = createTestShop(stripe);
  expect(await untaxed.checkout(await untaxed.addPerson('me'))).toMatch(/^cs_/);
});
