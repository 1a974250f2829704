import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import {
  CHECKOUT,
  listEventTypes,
  payCheckout,
  submitPayPage,
  startStripeForTest,
  startStripeOnClock,
} from './testing';
import { startStripe } from './index';

const retrieveIntent = async (stripe: Stripe, id: string) => {
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  return session.payment_intent as Stripe.PaymentIntent;
};

test('the bank confirms a direct debit days later', async () => {
  const { stripe, url, passDays } = await startStripeOnClock();
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  expect(await submitPayPage(url, id, 'async', { days: '4' })).toMatchObject({
    payment_status: 'unpaid',
  });
  passDays(3);
  expect(await retrieveIntent(stripe, id)).toMatchObject({
    status: 'processing',
    latest_charge: {
      status: 'pending',
      payment_method_details: { type: 'us_bank_account', us_bank_account: { last4: '6789' } },
    },
  });
  passDays(1);
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
  expect(await retrieveIntent(stripe, id)).toMatchObject({ status: 'succeeded' });
  const [news] = (await stripe.events.list({ limit: 1 })).data;
  expect(news).toMatchObject({
    type: 'checkout.session.async_payment_succeeded',
    created: Date.parse('2026-11-24T12:00:00.000Z') / 1000,
  });
});

test('a direct debit of an empty account fails days later', async () => {
  const { stripe, url, passDays } = await startStripeOnClock();
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  await submitPayPage(url, id, 'async_fail', { days: '4' });
  passDays(4);
  expect(await retrieveIntent(stripe, id)).toMatchObject({
    status: 'requires_payment_method',
    latest_charge: { status: 'failed', failure_code: 'insufficient_funds' },
  });
  expect((await listEventTypes(stripe)).at(-1)).toBe('checkout.session.async_payment_failed');
});

test('a bank transfer has no charge before the money arrives', async () => {
  const { stripe, url, passDays } = await startStripeOnClock();
  const { id: customer } = await stripe.customers.create({});
  const { id } = await stripe.checkout.sessions.create({ ...CHECKOUT, customer });
  await submitPayPage(url, id, 'async', { method: 'customer_balance', days: '9' });
  expect(await retrieveIntent(stripe, id)).toMatchObject({
    status: 'requires_action',
    latest_charge: null,
    next_action: { type: 'display_bank_transfer_instructions' },
  });
  expect((await listEventTypes(stripe)).slice(-2)).toEqual([
    'payment_intent.requires_action',
    'checkout.session.completed',
  ]);
  passDays(9);
  expect(await retrieveIntent(stripe, id)).toMatchObject({
    status: 'succeeded',
    next_action: null,
    latest_charge: { payment_method_details: { type: 'customer_balance' } },
  });
});

test('bank transfers are offered only to sessions with a customer', async () => {
  const { stripe, url } = await startStripeForTest();
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  const answer = await submitPayPage(url, id, 'async', { method: 'customer_balance' });
  expect(answer).toMatchObject({ status: 'open', redirect: null });
  expect(answer.error).toContain('customer_balance');
});

test('a pending payment continues in a Stripe started from saved state', async () => {
  const first = await startStripeOnClock();
  const { id } = await first.stripe.checkout.sessions.create(CHECKOUT);
  await submitPayPage(first.url, id, 'async', { days: '4' });
  const next = await startStripe({
    port: 0,
    webhookUrl: null,
    webhookSecret: 'whsec',
    savedState: first.exportState(),
    clock: () => new Date('2026-11-25T12:00:00.000Z'),
  });
  try {
    const session = await fetch(`${next.url}/v1/checkout/sessions/${id}`, {
      headers: { Authorization: 'Bearer sk_test_local' },
    });
    expect(await session.json()).toMatchObject({ payment_status: 'paid' });
  } finally {
    await next.close();
  }
});

test.each([
  ['4000000000000259', [[7000, 'needs_response']]],
  ['4000000000001976', [[7000, 'warning_needs_response']]],
  [
    '4000000404000079',
    [
      [3500, 'needs_response'],
      [3500, 'needs_response'],
    ],
  ],
])('a payment with the card %s opens a dispute at once', async (card, expected) => {
  const local = await startStripeForTest();
  const { charge } = await payCheckout(local, CHECKOUT, { card });
  const { data } = await local.stripe.disputes.list({ charge: charge.id });
  expect(data.map(({ amount, status }) => [amount, status])).toEqual(expected);
});
