import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { eventTypes, stripeForTest, stripeOnClock } from './testing';

const DAY_S = 24 * 3600;
const BERLIN = { country: 'DE', line1: 'Invalidenstr. 1', city: 'Berlin', postal_code: '10115' };

/** A draft of five seats at 35 dollars. */
async function drafted(stripe: Stripe, { address = BERLIN, ...more }: DraftWish = {}) {
  const product = await stripe.products.create({ name: 'Charts' });
  const { id: customer } = await stripe.customers.create({ name: 'Lindqvist AB', address });
  return stripe.quotes.create({
    customer,
    collection_method: 'send_invoice',
    description: 'Charts (3 months)',
    invoice_settings: {
      days_until_due: 30,
      description: 'Charts, 3 months',
      custom_fields: [{ name: 'PO number', value: '4711' }],
    },
    line_items: [
      {
        price_data: {
          currency: 'usd',
          unit_amount: 3500,
          product: product.id,
          tax_behavior: 'exclusive',
        },
        quantity: 5,
      },
    ],
    metadata: { planId: 'charts-3m' },
    ...more,
  });
}

interface DraftWish extends Stripe.QuoteCreateParams {
  address?: typeof BERLIN;
}

const textOf = async (stream: AsyncIterable<string | Uint8Array>) => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part as Uint8Array));
  return Buffer.concat(parts).toString('latin1');
};

const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => '',
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? error.message : 'other'),
  );

describe('a quote', () => {
  test('is finalized, printed and accepted, which makes a draft of its invoice', async () => {
    const { stripe } = await stripeForTest();
    const draft = await drafted(stripe);
    expect(draft).toMatchObject({ status: 'draft', number: null, amount_total: 17500 });
    expect(draft.expires_at - draft.created).toBe(30 * DAY_S);
    const expires_at = draft.created + 3 * DAY_S;
    const quote = await stripe.quotes.finalizeQuote(draft.id, { expires_at });
    expect(quote).toMatchObject({ status: 'open', expires_at });
    expect(quote.number).toMatch(/^QT-[0-9A-Z]{8}-0001-1$/);
    const text = await textOf(await stripe.quotes.pdf(quote.id));
    expect(text).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/);
    for (const words of [quote.number ?? '', 'Lindqvist AB', 'Charts \\(3 months\\)', '$175.00']) {
      expect(text).toContain(words);
    }
    const accepted = await stripe.quotes.accept(quote.id);
    expect(accepted).toMatchObject({ status: 'accepted' });
    const invoice = await stripe.invoices.retrieve(accepted.invoice as string);
    expect(invoice).toMatchObject({
      status: 'draft',
      metadata: {},
      description: 'Charts, 3 months',
      custom_fields: [{ name: 'PO number', value: '4711' }],
      lines: { data: [{ quantity: 5, amount: 17500, description: 'Charts' }] },
      parent: { type: 'quote_details', quote_details: { quote: quote.id } },
    });
    await stripe.invoices.update(invoice.id, { metadata: { order: 'invoice' }, days_until_due: 7 });
    expect(await stripe.invoices.finalizeInvoice(invoice.id)).toMatchObject({
      status: 'open',
      total: 17500,
      metadata: { order: 'invoice' },
      due_date: invoice.created + 7 * DAY_S,
    });
    expect(await messageOf(stripe.invoices.update(invoice.id, { metadata: {} }))).toMatch(/open/);
    expect(await messageOf(stripe.quotes.accept(quote.id))).toMatch(/accepted/);
    expect(await messageOf(stripe.quotes.cancel(quote.id))).toMatch(/accepted/);
    expect(await eventTypes(stripe)).toEqual(
      expect.arrayContaining(['quote.created', 'quote.finalized', 'quote.accepted']),
    );
  });

  test('prints where its table says, each object of the document', async () => {
    const { stripe } = await stripeForTest();
    const { id } = await drafted(stripe);
    await stripe.quotes.finalizeQuote(id);
    const text = await textOf(await stripe.quotes.pdf(id));
    const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
    const offsets = [...table.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(5);
    for (const [index, offset] of offsets.entries()) {
      expect(text.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
    }
  });

  test('ends by itself, and is not accepted then', async () => {
    const { stripe, passDays } = await stripeOnClock();
    const { id } = await drafted(stripe);
    await stripe.quotes.finalizeQuote(id);
    passDays(30);
    expect(await stripe.quotes.retrieve(id)).toMatchObject({ status: 'canceled' });
    expect(await messageOf(stripe.quotes.accept(id))).toMatch(/canceled/);
    expect(await eventTypes(stripe)).toContain('quote.canceled');
  });

  test('has the tax of its customer’s address, and is not finalized without one', async () => {
    const { stripe } = await stripeForTest();
    const automatic_tax = { enabled: true };
    const taxed = await drafted(stripe, { automatic_tax });
    expect(taxed).toMatchObject({
      amount_subtotal: 17500,
      amount_total: 20825,
      total_details: { amount_tax: 3325 },
      automatic_tax: { enabled: true, status: 'complete' },
    });
    const { id: customer } = await stripe.customers.create({});
    const { id } = await drafted(stripe, { automatic_tax, customer });
    const error = stripe.quotes.finalizeQuote(id).catch((thrown: unknown) => thrown);
    expect(await error).toMatchObject({ code: 'customer_tax_location_invalid' });
  });

  test('is found by customer and state, with its lines', async () => {
    const { stripe } = await stripeForTest();
    const [one, other] = [await drafted(stripe), await drafted(stripe)];
    await stripe.quotes.cancel(other.id);
    const found = await stripe.quotes.list({
      customer: one.customer as string,
      status: 'draft',
      expand: ['data.line_items'],
    });
    expect(found.data).toMatchObject([
      { id: one.id, line_items: { data: [{ quantity: 5, amount_subtotal: 17500 }] } },
    ]);
    expect((await stripe.quotes.listLineItems(one.id)).data).toMatchObject([{ quantity: 5 }]);
  });

  test.each<[string, Stripe.QuoteCreateParams, RegExp]>([
    ['that ends in the past', { expires_at: 1_000_000_000 }, /future/],
    ['of nobody', { customer: 'cus_none' }, /No such customer/],
    ['with an unknown parameter', { colour: 'red' } as object, /colour/],
    ['without lines', { line_items: [] }, /line item|line_items/],
  ])('%s is refused', async (_what, more, message) => {
    const { stripe } = await stripeForTest();
    expect(await messageOf(drafted(stripe, more))).toMatch(message);
  });

  test('is printed once it is finalized', async () => {
    const { stripe } = await stripeForTest();
    const { id } = await drafted(stripe);
    expect(await messageOf(stripe.quotes.pdf(id))).toMatch(/finalized/);
  });
});
