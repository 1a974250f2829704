import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import {
  deliverAll,
  openInvoicingShop,
  pay,
  payPart,
  buildInvoiceOrder,
} from '../testing/purchases';
import { openShop } from '../testing/shop';
import { DAY } from '../testing/test-portal';

const HOUR = DAY / 24;

/** Pays an invoice of 1,500 dollars in parts: 600 on one day and 900 on the next. */
async function payInParts() {
  const all = await openInvoicingShop();
  const { stripe, shop, me } = all;
  const { orderId, invoiceUrl } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
  await payPart(stripe, orderId, 60_000);
  await deliverAll(stripe, shop);
  const order = async () => (await shop.stored('orders'))[orderId];
  expect(await order()).toMatchObject({ state: 'open', received: 60_000 });
  stripe.setClock(DAY);
  await pay(invoiceUrl);
  await deliverAll(stripe, shop);
  return { ...all, orderId, order };
}

describe('fee that follows the payment', () => {
  /** Creates a paid checkout whose fee arrives an hour later. */
  async function setUpPaidBeforeFee() {
    const { stripe, shop, me } = await openShop();
    await fetch(`${stripe.url}/_dev/fee-delay`, {
      method: 'POST',
      body: new URLSearchParams({ seconds: '3600' }),
    });
    const id = await shop.checkout(me);
    await stripe.act(id, 'pay');
    await shop.payments.reconcile();
    const settlement = async () => (await shop.stored('orders'))[id]?.['settlement'];
    expect(await settlement()).toBeNull();
    stripe.setClock(2 * HOUR);
    return { stripe, shop, settlement };
  }

  test('an event brings a later fee into the books', async () => {
    const { stripe, shop, settlement } = await setUpPaidBeforeFee();
    await deliverAll(stripe, shop);
    expect(await settlement()).toEqual({ fee: 378, net: 11_622, currency: 'usd' });
  });

  test('the hourly job brings a later fee into the books if its event never arrived', async () => {
    const { shop, settlement } = await setUpPaidBeforeFee();
    await shop.payments.reconcile();
    expect(await settlement()).toEqual({ fee: 378, net: 11_622, currency: 'usd' });
  });
});

describe('invoice that is paid in parts', () => {
  test('an invoice paid in parts is one order whose books contain the fee of each part', async () => {
    const { shop, orderId, order } = await payInParts();
    // 2.9 percent and 30 cents of each.
    const fee = 1740 + 30 + 2610 + 30;
    expect(await order()).toMatchObject({
      state: 'paid',
      amount: 150_000,
      settlement: { fee, net: 150_000 - fee, currency: 'usd' },
    });
    expect(Object.keys(await shop.stored('orders'))).toEqual([orderId]);
    expect(Object.keys(await shop.stored('licenses'))).toEqual([`order-${orderId}`]);
  });

  test('an invoice paid in parts counts refunds of every part, and ends with the last of them', async () => {
    const { stripe, shop, orderId, order } = await payInParts();
    const { data } = await stripe.stripe.charges.list();
    const [large, small] = data.toSorted((a, b) => b.amount - a.amount);
    await stripe.stripe.refunds.create({ charge: small?.id ?? '' });
    await shop.payments.reconcile();
    expect(await order()).toMatchObject({ state: 'partially-refunded', refunded: 60_000 });
    await stripe.stripe.refunds.create({ charge: large?.id ?? '' });
    await shop.payments.reconcile();
    expect(await order()).toMatchObject({ state: 'refunded', refunded: 150_000 });
    expect(await shop.stored('licenses')).toMatchObject({
      [`order-${orderId}`]: { revokedReason: 'refunded' },
    });
  });
});

describe('refund of an invoice that is paid in parts', () => {
  const listSums = (list: { amount: number }[]) => list.map(({ amount }) => amount).toSorted();

  test('a full refund returns every part with one credit note, however often it is sent', async () => {
    const { stripe, shop, boss, orderId: id, order } = await payInParts();
    const input = { id, requestId: randomUUID() };
    for (let n = 0; n < 2; n += 1) await shop.get('refundOrder', boss, input);
    expect(await order()).toMatchObject({ state: 'refunded', refunded: 150_000 });
    expect(listSums((await stripe.stripe.refunds.list()).data)).toEqual([60_000, 90_000]);
    expect((await stripe.stripe.creditNotes.list({ invoice: id })).data).toMatchObject([
      { amount: 150_000 },
    ]);
  });

  test('a refund of more than one part revokes its seats once', async () => {
    const { stripe, shop, boss, orderId: id, order } = await payInParts();
    await shop.get('refundOrder', boss, { id, seats: 20, requestId: randomUUID() });
    expect(await order()).toMatchObject({ refunded: 120_000, seatsRefunded: 20 });
    expect(listSums((await stripe.stripe.refunds.list()).data)).toEqual([30_000, 90_000]);
    expect(await shop.stored('licenses')).toMatchObject({ [`order-${id}`]: { quantity: 5 } });
  });

  test('a refund continues after it stopped between two parts', async () => {
    const { stripe, shop, boss, orderId: id, order } = await payInParts();
    const { refunds } = stripe.stripe;
    const create = refunds.create.bind(refunds);
    vi.spyOn(refunds, 'create')
      .mockImplementationOnce(create)
      .mockRejectedValueOnce(new Error('Stripe is down'));
    const input = { id, requestId: randomUUID() };
    await expect(shop.run('refundOrder', boss, input)).rejects.toThrow('Stripe is down');
    await shop.get('refundOrder', boss, input);
    expect(await order()).toMatchObject({ state: 'refunded', refunded: 150_000 });
    expect((await stripe.stripe.creditNotes.list({ invoice: id })).data).toMatchObject([
      { amount: 150_000 },
    ]);
  });
});

