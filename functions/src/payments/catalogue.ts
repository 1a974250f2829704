import Stripe from 'stripe';
import {
  CATALOGUE_PRICES,
  CATALOGUE_PRODUCTS,
  CURRENCY,
  TAX_BEHAVIOR,
  type CataloguePrice,
  type CatalogueProduct,
} from '@flexa/contracts/catalogue';

/** A pending change at Stripe, with its description and its action. */
export interface CatalogueChange {
  words: string;
  apply: () => Promise<unknown>;
}

/**
 * Lists the changes that bring Stripe's products and prices in line with the catalogue. Stripe
 * can't change a price: a new one takes over its lookup key, and the old one is retired.
 */
export async function listCatalogueChanges(stripe: Stripe): Promise<CatalogueChange[]> {
  const products = await Promise.all(
    CATALOGUE_PRODUCTS.map((each) => findProductChange(stripe, each)),
  );
  const prices = await Promise.all(CATALOGUE_PRICES.map((each) => findPriceChange(stripe, each)));
  return [...products, ...prices].filter((change) => change !== undefined);
}

async function findProductChange(
  stripe: Stripe,
  { id, name, taxCode }: CatalogueProduct,
): Promise<CatalogueChange | undefined> {
  const fields = { name, tax_code: taxCode, active: true };
  const product = await stripe.products.retrieve(id).catch((error: unknown) => {
    const isMissing =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (isMissing) return undefined;
    throw error;
  });
  if (!product) {
    return {
      words: `create product ${id}: ${name}`,
      apply: () => stripe.products.create({ id, ...fields }),
    };
  }
  const taxCodeNow = typeof product.tax_code === 'object' ? product.tax_code?.id : product.tax_code;
  if (product.name === name && taxCodeNow === taxCode && product.active) return undefined;
  return {
    words: `update product ${id}: ${name}`,
    apply: () => stripe.products.update(id, fields),
  };
}

async function findPriceChange(
  stripe: Stripe,
  { lookupKey, product, nickname, cents }: CataloguePrice,
): Promise<CatalogueChange | undefined> {
  const [price] = (await stripe.prices.list({ lookup_keys: [lookupKey] })).data;
  const isRight =
    price?.active &&
    price.unit_amount === cents &&
    price.currency === CURRENCY &&
    price.tax_behavior === TAX_BEHAVIOR &&
    (typeof price.product === 'string' ? price.product : price.product.id) === product;
  if (isRight) return undefined;
  return {
    words: `${price ? 'replace' : 'create'} price ${lookupKey}: ${cents / 100} ${CURRENCY}`,
    async apply() {
      await stripe.prices.create({
        currency: CURRENCY,
        unit_amount: cents,
        product,
        nickname,
        tax_behavior: TAX_BEHAVIOR,
        lookup_key: lookupKey,
        transfer_lookup_key: true,
      });
      if (price) await stripe.prices.update(price.id, { active: false });
    },
  };
}
