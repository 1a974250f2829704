import { expect, test } from 'vitest';
import { listEventTypes, payCheckout, startStripeOnClock } from './testing';

test('the fee of a charge is booked after the delay, with charge.updated', async () => {
  const local = await startStripeOnClock();
  const { stripe, url } = local;
  await fetch(`${url}/_dev/fee-delay`, {
    method: 'POST',
    body: new URLSearchParams({ seconds: '3600' }),
  });
  const { charge } = await payCheckout(local);
  expect(charge).toMatchObject({ paid: true, balance_transaction: null });
  expect(await listEventTypes(stripe)).not.toContain('charge.updated');
  local.passDays(1);
  const bookedCharge = await stripe.charges.retrieve(charge.id, {
    expand: ['balance_transaction'],
  });
  expect(bookedCharge.balance_transaction).toMatchObject({
    amount: 7000,
    fee: 233,
    type: 'charge',
  });
  expect(await listEventTypes(stripe)).toContain('charge.updated');
});
