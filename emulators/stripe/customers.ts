import type Stripe from 'stripe';
import { z } from 'zod';
import { named, type Call } from './call';
import { email, known, mergeMetadata, metadata, read, text, unsettable } from './fields';
import { newId } from './ids';
import { newestFirst, readList } from './lists';
import type { Customer } from './objects';

const KNOWN = [
  'address',
  'balance',
  'business_name',
  'cash_balance',
  'individual_name',
  'invoice_prefix',
  'invoice_settings',
  'next_invoice_sequence',
  'preferred_locales',
  'shipping',
  'source',
  'tax',
  'tax_exempt',
] as const satisfies (keyof Stripe.CustomerCreateParams & keyof Stripe.CustomerUpdateParams)[];

const FIELDS = {
  description: unsettable().optional(),
  email: z.union([z.literal('').transform(() => null), email()]).optional(),
  metadata: metadata().optional(),
  name: unsettable().optional(),
  phone: unsettable().optional(),
  ...known(...KNOWN),
};

const CREATE = z.strictObject({
  ...FIELDS,
  ...known('payment_method', 'tax_id_data', 'test_clock', 'validate'),
});

const UPDATE = z.strictObject({ ...FIELDS, ...known('default_source', 'validate') });

export function createCustomer({ account, input }: Call): Customer {
  const params = read(CREATE, input);
  const customer = customerOf(account.now());
  apply(customer, params);
  account.state.customers.set(customer.id, customer);
  return customer;
}

export function customerOf(created: number): Customer {
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
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

function apply(customer: Customer, params: z.infer<typeof CREATE>) {
  const { description, email: address, metadata: change, name, phone } = params;
  customer.metadata = mergeMetadata(customer.metadata, change);
  if (description !== undefined) customer.description = description;
  if (address !== undefined) customer.email = address;
  if (name !== undefined) customer.name = name;
  if (phone !== undefined) customer.phone = phone;
}

export function retrieveCustomer({ account, id, input }: Call): Customer {
  read(z.strictObject({}), input);
  return named(account.state.customers, 'customer', id);
}

export function updateCustomer({ account, id, input }: Call): Customer {
  const params = read(UPDATE, input);
  const customer = named(account.state.customers, 'customer', id);
  apply(customer, params);
  return customer;
}

const FILTERS = { email: text(512).optional(), ...known('test_clock') };

export function listCustomers({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return newestFirst(
    '/v1/customers',
    account.state.customers.values(),
    params,
    (customer) => params.email === undefined || customer.email === params.email,
  );
}
