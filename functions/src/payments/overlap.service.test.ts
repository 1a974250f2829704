import { expect, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import { addSeatedLicense } from '../testing/licenses';
import { DAY, START } from '../testing/test-portal';
import {
  buildInvoiceOrder,
  buildUpgrade,
  buy,
  pay,
  setUpPurchase,
  type Scene,
} from '../testing/purchases';
import { buildPurchase, openShop } from '../testing/shop';

type Input = Partial<OperationInput<'buyLicense'>>;

const MEMBERSHIP: Input = { licenseType: 'membership', visualType: 'suite', month: 12 };

const order = ({ shop, me }: Scene, input: Input = {}) =>
  shop.run('buyLicense', me, { ...buildPurchase('me'), ...input });

/** Creates a shop whose customer has an active licence of that product, with these changes. */
async function setUpLicense(changes: Parameters<typeof addSeatedLicense>[2]) {
  const scene = await openShop();
  await addSeatedLicense(scene.shop, 2, { userId: 'me', visualType: 'charts', ...changes });
  return scene;
}

test('buyLicense refuses a pack while its licence runs, and opens no checkout', async () => {
  const scene = await setUpPurchase();
  expect(await order(scene)).toMatchObject({ code: 'already-owned' });
  expect(Object.keys(await scene.shop.stored('orders'))).toEqual([scene.pack]);
});

test('buyLicense sells a separate licence of the same pack to a buyer who asks for one', async () => {
  const scene = await setUpPurchase();
  const second = await buy(scene, { acceptsOverlap: true, quantity: 3 });
  expect(await scene.shop.stored('licenses')).toMatchObject({
    [scene.license]: { quantity: 2, deletedAt: null },
    [`order-${second}`]: { quantity: 3, deletedAt: null },
  });
});

test.each<[string, Parameters<typeof addSeatedLicense>[2], Input]>([
  ['a pack of a running membership', { visualType: 'suite', licenseType: 'membership' }, {}],
  ['a second membership', { visualType: 'suite', licenseType: 'membership' }, MEMBERSHIP],
  ['a membership on top of a running pack', {}, MEMBERSHIP],
  ['a pack of which the buyer holds a seat', { seatOf: 'order-9', seat: 1, held: true }, {}],
  ['a pack whose seats are all for others', { held: false }, {}],
])('buyLicense refuses %s', async (_, changes, input) => {
  expect(await order(await setUpLicense(changes), input)).toMatchObject({ code: 'already-owned' });
});

test.each<[string, Parameters<typeof addSeatedLicense>[2], Input]>([
  ['a pack beside a licence of another one', { visualType: 'tables' }, {}],
  ['a pack that the membership doesn’t include', { visualType: 'suite' }, { visualType: 'tables' }],
  ['a pack that the buyer has free', { licenseType: 'free', source: 'free-offer' }, {}],
  ['a pack whose trial runs', { licenseType: 'free', source: 'trial' }, {}],
  ['a pack whose licence was revoked', { deletedAt: START.toISOString() }, {}],
  [
    'a pack whose licence has ended',
    { expiresAt: new Date(START.getTime() - DAY).toISOString() },
    {},
  ],
  ['a pack that someone else has', { userId: 'olive' }, {}],
])('buyLicense sells %s', async (_, changes, input) => {
  expect((await order(await setUpLicense(changes), input)).code).toBeUndefined();
});

test.each<[string, Parameters<typeof addSeatedLicense>[2]]>([
  ['a membership that the buyer has', {}],
  ['a seat on a membership', { seatOf: 'order-9', seat: 1, held: true }],
])('refuses a renewal that begins under %s, unless the buyer accepts it', async (_, changes) => {
  const scene = await setUpPurchase();
  const { shop, license } = scene;
  await addSeatedLicense(shop, 2, {
    id: 'order-2',
    userId: 'me',
    visualType: 'suite',
    licenseType: 'membership',
    ...changes,
  });
  const renewal = { renews: license };
  expect(await order(scene, renewal)).toMatchObject({ code: 'already-owned' });
  expect((await order(scene, { ...renewal, acceptsOverlap: true })).code).toBeUndefined();
});

test.each<[string, Parameters<typeof addSeatedLicense>[2]]>([
  [
    'ends before the renewal begins',
    { expiresAt: new Date(START.getTime() + 40 * DAY).toISOString() },
  ],
  ['has its seats for other people alone', { held: false }],
])('sells a renewal beside a membership that %s', async (_, changes) => {
  const scene = await setUpPurchase();
  const suite = { id: 'order-2', userId: 'me', visualType: 'suite', ...changes } as const;
  await addSeatedLicense(scene.shop, 2, suite);
  expect((await order(scene, { renews: scene.license })).code).toBeUndefined();
});

test('sells the renewal of each of two licences of the same pack', async () => {
  const scene = await setUpPurchase();
  const second = await buy(scene, { acceptsOverlap: true });
  for (const renews of [scene.license, `order-${second}`]) {
    expect((await order(scene, { renews })).code).toBeUndefined();
  }
});

test('refuses a second invoice, and a checkout, while an invoice for the same is unpaid', async () => {
  const scene = await openShop();
  const { shop, me } = scene;
  await shop.get('orderByInvoice', me, buildInvoiceOrder());
  const refused = { code: 'already-owned' };
  expect(await shop.run('orderByInvoice', me, buildInvoiceOrder({ quantity: 7 }))).toMatchObject(
    refused,
  );
  expect(await order(scene)).toMatchObject(refused);
  expect(await order(scene, MEMBERSHIP)).toMatchObject(refused);
  expect((await order(scene, { visualType: 'tables' })).code).toBeUndefined();
  expect(Object.keys(await shop.stored('orders'))).toHaveLength(2);
  const separate = buildInvoiceOrder({ acceptsOverlap: true });
  expect((await shop.run('orderByInvoice', me, separate)).code).toBeUndefined();
});

test('sells again once an invoice has ended unpaid', async () => {
  const scene = await openShop();
  const { shop, me, stripe } = scene;
  const { orderId } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
  await stripe.stripe.invoices.voidInvoice(orderId);
  await shop.payments.fulfil(orderId);
  expect((await order(scene)).code).toBeUndefined();
});

test('refuses to invoice the renewal of a licence twice, and invoices that of another licence', async () => {
  const scene = await setUpPurchase();
  const { shop, me, license } = scene;
  const second = `order-${await buy(scene, { acceptsOverlap: true })}`;
  const invoice = (renews: string) => shop.run('orderByInvoice', me, buildInvoiceOrder({ renews }));
  expect((await invoice(license)).code).toBeUndefined();
  expect(await invoice(license)).toMatchObject({ code: 'already-owned' });
  expect(await order(scene, { renews: license })).toMatchObject({ code: 'already-owned' });
  expect((await invoice(second)).code).toBeUndefined();
  expect((await order(scene, { addsTo: license })).code).toBeUndefined();
});

test('other renewals, added seats and upgrades don’t count as overlap', async () => {
  const scene = await setUpPurchase();
  const { license } = scene;
  expect((await order(scene, { renews: license })).code).toBeUndefined();
  expect((await order(scene, { addsTo: license })).code).toBeUndefined();
  expect((await order(scene, buildUpgrade(license))).code).toBeUndefined();
});

test('orderByInvoice refuses a pack that the buyer already has, and sends an invoice for a separate licence', async () => {
  const { shop, me } = await setUpPurchase();
  const refusal = await shop.run('orderByInvoice', me, buildInvoiceOrder());
  expect(refusal).toMatchObject({ code: 'already-owned' });
  const acceptedOrder = buildInvoiceOrder({ acceptsOverlap: true });
  expect((await shop.run('orderByInvoice', me, acceptedOrder)).code).toBeUndefined();
});

test('orderByInvoice returns the same invoice when a request is repeated after its licence has begun', async () => {
  const { shop, me } = await openShop();
  const request = buildInvoiceOrder();
  const { orderId, invoiceUrl } = await shop.get('orderByInvoice', me, request);
  await pay(invoiceUrl);
  await shop.payments.fulfil(orderId);
  expect(await shop.get('orderByInvoice', me, request)).toMatchObject({ orderId, isPaid: true });
});

test('after the membership is paid, another tab can’t pay for a pack that it includes', async () => {
  const scene = await openShop();
  const pack = await scene.shop.checkout(scene.me);
  await buy(scene, MEMBERSHIP);
  expect(await scene.stripe.stripe.checkout.sessions.retrieve(pack)).toMatchObject({
    status: 'expired',
  });
});
