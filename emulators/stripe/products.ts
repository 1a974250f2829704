import type Stripe from 'stripe';
import { z } from 'zod';
import { named, referred, type Call } from './call';
import { refused } from './errors';
import {
  boolean,
  known,
  list,
  mergeMetadata,
  metadata,
  notHere,
  read,
  text,
  unsettable,
  url,
} from './fields';
import { newId } from './ids';
import { newestFirst, readList } from './lists';
import type { Product } from './objects';

const KNOWN = [
  'marketing_features',
  'package_dimensions',
  'shippable',
  'statement_descriptor',
  'tax_code',
  'tax_details',
  'unit_label',
] as const satisfies (keyof Stripe.ProductCreateParams & keyof Stripe.ProductUpdateParams)[];

const CREATE = z.strictObject({
  name: text(),
  id: text().optional(),
  active: boolean().optional(),
  description: unsettable().optional(),
  images: list(text(), 8).optional(),
  metadata: metadata().optional(),
  url: url().optional(),
  ...known(...KNOWN, 'type'),
  ...notHere('default_price_data'),
});

export function createProduct({ account, input }: Call): Product {
  const params = read(CREATE, input);
  if (params.id !== undefined && account.state.products.has(params.id)) {
    throw refused({
      message: `Product already exists with ID ${params.id}`,
      param: 'id',
      code: 'resource_already_exists',
    });
  }
  const product: Product = {
    ...productOf(params.name, account.now()),
    ...(params.id !== undefined && { id: params.id }),
    active: params.active ?? true,
    description: params.description ?? null,
    images: params.images ?? [],
    metadata: mergeMetadata({}, params.metadata),
    url: params.url ?? null,
  };
  account.state.products.set(product.id, product);
  return product;
}

export function productOf(name: string, created: number): Product {
  return {
    id: newId('product'),
    object: 'product',
    active: true,
    created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: created,
    url: null,
  };
}

export function retrieveProduct({ account, id, input }: Call): Product {
  read(z.strictObject({}), input);
  return named(account.state.products, 'product', id);
}

const UPDATE = z.strictObject({
  name: text().optional(),
  active: boolean().optional(),
  default_price: text().optional(),
  description: unsettable().optional(),
  images: z.union([z.literal('').transform(() => []), list(text(), 8)]).optional(),
  metadata: metadata().optional(),
  url: unsettable().optional(),
  ...known(...KNOWN),
});

export function updateProduct({ account, id, input }: Call): Product {
  const params = read(UPDATE, input);
  const { state } = account;
  const product = named(state.products, 'product', id);
  if (params.default_price !== undefined) {
    const price = referred(state.prices, 'price', params.default_price, 'default_price');
    if (price.product !== id) {
      const message = `The price specified is not a price of the product ${id}.`;
      throw refused({ message, param: 'default_price' });
    }
    product.default_price = price.id;
  }
  product.metadata = mergeMetadata(product.metadata, params.metadata);
  product.name = params.name ?? product.name;
  product.active = params.active ?? product.active;
  product.images = params.images ?? product.images;
  if (params.description !== undefined) product.description = params.description;
  if (params.url !== undefined) product.url = params.url;
  product.updated = account.now();
  return product;
}

const FILTERS = {
  active: boolean().optional(),
  ids: list(text()).optional(),
  url: text().optional(),
  ...known('shippable', 'type'),
};

export function listProducts({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return newestFirst(
    '/v1/products',
    account.state.products.values(),
    params,
    ({ id, active, url }) =>
      active === (params.active ?? active) &&
      (params.ids?.includes(id) ?? true) &&
      url === (params.url ?? url),
  );
}
