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

// docs.stripe.com/testing, by number.
const PENDING_REFUND = '4000 0000 0000 7726';
const FAILING_REFUND = '4000 0000 0000 5126';

const REFUND_UPDATES = ['refund.updated', 'charge.refund.updated'];

function move(url: string, refund: string, to: string) {
  const body = new URLSearchParams({ to });
  return fetch(`${url}/_dev/refunds/${refund}/move`, { method: 'POST', body });
}

/** Creates a payment by bank transfer, whose refund needs the buyer's bank details. */
async function payByTransfer(local: Awaited<ReturnType<typeof startStripeOnClock>>) {
  const { stripe, url } = local;
  const { id: customer } = await stripe.customers.create({ email: 'ada@example.com' });
  const { id } = await stripe.checkout.sessions.create({ ...CHECKOUT, customer });
  await submitPayPage(url, id, 'async', { method: 'customer_balance', days: '1' });
  local.passDays(1);
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  });
  return (session.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
}

test('a refund to a slow card is pending and succeeds later', async () => {
  const local = await startStripeOnClock();
  const { stripe } = local;
  const { charge } = await payCheckout(local, CHECKOUT, { card: PENDING_REFUND });
  expect(charge.payment_method_details?.card?.last4).toBe('7726');
  const refund = await stripe.refunds.create({ charge: charge.id });
  expect(refund).toMatchObject({ status: 'pending', pending_reason: 'processing' });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 7000 });
  expect((await listEventTypes(stripe)).slice(-2)).toEqual(['refund.created', 'charge.refunded']);
  local.passDays(4);
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'pending' });
  local.passDays(1);
  const finished = await stripe.refunds.retrieve(refund.id);
  expect(finished).toMatchObject({ status: 'succeeded' });
  expect(finished).not.toHaveProperty('pending_reason');
  expect((await listEventTypes(stripe)).slice(-2)).toEqual(REFUND_UPDATES);
});

test('a refund to a closed card succeeds and fails days later', async () => {
  const local = await startStripeOnClock();
  const { stripe } = local;
  const { charge } = await payCheckout(local, CHECKOUT, { card: FAILING_REFUND });
  const refund = await stripe.refunds.create({ charge: charge.id });
  expect(refund).toMatchObject({ status: 'succeeded' });
  local.passDays(5);
  const failed = await stripe.refunds.retrieve(refund.id);
  expect(failed).toMatchObject({ status: 'failed', failure_reason: 'expired_or_canceled_card' });
  const booked = failed.failure_balance_transaction as string;
  expect(await stripe.balanceTransactions.retrieve(booked)).toMatchObject({
    amount: 7000,
    net: 7000,
    type: 'refund_failure',
    source: refund.id,
  });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({
    amount_refunded: 0,
    refunded: false,
  });
  expect((await listEventTypes(stripe)).slice(-3)).toEqual([...REFUND_UPDATES, 'refund.failed']);
});

test('a bank transfer is refunded once the buyer has entered a bank account', async () => {
  const local = await startStripeOnClock();
  const { stripe, url } = local;
  const charge = await payByTransfer(local);
  const refund = await stripe.refunds.create({ charge: charge.id });
  expect(refund).toMatchObject({
    status: 'requires_action',
    destination_details: { type: 'us_bank_transfer' },
    next_action: {
      type: 'display_details',
      display_details: { email_sent: { email_sent_to: 'ada@example.com' } },
    },
  });
  expect((await move(url, refund.id, 'pending')).status).toBe(200);
  expect(await stripe.refunds.retrieve(refund.id)).not.toHaveProperty('next_action');
  expect((await move(url, refund.id, 'succeeded')).status).toBe(200);
  expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'succeeded' });
});

test('only a refund that waits for the buyer can be cancelled', async () => {
  const local = await startStripeOnClock();
  const { stripe } = local;
  const charge = await payByTransfer(local);
  const waiting = await stripe.refunds.create({ charge: charge.id, amount: 5000 });
  expect(await stripe.refunds.cancel(waiting.id)).toMatchObject({
    status: 'canceled',
    failure_reason: 'merchant_request',
  });
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 0 });
  const card = await payCheckout(local);
  const finished = await stripe.refunds.create({ charge: card.charge.id });
  await expect(stripe.refunds.cancel(finished.id)).rejects.toMatchObject({ statusCode: 400 });
});

test('a refund without a bank account fails after 45 days', async () => {
  const local = await startStripeOnClock();
  const { stripe } = local;
  const charge = await payByTransfer(local);
  const { id } = await stripe.refunds.create({ charge: charge.id });
  local.passDays(45);
  expect(await stripe.refunds.retrieve(id)).toMatchObject({ status: 'failed' });
});

test('a transition that Stripe doesn’t have is refused for a refund', async () => {
  const local = await startStripeForTest();
  const { charge } = await payCheckout(local);
  const { id } = await local.stripe.refunds.create({ charge: charge.id });
  expect((await move(local.url, id, 'pending')).status).toBe(400);
  expect((await move(local.url, id, 'perhaps')).status).toBe(400);
  expect((await move(local.url, id, 'failed')).status).toBe(200);
  expect((await move(local.url, id, 'failed')).status).toBe(400);
  expect((await move(local.url, id, 'succeeded')).status).toBe(400);
});
