import { describe, expect, test } from 'vitest';
import { listEventTypes, submitPayPage, INVOICED, startStripeOnClock } from './testing';

const UNNAMED = { verified_address: null, verified_name: null };

/** Creates a customer with a tax id; `status` reads the state of its verification. */
async function createTaxId(
  value: string,
  { country, type }: { country: string; type: 'eu_vat' | 'gb_vat' | 'us_ein' },
) {
  const local = await startStripeOnClock();
  const { stripe } = local;
  const { id: customer } = await stripe.customers.create({ address: { country } });
  const taxId = await stripe.customers.createTaxId(customer, { type, value });
  return {
    ...local,
    made: taxId,
    async readStatus() {
      const { data } = await stripe.customers.listTaxIds(customer);
      return data[0]?.verification?.status;
    },
  };
}

describe('the verification of VAT numbers', () => {
  test('a VAT number is pending first and verified later, with an event', async () => {
    const {
      stripe,
      made: taxId,
      readStatus,
      passDays,
    } = await createTaxId('SE556677889901', {
      country: 'SE',
      type: 'eu_vat',
    });
    expect(taxId.verification).toEqual({ status: 'pending', ...UNNAMED });
    expect(await readStatus()).toBe('pending');
    expect(await listEventTypes(stripe)).not.toContain('customer.tax_id.updated');
    passDays(1);
    expect(await readStatus()).toBe('verified');
    const { data } = await stripe.events.list({ type: 'customer.tax_id.updated' });
    expect(data).toMatchObject([
      {
        data: {
          object: { id: taxId.id, value: 'SE556677889901', verification: { status: 'verified' } },
        },
      },
    ]);
  });

  test('the verification of the test number 111111111 fails', async () => {
    const { readStatus, passDays } = await createTaxId('DE111111111', {
      country: 'DE',
      type: 'eu_vat',
    });
    passDays(1);
    expect(await readStatus()).toBe('unverified');
  });

  test('the verification of the test number 222222222 never ends', async () => {
    const { stripe, readStatus, passDays } = await createTaxId('GB222222222', {
      country: 'GB',
      type: 'gb_vat',
    });
    passDays(30);
    expect(await readStatus()).toBe('pending');
    expect(await listEventTypes(stripe)).not.toContain('customer.tax_id.updated');
  });

  test('the verification is unavailable for a number that no authority verifies', async () => {
    const { made: taxId } = await createTaxId('12-3456789', { country: 'US', type: 'us_ein' });
    expect(taxId.verification).toEqual({ status: 'unavailable', ...UNNAMED });
  });

  test('a VAT number that a checkout collected is pending', async () => {
    const { stripe, url, passDays } = await startStripeOnClock();
    const { id: customer } = await stripe.customers.create({});
    const { id } = await stripe.checkout.sessions.create({
      ...INVOICED,
      customer,
      billing_address_collection: 'required',
      customer_update: { name: 'auto', address: 'auto' },
      tax_id_collection: { enabled: true },
    });
    await submitPayPage(url, id, 'pay', {
      country: 'DE',
      business: 'Lind GmbH',
      taxId: 'DE123456789',
    });
    const readStatus = async () =>
      (await stripe.customers.listTaxIds(customer)).data[0]?.verification?.status;
    expect(await readStatus()).toBe('pending');
    passDays(1);
    expect(await readStatus()).toBe('verified');
  });

  test('a VAT number deleted before its verification sends no event', async () => {
    const {
      stripe,
      made: taxId,
      passDays,
    } = await createTaxId('SE556677889901', {
      country: 'SE',
      type: 'eu_vat',
    });
    await stripe.customers.deleteTaxId(taxId.customer as string, taxId.id);
    passDays(1);
    await stripe.customers.retrieve(taxId.customer as string);
    expect(await listEventTypes(stripe)).not.toContain('customer.tax_id.updated');
  });
});
