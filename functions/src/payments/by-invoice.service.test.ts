import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Caller } from '../platform/handlers';
import {
  BILLING,
  deliverAll,
  openInvoicingShop,
  listOrders,
  pay,
  buildInvoiceOrder,
} from '../testing/purchases';
import { DAY } from '../testing/own-portal';

describe('an order by invoice', () => {
  test('is an open order and an invoice that names company, order number and day', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const sent = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    const dueAt = new Date(stripe.clock().getTime() + 30 * DAY).toISOString();
    expect(sent.orderId).toMatch(/^in_/);
    expect(sent.dueAt).toBe(dueAt);
    expect(await stripe.stripe.invoices.retrieve(sent.orderId)).toMatchObject({
      status: 'open',
      number: sent.number,
      total: 150_000,
      currency: 'usd',
      customer_name: 'Lindqvist AB',
      customer_email: 'bills@lindqvist.example',
      customer_address: { country: 'SE', line1: 'Storgatan 1' },
      customer_tax_ids: [{ type: 'eu_vat', value: 'SE556677889901' }],
      custom_fields: [{ name: 'PO number', value: '4711' }],
      lines: { data: [{ quantity: 25, description: 'Flexa Charts, 3 months' }] },
    });
    const { data: events } = await stripe.stripe.events.list({ types: ['invoice.sent'] });
    expect(events).toHaveLength(1);
    expect(await listOrders(shop, me)).toMatchObject([
      {
        id: sent.orderId,
        state: 'open',
        amount: 150_000,
        quantity: 25,
        dueAt,
        paidAt: null,
        billing: { company: 'Lindqvist AB', poNumber: '4711' },
      },
    ]);
    expect(await shop.stored('licenses')).toEqual({});
    const { url } = await shop.get('getReceipt', me, { uid: 'me', id: sent.orderId });
    expect(url).toContain(sent.orderId);
  });

  test('brings its licence once it is paid, once, however often Stripe tells of it', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const { orderId, invoiceUrl } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    await pay(invoiceUrl);
    await deliverAll(stripe, shop);
    const state = await shop.state();
    expect(state.licenses).toMatchObject({
      [`order-${orderId}`]: {
        userId: 'me',
        name: 'Lindqvist AB',
        quantity: 25,
        visualType: 'charts',
      },
    });
    expect(state.orders).toMatchObject({
      [orderId]: {
        state: 'paid',
        country: 'SE',
        taxId: 'SE556677889901',
        invoiceId: orderId,
        billing: { company: 'Lindqvist AB', poNumber: '4711' },
        settlement: { currency: 'usd' },
      },
    });
    expect(state.mail).toHaveProperty(`receipt-${orderId}`);
    await deliverAll(stripe, shop);
    await shop.payments.reconcile();
    expect(await shop.state()).toEqual(state);
  });

  test('is found by the hourly job where no event came', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const { orderId, invoiceUrl } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    stripe.setClock(20 * DAY);
    await pay(invoiceUrl);
    await shop.payments.reconcile();
    expect(await shop.stored('licenses')).toHaveProperty(`order-${orderId}`);
  });

  test('is refunded and disputed like any other', async () => {
    const { stripe, shop, me, boss } = await openInvoicingShop();
    const { orderId: id, invoiceUrl } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    await pay(invoiceUrl);
    await deliverAll(stripe, shop);
    const part = { id, seats: 5, requestId: randomUUID() };
    expect(await shop.get('refundOrder', boss, part)).toMatchObject({ refunded: 30_000 });
    expect(await shop.stored('licenses')).toMatchObject({ [`order-${id}`]: { quantity: 20 } });
    const { data: charges } = await stripe.stripe.charges.list();
    await fetch(`${stripe.url}/_dev/dispute/${charges[0]?.id}`, { method: 'POST' });
    await deliverAll(stripe, shop);
    expect(await listOrders(shop, me)).toMatchObject([{ state: 'disputed' }]);
  });

  test('has the tax of its address, where the seller collects tax', async () => {
    const { shop, me } = await openInvoicingShop({ STRIPE_TAX: 'true' });
    const { taxId: _, ...billing } = BILLING;
    await shop.get('orderByInvoice', me, buildInvoiceOrder({ billing }));
    expect(await listOrders(shop, me)).toMatchObject([{ amount: 187_500 }]);
  });

  test('renews a licence, and adds seats to one', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const first = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    await pay(first.invoiceUrl);
    await shop.payments.fulfil(first.orderId);
    const license = `order-${first.orderId}`;
    const { invoiceUrl, orderId } = await shop.get(
      'orderByInvoice',
      me,
      buildInvoiceOrder({ renews: license }),
    );
    await pay(invoiceUrl);
    await deliverAll(stripe, shop);
    const licenses = await shop.stored('licenses');
    expect(licenses[`order-${orderId}`]?.['startsAt']).toBe(licenses[license]?.['expiresAt']);
  });

  test('ends where the invoice is voided, and can’t be paid after its account is gone', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const one = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    await stripe.stripe.invoices.voidInvoice(one.orderId);
    await deliverAll(stripe, shop);
    expect(await listOrders(shop, me)).toMatchObject([{ state: 'expired' }]);
    const two = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    await shop.payments.closeAbandoned([{ id: two.orderId, kind: 'invoice' }]);
    await pay(two.invoiceUrl);
    expect(await stripe.stripe.invoices.retrieve(two.orderId)).toMatchObject({ status: 'void' });
  });
});

describe('an order by invoice is refused', () => {
  test.each([
    ['for four seats', { quantity: 4 }, ['quantity']],
    ['for a free licence', { licenseType: 'free' }, ['licenseType']],
    [
      'for a VAT number of another form',
      { billing: { ...BILLING, taxId: 'SE1' } },
      ['billing.taxId'],
    ],
    ['for a VAT number of no country', { billing: { ...BILLING, taxId: '?' } }, ['billing.taxId']],
    ['without a company', { billing: { ...BILLING, company: ' ' } }, ['billing.company']],
  ])('%s', async (_what, more, fields) => {
    const { shop, me } = await openInvoicingShop();
    const outcome = await shop.run('orderByInvoice', me, { ...buildInvoiceOrder(), ...more });
    expect(outcome).toEqual({ code: 'invalid-argument', fields });
    expect(await shop.stored('orders')).toEqual({});
  });

  test('at a price that has changed, for others, and with three that are unpaid', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const run = (caller: Caller, more = {}) =>
      shop.run('orderByInvoice', caller, buildInvoiceOrder(more));
    expect(await run(me, { shownTotal: 149_999 })).toMatchObject({ code: 'price-changed' });
    expect(await run(shop.caller('you'))).toMatchObject({ code: 'permission-denied' });
    const unproved = { ...me, emailVerified: false };
    expect(await run(unproved)).toMatchObject({ code: 'email-not-verified' });
    for (let n = 0; n < 3; n += 1) expect(await run(me)).toMatchObject({ isNew: true });
    expect(await run(me)).toMatchObject({ code: 'too-many-invoices' });
    const { data } = await stripe.stripe.invoices.list({ status: 'open' });
    expect(data).toHaveLength(3);
  });

  test('without a profile, and then nothing is sent', async () => {
    const { stripe, shop } = await openInvoicingShop();
    const outcome = await shop.run(
      'orderByInvoice',
      shop.caller('me2'),
      buildInvoiceOrder({ uid: 'me2' }),
    );
    expect(outcome).toMatchObject({ code: 'not-found' });
    expect((await stripe.stripe.invoices.list()).data).toEqual([]);
  });
});
