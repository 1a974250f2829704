import { readFile } from 'node:fs/promises';
import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { CHECKOUT, INVOICED, payCheckout, submitPayPage, startStripeForTest } from './testing';

/** Returns the JSON type of a value. Null tells nothing about the other types it may have. */
function describeKind(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

/** Fields of the examples from an older API, or that are included only on request. */
const ELSEWHERE: Record<string, readonly string[]> = {
  charge: ['refunds'],
  invoice: ['subscription'],
};

/** Fields of Stripe's example that ours lacks, or has as something else. */
function listMissing(ours: object, example: object): string[] {
  const fields = new Map(Object.entries(ours));
  return Object.entries(example).flatMap(([name, value]) => {
    if (!fields.has(name)) return [name];
    const kinds = [describeKind(fields.get(name)), describeKind(value)];
    const isSame = kinds.includes('null') || kinds[0] === kinds[1];
    return isSame ? [] : [`${name}: ${kinds.join(' for ')}`];
  });
}

/** Creates one object of each kind, as the client for Node receives it. */
async function createObjects(stripe: Stripe, url: string): Promise<[string, object | undefined][]> {
  const { session, intent, charge } = await payCheckout({ url, stripe }, INVOICED);
  const product = await stripe.products.create({ name: 'Charts' });
  const refund = await stripe.refunds.create({ charge: charge.id, amount: 100 });
  const disputed = await payCheckout({ url, stripe });
  await fetch(`${url}/_dev/dispute/${disputed.charge.id}`, { method: 'POST' });
  const [dispute] = (await stripe.disputes.list()).data;
  const suspected = await payCheckout({ url, stripe });
  await fetch(`${url}/_dev/fraud-warning/${suspected.charge.id}`, { method: 'POST' });
  const [fraudWarning] = (await stripe.radar.earlyFraudWarnings.list()).data;
  const [event] = (await stripe.events.list()).data;
  const [item] = (await stripe.checkout.sessions.listLineItems(session.id)).data;
  const price = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 100,
    product: product.id,
  });
  const customer = await stripe.customers.create({ name: 'Nora' });
  const [balanceTransaction] = (await stripe.balanceTransactions.list()).data;
  const [invoice] = (await stripe.invoices.list()).data;
  const coupon = await stripe.coupons.create({ percent_off: 10, name: 'Ten' });
  const promotionCode = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupon.id },
  });
  const open = await stripe.checkout.sessions.create(CHECKOUT);
  const transfer = { amount: 100, currency: 'usd' };
  const cash = await stripe.testHelpers.customers.fundCashBalance(customer.id, transfer);
  return [
    ...(await createLateObjects(stripe, url)),
    ...Object.entries({
      product,
      price,
      customer,
      charge,
      refund,
      dispute,
      'radar.early_fraud_warning': fraudWarning,
      event,
      item,
      'checkout.session': open,
      payment_intent: intent,
      balance_transaction: balanceTransaction,
      invoice,
      coupon,
      promotion_code: promotionCode,
      cash_balance: await stripe.customers.retrieveCashBalance(customer.id),
      customer_cash_balance_transaction: cash,
    }),
  ];
}

/**
 * Creates objects that take days: a bank debit and its refund, a failed refund, a partial dispute.
 */
async function createLateObjects(
  stripe: Stripe,
  url: string,
): Promise<[string, object | undefined][]> {
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  await submitPayPage(url, id, 'async', { days: '4' });
  const { payment_intent: debit } = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = debit as Stripe.PaymentIntent;
  const pending = await payCheckout({ url, stripe }, CHECKOUT, { card: '4000000000007726' });
  const refund = await stripe.refunds.create({ charge: pending.charge.id });
  const body = new URLSearchParams({ to: 'failed' });
  await fetch(`${url}/_dev/refunds/${refund.id}/move`, { method: 'POST', body });
  const { data } = await stripe.balanceTransactions.list({ type: 'refund_failure' });
  await payCheckout({ url, stripe }, CHECKOUT, { card: '4000000404000079' });
  const [part] = (await stripe.disputes.list()).data;
  return [
    ['payment_intent', intent],
    ['charge', intent.latest_charge as Stripe.Charge],
    ['refund', refund],
    ['refund', await stripe.refunds.retrieve(refund.id)],
    ['balance_transaction', data[0]],
    ['dispute', part],
  ];
}

test('every answer has the fields of Stripe’s own examples', async () => {
  const { stripe, url } = await startStripeForTest();
  const file = await readFile(new URL('fixtures/fixtures3.json', import.meta.url), 'utf8');
  const examples = new Map(Object.entries(JSON.parse(file) as Record<string, object>));
  const missing = (await createObjects(stripe, url)).map(([kind, ours]) => {
    const example = examples.get(kind);
    if (!example || !ours) throw new Error(`There is no ${kind} to compare`);
    // The JSON as sent, because the client converts some texts to numbers.
    const answer = JSON.parse(JSON.stringify(ours)) as object;
    const lacking = listMissing(answer, example);
    return [kind, lacking.filter((field) => !ELSEWHERE[kind]?.includes(field))];
  });
  expect(missing.filter(([, fields]) => fields?.length !== 0)).toEqual([]);
});
