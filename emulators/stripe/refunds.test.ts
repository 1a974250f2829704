import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import {
  CHECKOUT,
  listEventTypes,
  payCheckout,
  submitPayPage,
  startStripeForTest,
} from './testing';

const findLastCharge = async (stripe: Stripe) => {
  const events = await stripe.events.list({ type: 'charge.refunded' });
  return events.data[0]?.data.object;
};

test('a charge can be refunded in full', async () => {
  const local = await startStripeForTest();
  const { stripe } = local;
  const { intent, charge } = await payCheckout(local);
  const refund = await stripe.refunds.create({
    payment_intent: intent.id,
    reason: 'requested_by_customer',
    metadata: { by: 'admin' },
  });
  expect(refund.id).toMatch(/^re_/);
  expect(refund).toMatchObject({
    amount: 7000,
    charge: charge.id,
    payment_intent: intent.id,
    status: 'succeeded',
    reason: 'requested_by_customer',
    metadata: { by: 'admin' },
  });
  expect(await findLastCharge(stripe)).toMatchObject({
    id: charge.id,
    refunded: true,
    amount_refunded: 7000,
  });
  expect((await listEventTypes(stripe)).slice(-2)).toEqual(['refund.created', 'charge.refunded']);
  expect(await stripe.refunds.retrieve(refund.id)).toEqual(refund);
});

test('parts of a charge can be refunded up to its amount', async () => {
  const local = await startStripeForTest();
  const { stripe } = local;
  const { intent, charge } = await payCheckout(local);
  await stripe.refunds.create({ charge: charge.id, amount: 2000 });
  expect(await findLastCharge(stripe)).toMatchObject({ refunded: false, amount_refunded: 2000 });
  const tooMuch = await stripe.refunds
    .create({ charge: charge.id, amount: 5001 })
    .catch((error: unknown) => error);
  expect(tooMuch).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(tooMuch).toMatchObject({
    param: 'amount',
    message: 'Refund amount ($50.01) is greater than unrefunded amount on charge ($50.00)',
  });
  expect(await stripe.refunds.create({ payment_intent: intent.id })).toMatchObject({
    amount: 5000,
  });
  await expect(stripe.refunds.create({ payment_intent: intent.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
  expect((await stripe.refunds.list({ charge: charge.id })).data).toHaveLength(2);
  const expanded = await stripe.charges.retrieve(charge.id, { expand: ['refunds'] });
  expect(expanded.refunds?.data.map(({ amount }) => amount)).toEqual([5000, 2000]);
});

test('invalid refunds are refused', async () => {
  const local = await startStripeForTest();
  const { stripe, url } = local;
  const { charge } = await payCheckout(local);
  await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
  await expect(stripe.refunds.create({ charge: charge.id, amount: 0 })).rejects.toMatchObject({
    param: 'amount',
    code: 'parameter_invalid_integer',
  });
  await expect(stripe.refunds.create({ charge: 'ch_none' })).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'charge',
  });
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  await submitPayPage(url, id, 'decline');
  const declined = await stripe.checkout.sessions.retrieve(id);
  await expect(
    stripe.refunds.create({ payment_intent: declined.payment_intent as string }),
  ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state' });
});
