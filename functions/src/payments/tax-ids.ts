import Stripe from 'stripe';
import { TAX_ID_STATUSES, type InvoiceBilling, type TaxIdStatus } from '@flexa/contracts/orders';
import { createInvalidField } from '../platform/errors';
import { ignoreMissing } from './missing';

type TaxIdType = Stripe.CustomerCreateTaxIdParams['type'];

const UNION = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

/** Stripe's type for the number of a country (docs.stripe.com/billing/customer/tax-ids). */
const TYPES: Record<string, TaxIdType> = {
  ...Object.fromEntries(UNION.split(' ').map((country) => [country, 'eu_vat' as const])),
  GB: 'gb_vat',
  CH: 'ch_vat',
  NO: 'no_vat',
  US: 'us_ein',
  CA: 'ca_bn',
  AU: 'au_abn',
  NZ: 'nz_gst',
  IN: 'in_gst',
  SG: 'sg_gst',
  JP: 'jp_trn',
  AE: 'ae_trn',
  ZA: 'za_vat',
};

/**
 * Returns the status of a number's verification; null if the customer no longer has the number. Stripe verifies it
 * after the payment and reports the result with `customer.tax_id.updated`.
 */
export async function readTaxIdStatus(
  stripe: Stripe,
  customer: string | null,
  taxId: string | null,
): Promise<TaxIdStatus | null> {
  if (customer === null || taxId === null) return null;
  const read = async () => {
    for await (const each of stripe.customers.listTaxIds(customer, { limit: 100 })) {
      if (each.value === taxId) return parseTaxIdStatus(each);
    }
    return null;
  };
  return (await ignoreMissing(read())) ?? null;
}

/** Returns null also for a status of a later API version. */
export function parseTaxIdStatus(taxId: Stripe.TaxId | undefined): TaxIdStatus | null {
  const status = taxId?.verification?.status;
  return TAX_ID_STATUSES.find((each) => each === status) ?? null;
}

/**
 * Leaves the Stripe customer with only this order's VAT number: an invoice shows all numbers of its customer and is
 * taxed by them.
 *
 * @throws AppError invalid-argument for a number that Stripe refuses, or a country whose numbers it does not know
 */
export function createTaxIdKeeper(stripe: Stripe) {
  return async (
    customer: string,
    { taxId, address }: InvoiceBilling,
  ): Promise<Stripe.TaxId | undefined> => {
    const type = TYPES[address.country];
    if (taxId !== undefined && !type)
      throw createRefusal('We can’t put a tax number of this country on an invoice. Leave it out');
    const existing: Stripe.TaxId[] = [];
    for await (const each of stripe.customers.listTaxIds(customer, { limit: 100 }))
      existing.push(each);
    const match = existing.find((each) => each.value === taxId && each.type === type);
    const isNew = taxId !== undefined && type && !match;
    const created = isNew ? await create(customer, { type, value: taxId }) : undefined;
    for (const { id } of existing) {
      if (id !== match?.id) await stripe.customers.deleteTaxId(customer, id);
    }
    return created ?? match;
  };

  async function create(
    customer: string,
    params: Stripe.CustomerCreateTaxIdParams,
  ): Promise<Stripe.TaxId> {
    try {
      return await stripe.customers.createTaxId(customer, params);
    } catch (error) {
      const isWrong =
        error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'tax_id_invalid';
      if (isWrong) throw createRefusal('This is not a VAT number of that country');
      throw error;
    }
  }
}

const createRefusal = (message: string) => createInvalidField('billing.taxId', message);
