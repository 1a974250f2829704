import { describe, expect, test, vi } from 'vitest';
import {
  deliverAll,
  openInvoicingShop,
  listOrders,
  pay,
  transfer,
  buildInvoiceOrder,
} from '../testing/purchases';
import { DAY } from '../testing/test-portal';

/** Creates a person with 25 seats until 92 days after the start. */
async function setUpLicense() {
  const shopping = await openInvoicingShop();
  const { shop, me } = shopping;
  const first = await shop.get('orderByInvoice', me, buildInvoiceOrder());
  await pay(first.invoiceUrl);
  await shop.payments.fulfil(first.orderId);
  return {
    ...shopping,
    addition: buildInvoiceOrder({ addsTo: `order-${first.orderId}`, quantity: 5 }),
  };
}

const countSentInvoices = async ({ stripe }: Awaited<ReturnType<typeof openInvoicingShop>>) =>
  (await stripe.stripe.events.list({ types: ['invoice.sent'] })).data.length;

test('the hourly job sends an unsent invoice once', async () => {
  const shopping = await openInvoicingShop();
  const { stripe, shop, me } = shopping;
  const { invoices } = stripe.stripe;
  vi.spyOn(invoices, 'sendInvoice').mockRejectedValueOnce(new Error('Stripe is down'));
  await expect(shop.run('orderByInvoice', me, buildInvoiceOrder())).rejects.toThrow(
    'Stripe is down',
  );
  expect(await countSentInvoices(shopping)).toBe(0);
  stripe.setClock(DAY / 24);
  for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
  expect(await countSentInvoices(shopping)).toBe(1);
});

describe('invoice that nobody pays', () => {
  test('an unpaid invoice is voided a week after its due date, and its buyer is mailed once', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const { orderId, invoiceUrl } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    stripe.setClock(37 * DAY - 1);
    await shop.payments.reconcile();
    expect(await listOrders(shop, me)).toMatchObject([{ state: 'open' }]);
    stripe.setClock(37 * DAY);
    await shop.payments.reconcile();
    expect(await listOrders(shop, me)).toMatchObject([{ state: 'expired' }]);
    await pay(invoiceUrl);
    await deliverAll(stripe, shop);
    expect(await stripe.stripe.invoices.retrieve(orderId)).toMatchObject({ status: 'void' });
    expect(Object.keys(await shop.stored('mail'))).toEqual([
      `order-${orderId}-invoice-due`,
      `order-${orderId}-invoice-ended`,
    ]);
  });

  test('an invoice keeps an offer price for 14 days after the offer', async () => {
    const { shop, stripe, me } = await openInvoicingShop({
      COMBO_OFFER_END: '2026-11-22T12:00:00.000Z',
    });
    const membership = { visualType: 'suite', licenseType: 'membership' } as const;
    const input = buildInvoiceOrder({ ...membership, shownTotal: 250_000 });
    const { dueAt } = await shop.get('orderByInvoice', me, input);
    expect(dueAt).toBe(new Date(stripe.clock().getTime() + 16 * DAY).toISOString());
  });
});

describe('reminder of an invoice', () => {
  test('the reminder of an invoice is mailed once on the due date, with the page to pay on', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const { orderId } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    stripe.setClock(30 * DAY - 1);
    await shop.payments.reconcile();
    expect(await shop.stored('mail')).toEqual({});
    stripe.setClock(30 * DAY);
    for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
    expect(Object.entries(await shop.stored('mail'))).toMatchObject([
      [
        `order-${orderId}-invoice-due`,
        {
          to: 'me@flexa.test',
          content: {
            data: {
              news: 'invoice-due',
              amount: 150_000,
              invoiceUrl: expect.stringContaining(`/invoices/${orderId}`) as string,
            },
          },
        },
      ],
    ]);
  });

  test('the reminder of a partly paid invoice states the rest', async () => {
    const { stripe, shop, me } = await openInvoicingShop();
    const { orderId } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    await transfer(stripe, orderId, 50_000);
    stripe.setClock(30 * DAY);
    await shop.payments.reconcile();
    expect((await shop.stored('mail'))[`order-${orderId}-invoice-due`]).toMatchObject({
      content: { data: { amount: 100_000 } },
    });
  });
});

describe('short transfer', () => {
  /** Orders for 1,500 dollars, receives 500 three days later and runs the hourly job twice. */
  async function setUpShortTransfer() {
    const shopping = await openInvoicingShop();
    const { stripe, shop, me, boss } = shopping;
    const { orderId: id } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
    const hour = async () => {
      for (let n = 0; n < 2; n += 1) await shop.payments.reconcile();
    };
    stripe.setClock(3 * DAY);
    await transfer(stripe, id, 50_000);
    await hour();
    const alerts = async () =>
      Object.keys(await shop.stored('mail')).filter((mail) => mail.startsWith('alert-'));
    return { ...shopping, id, hour, alerts, details: () => shop.get('getOrder', boss, { id }) };
  }

  test('a short transfer raises one alert per amount, and the order shows it', async () => {
    const { stripe, id, hour, alerts, details } = await setUpShortTransfer();
    expect(await details()).toMatchObject({ state: 'open', amount: 150_000, received: 50_000 });
    expect(await alerts()).toEqual([`alert-invoice-part-paid-${id}-50000`]);
    await transfer(stripe, id, 20_000);
    await hour();
    expect(await details()).toMatchObject({ state: 'open', received: 70_000 });
    expect(await alerts()).toHaveLength(2);
  });

  test('a short transfer and a later one for the rest pay the invoice', async () => {
    const { stripe, shop, id, hour, alerts, details } = await setUpShortTransfer();
    await transfer(stripe, id, 100_000);
    await hour();
    expect(await details()).toMatchObject({ state: 'paid', received: 0 });
    expect(await shop.stored('licenses')).toHaveProperty(`order-${id}`);
    expect(await alerts()).toHaveLength(1);
  });

  test('an invoice doesn’t end while we hold money of a short transfer', async () => {
    const { stripe, hour, alerts, details } = await setUpShortTransfer();
    stripe.setClock(40 * DAY);
    await hour();
    expect(await details()).toMatchObject({ state: 'open', received: 50_000 });
    expect(await alerts()).toHaveLength(2);
  });
});

describe('seats that join a licence by invoice', () => {
  test('added seats can be ordered by invoice while 44 days of the licence are left', async () => {
    const { stripe, shop, me, addition } = await setUpLicense();
    stripe.setClock(49 * DAY);
    const refusal = { code: 'invalid-argument', fields: ['addsTo'] };
    expect(await shop.run('orderByInvoice', me, addition)).toEqual(refusal);
    stripe.setClock(48 * DAY);
    expect(await shop.run('orderByInvoice', me, addition)).toMatchObject({ isNew: true });
  });

  test('added seats paid after the licence has ended are refunded', async () => {
    const { stripe, shop, me, addition } = await setUpLicense();
    const { orderId, invoiceUrl } = await shop.get('orderByInvoice', me, addition);
    stripe.setClock(93 * DAY);
    await pay(invoiceUrl);
    await deliverAll(stripe, shop);
    const order = (await listOrders(shop, me)).find(({ id }) => id === orderId);
    expect(order).toMatchObject({ state: 'refunded', refunded: order?.amount });
    expect(await shop.stored('licenses')).not.toHaveProperty(`order-${orderId}`);
    const mail = Object.entries(await shop.stored('mail')).filter(([id]) => id.includes(orderId));
    expect(mail).toMatchObject([
      [expect.any(String), { content: { data: { news: 'term-over' } } }],
    ]);
  });
});
