import { describe, expect, test } from 'vitest';
import { DAY, START } from '../testing/test-portal';
import { openShop } from '../testing/shop';
import { failNextCommit } from '../testing/faults';
import {
  setUpPurchase as boughtPack,
  buy,
  readLicense,
  readOrder,
  buildUpgrade,
} from '../testing/purchases';

type Portal = Awaited<ReturnType<typeof openShop>>;
type CheckoutOptions = Parameters<Portal['shop']['checkout']>[1];

async function setUpPaidOrder(input: CheckoutOptions = {}) {
  const portal = await openShop();
  const { stripe, shop, me } = portal;
  const id = await shop.checkout(me, input);
  await stripe.act(id, 'pay');
  await shop.payments.fulfil(id);
  return { ...portal, id, statement: { uid: 'me', id } };
}

const CONSENT = { consent: '2026-11' } as const;

async function readMails({ shop }: Pick<Portal, 'shop'>, template: string) {
  const { mail } = await shop.state();
  return Object.values(mail ?? {})
    .map(({ content }) => content as { template: string; data: Record<string, unknown> } | null)
    .filter((content) => content?.template === template)
    .map((content) => content?.data);
}

describe('consumer who agreed to an immediate start', () => {
  test('an immediate start is recorded in order and receipt with wording and time, and removes the right of withdrawal', async () => {
    const { shop, me, id, statement, ...rest } = await setUpPaidOrder(CONSENT);
    const consent = { version: '2026-11', at: START.toISOString() };
    const [order] = (await shop.get('listOrders', me, { uid: 'me' })).data;
    expect(order).toMatchObject({ id, consent });
    expect(order).not.toHaveProperty('withdrawUntil');
    expect(await readMails({ shop, ...rest }, 'receipt')).toMatchObject([{ consent }]);
    expect(await shop.run('withdrawOrder', me, statement)).toMatchObject({
      code: 'withdrawal-over',
    });
    expect((await shop.stored('orders'))[id]).not.toHaveProperty('withdrawal');
  });

  test('a consumer can withdraw from a renewal that has not begun', async () => {
    const portal = await setUpPaidOrder(CONSENT);
    const { stripe, shop, me, id: first } = portal;
    const id = await shop.checkout(me, { renews: `order-${first}`, ...CONSENT });
    await stripe.act(id, 'pay');
    await shop.payments.fulfil(id);
    const statement = { uid: 'me', id };
    expect(await shop.get('withdrawOrder', me, statement)).toMatchObject({ state: 'refunded' });
    const { licenses } = await shop.state();
    expect(licenses?.[`order-${first}`]).toMatchObject({ deletedAt: null });
  });
});

describe('buyer who was not asked, as at a buy button', () => {
  test('a buyer sees the withdrawal deadline, withdraws, and gets the money and a dated receipt', async () => {
    const portal = await setUpPaidOrder();
    const { stripe, shop, me, id, statement } = portal;
    const withdrawUntil = '2026-12-04T23:59:59.999Z';
    expect(await readMails(portal, 'receipt')).toMatchObject([{ withdrawUntil }]);
    stripe.setClock(2 * DAY);
    const at = new Date(START.getTime() + 2 * DAY).toISOString();
    const buyer = (await shop.stored('users')).me;
    const order = await shop.get('withdrawOrder', me, statement);
    expect(order).toMatchObject({
      state: 'refunded',
      withdrawal: { at, name: buyer?.name, email: buyer?.email },
    });
    expect(await readMails(portal, 'withdrawal')).toMatchObject([
      { orderId: id, at, amount: 12_000, email: buyer?.email },
    ]);
    const { licenses } = await shop.state();
    expect(licenses?.[`order-${id}`]).toMatchObject({ revokedReason: 'refunded' });
  });

  test('a withdrawal takes effect once, however often it is sent', async () => {
    const portal = await setUpPaidOrder();
    const { stripe, shop, me, statement } = portal;
    await Promise.all([1, 2].map(() => shop.get('withdrawOrder', me, statement)));
    await shop.get('withdrawOrder', me, statement);
    expect((await stripe.stripe.refunds.list()).data).toMatchObject([{ amount: 12_000 }]);
    expect(await readMails(portal, 'withdrawal')).toHaveLength(1);
  });

  test('a buyer can’t withdraw after the period', async () => {
    const { stripe, shop, me, statement } = await setUpPaidOrder();
    stripe.setClock(15 * DAY);
    expect(await shop.run('withdrawOrder', me, statement)).toMatchObject({
      code: 'withdrawal-over',
    });
    expect((await stripe.stripe.refunds.list()).data).toEqual([]);
  });

  test('only the buyer can withdraw from an order', async () => {
    const { shop, statement, id } = await setUpPaidOrder();
    const other = await shop.addPerson('other');
    expect(await shop.run('withdrawOrder', other, statement)).toMatchObject({
      code: 'permission-denied',
    });
    expect(await shop.run('withdrawOrder', other, { ...statement, uid: 'other' })).toMatchObject({
      code: 'not-found',
    });
    expect((await shop.stored('orders'))[id]).not.toHaveProperty('withdrawal');
  });
});

