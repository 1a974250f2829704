import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { listEventTypes, startStripeForTest } from './testing';

const BERLIN = { country: 'DE', line1: 'Invalidenstr. 1', city: 'Berlin', postal_code: '10115' };

/** Creates an open invoice of five seats at 35 dollars. */
async function createOpenInvoice(stripe: Stripe, { taxes = false, address = BERLIN } = {}) {
  const product = await stripe.products.create({ name: 'Charts' });
  const { id: customer } = await stripe.customers.create({ name: 'Lindqvist AB', address });
  const draft = await stripe.invoices.create({
    customer,
    collection_method: 'send_invoice',
    days_until_due: 30,
    custom_fields: [{ name: 'PO number', value: '4711' }],
    ...(taxes && { automatic_tax: { enabled: true } }),
  });
  await stripe.invoiceItems.create({
    customer,
    invoice: draft.id,
    quantity: 5,
    description: 'Charts, 3 months',
    price_data: {
      currency: 'usd',
      unit_amount: 3500,
      product: product.id,
      tax_behavior: 'exclusive',
    },
  });
  return { customer, invoice: await stripe.invoices.finalizeInvoice(draft.id) };
}

async function payAt(url: string): Promise<void> {
  await fetch(url, { method: 'POST', redirect: 'manual' });
}

describe('invoices to pay later', () => {
  test('a sent invoice has lines, a number and a due date, and can be paid on its page', async () => {
    const { stripe } = await startStripeForTest();
    const { invoice } = await createOpenInvoice(stripe);
    expect(invoice).toMatchObject({
      status: 'open',
      number: 'LOCAL-0001',
      total: 17500,
      amount_remaining: 17500,
      due_date: invoice.created + 30 * 24 * 3600,
      lines: { data: [{ quantity: 5, amount: 17500, description: 'Charts, 3 months' }] },
    });
    await stripe.invoices.sendInvoice(invoice.id);
    const page = await fetch(invoice.hosted_invoice_url ?? '');
    expect(await page.text()).toMatch(/LOCAL-0001[\s\S]*4711[\s\S]*Pay by bank transfer/);
    await payAt(invoice.hosted_invoice_url ?? '');
    const after = await stripe.invoices.retrieve(invoice.id, {
      expand: ['payments.data.payment.payment_intent'],
    });
    expect(after).toMatchObject({ status: 'paid', amount_paid: 17500, amount_remaining: 0 });
    const [payment] = after.payments?.data ?? [];
    const intent = payment?.payment.payment_intent as Stripe.PaymentIntent;
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 17500 });
    const invoicePayments = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
    expect(invoicePayments.data).toMatchObject([{ invoice: invoice.id, status: 'paid' }]);
    expect(await listEventTypes(stripe)).toEqual(
      expect.arrayContaining(['invoice.finalized', 'invoice.sent', 'invoice.paid']),
    );
  });

  test('a sent invoice has the tax of the buyer’s address and number', async () => {
    const { stripe } = await startStripeForTest();
    expect((await createOpenInvoice(stripe, { taxes: true })).invoice).toMatchObject({
      total: 20825,
    });
    const product = await stripe.products.create({ name: 'Tables' });
    const address = { ...BERLIN, country: 'SE' };
    const { id: customer } = await stripe.customers.create({ address });
    await stripe.customers.createTaxId(customer, { type: 'eu_vat', value: 'SE556677889901' });
    const { id: invoice } = await stripe.invoices.create({
      customer,
      collection_method: 'send_invoice',
      days_until_due: 30,
      automatic_tax: { enabled: true },
    });
    const price_data = { currency: 'usd', unit_amount: 1000, product: product.id };
    await stripe.invoiceItems.create({ customer, invoice, price_data });
    expect(await stripe.invoices.finalizeInvoice(invoice)).toMatchObject({
      total: 1000,
      customer_tax_ids: [{ type: 'eu_vat', value: 'SE556677889901' }],
      total_taxes: [{ amount: 0, taxability_reason: 'reverse_charge' }],
    });
  });

  test('an uncollectible invoice can still be paid', async () => {
    const { stripe } = await startStripeForTest();
    const { invoice } = await createOpenInvoice(stripe);
    const { id, hosted_invoice_url: page } = invoice;
    const uncollectible = await stripe.invoices.markUncollectible(id);
    expect(uncollectible).toMatchObject({
      status: 'uncollectible',
      status_transitions: { marked_uncollectible_at: expect.any(Number) as number },
    });
    expect(await listEventTypes(stripe)).toContain('invoice.marked_uncollectible');
    await payAt(page ?? '');
    expect(await stripe.invoices.retrieve(id)).toMatchObject({ status: 'paid' });
  });

  test('an invoice is not finalized if its tax can’t be calculated', async () => {
    const { stripe } = await startStripeForTest();
    const { id: customer } = await stripe.customers.create({});
    const { id } = await stripe.invoices.create({
      customer,
      collection_method: 'send_invoice',
      days_until_due: 30,
      automatic_tax: { enabled: true },
    });
    await expect(stripe.invoices.finalizeInvoice(id)).rejects.toMatchObject({
      code: 'customer_tax_location_invalid',
    });
  });

  test('an invoice can be voided once and not be paid afterwards', async () => {
    const { stripe } = await startStripeForTest();
    const { invoice } = await createOpenInvoice(stripe);
    expect(await stripe.invoices.voidInvoice(invoice.id)).toMatchObject({ status: 'void' });
    await payAt(invoice.hosted_invoice_url ?? '');
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'void' });
    await expect(stripe.invoices.voidInvoice(invoice.id)).rejects.toMatchObject({
      statusCode: 400,
    });
  });

  test('a customer with a malformed VAT number is refused', async () => {
    const { stripe } = await startStripeForTest();
    const { id } = await stripe.customers.create({ address: BERLIN });
    const wrong = stripe.customers.createTaxId(id, { type: 'eu_vat', value: '123' });
    await expect(wrong).rejects.toMatchObject({ code: 'tax_id_invalid', param: 'value' });
  });
});
