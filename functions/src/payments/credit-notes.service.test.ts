import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  deliverAll,
  openInvoicingShop,
  listOrders,
  pay,
  payPart,
  transfer,
  buildInvoiceOrder,
} from '../testing/purchases';
import { openShop } from '../testing/shop';
import { failNextCommit } from '../testing/faults';
import { DAY } from '../testing/test-portal';

/** Creates a shop with an invoice of 25 seats for 1,500 dollars. */
async function setUpInvoice() {
  const all = await openInvoicingShop();
  const { orderId, invoiceUrl } = await all.shop.get('orderByInvoice', all.me, buildInvoiceOrder());
  const credit = (amount: number, more: object = {}) =>
    all.stripe.stripe.creditNotes.create({ invoice: orderId, amount, ...more });
  const rows = async () => {
    const csv = await all.shop.get('exportOrdersCsv', all.boss, { month: '2026-11' });
    const [head = '', ...lines] = String(csv).trim().split('\n');
    const columns = head.split(',');
    return lines.map((line) => {
      const cells = line.split(',');
      return {
        movement: cells[columns.indexOf('movement')],
        amount: cells[columns.indexOf('amount')],
      };
    });
  };
  const news = async () =>
    Object.values(await all.shop.stored('mail')).flatMap(({ content }) => {
      const { template, data } = content as { template: string; data: { news?: string } };
      return template === 'order-notice' ? [data.news] : [];
    });
  return { ...all, orderId, invoiceUrl, credit, rows, news };
}

describe('credit note for an open invoice', () => {
  test('a credit note for a whole open invoice is no payment: no licence, no receipt, nothing in the books', async () => {
    const { stripe, shop, me, orderId, credit, rows, news } = await setUpInvoice();
    await credit(150_000);
    await deliverAll(stripe, shop);
    expect(await listOrders(shop, me)).toMatchObject([{ id: orderId, state: 'expired' }]);
    expect(await shop.stored('licenses')).toEqual({});
    expect(await shop.stored('mail')).not.toHaveProperty(`receipt-${orderId}`);
    expect(await news()).toEqual(['invoice-credited']);
    expect(await rows()).toEqual([]);
  });

  test('a credit note for a whole open invoice ends licences that began early', async () => {
    const { stripe, shop, boss, orderId, credit } = await setUpInvoice();
    await shop.get('startLicenses', boss, { id: orderId, requestId: randomUUID() });
    await credit(150_000);
    await deliverAll(stripe, shop);
    expect(await shop.stored('licenses')).toMatchObject({
      [`order-${orderId}`]: { revokedReason: 'invoice not paid' },
    });
  });

  test('after a partial credit note the books record the amount paid', async () => {
    const { stripe, shop, me, orderId, invoiceUrl, credit, rows } = await setUpInvoice();
    await credit(50_000);
    await deliverAll(stripe, shop);
    expect(await listOrders(shop, me)).toMatchObject([{ state: 'open', amount: 100_000 }]);
    stripe.setClock(DAY);
    await pay(invoiceUrl);
    await deliverAll(stripe, shop);
    expect(await listOrders(shop, me)).toMatchObject([{ state: 'paid', amount: 100_000 }]);
    expect(await shop.stored('licenses')).toHaveProperty(`order-${orderId}`);
    expect(await rows()).toEqual([{ movement: 'payment', amount: '100000' }]);
  });

  test('a partial credit note includes its share of the tax', async () => {
    const { stripe, shop, me } = await openInvoicingShop({ STRIPE_TAX: 'true' });
    const billing = { ...buildInvoiceOrder().billing, taxId: undefined };
    const order = buildInvoiceOrder({
      billing: { ...billing, address: { ...billing.address, country: 'SE' } },
    });
    const { orderId } = await shop.get('orderByInvoice', me, order);
    const { total, total_taxes: taxes } = await stripe.stripe.invoices.retrieve(orderId);
    const tax = taxes?.[0]?.amount ?? 0;
    expect(tax).toBeGreaterThan(0);
    await stripe.stripe.creditNotes.create({ invoice: orderId, amount: total / 2 });
    await deliverAll(stripe, shop);
    expect(await listOrders(shop, me)).toMatchObject([{ amount: total / 2, tax: tax / 2 }]);
  });
});