test('a company has no right of withdrawal', async () => {
  const { shop, me, statement } = await setUpPaidOrder({ billing: { company: 'Lindqvist AB' } });
  const [order] = (await shop.get('listOrders', me, { uid: 'me' })).data;
  expect(order).not.toHaveProperty('withdrawUntil');
  expect(await shop.run('withdrawOrder', me, statement)).toMatchObject({ code: 'withdrawal-over' });
});

describe('withdrawal during a dispute', () => {
  test('a withdrawal during a dispute is stored, ends the licence, and alerts the operator once', async () => {
    const portal = await setUpPaidOrder();
    const { stripe, shop, me, id, statement } = portal;
    await stripe.dispute(id);
    await shop.payments.fulfil(id);
    const order = await shop.get('withdrawOrder', me, statement);
    expect(order).toMatchObject({ state: 'disputed', withdrawal: { at: START.toISOString() } });
    await shop.payments.reconcile();
    const alerts = await readMails(portal, 'alert');
    expect(alerts.filter((alert) => alert?.kind === 'withdrawal-unpaid')).toMatchObject([
      { cause: id },
    ]);
    expect(await readLicense(portal, id)).toMatchObject({ revokedReason: 'refunded' });
  });

  test('a withdrawn order is refunded after the dispute is won, and the licence stays ended', async () => {
    const portal = await setUpPaidOrder();
    const { stripe, shop, me, id, statement } = portal;
    await stripe.dispute(id);
    await shop.payments.fulfil(id);
    await shop.get('withdrawOrder', me, statement);
    await stripe.moveDispute(id, 'won');
    await shop.payments.fulfil(id);
    expect(await readLicense(portal, id)).toMatchObject({ revokedReason: 'refunded' });
    const news = (await readMails(portal, 'order-notice')).map((data) => data?.news);
    expect(news).toEqual(['suspended']);
    await shop.payments.reconcile();
    expect(await readOrder(portal, id)).toMatchObject({ state: 'refunded', refunded: 12_000 });
  });
});

describe('withdrawal whose refund was not made', () => {
  test('the hourly job refunds a withdrawal once after a crash following the statement', async () => {
    const portal = await setUpPaidOrder();
    const { stripe, shop, me, id, statement } = portal;
    failNextCommit(shop.db, 'after');
    await expect(shop.run('withdrawOrder', me, statement)).rejects.toThrow('not there');
    expect(await readMails(portal, 'withdrawal')).toHaveLength(1);
    expect(await readLicense(portal, id)).toMatchObject({ revokedReason: 'refunded' });
    expect((await stripe.stripe.refunds.list()).data).toEqual([]);
    for (let run = 0; run < 2; run += 1) await shop.payments.reconcile();
    expect((await stripe.stripe.refunds.list()).data).toMatchObject([{ amount: 12_000 }]);
    expect(await readOrder(portal, id)).toMatchObject({ state: 'refunded' });
    expect(await readMails(portal, 'alert')).toEqual([]);
  });

  test('a withdrawal while Stripe is busy says so, and the hourly job refunds it without an alert', async () => {
    const portal = await setUpPaidOrder();
    const { stripe, shop, me, id, statement } = portal;
    await stripe.trouble('rate_limit', 4);
    expect(await shop.run('withdrawOrder', me, statement)).toMatchObject({ code: 'payments-busy' });
    expect(await readOrder(portal, id)).toMatchObject({ withdrawal: { at: START.toISOString() } });
    await stripe.trouble('rate_limit', 0);
    await shop.payments.reconcile();
    expect(await readOrder(portal, id)).toMatchObject({ state: 'refunded', refunded: 12_000 });
    expect(await readMails(portal, 'alert')).toEqual([]);
  });

  test('a withdrawal is refunded after the account was deleted', async () => {
    const portal = await setUpPaidOrder();
    const { shop, me, id, statement } = portal;
    failNextCommit(shop.db, 'after');
    await expect(shop.run('withdrawOrder', me, statement)).rejects.toThrow('not there');
    await shop.db.runTransaction(async (transaction) => {
      const anonymise = await shop.payments.prepareAnonymise(transaction, 'me');
      anonymise();
    });
    await shop.payments.reconcile();
    expect(await readOrder(portal, id)).toMatchObject({ uid: null, state: 'refunded' });
  });
});

