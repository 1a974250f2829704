import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { listEventTypes, INVOICED, payCheckout, startStripeForTest } from './testing';

/** Sends an invoice of 1,500 dollars and returns it with its customer. */
async function sendInvoice(balance = 0) {
  const local = await startStripeForTest();
  const { stripe } = local;
  const customer = await stripe.customers.create({ name: 'Lindqvist AB', email: 'a@b.example' });
  if (balance !== 0) {
    const move = { amount: balance, currency: 'usd' };
    await stripe.customers.createBalanceTransaction(customer.id, move);
  }
  const product = await stripe.products.create({ name: 'Charts' });
  const draft = await stripe.invoices.create({
    customer: customer.id,
    collection_method: 'send_invoice',
    days_until_due: 30,
    pending_invoice_items_behavior: 'exclude',
  });
  await stripe.invoiceItems.create({
    customer: customer.id,
    invoice: draft.id,
    quantity: 25,
    price_data: { currency: 'usd', product: product.id, unit_amount: 6000 },
  });
  const invoice = await stripe.invoices.finalizeInvoice(draft.id);
  const pay = () => fetch(invoice.hosted_invoice_url ?? '', { method: 'POST', redirect: 'manual' });
  return { ...local, customer, invoice, pay };
}

const catchRefusal = (request: Promise<unknown>) =>
  request.then(
    () => undefined,
    (error: Stripe.errors.StripeError) => error.message,
  );

describe('credit notes for open invoices', () => {
  test('a credit note for an open invoice lowers the amount due, and the buyer pays the rest', async () => {
    const { stripe, invoice, pay } = await sendInvoice();
    const note = await stripe.creditNotes.create({ invoice: invoice.id, amount: 50_000 });
    expect(note).toMatchObject({
      type: 'pre_payment',
      pre_payment_amount: 50_000,
      post_payment_amount: 0,
      number: 'LOCAL-0001-CN-01',
    });
    await pay();
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({
      status: 'paid',
      total: 150_000,
      amount_due: 100_000,
      amount_paid: 100_000,
      pre_payment_credit_notes_amount: 50_000,
    });
  });

  test('a credit note over the full amount makes an open invoice paid without a payment', async () => {
    const { stripe, invoice } = await sendInvoice();
    await stripe.creditNotes.create({ invoice: invoice.id, amount: 150_000 });
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({
      status: 'paid',
      amount_paid: 0,
      amount_remaining: 0,
      pre_payment_credit_notes_amount: 150_000,
    });
    expect(await listEventTypes(stripe)).toContain('invoice.paid');
    expect((await stripe.charges.list()).data).toEqual([]);
  });

  test('voiding a credit note makes its amount due again', async () => {
    const { stripe, invoice } = await sendInvoice();
    const { id } = await stripe.creditNotes.create({ invoice: invoice.id, amount: 50_000 });
    await stripe.creditNotes.voidCreditNote(id);
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({
      amount_due: 150_000,
      pre_payment_credit_notes_amount: 0,
    });
  });
});

describe('credit notes for paid invoices', () => {
  test('a credit note for a paid invoice divides its amount between a refund and the customer’s credit', async () => {
    const { stripe, invoice, customer, pay } = await sendInvoice();
    await pay();
    const params = { invoice: invoice.id, amount: 60_000 };
    expect(await catchRefusal(stripe.creditNotes.create(params))).toMatch(
      /must equal the post payment/,
    );
    const note = await stripe.creditNotes.create({
      ...params,
      refund_amount: 40_000,
      credit_amount: 20_000,
    });
    expect(note).toMatchObject({ type: 'post_payment', post_payment_amount: 60_000 });
    expect(note.refunds).toMatchObject([{ amount_refunded: 40_000 }]);
    expect((await stripe.refunds.list()).data).toMatchObject([{ amount: 40_000 }]);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -20_000 });
    expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({
      post_payment_credit_notes_amount: 60_000,
    });
  });

  test('a credit note for a paid invoice is limited to the amount left by refunds and other notes', async () => {
    const { stripe, invoice, pay } = await sendInvoice();
    await pay();
    const [charge] = (await stripe.charges.list()).data;
    await stripe.refunds.create({ charge: charge?.id ?? '', amount: 100_000 });
    const params = { invoice: invoice.id, amount: 60_000, out_of_band_amount: 60_000 };
    expect(await catchRefusal(stripe.creditNotes.create(params))).toMatch(
      /can be credited \(\$500/,
    );
  });

  test('a credit note refunds one charge, at most its remaining amount', async () => {
    const { stripe, url, invoice, pay } = await sendInvoice();
    await fetch(`${url}/_dev/invoices/${invoice.id}/pay-part`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ amount: '60000' }),
    });
    await pay();
    const params = { invoice: invoice.id, amount: 150_000, refund_amount: 150_000 };
    expect(await catchRefusal(stripe.creditNotes.create(params))).toMatch(
      /greater than unrefunded amount on charge/,
    );
    expect((await stripe.refunds.list()).data).toEqual([]);
    expect((await stripe.creditNotes.list({ invoice: invoice.id })).data).toEqual([]);
  });

  test('a credit note works for the invoice of a checkout, too', async () => {
    const { stripe, url } = await startStripeForTest();
    const { session } = await payCheckout({ stripe, url }, INVOICED);
    const invoice = session.invoice as string;
    await stripe.creditNotes.create({ invoice, amount: 7000, refund_amount: 7000 });
    expect((await stripe.refunds.list()).data).toMatchObject([{ amount: 7000 }]);
  });
});

describe('the customer’s credit balance', () => {
  test('a credit balance that is large enough pays an invoice at once', async () => {
    const { stripe, invoice, customer } = await sendInvoice(-200_000);
    expect(invoice).toMatchObject({
      status: 'paid',
      total: 150_000,
      amount_due: 0,
      starting_balance: -200_000,
      ending_balance: -50_000,
    });
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -50_000 });
    expect(await listEventTypes(stripe)).toContain('invoice.paid');
  });

  test('a smaller credit balance pays a part, and returns when the invoice is voided', async () => {
    const { stripe, invoice, customer } = await sendInvoice(-50_000);
    expect(invoice).toMatchObject({ status: 'open', amount_due: 100_000 });
    await stripe.invoices.voidInvoice(invoice.id);
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: -50_000 });
  });
});

test('a credit note refuses to refund a disputed charge', async () => {
  const { stripe, url } = await startStripeForTest();
  const { charge } = await payCheckout({ url, stripe }, INVOICED);
  const [invoice] = (await stripe.invoices.list()).data;
  await fetch(`${url}/_dev/dispute/${charge.id}`, { method: 'POST' });
  const note = { invoice: invoice?.id ?? '', amount: 1000, refund_amount: 1000 };
  expect(await catchRefusal(stripe.creditNotes.create(note))).toMatch(/has been charged back/);
  expect((await stripe.creditNotes.list({ invoice: invoice?.id ?? '' })).data).toEqual([]);
  expect((await stripe.refunds.list()).data).toEqual([]);
});
