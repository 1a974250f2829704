import { expect, onTestFinished, test } from 'vitest';
import { CATALOGUE_PRICES, CATALOGUE_PRODUCTS } from '@flexa/contracts/catalogue';
import { PLAN_IDS } from '@flexa/contracts/plans';
import { startTestStripe } from '../testing/test-stripe';
import { listCatalogueChanges } from './catalogue';

async function setUpSyncedStripe() {
  const stripe = await startTestStripe(() => new Date('2026-11-20T12:00:00Z'));
  onTestFinished(() => stripe.close());
  for (const { apply } of await listCatalogueChanges(stripe.stripe)) await apply();
  return stripe.stripe;
}

const listWords = async (stripe: Parameters<typeof listCatalogueChanges>[0]) =>
  (await listCatalogueChanges(stripe)).map(({ words }) => words);

test('the catalogue has a price for each plan, each with its own lookup key', () => {
  const keys = CATALOGUE_PRICES.map(({ lookupKey }) => lookupKey);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining([...PLAN_IDS]));
});

test('syncing an empty Stripe creates everything, and a second sync changes nothing', async () => {
  const stripe = await setUpSyncedStripe();
  expect((await stripe.products.list({ limit: 100 })).data).toHaveLength(CATALOGUE_PRODUCTS.length);
  const { data } = await stripe.prices.list({ lookup_keys: ['charts-3m', 'suite-12m-offer'] });
  expect(
    data.map(({ lookup_key, unit_amount, product }) => [lookup_key, unit_amount, product]),
  ).toEqual(
    expect.arrayContaining([
      ['charts-3m', 6000, 'flexa_charts'],
      ['suite-12m-offer', 35_000, 'flexa_suite'],
    ]),
  );
  expect(await listWords(stripe)).toEqual([]);
});

test('listing the catalogue changes changes nothing at Stripe', async () => {
  const stripe = await setUpSyncedStripe();
  await stripe.products.update('flexa_charts', { name: 'Charts' });
  expect(await listWords(stripe)).toEqual(['update product flexa_charts: Flexa Charts']);
  expect((await stripe.products.retrieve('flexa_charts')).name).toBe('Charts');
});

test('a different price hands its lookup key to a new one and is retired', async () => {
  const stripe = await setUpSyncedStripe();
  const old = await stripe.prices.create({
    currency: 'usd',
    unit_amount: 1,
    product: 'flexa_charts',
    lookup_key: 'charts-1m',
    transfer_lookup_key: true,
  });
  const changes = await listCatalogueChanges(stripe);
  expect(changes.map(({ words }) => words)).toEqual(['replace price charts-1m: 24 usd']);
  for (const { apply } of changes) await apply();
  expect(await stripe.prices.retrieve(old.id)).toMatchObject({ active: false, lookup_key: null });
  expect((await stripe.prices.list({ lookup_keys: ['charts-1m'] })).data).toMatchObject([
    { unit_amount: 2400, active: true },
  ]);
  expect(await listWords(stripe)).toEqual([]);
});
