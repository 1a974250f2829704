import Stripe from 'stripe';
import {
  CATALOGUE_PRICES,
  CATALOGUE_PRODUCTS,
  CURRENCY,
  TAX_BEHAVIOR,
  type CataloguePrice,
  type CatalogueProduct,
} from '@flexa/contracts/catalogue';

/** One thing that has to change at Stripe, in words and as deed. */
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
  const wanted = { name, tax_code: taxCode, active: true };
  const found = await stripe.products.retrieve(id).catch((error: unknown) => {
    const isMissing =
      error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (isMissing) return undefined;
    throw error;
  });
  if (!found) {
    return {
      words: `create product ${id}: ${name}`,
      apply: () => stripe.products.create({ id, ...wanted }),
    };
  }
  const taxCodeNow = typeof found.tax_code === 'object' ? found.tax_code?.id : found.tax_code;
  if (found.name === name && taxCodeNow === taxCode && found.active) return undefined;
  return {
    words: `update product ${id}: ${name}`,
    apply: () => stripe.products.update(id, wanted),
  };
}

async function findPriceChange(
  stripe: Stripe,
  { lookupKey, product, nickname, cents }: CataloguePrice,
): Promise<CatalogueChange | undefined> {
  const [found] = (await stripe.prices.list({ lookup_keys: [lookupKey] })).data;
  const isRight =
    found?.active &&
    found.unit_amount === cents &&
    found.currency === CURRENCY &&
    found.tax_behavior === TAX_BEHAVIOR &&
    (typeof found.product === 'string' ? found.product : found.product.id) === product;
  if (isRight) return undefined;
  return {
    words: `${found ? 'replace' : 'create'} price ${lookupKey}: ${cents / 100} ${CURRENCY}`,
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
      if (found) await stripe.prices.update(found.id, { active: false });
    },
  };
}
