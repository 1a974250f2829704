import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { startStripeForTest } from './testing';

async function expectTrouble(url: string, kind: string): Promise<void> {
  await fetch(`${url}/_dev/troubles`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind }),
  });
}

test('an ordered rate limit answers 429 once and serves the next request', async () => {
  const { url, stripe } = await startStripeForTest();
  await expectTrouble(url, 'rate_limit');
  const failure = await stripe.products.list().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  expect(failure).toMatchObject({ statusCode: 429, code: 'rate_limit' });
  expect((await stripe.products.list()).data).toEqual([]);
});

test('an ordered lock answers 409 without effect while the key’s request is running', async () => {
  const { url, stripe } = await startStripeForTest();
  await expectTrouble(url, 'idempotency_key_in_use');
  expect((await stripe.products.list()).data).toEqual([]);
  const create = () => stripe.products.create({ name: 'Charts' }, { idempotencyKey: 'p' });
  await expect(create()).rejects.toMatchObject({
    statusCode: 409,
    code: 'idempotency_key_in_use',
  });
  expect((await create()).name).toBe('Charts');
});

test('an ordered failure repeats a 500 for its key only, after the work was done', async () => {
  const { url, stripe } = await startStripeForTest();
  await expectTrouble(url, 'stored_500');
  const create = (idempotencyKey: string) =>
    stripe.products.create({ name: 'Charts' }, { idempotencyKey });
  const failure = await create('p').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Stripe.errors.StripeAPIError);
  await expect(create('p')).rejects.toMatchObject({
    statusCode: 500,
    headers: { 'idempotent-replayed': 'true' },
  });
  expect((await stripe.products.list()).data).toHaveLength(1);
  await create('q');
  expect((await stripe.products.list()).data).toHaveLength(2);
});
