import { findParameterObject } from './call';
import { createBadRequestError, createRefusal } from './errors';
import { mergeMetadata } from './fields';
import { newId } from './ids';
import type { LineItem, Price } from './objects';
import { buildPrice } from './prices';
import { buildProduct } from './products';
import type { LineItemParams } from './session-params';
import type { StripeAccount } from './account';

/** Stripe's maximum for one payment, in the smallest unit. */
const AMOUNT_MAX = 99_999_999;
const MIN_USD_CENTS = 50;

/** Returns Stripe's minimum for a payment that isn't free. */
export function findMinimumAmount(currency: string): number {
  return currency === 'usd' ? MIN_USD_CENTS : 0;
}

export function createLineItems(
  account: StripeAccount,
  all: readonly LineItemParams[],
  expected?: string,
): LineItem[] {
  if (all.length === 0) {
    const message = 'You must pass at least one line item when in `payment` mode.';
    throw createBadRequestError({ message, param: 'line_items', code: 'parameter_missing' });
  }
  const items = all.map((params, index) => createLineItem(account, params, `line_items[${index}]`));
  for (const [index, { currency }] of items.entries()) {
    if (currency === (expected ?? currency)) continue;
    const message = `The price specified only supports \`${currency}\`. This doesn't match the expected currency: \`${expected}\`.`;
    throw createRefusal({ message, param: `line_items[${index}][price]` });
  }
  const currencies = new Set(items.map((item) => item.currency));
  if (currencies.size > 1) {
    const message = `All prices must use the same currency; these use ${[...currencies].join(', ')}.`;
    throw createRefusal({ message, param: 'line_items' });
  }
  return items;
}

export function sumItems(items: readonly LineItem[]): number {
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  if (total > AMOUNT_MAX) {
    const message = `The Checkout Session's total amount must not exceed ${AMOUNT_MAX}.`;
    throw createRefusal({ message, code: 'amount_too_large' });
  }
  if (total > 0 && total < findMinimumAmount(items[0]?.currency ?? '')) {
    const message = "The Checkout Session's total amount must convert to at least 50 cents.";
    throw createRefusal({ message, code: 'amount_too_small' });
  }
  return total;
}

function createLineItem(account: StripeAccount, params: LineItemParams, at: string): LineItem {
  const price = structuredClone(findOrCreatePrice(account, params, at));
  const amount = (price.unit_amount ?? 0) * params.quantity;
  return {
    id: newId('lineItem'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: account.state.products.get(price.product)?.name ?? null,
    metadata: mergeMetadata({}, params.metadata),
    price,
    quantity: params.quantity,
  };
}

function findOrCreatePrice(account: StripeAccount, params: LineItemParams, at: string): Price {
  const { price: id, price_data: data } = params;
  if (id !== undefined && data !== undefined) {
    const message = `You may only specify one of these parameters: ${at}[price], ${at}[price_data].`;
    throw createBadRequestError({ message, param: `${at}[price]` });
  }
  if (data) return createInlinePrice(account, data, `${at}[price_data]`);
  if (id === undefined) {
    const message = `Missing required param: ${at}[price].`;
    throw createBadRequestError({ message, param: `${at}[price]`, code: 'parameter_missing' });
  }
  const price = findParameterObject(account.state.prices, 'price', id, `${at}[price]`);
  if (!price.active) {
    const message = `The price specified is inactive. This field only accepts active prices.`;
    throw createRefusal({ message, param: `${at}[price]` });
  }
  return price;
}

type PriceData = NonNullable<LineItemParams['price_data']>;

/** Creates the price and product of a line item, which Stripe keeps but doesn't sell again. */
function createInlinePrice(account: StripeAccount, data: PriceData, at: string): Price {
  const { state } = account;
  const { product, product_data: described } = data;
  if ((product === undefined) === (described === undefined)) {
    const message = `You must specify exactly one of these parameters: ${at}[product], ${at}[product_data].`;
    throw createBadRequestError({ message, param: at, code: 'parameter_missing' });
  }
  if (product !== undefined)
    findParameterObject(state.products, 'product', product, `${at}[product]`);
  let owner = product ?? '';
  if (described) {
    const product = buildProduct(described.name, account.now());
    product.active = false;
    product.description = described.description ?? null;
    product.images = described.images ?? [];
    product.metadata = mergeMetadata({}, described.metadata);
    state.products.set(product.id, product);
    owner = product.id;
  }
  const price = buildPrice(data.currency, data.unit_amount, owner, account.now());
  price.active = false;
  price.tax_behavior = data.tax_behavior ?? 'unspecified';
  state.prices.set(price.id, price);
  return price;
}
