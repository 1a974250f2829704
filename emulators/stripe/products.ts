import { z } from 'zod';
import { findPathObject, findParameterObject, type Call } from './call';
import { createRefusal } from './errors';
import {
  boolean,
  list,
  mergeMetadata,
  metadata,
  refuseUnsupported,
  parseParameters,
  text,
  unsettable,
  url,
} from './fields';
import { newId } from './ids';
import { listNewestFirst, readList } from './lists';
import type { Product } from './objects';

const CREATE = z.object({
  name: text(),
  id: text().optional(),
  active: boolean().optional(),
  description: unsettable().optional(),
  images: list(text(), 8).optional(),
  metadata: metadata().optional(),
  tax_code: unsettable().optional(),
  url: url().optional(),
  ...refuseUnsupported('default_price_data'),
});

export function createProduct({ account, input }: Call): Product {
  const params = parseParameters(CREATE, input);
  if (params.id !== undefined && account.state.products.has(params.id)) {
    throw createRefusal({
      message: `Product already exists with ID ${params.id}`,
      param: 'id',
      code: 'resource_already_exists',
    });
  }
  const product: Product = {
    ...buildProduct(params.name, account.now()),
    ...(params.id !== undefined && { id: params.id }),
    active: params.active ?? true,
    description: params.description ?? null,
    images: params.images ?? [],
    metadata: mergeMetadata({}, params.metadata),
    tax_code: params.tax_code ?? null,
    url: params.url ?? null,
  };
  account.state.products.set(product.id, product);
  return product;
}

export function buildProduct(name: string, created: number): Product {
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

export function retrieveProduct({ account, id }: Call): Product {
  return findPathObject(account.state.products, 'product', id);
}

const UPDATE = z.object({
  name: text().optional(),
  active: boolean().optional(),
  default_price: text().optional(),
  description: unsettable().optional(),
  images: z.union([z.literal('').transform(() => []), list(text(), 8)]).optional(),
  metadata: metadata().optional(),
  tax_code: unsettable().optional(),
  url: unsettable().optional(),
});

export function updateProduct({ account, id, input }: Call): Product {
  const params = parseParameters(UPDATE, input);
  const { state } = account;
  const product = findPathObject(state.products, 'product', id);
  if (params.default_price !== undefined) {
    const price = findParameterObject(state.prices, 'price', params.default_price, 'default_price');
    if (price.product !== id) {
      const message = `The price specified is not a price of the product ${id}.`;
      throw createRefusal({ message, param: 'default_price' });
    }
    product.default_price = price.id;
  }
  product.metadata = mergeMetadata(product.metadata, params.metadata);
  product.name = params.name ?? product.name;
  product.active = params.active ?? product.active;
  product.images = params.images ?? product.images;
  if (params.description !== undefined) product.description = params.description;
  if (params.tax_code !== undefined) product.tax_code = params.tax_code;
  if (params.url !== undefined) product.url = params.url;
  product.updated = account.now();
  return product;
}

const FILTERS = {
  active: boolean().optional(),
  ids: list(text()).optional(),
  url: text().optional(),
};

export function listProducts({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return listNewestFirst(
    '/v1/products',
    account.state.products.values(),
    params,
    ({ id, active, url }) =>
      active === (params.active ?? active) &&
      (params.ids?.includes(id) ?? true) &&
      url === (params.url ?? url),
  );
}