describe('partial refund of an invoice that is paid in parts', () => {
  test('a partial refund starts with the largest payment, with one credit note each time', async () => {
    const { stripe, shop, boss, orderId: id, order } = await payInParts();
    await shop.get('refundOrder', boss, { id, amount: 100_000, requestId: randomUUID() });
    expect(await order()).toMatchObject({ state: 'partially-refunded', refunded: 100_000 });
    await shop.get('refundOrder', boss, { id, amount: 50_000, requestId: randomUUID() });
    expect(await order()).toMatchObject({ state: 'refunded', refunded: 150_000 });
    const { data: refunds } = await stripe.stripe.refunds.list();
    expect(refunds.map(({ amount }) => amount).sort((a, b) => a - b)).toEqual([
      10_000, 50_000, 90_000,
    ]);
    const { data: notes } = await stripe.stripe.creditNotes.list({ invoice: id });
    expect(notes.map(({ amount }) => amount)).toEqual([50_000, 100_000]);
  });

  test('a buyer can’t withdraw from an invoice paid in parts, because the buyer is a company', async () => {
    const { shop, me, orderId: id, order } = await payInParts();
    expect(await order()).not.toHaveProperty('withdrawUntil');
    expect(await shop.run('withdrawOrder', me, { uid: 'me', id })).toMatchObject({
      code: 'withdrawal-over',
    });
  });
});

describe('refunds of a request that stopped before its credit note', () => {
  /** Refunds all parts without a credit note. */
  async function setUpMissingNote() {
    const all = await payInParts();
    const { stripe, shop, boss, orderId: id } = all;
    const { creditNotes } = stripe.stripe;
    const spy = vi.spyOn(creditNotes, 'create').mockRejectedValueOnce(new Error('Stripe is down'));
    const request = { id, requestId: randomUUID() };
    await expect(shop.run('refundOrder', boss, request)).rejects.toThrow('Stripe is down');
    const notes = async () => (await creditNotes.list({ invoice: id })).data;
    expect(await notes()).toEqual([]);
    return { ...all, press: request, notes, spy };
  }

  test('the hourly job writes a missing credit note once', async () => {
    const { stripe, shop, press: request, notes, order } = await setUpMissingNote();
    stripe.setClock(DAY + HOUR);
    for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
    expect(await notes()).toMatchObject([
      { amount: 150_000, metadata: { requestId: request.requestId } },
    ]);
    expect(await order()).toMatchObject({ state: 'refunded', refunded: 150_000, noteDue: false });
  });

  test('the hourly job writes no credit note while the request may still be running', async () => {
    const { shop, notes, order } = await setUpMissingNote();
    await shop.payments.reconcile();
    expect(await order()).toMatchObject({ refunded: 150_000, noteDue: true });
    expect(await notes()).toEqual([]);
  });

  test('the hourly job leaves a missing credit note to the operator if Stripe refuses it', async () => {
    const { stripe, shop, orderId, spy, order } = await setUpMissingNote();
    spy.mockRejectedValue(
      new Stripe.errors.StripeInvalidRequestError({
        type: 'invalid_request_error',
        message: 'The credit note amount is greater than the amount that can be credited.',
      }),
    );
    stripe.setClock(DAY + HOUR);
    for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
    expect(spy).toHaveBeenCalledTimes(2);
    expect(await order()).toMatchObject({ noteDue: false });
    expect(Object.keys(await shop.stored('mail'))).toContain(
      `alert-credit-note-missing-${orderId}`,
    );
  });
});

describe('invoice whose events Stripe does not list', () => {
  test('the next hourly job finds an invoice without events, however recent it is', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const { orderId, invoiceUrl } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    await pay(invoiceUrl);
    const { events } = stripe.stripe;
    events.list = (() => (async function* () {})()) as unknown as typeof events.list;
    await shop.payments.reconcile();
    expect(await shop.stored('licenses')).toHaveProperty(`order-${orderId}`);
  });
});
