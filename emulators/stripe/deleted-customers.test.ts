import { expect, test } from 'vitest';
import { CHECKOUT, listEventTypes, startStripeForTest } from './testing';

test('a deleted customer keeps only its id and is not listed', async () => {
  const { stripe } = await startStripeForTest();
  const { id } = await stripe.customers.create({ name: 'Nora' });
  expect(await stripe.customers.del(id)).toEqual({ id, object: 'customer', deleted: true });
  expect(await stripe.customers.retrieve(id)).toEqual({ id, object: 'customer', deleted: true });
  expect((await stripe.customers.list()).data).toEqual([]);
  expect(await listEventTypes(stripe)).toContain('customer.deleted');
});

test('requests that name a deleted customer are refused', async () => {
  const { stripe } = await startStripeForTest();
  const { id } = await stripe.customers.create({});
  await stripe.customers.del(id);
  const missing = { code: 'resource_missing', message: `No such customer: '${id}'` };
  await expect(stripe.customers.del(id)).rejects.toMatchObject(missing);
  await expect(stripe.customers.update(id, { name: 'Ada' })).rejects.toMatchObject(missing);
  await expect(stripe.customers.retrieveCashBalance(id)).rejects.toMatchObject(missing);
  await expect(
    stripe.checkout.sessions.create({ ...CHECKOUT, customer: id }),
  ).rejects.toMatchObject({ ...missing, param: 'customer' });
  const invoice = { customer: id, collection_method: 'send_invoice', days_until_due: 30 } as const;
  await expect(stripe.invoices.create(invoice)).rejects.toMatchObject(missing);
});
