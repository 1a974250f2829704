import { expect, test } from 'vitest';
import { openShop, type TestShop, type StripeWithClock } from '../testing/shop';

const BILLING = { company: 'Lind GmbH', email: 'invoices@lind.test', poNumber: 'PO 4711' };

/** Creates a customer who has paid with these details on the invoice. */
async function setUpBilling(billing: Partial<typeof BILLING> = BILLING) {
  const all = await openShop();
  const id = await all.shop.checkout(all.me, { billing });
  await all.stripe.act(id, 'pay', { name: 'Nora Card' });
  return { ...all, id };
}

async function readOrder(shop: TestShop, id: string) {
  return (await shop.stored('orders'))[id];
}

async function findCustomer({ stripe }: StripeWithClock) {
  return (await stripe.customers.list()).data[0];
}

test('a company’s name, address and VAT number appear on the invoice, the order and in the books', async () => {
  const { stripe, shop, me, id } = await setUpBilling();
  await shop.payments.fulfil(id);
  expect(await findCustomer(stripe)).toMatchObject({
    email: BILLING.email,
    business_name: BILLING.company,
  });
  const { data } = await shop.get('listOrders', me, { uid: 'me' });
  expect(data).toMatchObject([{ id, billing: BILLING }]);
  const { url } = await shop.get('getReceipt', me, { uid: 'me', id });
  const page = await (await fetch(url)).text();
  for (const words of Object.values(BILLING)) expect(page).toContain(words);
  const boss = shop.caller('boss', true);
  const csv = await shop.get('exportOrdersCsv', boss, { month: '2026-11' });
  expect(csv).toContain(Object.values(BILLING).join(','));
  expect((await shop.get('listAllOrders', boss, {})).data).toMatchObject([{ billing: BILLING }]);
});

test.each([
  ['the company of its invoice', { billing: BILLING }, {}, 'Lind GmbH'],
  ['the company typed on the pay page', {}, { business: 'Lind', taxId: 'DE123456789' }, 'Lind'],
  ['its buyer where no company is named', { billing: { poNumber: '4711' } }, {}, 'Me'],
  ['its buyer where no licence has room', {}, { business: 'L'.repeat(101), taxId: 'DE1' }, 'Me'],
])('a licence and its key are issued to %s', async (_who, input, typed, name) => {
  const { stripe, shop, me } = await openShop();
  const id = await shop.checkout(me, { ...input, name: 'Me' });
  await stripe.act(id, 'pay', typed);
  await shop.payments.fulfil(id);
  expect((await shop.stored('licenses'))[`order-${id}`]).toMatchObject({ name });
  const { key } = await shop.get('getLicenseKey', me, { id: `order-${id}` });
  const [, claims = ''] = key.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ nam: name });
});

test('billing details are recovered from the session if the order is lost', async () => {
  const { shop, id } = await setUpBilling();
  await shop.db.doc(`orders/${id}`).delete();
  await shop.payments.fulfil(id);
  expect(await readOrder(shop, id)).toMatchObject({ billing: BILLING });
});

test('a company typed with a VAT number on the pay page appears on the invoice', async () => {
  const { stripe, shop, me } = await openShop();
  const id = await shop.checkout(me, { billing: { company: 'Lind' } });
  await stripe.act(id, 'pay', { business: 'Lind Holding GmbH', taxId: 'DE123456789' });
  const order = await shop.payments.fulfil(id);
  expect(order?.billing).toEqual({ company: 'Lind Holding GmbH', email: 'me@flexa.test' });
});

test('the next invoice goes to the account’s own address again', async () => {
  const { stripe, shop, me } = await setUpBilling();
  await shop.checkout(me);
  expect(await findCustomer(stripe)).toMatchObject({ email: 'me@flexa.test' });
});

test('an order of a deleted account keeps the company and no address', async () => {
  const { shop, id } = await setUpBilling();
  await shop.payments.fulfil(id);
  const { email: _, ...storedBilling } = BILLING;
  await shop.db.runTransaction(async (transaction) => {
    const anonymise = await shop.payments.prepareAnonymise(transaction, 'me');
    anonymise();
  });
  expect(await readOrder(shop, id)).toMatchObject({ uid: null, name: null });
  expect((await readOrder(shop, id))?.['billing']).toEqual(storedBilling);
  await shop.payments.fulfil(id);
  expect((await readOrder(shop, id))?.['billing']).toEqual(storedBilling);
});

test.each([
  ['an invalid address', { email: 'invoices' }, ['billing.email']],
  ['a number of two lines', { poNumber: '1\n2' }, ['billing.poNumber']],
  ['nothing for a company', { company: ' ' }, ['billing.company']],
  ['an unknown field', { vat: 'DE1' }, ['vat']],
])('buyLicense refuses %s as billing details', async (_name, billing, fields) => {
  const { shop, me } = await openShop();
  const input = { uid: 'me', month: 3, licenseType: 'standard', visualType: 'charts' };
  const answer = await shop.run('buyLicense', me, { ...input, name: 'Me', quantity: 1, billing });
  expect(answer).toEqual({ code: 'invalid-argument', fields });
});

test('a granted licence has no invoice', async () => {
  const { shop } = await openShop();
  const boss = shop.caller('boss', true);
  const input = { uid: 'me', month: 3, licenseType: 'standard', visualType: 'charts' };
  const grant = { ...input, name: 'Me', quantity: 1, billing: BILLING };
  expect(await shop.run('buyLicense', boss, grant)).toMatchObject({ fields: ['billing'] });
});
