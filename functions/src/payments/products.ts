import Stripe from 'stripe';
import {
  CATALOGUE_PRODUCTS,
  CURRENCY,
  buildProductId,
  TAX_BEHAVIOR,
} from '@flexa/contracts/catalogue';
import type { VisualType } from '@flexa/contracts/plans';

/**
 * Returns the price of a seat for a Checkout or an invoice, in cents. It names a product of the
 * catalogue, because a promotion code may be limited to some packs.
 */
export const buildPriceData = (visualType: VisualType, price: number) => ({
  currency: CURRENCY,
  unit_amount: price,
  product: buildProductId(visualType),
  tax_behavior: TAX_BEHAVIOR,
});

/**
 * Runs work that names products of the catalogue. If Stripe lacks one, creates the products as
 * stripe:sync does and repeats the work, so that a sale doesn't depend on a prior sync.
 */
export async function withProducts<T>(stripe: Stripe, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isMissingProduct(error)) throw error;
    await Promise.all(CATALOGUE_PRODUCTS.map((product) => create(stripe, product)));
    return work();
  }
}

function isMissingProduct(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    /\[products?\]/.test(error.param ?? '')
  );
}

async function create(
  stripe: Stripe,
  { id, name, taxCode }: (typeof CATALOGUE_PRODUCTS)[number],
): Promise<void> {
  try {
    await stripe.products.create({ id, name, tax_code: taxCode });
  } catch (error) {
    const isThere =
      error instanceof Stripe.errors.StripeInvalidRequestError &&
      error.code === 'resource_already_exists';
    if (!isThere) throw error;
  }
}