test('a full refund ends the right of withdrawal although its event is late', async () => {
  const portal = await setUpPaidOrder();
  const { stripe, shop, me, id, statement } = portal;
  await stripe.refund(id);
  expect(await shop.run('withdrawOrder', me, statement)).toMatchObject({ code: 'withdrawal-over' });
  expect(await readOrder(portal, id)).not.toHaveProperty('withdrawal');
  expect(await readMails(portal, 'withdrawal')).toEqual([]);
});

describe('withdrawal from a pack that was credited to a membership', () => {
  async function setUpUpgrade() {
    const scene = await boughtPack();
    scene.stripe.setClock(DAY);
    const membership = await buy(scene, buildUpgrade(scene.license));
    return { ...scene, membership };
  }

  test('withdrawing from a credited pack ends the membership, even while Stripe refuses the refund', async () => {
    const scene = await setUpUpgrade();
    const { stripe, shop, me, pack, membership } = scene;
    await stripe.dispute(pack);
    await shop.get('withdrawOrder', me, { uid: 'me', id: pack });
    expect(await readOrder(scene, pack)).toMatchObject({ state: 'disputed', withdrawn: true });
    expect(await readLicense(scene, membership)).toMatchObject({ revokedReason: 'refunded' });
  });

  test('the receipt of the withdrawal says that the membership ends too', async () => {
    const scene = await setUpUpgrade();
    const { shop, me, pack } = scene;
    const { data } = await shop.get('listOrders', me, { uid: 'me' });
    expect(data.find(({ id }) => id === pack)).toMatchObject({ upgradedBy: scene.membership });
    await shop.get('withdrawOrder', me, { uid: 'me', id: pack });
    expect(await readMails(scene, 'withdrawal')).toMatchObject([
      { orderId: pack, endsMembership: true },
    ]);
  });

  test('the receipt of the withdrawal doesn’t mention a membership that had already ended', async () => {
    const scene = await setUpUpgrade();
    const { stripe, shop, me, pack, membership } = scene;
    await stripe.refund(membership);
    await shop.payments.fulfil(membership);
    await shop.get('withdrawOrder', me, { uid: 'me', id: pack });
    const [mail] = await readMails(scene, 'withdrawal');
    expect(mail).toMatchObject({ orderId: pack });
    expect(mail).not.toHaveProperty('endsMembership');
  });

  test('withdrawing from the membership restores the credited pack', async () => {
    const scene = await setUpUpgrade();
    const { shop, me, pack, membership } = scene;
    await shop.get('withdrawOrder', me, { uid: 'me', id: membership });
    expect(await readLicense(scene, membership)).toMatchObject({ revokedReason: 'refunded' });
    expect(await readLicense(scene, pack)).toMatchObject({ deletedAt: null });
  });
});

test('deleting the account removes name and address from the withdrawal', async () => {
  const { shop, me, id, statement } = await setUpPaidOrder();
  await shop.get('withdrawOrder', me, statement);
  await shop.db.runTransaction(async (transaction) => {
    const anonymise = await shop.payments.prepareAnonymise(transaction, 'me');
    anonymise();
  });
  expect((await shop.stored('orders'))[id]).not.toHaveProperty('withdrawal');
});
