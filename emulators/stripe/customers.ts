import { z } from 'zod';
import { findPathObject, type Call } from './call';
import { email, mergeMetadata, metadata, parseParameters, text, unsettable } from './fields';
import { newId } from './ids';
import { listNewestFirst, readList } from './lists';
import type { Customer, DeletedCustomer } from './objects';

const unset = z.literal('').transform(() => null);

const allowLine = () => unsettable().default(null);

const ADDRESS = z.object({
  city: allowLine(),
  line1: allowLine(),
  line2: allowLine(),
  postal_code: allowLine(),
  state: allowLine(),
  country: text(2),
});

const PARAMS = z.object({
  address: ADDRESS.optional(),
  business_name: z.union([unset, text(150)]).optional(),
  description: unsettable().optional(),
  email: z.union([unset, email()]).optional(),
  metadata: metadata().optional(),
  name: unsettable().optional(),
  phone: unsettable().optional(),
});

export function createCustomer({ account, input }: Call): Customer {
  const params = parseParameters(PARAMS, input);
  const customer = buildCustomer(account.now());
  applyParams(customer, params);
  account.state.customers.set(customer.id, customer);
  return customer;
}

export function buildCustomer(created: number): Customer {
  return {
    id: newId('customer'),
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    next_invoice_sequence: 1,
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

function applyParams(customer: Customer, params: z.infer<typeof PARAMS>) {
  const { business_name: business, description, email: address } = params;
  const { metadata: change, name, phone, address: place } = params;
  if (place !== undefined) customer.address = place;
  customer.metadata = mergeMetadata(customer.metadata, change);
  if (business === null) delete customer.business_name;
  else if (business !== undefined) customer.business_name = business;
  if (description !== undefined) customer.description = description;
  if (address !== undefined) customer.email = address;
  if (name !== undefined) customer.name = name;
  if (phone !== undefined) customer.phone = phone;
}

/** Returns the customer, or only the id of a deleted one. */
export function retrieveCustomer({ account, id }: Call): Customer | DeletedCustomer {
  const deleted = account.state.deletedCustomers.get(id);
  return deleted ?? findPathObject(account.state.customers, 'customer', id);
}

/** Deletes a customer. Later requests don't find it; its payments and invoices stay. */
export function deleteCustomer({ account, id, cause }: Call): DeletedCustomer {
  const { state } = account;
  const customer = findPathObject(state.customers, 'customer', id);
  const deleted: DeletedCustomer = { id, object: 'customer', deleted: true };
  state.customers.delete(id);
  state.cashBalances.delete(id);
  state.deletedCustomers.set(id, deleted);
  account.emit('customer.deleted', customer, cause);
  return deleted;
}

export function updateCustomer({ account, id, input }: Call): Customer {
  const params = parseParameters(PARAMS, input);
  const customer = findPathObject(account.state.customers, 'customer', id);
  applyParams(customer, params);
  return customer;
}

const FILTERS = { email: text(512).optional() };

export function listCustomers({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return listNewestFirst(
    '/v1/customers',
    account.state.customers.values(),
    params,
    (customer) => params.email === undefined || customer.email === params.email,
  );
}
