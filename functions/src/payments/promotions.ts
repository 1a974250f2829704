import type Stripe from 'stripe';
import { CURRENCY, productIdOf } from '@flexa/contracts/catalogue';
import { VISUAL_TYPES } from '@flexa/contracts/plans';
import type { Promotion } from '@flexa/contracts/promotions';
import { expanded } from './expandable';

/** What a list of codes has to be asked for to say what each takes off. */
export const WITH_COUPON = ['data.promotion.coupon.applies_to'];

/** @param found with its coupon, which every code has. */
export function describePromotion(found: Stripe.PromotionCode): Promotion {
  const coupon = expanded(found.promotion.coupon);
  if (!coupon) throw new Error(`The promotion code ${found.id} came without its coupon`);
  const products = coupon.applies_to?.products;
  const { expires_at: end, restrictions } = found;
  return {
    code: found.code,
    percentOff: coupon.percent_off,
    amountOff: coupon.amount_off,
    currency: coupon.currency,
    visualTypes: products
      ? VISUAL_TYPES.filter((visualType) => products.includes(productIdOf(visualType)))
      : null,
    firstPurchaseOnly: restrictions.first_time_transaction,
    endsAt: end === null ? null : new Date(end * 1000).toISOString(),
  };
}

/** Finds the code that may be used now, with its id at Stripe; undefined where there is none. */
export function promotionFinder(stripe: Stripe) {
  return async (code: string): Promise<{ id: string; promotion: Promotion } | undefined> => {
    const { data } = await stripe.promotionCodes.list({
      code,
      active: true,
      limit: 10,
      expand: WITH_COUPON,
    });
    // One that Stripe keeps for a single customer is nothing to tell of, or to sell to anyone else.
    const [found] = data.filter(
      ({ customer, customer_account: account }) => customer === null && account === null,
    );
    if (!found) return undefined;
    const promotion = describePromotion(found);
    // None of our prices is in another currency.
    const isOurs = promotion.currency === null || promotion.currency === CURRENCY;
    return isOurs ? { id: found.id, promotion } : undefined;
  };
}