describe('credit note after a part of the payment', () => {
  /** Issues a credit note for the rest an hour after one dollar was paid. */
  async function setUpCreditAfter(part: 'payment' | 'transfer', isEarly = false) {
    const all = await setUpInvoice();
    const { stripe, shop, boss, orderId: id, credit } = all;
    if (isEarly) await shop.get('startLicenses', boss, { id, requestId: randomUUID() });
    await (part === 'payment' ? payPart : transfer)(stripe, id, 100);
    stripe.setClock(DAY / 24);
    await credit(149_900);
    await deliverAll(stripe, shop);
    const mails = async () => Object.keys(await shop.stored('mail'));
    return { ...all, id, mails };
  }

  test.each(['payment', 'transfer'] as const)(
    'a credit note after a partial %s delivers no licence or receipt, and alerts the operator once',
    async (part) => {
      const { stripe, shop, id, mails } = await setUpCreditAfter(part);
      await deliverAll(stripe, shop);
      await shop.payments.reconcile();
      expect((await shop.stored('orders'))[id]).toMatchObject({
        state: 'paid',
        amount: 100,
        held: true,
        fulfilledAt: null,
      });
      expect(await shop.stored('licenses')).toEqual({});
      const sent = await mails();
      expect(sent).not.toContain(`receipt-${id}`);
      expect(sent).not.toContain(`alert-payment-unowned-${id}`);
      expect((await shop.stored('mail'))[`alert-order-held-${id}`]).toMatchObject({
        content: {
          data: {
            text: expect.stringMatching(/\$1\.00 for 25 seats.*The buyer has no licence/) as string,
          },
        },
      });
    },
  );

  test('an admin can refund a partly paid and credited invoice, without a receipt', async () => {
    const { stripe, shop, boss, id, mails } = await setUpCreditAfter('payment');
    await shop.get('refundOrder', boss, { id, requestId: randomUUID() });
    await deliverAll(stripe, shop);
    expect((await shop.stored('orders'))[id]).toMatchObject({ state: 'refunded', refunded: 100 });
    expect(await shop.stored('licenses')).toEqual({});
    expect(await mails()).not.toContain(`receipt-${id}`);
  });

  test('a credit note after a partial payment leaves licences that began early to the operator', async () => {
    const { shop, id, mails } = await setUpCreditAfter('payment', true);
    expect(await mails()).not.toContain(`receipt-${id}`);
    expect((await shop.stored('mail'))[`alert-order-held-${id}`]).toMatchObject({
      content: {
        data: { text: expect.stringContaining('Its licences had started before') as string },
      },
    });
  });
});

