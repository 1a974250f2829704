import { z } from 'zod';
import { named, type Call } from './call';
import { badRequest, noSuch } from './errors';
import { read, text } from './fields';
import { newId } from './ids';
import { page, readPage } from './lists';
import type { TaxId } from './objects';
import { isTaxId, taxIdsOf, taxIdType } from './tax';
import type { StripeAccount } from './account';

const CREATE = z.object({ type: text(), value: text(50) });

export function createTaxId({ account, id, input, cause }: Call): TaxId {
  const params = read(CREATE, input);
  const { address } = named(account.state.customers, 'customer', id);
  // A number of the Union begins with its country, for which Greece writes EL.
  const prefix = params.value.slice(0, 2).replace('EL', 'GR');
  const country = params.type === 'eu_vat' ? prefix : (address?.country ?? '');
  if (taxIdType(country) !== params.type || !isTaxId(country, params.value)) {
    const message = `Invalid value for ${params.type}.`;
    throw badRequest({ message, param: 'value', code: 'tax_id_invalid' });
  }
  const taxId = addTaxId(account, { customer: id, country, value: params.value });
  account.emit('customer.tax_id.created', taxId, cause);
  return taxId;
}

export function addTaxId(
  account: StripeAccount,
  { customer, country, value }: { customer: string; country: string; value: string },
): TaxId {
  const taxId: TaxId = {
    id: newId('taxId'),
    object: 'tax_id',
    country,
    created: account.now(),
    customer,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer, customer_account: null },
    type: taxIdType(country),
    value,
    verification: { status: 'verified', verified_address: null, verified_name: null },
  };
  account.state.customerTaxIds.set(taxId.id, taxId);
  return taxId;
}

export function listTaxIds({ account, id, input }: Call) {
  named(account.state.customers, 'customer', id);
  const newest = taxIdsOf(account.state, id).reverse();
  return page(`/v1/customers/${id}/tax_ids`, newest, readPage(input));
}

export function deleteTaxId({ account, id, part = '', cause }: Call) {
  const { customerTaxIds: all } = account.state;
  const taxId = all.get(part);
  if (taxId?.customer !== id) throw noSuch('tax_id', part, 'id', 404);
  all.delete(part);
  account.emit('customer.tax_id.deleted', taxId, cause);
  return { id: part, object: 'tax_id' as const, deleted: true as const };
}
