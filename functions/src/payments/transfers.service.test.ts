import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { anInstant } from '../testing/matchers';
import { DAY } from '../testing/test-portal';
import { findEvent, openShop } from '../testing/shop';

/** Opens a Checkout of 120 dollars to be paid by bank transfer. */
async function setUpAwaitedTransfer() {
  const all = await openShop();
  const { stripe, shop, me } = all;
  const id = await shop.checkout(me);
  await stripe.act(id, 'async', { method: 'customer_balance', days: '400' });
  await shop.payments.fulfil(id);
  const session = await stripe.stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent'],
  });
  const intent = session.payment_intent as Stripe.PaymentIntent;
  const { reference } = intent.next_action?.display_bank_transfer_instructions ?? {};
  const send = (amount: number) =>
    stripe.stripe.testHelpers.customers.fundCashBalance(session.customer as string, {
      amount,
      currency: 'usd',
      reference: reference ?? '',
    });
  const readOrder = async () => (await shop.stored('orders'))[id];
  const mails = async () => Object.keys(await shop.stored('mail'));
  return { ...all, id, intent, send, orderOf: readOrder, mails };
}

describe('bank transfer that never arrives', () => {
  test('an order without its bank transfer ends after 14 days, with one mail to the buyer', async () => {
    const { stripe, shop, id, orderOf: readOrder, mails } = await setUpAwaitedTransfer();
    stripe.setClock(14 * DAY - 60_000);
    await shop.payments.reconcile();
    expect(await readOrder()).toMatchObject({ state: 'processing' });
    expect(await mails()).toEqual([]);
    stripe.setClock(14 * DAY);
    for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
    expect(await readOrder()).toMatchObject({ state: 'expired', transferEnded: true });
    expect(await mails()).toEqual([`order-${id}-transfer-ended`]);
    expect((await shop.stored('mail'))[`order-${id}-transfer-ended`]).toMatchObject({
      to: 'me@flexa.test',
      content: { data: { news: 'transfer-ended', amount: 12_000 } },
    });
  });

  test('the hourly job stops reading an awaited transfer once the order has ended', async () => {
    const { stripe, shop } = await setUpAwaitedTransfer();
    stripe.setClock(14 * DAY);
    await shop.payments.reconcile();
    shop.lines.length = 0;
    stripe.setClock(15 * DAY);
    await shop.payments.reconcile();
    expect(shop.lines.find((line) => line.includes('orders reconciled'))).toContain('"waiting":0');
  });

  test('a bank transfer that arrives after the order has ended still delivers the licence', async () => {
    const { stripe, shop, id, send, orderOf: readOrder, mails } = await setUpAwaitedTransfer();
    stripe.setClock(14 * DAY);
    await shop.payments.reconcile();
    await send(12_000);
    await shop.payments.reconcile();
    expect(await readOrder()).toMatchObject({ state: 'paid', fulfilledAt: anInstant });
    expect(await mails()).toEqual([`order-${id}-transfer-ended`, `receipt-${id}`]);
  });
});

describe('short bank transfer', () => {
  test('a short bank transfer shows the operator the amounts and the payment in Stripe, and again when the order ends', async () => {
    const { stripe, shop, id, intent, send, mails } = await setUpAwaitedTransfer();
    await send(5000);
    for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
    expect(await mails()).toEqual([`alert-invoice-part-paid-${id}-5000`]);
    expect((await shop.stored('mail'))[`alert-invoice-part-paid-${id}-5000`]).toMatchObject({
      content: {
        data: {
          text: expect.stringContaining('$50.00 of $120.00') as string,
          url: `https://dashboard.stripe.com/test/payments/${intent.id}`,
        },
      },
    });
    const boss = shop.caller('boss', true);
    expect(await shop.get('getOrder', boss, { id })).toMatchObject({
      state: 'processing',
      received: 5000,
    });
    stripe.setClock(14 * DAY);
    for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
    expect((await mails()).toSorted()).toEqual([
      `alert-invoice-part-paid-${id}-5000`,
      `alert-transfer-ended-${id}`,
      `order-${id}-transfer-ended`,
    ]);
  });

  test('a short bank transfer after the order has ended raises an alert, by event and by the hourly job', async () => {
    const { stripe, shop, id, send, mails } = await setUpAwaitedTransfer();
    stripe.setClock(14 * DAY);
    await shop.payments.reconcile();
    await send(5000);
    const event = await findEvent(stripe, 'payment_intent.partially_funded');
    for (let n = 0; n < 2; n += 1) expect(await shop.deliver(event)).toBe(200);
    expect(await mails()).toContain(`alert-transfer-ended-${id}`);
    const before = await shop.state();
    await shop.payments.reconcile();
    expect(await shop.state()).toEqual(before);
  });

  test('a short bank transfer that is completed later makes the order paid', async () => {
    const { shop, send, orderOf: readOrder } = await setUpAwaitedTransfer();
    await send(5000);
    await shop.payments.reconcile();
    await send(7000);
    await shop.payments.reconcile();
    expect(await readOrder()).toMatchObject({ state: 'paid', received: 0, fulfilledAt: anInstant });
  });
});

test('a bank debit undecided after 14 days does not end its order', async () => {
  const { stripe, shop, me } = await openShop();
  const id = await shop.checkout(me);
  await stripe.act(id, 'async', { method: 'us_bank_account', days: '400' });
  stripe.setClock(15 * DAY);
  await shop.payments.reconcile();
  expect(await shop.stored('orders')).toMatchObject({ [id]: { state: 'processing' } });
  expect(await shop.stored('licenses')).toEqual({});
});
