import { expect, test } from 'vitest';
import { listEventTypes, startStripeForTest } from './testing';

async function createCustomer() {
  const local = await startStripeForTest();
  const { id } = await local.stripe.customers.create({ name: 'Lindqvist AB' });
  const readBalance = async () => (await local.stripe.customers.retrieveCashBalance(id)).available;
  const sendTransfer = (amount: number, currency = 'usd', reference?: string) =>
    local.stripe.testHelpers.customers.fundCashBalance(id, {
      amount,
      currency,
      ...(reference !== undefined && { reference }),
    });
  return { ...local, id, readBalance, sendTransfer };
}

test('the cash balance keeps transfers that name no invoice, by currency', async () => {
  const { stripe, readBalance, sendTransfer } = await createCustomer();
  expect(await readBalance()).toBeNull();
  expect(await sendTransfer(5000)).toMatchObject({ type: 'funded', net_amount: 5000 });
  await sendTransfer(700, 'eur');
  expect(await sendTransfer(100)).toMatchObject({ ending_balance: 5100 });
  expect(await readBalance()).toEqual({ usd: 5100, eur: 700 });
  const { data } = await stripe.events.list({ types: ['cash_balance.funds_available'] });
  expect(data.map(({ data: { object } }) => object)).toMatchObject([
    { available: { usd: 5100, eur: 700 } },
    { available: { usd: 5000, eur: 700 } },
    { available: { usd: 5000 } },
  ]);
});

test('returning all cash leaves a balance of 0', async () => {
  const { url, id, stripe, readBalance, sendTransfer } = await createCustomer();
  await sendTransfer(5000);
  const body = new URLSearchParams({ amount: '5000' });
  await fetch(`${url}/_dev/customers/${id}/take-cash`, { method: 'POST', body });
  expect(await readBalance()).toEqual({ usd: 0 });
  expect((await listEventTypes(stripe)).at(-1)).toBe('customer_cash_balance_transaction.created');
});

test('the cash balance refuses to return more than it holds', async () => {
  const { stripe, id, readBalance, sendTransfer } = await createCustomer();
  await sendTransfer(5000);
  const params = { customer: id, origin: 'customer_balance', currency: 'usd' } as const;
  await expect(stripe.refunds.create({ ...params, amount: 5001 })).rejects.toMatchObject({
    param: 'amount',
  });
  const refund = await stripe.refunds.create({ ...params, amount: 2000 });
  expect(refund).toMatchObject({ status: 'pending', amount: 2000, charge: null, customer: id });
  expect(await readBalance()).toEqual({ usd: 3000 });
  expect((await stripe.balanceTransactions.list()).data).toEqual([]);
});

test('a failed return puts the money back on the cash balance', async () => {
  const { url, stripe, id, readBalance, sendTransfer } = await createCustomer();
  await sendTransfer(5000);
  const refund = await stripe.refunds.create({
    customer: id,
    origin: 'customer_balance',
    currency: 'usd',
    amount: 5000,
  });
  const body = new URLSearchParams({ to: 'failed' });
  await fetch(`${url}/_dev/refunds/${refund.id}/move`, { method: 'POST', body });
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
  expect(await readBalance()).toEqual({ usd: 5000 });
  const types = await listEventTypes(stripe);
  expect(types).toContain('refund.failed');
  expect(types.filter((type) => type === 'cash_balance.funds_available')).toHaveLength(2);
});

test('an invoice uses a transfer that names it up to the amount due', async () => {
  const { stripe, id, readBalance, sendTransfer } = await createCustomer();
  const { id: invoice } = await stripe.invoices.create({
    customer: id,
    collection_method: 'send_invoice',
    days_until_due: 30,
  });
  const { id: product } = await stripe.products.create({ name: 'Charts' });
  const price_data = { currency: 'usd', unit_amount: 6000, product };
  await stripe.invoiceItems.create({ customer: id, invoice, price_data, quantity: 1 });
  const { number } = await stripe.invoices.finalizeInvoice(invoice);
  await sendTransfer(1000, 'usd', `Invoice ${number}`);
  expect(await readBalance()).toBeNull();
  await sendTransfer(5500, 'usd', `Invoice ${number}`);
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({ status: 'paid' });
  expect(await readBalance()).toEqual({ usd: 500 });
});
