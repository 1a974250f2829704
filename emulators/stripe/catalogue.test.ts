import { expect, test } from 'vitest';
import { startStripeForTest } from './testing';

test('the local Stripe creates, finds, updates and lists products', async () => {
  const { stripe } = await startStripeForTest();
  const product = await stripe.products.create({
    id: 'charts',
    name: 'Charts',
    metadata: { pack: 'charts', 2024: 'year' },
    images: ['https://shop.example/a.png'],
  });
  expect(product).toMatchObject({ id: 'charts', object: 'product', active: true, livemode: false });
  expect(product.metadata).toEqual({ pack: 'charts', 2024: 'year' });
  await stripe.products.update('charts', {
    description: 'Visuals',
    active: false,
    metadata: { pack: '', tier: '1' },
  });
  expect(await stripe.products.retrieve('charts')).toMatchObject({
    description: 'Visuals',
    active: false,
    metadata: { 2024: 'year', tier: '1' },
  });
  await stripe.products.create({ name: 'Tables' });
  const active = await stripe.products.list({ active: true });
  expect(active.data.map(({ name }) => name)).toEqual(['Tables']);
  expect((await stripe.products.list({ ids: ['charts'] })).data).toHaveLength(1);
});

test('the local Stripe refuses a second product with the same id', async () => {
  const { stripe } = await startStripeForTest();
  await stripe.products.create({ id: 'charts', name: 'Charts' });
  await expect(stripe.products.create({ id: 'charts', name: 'Other' })).rejects.toMatchObject({
    code: 'resource_already_exists',
    param: 'id',
  });
});

test('prices are found by lookup key, product and active flag', async () => {
  const { stripe } = await startStripeForTest();
  const { id: product } = await stripe.products.create({ name: 'Charts' });
  const price = await stripe.prices.create({
    product,
    currency: 'usd',
    unit_amount: 3500,
    lookup_key: 'charts_1',
  });
  const other = await stripe.prices.create({
    product_data: { name: 'Tables' },
    currency: 'EUR',
    unit_amount: 500,
    active: false,
  });
  expect(other.currency).toBe('eur');
  expect(String(price.unit_amount_decimal)).toBe('3500');
  const listIds = async (params: Parameters<typeof stripe.prices.list>[0]) =>
    (await stripe.prices.list(params)).data.map(({ id }) => id);
  expect(await listIds({ lookup_keys: ['charts_1', 'nothing'] })).toEqual([price.id]);
  expect(await listIds({ product })).toEqual([price.id]);
  expect(await listIds({ active: false })).toEqual([other.id]);
  expect(await listIds({})).toEqual([other.id, price.id]);
  const expanded = await stripe.prices.list({
    lookup_keys: ['charts_1'],
    expand: ['data.product'],
  });
  expect(expanded.data[0]?.product).toMatchObject({ name: 'Charts' });
  expect(await stripe.prices.retrieve(price.id)).toMatchObject({ lookup_key: 'charts_1', product });
});

test('a lookup key moves to another price only with transfer_lookup_key', async () => {
  const { stripe } = await startStripeForTest();
  const { id: product } = await stripe.products.create({ name: 'Charts' });
  const params = { product, currency: 'usd', unit_amount: 3500, lookup_key: 'charts_1' };
  const first = await stripe.prices.create(params);
  await expect(stripe.prices.create(params)).rejects.toMatchObject({ param: 'lookup_key' });
  const second = await stripe.prices.create({ ...params, transfer_lookup_key: true });
  expect(await stripe.prices.retrieve(first.id)).toMatchObject({ lookup_key: null });
  await stripe.prices.update(first.id, { lookup_key: 'charts_1', transfer_lookup_key: true });
  expect(await stripe.prices.retrieve(second.id)).toMatchObject({ lookup_key: null });
});

test('invalid prices are refused with Stripe’s messages', async () => {
  const { stripe } = await startStripeForTest();
  const { id: product } = await stripe.products.create({ name: 'Charts' });
  await expect(
    stripe.prices.create({ product, currency: 'usd', unit_amount: -1 }),
  ).rejects.toMatchObject({ param: 'unit_amount', code: 'parameter_invalid_integer' });
  await expect(
    stripe.prices.create({ product, currency: 'abc', unit_amount: 1 }),
  ).rejects.toMatchObject({ param: 'currency' });
  await expect(
    stripe.prices.create({ product: 'prod_none', currency: 'usd', unit_amount: 1 }),
  ).rejects.toMatchObject({ param: 'product', code: 'resource_missing' });
  await expect(
    stripe.prices.create({
      product,
      currency: 'usd',
      unit_amount: 1,
      recurring: { interval: 'day' },
    }),
  ).rejects.toMatchObject({ param: 'recurring' });
});

test('the local Stripe creates, finds by e-mail and updates customers', async () => {
  const { stripe } = await startStripeForTest();
  const customer = await stripe.customers.create({ email: 'ada@example.com', name: 'Ada' });
  await stripe.customers.create({ email: 'bob@example.com' });
  const customers = await stripe.customers.list({ email: 'ada@example.com' });
  expect(customers.data.map(({ id }) => id)).toEqual([customer.id]);
  await stripe.customers.update(customer.id, { name: 'Ada King', metadata: { uid: 'u1' } });
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({
    name: 'Ada King',
    email: 'ada@example.com',
    metadata: { uid: 'u1' },
  });
  await expect(stripe.customers.create({ email: 'no address' })).rejects.toMatchObject({
    code: 'email_invalid',
    param: 'email',
  });
  await expect(
    stripe.customers.create({ metadata: { note: 'x'.repeat(501) } }),
  ).rejects.toMatchObject({ param: 'metadata[note]' });
});

test('a list can be paged forwards and backwards', async () => {
  const { stripe } = await startStripeForTest();
  for (let n = 0; n < 5; n++) await stripe.customers.create({ name: `C${n}` });
  const all: (string | null | undefined)[] = [];
  for await (const { name } of stripe.customers.list({ limit: 2 })) all.push(name);
  expect(all).toEqual(['C4', 'C3', 'C2', 'C1', 'C0']);
  const first = await stripe.customers.list({ limit: 2 });
  expect(first.has_more).toBe(true);
  const third = await stripe.customers.list({ limit: 1, starting_after: first.data[1]?.id });
  const back = await stripe.customers.list({ limit: 2, ending_before: third.data[0]?.id });
  expect(back.data).toEqual(first.data);
  expect(
    (await stripe.customers.list({ created: { gt: 1, lte: first.data[0]?.created } })).data,
  ).toHaveLength(5);
  await expect(stripe.customers.list({ created: { after: 1 } as object })).rejects.toMatchObject({
    param: 'created[after]',
    code: 'parameter_unknown',
  });
  await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});
