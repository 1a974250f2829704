import type Stripe from 'stripe';
import { z } from 'zod';
import { findPathObject, findParameterObject, type Call } from './call';
import { createBadRequestError, createRefusal } from './errors';
import {
  boolean,
  currency,
  integer,
  list,
  mergeMetadata,
  metadata,
  refuseUnsupported,
  oneOf,
  parseParameters,
  text,
  unsettable,
} from './fields';
import { newId } from './ids';
import { listNewestFirst, readList } from './lists';
import type { Price, State } from './objects';
import { buildProduct } from './products';

const UNSUPPORTED = [
  'billing_scheme',
  'custom_unit_amount',
  'recurring',
  'tiers',
  'tiers_mode',
  'transform_quantity',
  'unit_amount_decimal',
] as const satisfies (keyof Stripe.PriceCreateParams)[];

const TAX_BEHAVIOR = oneOf(['exclusive', 'inclusive', 'unspecified']);

const CREATE = z.object({
  currency: currency(),
  unit_amount: integer(0),
  product: text().optional(),
  product_data: z
    .object({
      name: text(),
      id: text().optional(),
      active: boolean().optional(),
      metadata: metadata().optional(),
    })
    .optional(),
  active: boolean().optional(),
  lookup_key: text(200).optional(),
  transfer_lookup_key: boolean().optional(),
  metadata: metadata().optional(),
  nickname: text().optional(),
  tax_behavior: TAX_BEHAVIOR.optional(),
  ...refuseUnsupported(...UNSUPPORTED),
});

export function createPrice({ account, input }: Call): Price {
  const { product, product_data: data, ...params } = parseParameters(CREATE, input);
  const { state } = account;
  if ((product === undefined) === (data === undefined)) {
    const message = 'You must specify exactly one of these parameters: product, product_data.';
    throw createBadRequestError({ message, param: 'product', code: 'parameter_missing' });
  }
  if (product !== undefined) findParameterObject(state.products, 'product', product, 'product');
  if (params.lookup_key !== undefined) {
    freeLookupKey(state, params.lookup_key, params.transfer_lookup_key ?? false);
  }
  let productId = product ?? '';
  if (data) {
    const product = buildProduct(data.name, account.now());
    productId = product.id = data.id ?? product.id;
    product.active = data.active ?? true;
    product.metadata = mergeMetadata({}, data.metadata);
    state.products.set(productId, product);
  }
  const price: Price = {
    ...buildPrice(params.currency, params.unit_amount, productId, account.now()),
    active: params.active ?? true,
    lookup_key: params.lookup_key ?? null,
    metadata: mergeMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    tax_behavior: params.tax_behavior ?? 'unspecified',
  };
  state.prices.set(price.id, price);
  return price;
}

export function buildPrice(code: string, amount: number, product: string, created: number): Price {
  return {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created,
    currency: code,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'one_time',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  };
}

/** Takes a lookup key from the price that has it, or refuses the request unless `transfer` is set. */
function freeLookupKey(state: State, key: string, transfer: boolean, taker?: string): void {
  for (const price of state.prices.values()) {
    if (price.lookup_key !== key || price.id === taker) continue;
    if (!transfer) {
      throw createRefusal({
        message:
          `A price (\`${price.id}\`) already uses that lookup key. ` +
          'To transfer it, pass `transfer_lookup_key: true`.',
        param: 'lookup_key',
        code: 'resource_already_exists',
      });
    }
    price.lookup_key = null;
  }
}

export function retrievePrice({ account, id }: Call): Price {
  return findPathObject(account.state.prices, 'price', id, 'price');
}

const UPDATE = z.object({
  active: boolean().optional(),
  lookup_key: unsettable().optional(),
  transfer_lookup_key: boolean().optional(),
  metadata: metadata().optional(),
  nickname: unsettable().optional(),
});

export function updatePrice({ account, id, input }: Call): Price {
  const params = parseParameters(UPDATE, input);
  const price = findPathObject(account.state.prices, 'price', id, 'price');
  if (params.lookup_key) {
    freeLookupKey(account.state, params.lookup_key, params.transfer_lookup_key ?? false, id);
  }
  price.metadata = mergeMetadata(price.metadata, params.metadata);
  price.active = params.active ?? price.active;
  if (params.lookup_key !== undefined) price.lookup_key = params.lookup_key;
  if (params.nickname !== undefined) price.nickname = params.nickname;
  return price;
}

const FILTERS = {
  active: boolean().optional(),
  currency: currency().optional(),
  lookup_keys: list(text(), 10).optional(),
  product: text().optional(),
  type: oneOf(['one_time', 'recurring']).optional(),
  ...refuseUnsupported('recurring'),
};

export function listPrices({ account, input }: Call) {
  const params = readList(FILTERS, input);
  const { active, lookup_keys: keys, product, type, currency: code } = params;
  return listNewestFirst(
    '/v1/prices',
    account.state.prices.values(),
    params,
    (price) =>
      price.active === (active ?? price.active) &&
      price.product === (product ?? price.product) &&
      price.type === (type ?? price.type) &&
      price.currency === (code ?? price.currency) &&
      (keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key))),
  );
}
