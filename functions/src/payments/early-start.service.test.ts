import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  deliverAll,
  openInvoicingShop,
  listOrders,
  pay,
  buildInvoiceOrder,
} from '../testing/purchases';
import { runBeforeNextCommit, failNextCommit } from '../testing/faults';
import { DAY } from '../testing/test-portal';

/** Creates an open invoice, and an admin who starts its licences. */
async function setUpOrder(more: Parameters<typeof buildInvoiceOrder>[0] = {}) {
  const shopping = await openInvoicingShop();
  const { shop, me, boss, stripe } = shopping;
  const { orderId: id, invoiceUrl } = await shop.get('orderByInvoice', me, buildInvoiceOrder(more));
  const start = (requestId: string = randomUUID()) =>
    shop.run('startLicenses', boss, { id, requestId });
  const findOrder = async () => (await listOrders(shop, me)).find((order) => order.id === id);
  const license = async () => (await shop.stored('licenses'))[`order-${id}`];
  const alerts = async () =>
    Object.keys(await shop.stored('mail')).filter((name) => name.startsWith('alert-'));
  const deliver = () => deliverAll(stripe, shop);
  return { ...shopping, id, invoiceUrl, start, orderOf: findOrder, license, alerts, deliver };
}

describe('licences that begin before their invoice is paid', () => {
  test('startOrder begins the licences at once, is audited, and mails the buyer the due date', async () => {
    const { id, shop, start, license, orderOf: findOrder, boss } = await setUpOrder();
    expect(await start()).toMatchObject({ value: { id, state: 'open' } });
    expect(await license()).toMatchObject({ userId: 'me', quantity: 25, name: 'Lindqvist AB' });
    const { mail, audit, users } = await shop.state();
    expect(Object.keys(mail ?? {})).toEqual([`order-${id}-started`]);
    expect(mail?.[`order-${id}-started`]).toMatchObject({
      content: { data: { licenseId: `order-${id}`, dueAt: (await findOrder())?.dueAt } },
    });
    expect(Object.values(audit ?? {})).toMatchObject([
      { actor: 'boss', action: 'order.start', target: id, changes: { userId: 'me' } },
    ]);
    expect(users?.['me']).toMatchObject({ hasPurchased: true });
    expect(await shop.get('getOrder', boss, { id })).toMatchObject({
      startedEarly: true,
      paidAt: null,
      history: [{ what: 'ordered' }, { what: 'delivered' }, { what: 'told', news: 'started' }],
      licenses: [{ id: `order-${id}` }],
    });
  });

  test('licences begin once, however often admins start them', async () => {
    const { shop, start } = await setUpOrder();
    const repeatedId = randomUUID();
    for (const outcome of await Promise.all([
      start(repeatedId),
      start(repeatedId),
      start(),
      start(),
    ])) {
      expect(outcome).toMatchObject({ value: { state: 'open' } });
    }
    const state = await shop.state();
    expect(await start(repeatedId)).toMatchObject({ value: { state: 'open' } });
    expect(await shop.state()).toEqual(state);
    expect(Object.keys(state.licenses ?? {})).toHaveLength(1);
    expect(Object.keys(state.audit ?? {})).toHaveLength(1);
  });

  test('the payment of a started order creates no second licence and sends the receipt', async () => {
    const {
      stripe,
      shop,
      id,
      start,
      license,
      invoiceUrl,
      deliver,
      orderOf: findOrder,
    } = await setUpOrder();
    await start();
    const before = await license();
    stripe.setClock(20 * DAY);
    await pay(invoiceUrl);
    await deliver();
    expect(await license()).toEqual(before);
    expect(await findOrder()).toMatchObject({ state: 'paid' });
    expect((await shop.stored('mail'))[`receipt-${id}`]).toMatchObject({
      content: { data: { licenseId: `order-${id}`, expiresAt: before?.['expiresAt'] } },
    });
    const state = await shop.state();
    await deliver();
    await shop.payments.reconcile();
    expect(await shop.state()).toEqual(state);
  });

  test('licences that began early end with the invoice, and the operator is alerted', async () => {
    const {
      stripe,
      shop,
      id,
      start,
      license,
      orderOf: findOrder,
      alerts,
      deliver,
      invoiceUrl,
    } = await setUpOrder();
    await start();
    stripe.setClock(37 * DAY);
    await shop.payments.reconcile();
    expect(await findOrder()).toMatchObject({ state: 'expired' });
    expect(await license()).toMatchObject({
      deletedAt: stripe.clock().toISOString(),
      revokedReason: 'invoice not paid',
    });
    expect(await alerts()).toEqual([`alert-invoice-unpaid-${id}`]);
    expect((await shop.stored('mail'))[`order-${id}-invoice-ended`]).toMatchObject({
      content: { data: { news: 'unpaid' } },
    });
    await pay(invoiceUrl);
    const state = await shop.state();
    await deliver();
    expect(await shop.state()).toEqual(state);
  });

  test('licences that began early take their seats with them when they end', async () => {
    const { stripe, shop, id, start, me, deliver } = await setUpOrder();
    await start();
    const [license, you] = [`order-${id}`, await shop.addPerson('you')];
    await shop.get('giveSeats', me, { id: license, emails: ['you@flexa.test'] });
    await shop.get('acceptSeat', you, { id: license });
    await stripe.stripe.invoices.voidInvoice(id);
    await deliver();
    await shop.seats.syncDue();
    const seats = Object.values(await shop.stored('licenses'));
    expect(seats).toHaveLength(2);
    for (const seat of seats) expect(seat).toMatchObject({ revokedReason: 'invoice not paid' });
  });

  test('licences that began early return, with the lost days, if an uncollectible invoice is paid', async () => {
    const {
      stripe,
      id,
      start,
      license,
      deliver,
      orderOf: findOrder,
      invoiceUrl,
      shop,
    } = await setUpOrder();
    await start();
    const end = Date.parse(String((await license())?.['expiresAt']));
    await stripe.stripe.invoices.markUncollectible(id);
    await deliver();
    expect(await license()).toMatchObject({ revokedReason: 'invoice not paid' });
    stripe.setClock(2 * DAY);
    await pay(invoiceUrl);
    await deliver();
    expect(await findOrder()).toMatchObject({ state: 'paid' });
    expect(await license()).toMatchObject({
      deletedAt: null,
      revokedReason: null,
      expiresAt: new Date(end + 2 * DAY).toISOString(),
    });
    expect(await shop.stored('mail')).toHaveProperty(`receipt-${id}`);
  });

  test('licences that began early end with a refund like any other', async () => {
    const { shop, id, start, license, deliver, invoiceUrl, boss } = await setUpOrder();
    await start();
    await pay(invoiceUrl);
    await deliver();
    await shop.get('refundOrder', boss, { id, requestId: randomUUID() });
    expect(await license()).toMatchObject({ revokedReason: 'refunded' });
  });

  test('an early renewal waits for the end of the licence that it renews', async () => {
    const { shop, me, boss, id, invoiceUrl, deliver } = await setUpOrder();
    await pay(invoiceUrl);
    await deliver();
    const renewal = buildInvoiceOrder({ renews: `order-${id}` });
    const { orderId } = await shop.get('orderByInvoice', me, renewal);
    await shop.get('startLicenses', boss, { id: orderId, requestId: randomUUID() });
    const licenses = await shop.stored('licenses');
    const first = licenses[`order-${id}`];
    expect(licenses[`order-${orderId}`]?.['startsAt']).toBe(first?.['expiresAt']);
    const mail = (await shop.stored('mail'))[`order-${orderId}-started`];
    expect(mail).not.toHaveProperty('content.data.licenseId');
  });
});

