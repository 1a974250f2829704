import type Stripe from 'stripe';
import { emailSchema } from '@flexa/contracts/fields';
import { planIdOf, VISUAL_NAMES, type Plan } from '@flexa/contracts/plans';
import { pricingPath } from '@flexa/contracts/pricing-address';

export const CURRENCY = 'usd';

export interface Purchase extends Plan {
  uid: string;
  email: string;
  quantity: number;
  /** Of one seat, in cents. */
  price: number;
}

/**
 * Where to pay for that. Of the person Stripe is told the uid, by which a payment finds its account
 * without us, and the address it sends its receipt to; the name on the licence stays here.
 */
export function checkoutParams(
  portalUrl: string,
  { uid, email, quantity, price, visualType, month }: Purchase,
): Stripe.Checkout.SessionCreateParams {
  const planId = planIdOf({ visualType, month });
  const term = month === 1 ? '1 month' : `${month} months`;
  return {
    mode: 'payment',
    line_items: [
      {
        price_data: {
          currency: CURRENCY,
          unit_amount: price,
          product_data: { name: `Flexa ${VISUAL_NAMES[visualType]}, ${term}` },
        },
        quantity,
      },
    ],
    client_reference_id: uid,
    // An identity provider may know an address by which Stripe would refuse the whole session.
    ...(emailSchema.safeParse(email).success && { customer_email: email }),
    metadata: { planId, visualType, months: month },
    success_url: `${portalUrl}/general?session_id={CHECKOUT_SESSION_ID}&plan=${planId}`,
    cancel_url: portalUrl + pricingPath({ visualType, month, quantity }, 'cancelled'),
  };
}
