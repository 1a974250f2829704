import Stripe from 'stripe';
import {
  CATALOGUE_PRODUCTS,
  CURRENCY,
  productIdOf,
  TAX_BEHAVIOR,
} from '@flexa/contracts/catalogue';
import type { VisualType } from '@flexa/contracts/plans';

/**
 * What a seat costs on a Checkout or an invoice, in cents. The product is one of the catalogue: a
 * code may be for some packs only.
 */
export const priceData = (visualType: VisualType, price: number) => ({
  currency: CURRENCY,
  unit_amount: price,
  product: productIdOf(visualType),
  tax_behavior: TAX_BEHAVIOR,
});

/**
 * Does what names products of the catalogue. Where Stripe lacks one the products are made, as
 * stripe:sync makes them, and it is done once more: nobody waits for a catalogue.
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