describe('events at the same moment as startOrder', () => {
  test('a payment during startOrder leads to one licence and one receipt', async () => {
    const { shop, id, start, license, invoiceUrl, orderOf: findOrder } = await setUpOrder();
    runBeforeNextCommit(shop.db, async () => {
      await pay(invoiceUrl);
      await shop.payments.fulfil(id);
    });
    expect(await start()).toMatchObject({ code: 'not-startable' });
    expect(await license()).toMatchObject({ quantity: 25 });
    expect(await findOrder()).toMatchObject({ state: 'paid' });
    expect(Object.keys(await shop.stored('mail'))).toEqual([`receipt-${id}`]);
    expect(await shop.stored('audit')).toEqual({});
  });

  test('the event of a payment during startOrder finds the started licence', async () => {
    const { shop, id, start, invoiceUrl } = await setUpOrder();
    await pay(invoiceUrl);
    runBeforeNextCommit(shop.db, async () => {
      expect(await start()).toMatchObject({ code: 'not-startable' });
    });
    await shop.payments.fulfil(id);
    expect(Object.keys(await shop.stored('licenses'))).toEqual([`order-${id}`]);
    expect(Object.keys(await shop.stored('mail'))).toEqual([`receipt-${id}`]);
  });

  test('nothing begins if the invoice ends during startOrder', async () => {
    const { stripe, shop, id, start, license } = await setUpOrder();
    runBeforeNextCommit(shop.db, async () => {
      await stripe.stripe.invoices.voidInvoice(id);
      await shop.payments.fulfil(id);
    });
    expect(await start()).toMatchObject({ code: 'not-startable' });
    expect(await license()).toBeUndefined();
  });

  test('nothing begins if the account is deleted during startOrder', async () => {
    const { shop, start, license } = await setUpOrder();
    runBeforeNextCommit(shop.db, async () => {
      await shop.db.doc('users/me').delete();
    });
    expect(await start()).toMatchObject({ code: 'not-startable' });
    expect(await license()).toBeUndefined();
    expect(await shop.stored('audit')).toEqual({});
  });

  test.each(['before', 'after'] as const)(
    'repeating the request id completes startOrder after the database failed %s the write',
    async (when) => {
      const { shop, start, id, invoiceUrl, deliver } = await setUpOrder();
      const repeatedId = randomUUID();
      failNextCommit(shop.db, when);
      await expect(start(repeatedId)).rejects.toThrow('not there');
      expect(await start(repeatedId)).toMatchObject({ value: { state: 'open' } });
      await pay(invoiceUrl);
      failNextCommit(shop.db, when);
      await expect(shop.payments.fulfil(id)).rejects.toThrow('not there');
      await deliver();
      const { licenses, mail, audit } = await shop.state();
      expect(Object.keys(licenses ?? {})).toEqual([`order-${id}`]);
      expect(Object.keys(mail ?? {}).sort()).toEqual([`order-${id}-started`, `receipt-${id}`]);
      expect(Object.keys(audit ?? {})).toHaveLength(1);
    },
  );
});

