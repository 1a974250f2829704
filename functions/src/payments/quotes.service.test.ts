import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { BILLING, deliverAll, invoicing, ordersOf, pay, wish } from '../testing/invoices';
import { ownApp } from '../testing/own-app';
import { DAY } from '../testing/own-portal';

const order = (id: string) => ({ uid: 'me', id, requestId: randomUUID() });

describe('a quote', () => {
  test('is ordered and paid as an invoice is, and brings its licence once', async () => {
    const { stripe, shop, me } = await invoicing();
    const { id } = await shop.get('makeQuote', me, wish());
    expect((await shop.get('listQuotes', me, { uid: 'me' })).data).toMatchObject([{ id }]);
    expect(await ordersOf(shop, me)).toEqual([]);
    const sent = await shop.get('orderQuote', me, { ...order(id), poNumber: '9' });
    expect(await ordersOf(shop, me)).toMatchObject([
      {
        id: sent.orderId,
        state: 'open',
        amount: 150_000,
        quantity: 25,
        dueAt: sent.dueAt,
        billing: { company: 'Lindqvist AB', poNumber: '9' },
      },
    ]);
    expect(await shop.get('listQuotes', me, { uid: 'me' })).toEqual({ data: [] });
    await pay(sent.invoiceUrl);
    await deliverAll(stripe, shop);
    const state = await shop.state();
    expect(state.licenses).toMatchObject({
      [`order-${sent.orderId}`]: { userId: 'me', name: 'Lindqvist AB', quantity: 25 },
    });
    expect(state.mail).toHaveProperty(`receipt-${sent.orderId}`);
    await deliverAll(stripe, shop);
    expect(await shop.state()).toEqual(state);
  });

  test('at an offer price is ordered at it until the offer ends', async () => {
    const { stripe, shop, me } = await invoicing({ COMBO_OFFER_END: '2026-11-22T12:00:00.000Z' });
    const membership = { visualType: 'suite', licenseType: 'membership' } as const;
    const press = wish({ ...membership, quantity: 5, quoted: 50_000 });
    const [first, second] = [
      await shop.get('makeQuote', me, press),
      await shop.get('makeQuote', me, { ...press, requestId: randomUUID() }),
    ];
    expect(first.expiresAt).toBe('2026-11-22T12:00:00.000Z');
    stripe.setClock(2 * DAY - 60_000);
    await shop.get('orderQuote', me, order(first.id));
    expect(await ordersOf(shop, me)).toMatchObject([{ amount: 50_000 }]);
    stripe.setClock(2 * DAY);
    expect(await shop.run('orderQuote', me, order(second.id))).toMatchObject({
      code: 'quote-ended',
    });
  });

  test('goes on from a licence, and not from one that has ended since', async () => {
    const { stripe, shop, me, boss } = await invoicing();
    const first = await shop.get('orderByInvoice', me, wish());
    await pay(first.invoiceUrl);
    await deliverAll(stripe, shop);
    const license = `order-${first.orderId}`;
    const quote = () => shop.get('makeQuote', me, wish({ renews: license }));
    const [renewed, late] = [await quote(), await quote()];
    const { orderId } = await shop.get('orderQuote', me, order(renewed.id));
    expect((await shop.stored('orders'))[orderId]).toMatchObject({ renews: license });
    await shop.get('revokeLicense', boss, { id: license, reason: 'Sent back' });
    expect(await shop.run('orderQuote', me, order(late.id))).toMatchObject({ code: 'quote-ended' });
  });

  test('can begin before its invoice is paid', async () => {
    const { shop, me, boss } = await invoicing();
    const { id } = await shop.get('makeQuote', me, wish());
    const { orderId } = await shop.get('orderQuote', me, order(id));
    await shop.get('startLicenses', boss, { id: orderId, requestId: randomUUID() });
    expect(await shop.stored('licenses')).toHaveProperty(`order-${orderId}`);
  });
});

describe('where Stripe refuses quotes', () => {
  test('the buyer is told to take an invoice, and can; the operator hears of it once a day', async () => {
    const { stripe, shop, me } = await invoicing();
    await stripe.invoicingPlus(false);
    const refused = { code: 'quotes-unavailable', fields: [] };
    for (let n = 0; n < 2; n += 1) expect(await shop.run('makeQuote', me, wish())).toEqual(refused);
    const mail = await shop.stored('mail');
    expect(mail).toMatchObject({
      'alert-stripe-quotes-2026-11-20': {
        content: { data: { text: expect.stringContaining('Invoicing Plus') as string } },
      },
    });
    expect(Object.keys(mail)).toHaveLength(1);
    expect(shop.lines.join()).toContain('stripe refuses a quote');
    expect((await shop.get('listQuotes', me, { uid: 'me' })).data).toEqual([]);
    await shop.get('orderByInvoice', me, wish());
    expect(await ordersOf(shop, me)).toMatchObject([{ state: 'open', amount: 150_000 }]);
  });

  test('one that was made before is neither printed nor ordered, and stays', async () => {
    const { stripe, shop, me } = await invoicing();
    const { id } = await shop.get('makeQuote', me, wish());
    await stripe.invoicingPlus(false);
    expect(await shop.run('getQuotePdf', me, { uid: 'me', id })).toMatchObject({
      code: 'quotes-unavailable',
    });
    expect(await shop.run('orderQuote', me, order(id))).toMatchObject({
      code: 'quotes-unavailable',
    });
    expect(await ordersOf(shop, me)).toEqual([]);
    await stripe.invoicingPlus(true);
    await shop.get('orderQuote', me, order(id));
    expect(await ordersOf(shop, me)).toHaveLength(1);
  });

  test('the same press makes the quote once the account has the plan', async () => {
    const { stripe, shop, me } = await invoicing();
    const press = wish();
    await stripe.invoicingPlus(false);
    await shop.run('makeQuote', me, press);
    await stripe.invoicingPlus(true);
    expect(await shop.get('makeQuote', me, press)).toMatchObject({ amount: 150_000 });
    expect((await stripe.stripe.quotes.list()).data).toHaveLength(1);
  });
});

test.each([
  ['four seats', { quantity: 4 }, ['quantity']],
  ['a free licence', { licenseType: 'free' }, ['licenseType']],
  ['a VAT number of another form', { billing: { ...BILLING, taxId: 'SE1' } }, ['billing.taxId']],
])('a quote is refused for %s', async (_what, more, fields) => {
  const { stripe, shop, me } = await invoicing();
  const outcome = await shop.run('makeQuote', me, { ...wish(), ...more });
  expect(outcome).toEqual({ code: 'invalid-argument', fields });
  expect((await stripe.stripe.quotes.list()).data).toEqual([]);
});

test('a quote is refused at a price that has changed, for others, and without a proved address', async () => {
  const { shop, me } = await invoicing();
  expect(await shop.run('makeQuote', me, wish({ quoted: 1 }))).toMatchObject({
    code: 'price-changed',
  });
  expect(await shop.run('makeQuote', shop.caller('you'), wish())).toMatchObject({
    code: 'permission-denied',
  });
  const unproved = { ...me, emailVerified: false };
  expect(await shop.run('makeQuote', unproved, wish())).toMatchObject({
    code: 'email-not-verified',
  });
});

test('the eleventh quote of a day is refused', async () => {
  const app = await ownApp();
  const { token } = await app.person('me');
  const ask = async () => (await app.ask('makeQuote', wish(), token)).status;
  for (let n = 0; n < 10; n += 1) expect(await ask()).toBe(201);
  expect(await ask()).toBe(429);
});
