import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { CHECKOUT, payCheckout, startStripeForTest } from './testing';

test('twenty simultaneous requests with one idempotency key create one session', async () => {
  const { stripe } = await startStripeForTest();
  const sessions = await Promise.all(
    Array.from({ length: 20 }, () =>
      stripe.checkout.sessions.create(CHECKOUT, { idempotencyKey: 'order-1' }),
    ),
  );
  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
  const replayed = sessions.filter(
    ({ lastResponse }) => lastResponse.headers['idempotent-replayed'] === 'true',
  );
  expect(replayed).toHaveLength(19);
});

test('an idempotency key replays the first answer unchanged', async () => {
  const { stripe } = await startStripeForTest();
  const first = await stripe.products.create({ name: 'Charts' }, { idempotencyKey: 'p' });
  await stripe.products.update(first.id, { name: 'Renamed' });
  const second = await stripe.products.create({ name: 'Charts' }, { idempotencyKey: 'p' });
  expect(second).toEqual(first);
});

test('an idempotency key is refused with other parameters', async () => {
  const { stripe } = await startStripeForTest();
  await stripe.products.create({ name: 'Charts' }, { idempotencyKey: 'p' });
  const failure = await stripe.products
    .create({ name: 'Tables' }, { idempotencyKey: 'p' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  expect(failure).toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
  await expect(
    stripe.customers.create({ name: 'Charts' }, { idempotencyKey: 'p' }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test('a request refused before it begins leaves its idempotency key unused', async () => {
  const { stripe } = await startStripeForTest();
  const options = { idempotencyKey: 'p' };
  await expect(stripe.products.create({ name: '' }, options)).rejects.toMatchObject({
    code: 'parameter_invalid_empty',
  });
  expect(await stripe.products.create({ name: 'Charts' }, options)).toMatchObject({
    name: 'Charts',
  });
});

test('an idempotency key replays the error of a request that had begun', async () => {
  const local = await startStripeForTest();
  const { charge } = await payCheckout(local);
  const tooMuch = { charge: charge.id, amount: 7001 };
  const options = { idempotencyKey: 'r' };
  const attempt = () => local.stripe.refunds.create(tooMuch, options);
  await expect(attempt()).rejects.toMatchObject({ param: 'amount' });
  await expect(attempt()).rejects.toMatchObject({
    param: 'amount',
    headers: { 'idempotent-replayed': 'true' },
  });
});

test('an idempotency key is forgotten after a day', async () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const { stripe } = await startStripeForTest({ clock: () => now });
  const create = () => stripe.products.create({ name: 'Charts' }, { idempotencyKey: 'p' });
  const first = await create();
  now = new Date('2026-01-02T00:00:01Z');
  expect((await create()).id).not.toBe(first.id);
});