describe('account deleted after its licences began early', () => {
  test('deleting an account with a started order voids its invoice, and the operator hears that it ended unpaid', async () => {
    const { stripe, shop, id, start, alerts, deliver } = await setUpOrder();
    await start();
    await shop.get('deleteUser', shop.caller('me'), { id: 'me' });
    await deliver();
    expect(await stripe.stripe.invoices.retrieve(id)).toMatchObject({ status: 'void' });
    expect(await alerts()).toEqual([`alert-invoice-unpaid-${id}`]);
  });

  test('a payment that beats the deletion of a started order’s account is left for an admin, never refunded automatically', async () => {
    const { stripe, shop, id, start, alerts, invoiceUrl, deliver } = await setUpOrder();
    await start();
    await shop.db.doc(`orders/${id}`).update({ uid: null, name: null });
    await pay(invoiceUrl);
    await deliver();
    expect((await stripe.stripe.refunds.list()).data).toEqual([]);
    expect(await alerts()).toEqual([`alert-payment-unowned-${id}`]);
    expect((await shop.stored('orders'))[id]).toMatchObject({ unowned: true });
  });
});

describe('refusals of startOrder', () => {
  test('startOrder is refused for a void invoice, and repeating an earlier request id still succeeds', async () => {
    const { stripe, shop, id, start, license, deliver } = await setUpOrder();
    const repeatedId = randomUUID();
    await start(repeatedId);
    await stripe.stripe.invoices.voidInvoice(id);
    await deliver();
    expect(await start()).toEqual({ code: 'not-startable', fields: [] });
    expect(await start(repeatedId)).toMatchObject({ value: { state: 'expired' } });
    expect(await license()).toMatchObject({ revokedReason: 'invoice not paid' });
    expect(await shop.stored('audit')).toSatisfy((all: object) => Object.keys(all).length === 1);
  });

  test('startOrder is refused for a paid invoice, a checkout and an unknown order', async () => {
    const { shop, me, boss, start, invoiceUrl } = await setUpOrder();
    await pay(invoiceUrl);
    expect(await start()).toMatchObject({ code: 'not-startable' });
    const tryStart = (id: string) =>
      shop.run('startLicenses', boss, { id, requestId: randomUUID() });
    const checkout = await shop.checkout(me, { acceptsOverlap: true });
    expect(await tryStart(checkout)).toMatchObject({ code: 'not-startable' });
    expect(await tryStart('in_none')).toMatchObject({ code: 'not-found' });
  });

  test('startOrder is refused for added seats whose licence has ended', async () => {
    const { stripe, shop, me, boss, id, invoiceUrl, deliver } = await setUpOrder();
    await pay(invoiceUrl);
    await deliver();
    const addition = buildInvoiceOrder({ addsTo: `order-${id}`, quantity: 5 });
    const { orderId } = await shop.get('orderByInvoice', me, addition);
    stripe.setClock(93 * DAY);
    const input = { id: orderId, requestId: randomUUID() };
    expect(await shop.run('startLicenses', boss, input)).toMatchObject({ code: 'not-startable' });
    expect(await shop.stored('licenses')).not.toHaveProperty(`order-${orderId}`);
  });

  test('startOrder is refused to the buyer', async () => {
    const { shop, me, id } = await setUpOrder();
    const input = { id, requestId: randomUUID() };
    expect(await shop.run('startLicenses', me, input)).toMatchObject({ code: 'permission-denied' });
  });
});
