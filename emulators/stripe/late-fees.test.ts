import { expect, test } from 'vitest';
import { eventTypes, paid, stripeOnClock } from './testing';

test('books the fee after the delay, with charge.updated', async () => {
  const local = await stripeOnClock();
  const { stripe, url } = local;
  await fetch(`${url}/_dev/fee-delay`, {
    method: 'POST',
    body: new URLSearchParams({ seconds: '3600' }),
  });
  const { charge } = await paid(local);
  expect(charge).toMatchObject({ paid: true, balance_transaction: null });
  expect(await eventTypes(stripe)).not.toContain('charge.updated');
  local.passDays(1);
  const later = await stripe.charges.retrieve(charge.id, { expand: ['balance_transaction'] });
  expect(later.balance_transaction).toMatchObject({ amount: 7000, fee: 233, type: 'charge' });
  expect(await eventTypes(stripe)).toContain('charge.updated');
});
