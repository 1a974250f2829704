import { expect, test } from 'vitest';
import { deserializeState } from './saved-state';
import { CHECKOUT, payCheckout, startStripeForTest } from './testing';

test('a Stripe started from saved state continues it and can refund its payments', async () => {
  const first = await startStripeForTest();
  const { session, intent } = await payCheckout(first);
  const open = await first.stripe.checkout.sessions.create(CHECKOUT);

  const { stripe } = await startStripeForTest({ savedState: first.exportState() });
  const refund = await stripe.refunds.create({ payment_intent: intent.id });
  expect(refund).toMatchObject({ status: 'succeeded', amount: session.amount_total });
  // Lists still share their objects: the refund changed the charge that the session refers to.
  const again = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  });
  expect(again).toMatchObject({ payment_intent: { latest_charge: { refunded: true } } });
  expect((await stripe.checkout.sessions.expire(open.id)).status).toBe('expired');
});

test('bytes that hold no saved state are refused', () => {
  expect(() => deserializeState(Buffer.from('no'))).toThrow();
});