describe('credit note for a paid invoice', () => {
  test('a credit note to the customer’s balance ends the licences and appears in the books', async () => {
    const { stripe, shop, me, orderId, invoiceUrl, credit, rows, news } = await setUpInvoice();
    await pay(invoiceUrl);
    await deliverAll(stripe, shop);
    await credit(150_000, { credit_amount: 150_000 });
    await deliverAll(stripe, shop);
    expect(await listOrders(shop, me)).toMatchObject([{ state: 'refunded', refunded: 150_000 }]);
    expect(await shop.stored('licenses')).toMatchObject({
      [`order-${orderId}`]: { revokedReason: 'refunded' },
    });
    expect(await rows()).toEqual([
      { movement: 'payment', amount: '150000' },
      { movement: 'credit-note', amount: '-150000' },
    ]);
    expect(await news()).toEqual(['credited']);
    const before = await shop.state();
    await deliverAll(stripe, shop);
    await shop.payments.reconcile();
    expect(await shop.state()).toEqual(before);
  });

  test('a credit note with a refund counts once', async () => {
    const { stripe, shop, me, invoiceUrl, credit, rows } = await setUpInvoice();
    await pay(invoiceUrl);
    await deliverAll(stripe, shop);
    await credit(60_000, { refund_amount: 40_000, out_of_band_amount: 20_000 });
    await deliverAll(stripe, shop);
    expect(await listOrders(shop, me)).toMatchObject([
      { state: 'partially-refunded', refunded: 60_000 },
    ]);
    expect((await rows()).map(({ amount }) => Number(amount)).sort((a, b) => a - b)).toEqual([
      -40_000, -20_000, 150_000,
    ]);
  });

  test('a credit note that the operator issues at Stripe for a checkout ends its licence', async () => {
    const { stripe, shop, me } = await openShop();
    const id = await shop.checkout(me);
    await stripe.act(id, 'pay');
    await shop.payments.fulfil(id);
    const { invoice } = await stripe.stripe.checkout.sessions.retrieve(id);
    await stripe.stripe.creditNotes.create({
      invoice: invoice as string,
      amount: 12_000,
      out_of_band_amount: 12_000,
    });
    const event = (await stripe.events()).find(({ type }) => type === 'credit_note.created');
    if (!event) throw new Error('Stripe tells of no credit note');
    expect(await shop.deliver(event)).toBe(200);
    expect(await shop.stored('orders')).toMatchObject({ [id]: { state: 'refunded' } });
    expect(Object.keys(await shop.stored('orders'))).toEqual([id]);
    expect(await shop.licenses.listActive('me')).toEqual([]);
  });
});

describe('refunds by an admin that create credit notes', () => {
  test('refunding an invoice creates a credit note that names the admin and the seats', async () => {
    const { stripe, shop, boss, orderId: id, invoiceUrl } = await setUpInvoice();
    await pay(invoiceUrl);
    await deliverAll(stripe, shop);
    const input = { id, seats: 5, reason: 'duplicate' as const, requestId: randomUUID() };
    await shop.get('refundOrder', boss, input);
    await shop.get('refundOrder', boss, input);
    const { data } = await stripe.stripe.creditNotes.list({ invoice: id });
    expect(data).toMatchObject([
      { amount: 30_000, reason: 'duplicate', post_payment_amount: 30_000 },
    ]);
    expect((await stripe.stripe.refunds.list()).data).toHaveLength(1);
    expect(await shop.stored('licenses')).toMatchObject({ [`order-${id}`]: { quantity: 20 } });
    expect(Object.values(await shop.stored('audit'))).toContainEqual(
      expect.objectContaining({
        actor: 'boss',
        action: 'order.refund',
        changes: expect.objectContaining({ amount: 30_000, reason: 'duplicate' }) as unknown,
      }),
    );
  });

  test('a refund whose answer is lost, or which is sent twice at once, creates one credit note', async () => {
    const { stripe, shop, boss, orderId: id, invoiceUrl } = await setUpInvoice();
    await pay(invoiceUrl);
    await deliverAll(stripe, shop);
    const input = { id, amount: 50_000, requestId: randomUUID() };
    failNextCommit(shop.db, 'before');
    await shop.run('refundOrder', boss, input).catch(() => undefined);
    await Promise.all([shop.get('refundOrder', boss, input), shop.get('refundOrder', boss, input)]);
    expect((await stripe.stripe.creditNotes.list({ invoice: id })).data).toHaveLength(1);
    expect((await stripe.stripe.refunds.list()).data).toHaveLength(1);
  });

  test('refunding a checkout creates a credit note too', async () => {
    const { stripe, shop, me } = await openShop();
    const id = await shop.checkout(me);
    await stripe.act(id, 'pay');
    await shop.payments.fulfil(id);
    const boss = shop.caller('boss', true);
    await shop.get('refundOrder', boss, { id, requestId: randomUUID() });
    const { data } = await stripe.stripe.creditNotes.list();
    expect(data).toMatchObject([{ amount: 12_000 }]);
    expect(await shop.stored('orders')).toMatchObject({ [id]: { state: 'refunded' } });
  });

  test('a refund repeated after a failure goes to the card alone, since the credit note remains', async () => {
    const { stripe, shop, me } = await openShop();
    const id = await shop.checkout(me);
    await stripe.act(id, 'pay');
    await shop.payments.fulfil(id);
    const boss = shop.caller('boss', true);
    await shop.get('refundOrder', boss, { id, requestId: randomUUID() });
    await stripe.failRefund(id);
    await shop.payments.fulfil(id);
    await shop.get('refundOrder', boss, { id, requestId: randomUUID() });
    expect((await stripe.stripe.creditNotes.list()).data).toHaveLength(1);
    expect(await shop.stored('orders')).toMatchObject({ [id]: { state: 'refunded' } });
  });
});

