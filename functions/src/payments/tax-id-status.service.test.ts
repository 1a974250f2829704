import type Stripe from 'stripe';
import { describe, expect, test, vi } from 'vitest';
import { deliverAll, openInvoicingShop, pay, buildInvoiceOrder } from '../testing/purchases';
import { runBeforeNextCommit } from '../testing/faults';
import { DAY } from '../testing/test-portal';

const HOUR = DAY / 24;
const COMPANY = { country: 'FR', business: 'Lys SAS', taxId: 'FR12345678901' };

/** Pays a checkout as a company; `status` reads the status of its number in the order. */
async function buyAs(company = COMPANY) {
  const all = await openInvoicingShop({ STRIPE_TAX: 'true' });
  const { stripe, shop, me } = all;
  const id = await shop.checkout(me);
  await stripe.act(id, 'pay', company);
  const status = async () => (await shop.stored('orders'))[id]?.['taxIdStatus'];
  return { ...all, id, status };
}

/** Returns the event that Stripe sends once the number is verified. */
async function readEvent(stripe: Stripe): Promise<Stripe.Event> {
  const { data } = await stripe.events.list({ type: 'customer.tax_id.updated' });
  const [event] = data;
  if (!event || data.length > 1) throw new Error('Expected one event');
  return event;
}

describe('status of a VAT number from a checkout', () => {
  test('the VAT status is pending with the payment and follows its event, however often it comes', async () => {
    const { stripe, shop, me, id, boss, status } = await buyAs();
    await shop.payments.fulfil(id);
    expect(await status()).toBe('pending');
    stripe.setClock(HOUR);
    const event = await readEvent(stripe.stripe);
    for (let n = 0; n < 2; n += 1) expect(await shop.deliver(event)).toBe(200);
    expect(await status()).toBe('verified');
    const { data } = await shop.get('listOrders', me, { uid: 'me' });
    expect(data).toMatchObject([{ taxId: COMPANY.taxId, taxIdStatus: 'verified' }]);
    expect(await shop.get('getOrder', boss, { id })).toMatchObject({ taxIdStatus: 'verified' });
    const csv = await shop.get('exportOrdersCsv', boss, { month: '2026-11' });
    expect(csv).toMatch(/,taxId,taxIdStatus,/);
    expect(csv).toContain(`,${COMPANY.taxId},verified,`);
  });

  test('a VAT number is verified at once if its event came before that of the payment', async () => {
    const { stripe, shop, id, status } = await buyAs();
    stripe.setClock(HOUR);
    expect(await shop.deliver(await readEvent(stripe.stripe))).toBe(200);
    expect(await status()).toBeNull();
    await shop.payments.fulfil(id);
    expect(await status()).toBe('verified');
  });

  test('a VAT number unknown to the authority is unverified', async () => {
    const { stripe, shop, id, status } = await buyAs({ ...COMPANY, taxId: 'FR00111111111' });
    await shop.payments.fulfil(id);
    stripe.setClock(HOUR);
    await deliverAll(stripe, shop);
    expect(await status()).toBe('unverified');
  });

  test('the VAT status is unavailable if no authority verifies the number', async () => {
    const { shop, id, status } = await buyAs({
      country: 'US',
      business: 'Lys Inc.',
      taxId: '12-3456789',
    });
    await shop.payments.fulfil(id);
    expect(await status()).toBe('unavailable');
  });

  test('the hourly job reads the VAT status if its event found no order yet', async () => {
    const { stripe, shop, id, status } = await buyAs();
    // Verifies the number and handles its event after Stripe was read and before the order is written.
    runBeforeNextCommit(shop.db, async () => {
      stripe.setClock(HOUR);
      expect(await shop.deliver(await readEvent(stripe.stripe))).toBe(200);
    });
    await shop.payments.fulfil(id);
    expect(await status()).toBe('pending');
    await shop.payments.reconcile();
    expect(await status()).toBe('verified');
  });

  test('the hourly job stops checking a VAT number after thirty days', async () => {
    const { stripe, shop, id, status } = await buyAs({ ...COMPANY, taxId: 'FR00222222222' });
    await shop.payments.fulfil(id);
    const lookup = vi.spyOn(stripe.stripe.customers, 'listTaxIds');
    stripe.setClock(29 * DAY);
    await shop.payments.reconcile();
    expect(lookup).toHaveBeenCalled();
    lookup.mockClear();
    stripe.setClock(31 * DAY);
    await shop.payments.reconcile();
    expect(lookup).not.toHaveBeenCalled();
    expect(await status()).toBe('pending');
  });

  test('the last known VAT status stays if the customer has another number since', async () => {
    const { stripe, shop, me, id, status } = await buyAs();
    await shop.payments.fulfil(id);
    stripe.setClock(HOUR);
    await deliverAll(stripe, shop);
    await shop.get('orderByInvoice', me, buildInvoiceOrder({ acceptsOverlap: true }));
    await shop.payments.fulfil(id);
    expect(await status()).toBe('verified');
  });
});

test('an order by invoice has the VAT status of the number on its invoice', async () => {
  const { stripe, shop, me } = await openInvoicingShop();
  const { orderId, invoiceUrl } = await shop.get('orderByInvoice', me, buildInvoiceOrder());
  const readTaxIdStatus = async () => (await shop.stored('orders'))[orderId]?.['taxIdStatus'];
  expect(await readTaxIdStatus()).toBe('pending');
  stripe.setClock(HOUR);
  await deliverAll(stripe, shop);
  expect(await readTaxIdStatus()).toBe('verified');
  await pay(invoiceUrl);
  await deliverAll(stripe, shop);
  expect(await readTaxIdStatus()).toBe('verified');
});
