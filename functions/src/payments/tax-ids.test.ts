import { expect, test } from 'vitest';
import type { InvoiceBilling } from '@flexa/contracts/orders';
import { startStripeWithClock } from '../testing/shop';
import { createTaxIdKeeper } from './tax-ids';

test('a customer has only the VAT number of the last order', async () => {
  const { stripe } = await startStripeWithClock();
  const keep = createTaxIdKeeper(stripe);
  const { id } = await stripe.customers.create({});
  const address = { country: 'SE' } as InvoiceBilling['address'];
  const keepTaxId = async (taxId?: string) => {
    await keep(id, { company: 'Lind AB', email: 'a@lind.example', address, taxId });
    return (await stripe.customers.listTaxIds(id)).data.map(({ value }) => value);
  };
  expect(await keepTaxId('SE556677889901')).toEqual(['SE556677889901']);
  expect(await keepTaxId('SE556677889901')).toEqual(['SE556677889901']);
  expect(await keepTaxId('SE112233445501')).toEqual(['SE112233445501']);
  expect(await keepTaxId()).toEqual([]);
});