describe('invoice paid from the customer’s credit balance', () => {
  /** Creates a customer whose first order was credited to their balance. */
  async function setUpCredit() {
    const all = await setUpInvoice();
    await pay(all.invoiceUrl);
    await deliverAll(all.stripe, all.shop);
    await all.credit(150_000, { credit_amount: 150_000 });
    await deliverAll(all.stripe, all.shop);
    return all;
  }

  test('an invoice paid at once from the balance delivers its licence with the answer, the same for a repeated request id', async () => {
    const { stripe, shop, me } = await setUpCredit();
    const input = buildInvoiceOrder();
    const sent = await shop.get('orderByInvoice', me, input);
    expect(sent).toMatchObject({ isPaid: true });
    expect(await shop.stored('licenses')).toMatchObject({
      [`order-${sent.orderId}`]: { quantity: 25, deletedAt: null },
    });
    expect(await shop.stored('mail')).toHaveProperty(`receipt-${sent.orderId}`);
    expect(await shop.get('orderByInvoice', me, input)).toEqual(sent);
    await deliverAll(stripe, shop);
    expect(Object.keys(await shop.stored('licenses'))).toHaveLength(2);
  });

  test('an event delivers the licence of an invoice paid from the balance if we crashed half-way', async () => {
    const { stripe, shop, me } = await setUpCredit();
    const input = buildInvoiceOrder({ acceptsOverlap: true });
    failNextCommit(shop.db, 'before');
    await shop.run('orderByInvoice', me, input).catch(() => undefined);
    await deliverAll(stripe, shop);
    const sent = await shop.get('orderByInvoice', me, input);
    expect(await shop.stored('licenses')).toHaveProperty(`order-${sent.orderId}`);
    expect(Object.keys(await shop.stored('orders'))).toHaveLength(2);
  });

  test('an invoice partly paid from the balance delivers no licence once a credit note covers the rest', async () => {
    const { stripe, shop, me } = await setUpCredit();
    const input = buildInvoiceOrder({ quantity: 30, shownTotal: 180_000 });
    const { orderId: invoice } = await shop.get('orderByInvoice', me, input);
    await stripe.stripe.creditNotes.create({ invoice, amount: 30_000 });
    await deliverAll(stripe, shop);
    expect((await shop.stored('orders'))[invoice]).toMatchObject({ state: 'paid', held: true });
    expect(await shop.stored('licenses')).not.toHaveProperty(`order-${invoice}`);
    expect(await shop.stored('mail')).toHaveProperty(`alert-order-held-${invoice}`);
  });

  test('a refund of an invoice paid from the balance goes back to that balance', async () => {
    const { stripe, shop, me, boss } = await setUpCredit();
    const { orderId: id } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    await shop.get('refundOrder', boss, { id, requestId: randomUUID() });
    expect(await shop.stored('orders')).toMatchObject({ [id]: { state: 'refunded' } });
    const { customer } = await stripe.stripe.invoices.retrieve(id);
    expect(await stripe.stripe.customers.retrieve(customer as string)).toMatchObject({
      balance: -150_000,
    });
  });
});
