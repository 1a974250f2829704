import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { CHECKOUT, submitPayPage, startStripeForTest } from './testing';

const SALE = {
  ...CHECKOUT,
  automatic_tax: { enabled: true },
  billing_address_collection: 'required',
  tax_id_collection: { enabled: true },
  invoice_creation: { enabled: true },
} satisfies Stripe.Checkout.SessionCreateParams;

/** Returns the parameters of a sale of 70 dollars with automatic tax. */
function createTaxedSale(behaviour: 'exclusive' | 'inclusive' = 'exclusive') {
  const [item] = CHECKOUT.line_items;
  const price_data = { ...item?.price_data, currency: 'usd', tax_behavior: behaviour };
  return { ...SALE, line_items: [{ quantity: 2, price_data }] };
}

async function payTaxedSale(
  input: object,
  params: Stripe.Checkout.SessionCreateParams = createTaxedSale(),
) {
  const local = await startStripeForTest();
  const session = await local.stripe.checkout.sessions.create(params);
  const answer = await submitPayPage(local.url, session.id, 'pay', input);
  const retrieveSession = () =>
    local.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['invoice', 'payment_intent', 'line_items'],
    });
  return { ...local, session, answer, retrieveSession };
}

describe('automatic tax', () => {
  test('automatic tax appears on session, lines, charge and invoice once the address is known', async () => {
    const { session, retrieveSession } = await payTaxedSale({ country: 'DE' });
    expect(session).toMatchObject({
      amount_total: 7000,
      total_details: { amount_tax: 0 },
      automatic_tax: { enabled: true, status: 'requires_location_inputs' },
    });
    expect(await retrieveSession()).toMatchObject({
      amount_subtotal: 7000,
      amount_total: 8330,
      total_details: { amount_tax: 1330 },
      automatic_tax: { enabled: true, status: 'complete' },
      line_items: { data: [{ amount_subtotal: 7000, amount_tax: 1330, amount_total: 8330 }] },
      payment_intent: { amount_received: 8330 },
      invoice: {
        subtotal: 7000,
        total_excluding_tax: 7000,
        total: 8330,
        total_taxes: [{ amount: 1330, taxable_amount: 7000, taxability_reason: 'standard_rated' }],
      },
    });
  });

  test.each([
    ['a VAT number in another country of the Union', { country: 'FR', taxId: 'FR12345678901' }, 0],
    ['a VAT number at home', { country: 'DE', taxId: 'DE123456789' }, 1330],
    ['a private buyer in the Union', { country: 'SE' }, 1750],
    ['Greece, which writes EL', { country: 'GR', taxId: 'EL123456789' }, 0],
    ['Switzerland', { country: 'CH', taxId: 'CHE123456789' }, 567],
    ['a country without tax collection', { country: 'US' }, 0],
  ])('automatic tax is right for %s', async (_who, input, tax) => {
    const { retrieveSession } = await payTaxedSale(input);
    expect(await retrieveSession()).toMatchObject({
      amount_total: 7000 + tax,
      total_details: { amount_tax: tax },
    });
  });

  test('automatic tax is part of an inclusive price', async () => {
    const { retrieveSession } = await payTaxedSale({ country: 'DE' }, createTaxedSale('inclusive'));
    expect(await retrieveSession()).toMatchObject({
      amount_total: 7000,
      total_details: { amount_tax: 1118 },
    });
  });

  test('automatic tax applies to the amount after a discount', async () => {
    const { stripe, url } = await startStripeForTest();
    const { id: coupon } = await stripe.coupons.create({ percent_off: 50 });
    const params = { ...createTaxedSale(), discounts: [{ coupon }] };
    const { id } = await stripe.checkout.sessions.create(params);
    await submitPayPage(url, id, 'tax', { country: 'DE' });
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'open',
      amount_total: 4165,
      total_details: { amount_discount: 3500, amount_tax: 665 },
    });
  });

  test('automatic tax appears on the page before the payment, and on the invoice', async () => {
    const { stripe, url } = await startStripeForTest();
    const { id } = await stripe.checkout.sessions.create(createTaxedSale());
    const fetchPage = async () => (await fetch(`${url}/c/pay/${id}`)).text();
    expect(await fetchPage()).toContain('Depends on the address');
    const input = { country: 'IE', taxId: 'IE1234567X' };
    await submitPayPage(url, id, 'tax', input);
    expect(await fetchPage()).toContain('Tax (reverse charge)');
    await submitPayPage(url, id, 'tax', { country: 'IE' });
    expect(await fetchPage()).toContain('Tax (23%)');
    await submitPayPage(url, id, 'pay', input);
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] });
    const { hosted_invoice_url: address } = session.invoice as Stripe.Invoice;
    expect(await (await fetch(address ?? '')).text()).toContain('Tax (reverse charge)');
  });

  test('automatic tax uses the saved address of a returning customer at once', async () => {
    const { stripe, url } = await startStripeForTest();
    const { id: customer } = await stripe.customers.create({});
    const params = {
      ...createTaxedSale(),
      customer,
      customer_update: { address: 'auto', name: 'auto' },
    } as const;
    const first = await stripe.checkout.sessions.create(params);
    await submitPayPage(url, first.id, 'pay', {
      country: 'FR',
      taxId: 'FR12345678901',
      business: 'Lys',
    });
    const second = await stripe.checkout.sessions.create(params);
    expect(second).toMatchObject({ amount_total: 7000, automatic_tax: { status: 'complete' } });
    await submitPayPage(url, second.id, 'pay', { country: 'FR' });
    const { total_details: details } = await stripe.checkout.sessions.retrieve(second.id);
    expect(details?.amount_tax).toBe(1400);
  });

  test('a VAT number of another country is refused', async () => {
    const { answer, retrieveSession } = await payTaxedSale({
      country: 'FR',
      taxId: 'DE123456789',
    });
    expect(answer.error).toBe('Your tax ID is invalid.');
    expect((await retrieveSession()).status).toBe('open');
  });

  test('automatic tax needs permission to save the customer’s address, and a head office', async () => {
    const { stripe, url } = await startStripeForTest();
    const { id: customer } = await stripe.customers.create({});
    const params = { ...createTaxedSale(), customer, customer_update: { name: 'auto' } } as const;
    await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject({
      code: 'customer_tax_location_invalid',
    });
    await fetch(`${url}/_dev/tax-origin`, {
      method: 'POST',
      body: new URLSearchParams({ known: 'false' }),
    });
    await expect(stripe.checkout.sessions.create(createTaxedSale())).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('head office') as string,
    });
  });
});
