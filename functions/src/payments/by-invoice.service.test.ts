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
import { DAY } from '../testing/test-portal';

describe('orderByInvoice', () => {
  test('an order by invoice creates an open order and an invoice with company, order number and due date', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const invoice = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    const dueAt = new Date(stripe.clock().getTime() + 30 * DAY).toISOString();
    expect(invoice.orderId).toMatch(/^in_/);
    expect(invoice.dueAt).toBe(dueAt);
    expect(await stripe.stripe.invoices.retrieve(invoice.orderId)).toMatchObject({
      status: 'open',
      number: invoice.number,
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
        id: invoice.orderId,
        state: 'open',
        amount: 150_000,
        quantity: 25,
        dueAt,
        paidAt: null,
        billing: { company: 'Lindqvist AB', poNumber: '4711' },
      },
    ]);
    expect(await shop.stored('licenses')).toEqual({});
    const { url } = await shop.get('getReceipt', me, { uid: 'me', id: invoice.orderId });
    expect(url).toContain(invoice.orderId);
  });

  test('a paid invoice delivers one licence, however often Stripe reports it', async () => {
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

  test('the hourly job finds a paid invoice whose event never arrived', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const { orderId, invoiceUrl } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    stripe.setClock(20 * DAY);
    await pay(invoiceUrl);
    await shop.payments.reconcile();
    expect(await shop.stored('licenses')).toHaveProperty(`order-${orderId}`);
  });

  test('an order by invoice can be refunded and disputed like any other', async () => {
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

  test('an order by invoice includes the tax of its address if the seller collects tax', async () => {
    const { shop, me } = await openInvoicingShop({ STRIPE_TAX: 'true' });
    const { taxId: _, ...billing } = BILLING;
    await shop.get('orderByInvoice', me, buildInvoiceOrder({ billing }));
    expect(await listOrders(shop, me)).toMatchObject([{ amount: 187_500 }]);
  });

  test('an order by invoice can renew a licence or add seats to one', async () => {
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

  test('an order ends with its voided invoice, and can’t be paid after its account is deleted', async () => {
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

describe('refusals of orderByInvoice', () => {
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
  ])('orderByInvoice is refused %s', async (_name, more, fields) => {
    const { shop, me } = await openInvoicingShop();
    const outcome = await shop.run('orderByInvoice', me, { ...buildInvoiceOrder(), ...more });
    expect(outcome).toEqual({ code: 'invalid-argument', fields });
    expect(await shop.stored('orders')).toEqual({});
  });

  test('orderByInvoice refuses a changed price, another person’s account and a fourth unpaid invoice', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const run = (caller: Caller, more = {}) =>
      shop.run('orderByInvoice', caller, buildInvoiceOrder(more));
    expect(await run(me, { shownTotal: 149_999 })).toMatchObject({ code: 'price-changed' });
    expect(await run(shop.caller('you'))).toMatchObject({ code: 'permission-denied' });
    const unprovedCaller = { ...me, emailVerified: false };
    expect(await run(unprovedCaller)).toMatchObject({ code: 'email-not-verified' });
    for (let n = 0; n < 3; n += 1) {
      expect(await run(me, { acceptsOverlap: true })).toMatchObject({ isNew: true });
    }
    expect(await run(me)).toMatchObject({ code: 'too-many-invoices' });
    const { data } = await stripe.stripe.invoices.list({ status: 'open' });
    expect(data).toHaveLength(3);
  });

  test('orderByInvoice is refused without a profile and sends nothing', async () => {
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
