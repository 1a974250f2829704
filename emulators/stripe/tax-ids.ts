import { z } from 'zod';
import { findPathObject, type Call } from './call';
import { createBadRequestError, createMissingError } from './errors';
import { parseParameters, text } from './fields';
import { newId } from './ids';
import { listPage, readPage } from './lists';
import type { TaxId } from './objects';
import { isTaxId, listCustomerTaxIds, findTaxIdType } from './tax';
import type { Cause, StripeAccount } from './account';

const CREATE = z.object({ type: text(), value: text(50) });

export function createTaxId({ account, id, input, cause }: Call): TaxId {
  const params = parseParameters(CREATE, input);
  const { address } = findPathObject(account.state.customers, 'customer', id);
  // EU numbers begin with the country code; Greece uses EL.
  const prefix = params.value.slice(0, 2).replace('EL', 'GR');
  const country = params.type === 'eu_vat' ? prefix : (address?.country ?? '');
  if (findTaxIdType(country) !== params.type || !isTaxId(country, params.value)) {
    const message = `Invalid value for ${params.type}.`;
    throw createBadRequestError({ message, param: 'value', code: 'tax_id_invalid' });
  }
  return addTaxId(account, { customer: id, country, value: params.value }, cause);
}

/** Stripe's test numbers, the same for every country (docs.stripe.com/billing/customer/tax-ids). */
const REFUSED = '111111111';
const PENDING = '222222222';
/** Seconds that the local authority takes. */
const VERIFY_S = 2;

/** Adds a number. If its country has an authority, the authority verifies it later. */
export function addTaxId(
  account: StripeAccount,
  { customer, country, value }: { customer: string; country: string; value: string },
  cause: Cause,
): TaxId {
  const type = findTaxIdType(country);
  const isVerifiable = type === 'eu_vat' || type === 'gb_vat';
  const taxId: TaxId = {
    id: newId('taxId'),
    object: 'tax_id',
    country,
    created: account.now(),
    customer,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer, customer_account: null },
    type,
    value,
    verification: {
      status: isVerifiable ? 'pending' : 'unavailable',
      verified_address: null,
      verified_name: null,
    },
  };
  const { customerTaxIds, due } = account.state;
  customerTaxIds.set(taxId.id, taxId);
  account.emit('customer.tax_id.created', taxId, cause);
  if (isVerifiable && !value.endsWith(PENDING)) {
    due.push({ kind: 'tax-id', taxId: taxId.id, at: account.now() + VERIFY_S });
  }
  return taxId;
}

/** Records the authority's answer, unless the number has been deleted. */
export function verifyTaxId(account: StripeAccount, id: string): void {
  const taxId = account.state.customerTaxIds.get(id);
  if (!taxId?.verification) return;
  taxId.verification.status = taxId.value.endsWith(REFUSED) ? 'unverified' : 'verified';
  account.emit('customer.tax_id.updated', taxId, null);
}

export function listTaxIds({ account, id, input }: Call) {
  findPathObject(account.state.customers, 'customer', id);
  const newest = listCustomerTaxIds(account.state, id).reverse();
  return listPage(`/v1/customers/${id}/tax_ids`, newest, readPage(input));
}

export function deleteTaxId({ account, id, part = '', cause }: Call) {
  const { customerTaxIds: all } = account.state;
  const taxId = all.get(part);
  if (taxId?.customer !== id) throw createMissingError('tax_id', part, 'id', 404);
  all.delete(part);
  account.emit('customer.tax_id.deleted', taxId, cause);
  return { id: part, object: 'tax_id' as const, deleted: true as const };
}
