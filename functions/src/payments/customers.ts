import Stripe from 'stripe';
import { emailSchema } from '@flexa/contracts/fields';
import type { Buyer, ProfileHolder } from './ports';

/**
 * Finds the account's one customer at Stripe, which has the address of the profile as it is now. It is
 * made at the first checkout, and once more where Stripe has forgotten it.
 */
export function customerFinder(
  stripe: Stripe,
  profiles: Pick<ProfileHolder, 'setStripeCustomer'>,
  newId: () => string,
) {
  async function make(uid: string, idempotencyKey: string): Promise<string> {
    // The address follows: with it in here another one under the same key would be an error.
    const { id } = await stripe.customers.create({ metadata: { uid } }, { idempotencyKey });
    await profiles.setStripeCustomer(uid, id);
    return id;
  }

  /** False where there is no such customer any more. */
  async function setEmail(id: string, email: string): Promise<boolean> {
    // An identity provider may know an address that Stripe would refuse.
    const isGood = emailSchema.safeParse(email).success;
    try {
      await stripe.customers.update(id, isGood ? { email } : {});
      return true;
    } catch (error) {
      const isGone =
        error instanceof Stripe.errors.StripeInvalidRequestError &&
        error.code === 'resource_missing';
      if (isGone) return false;
      throw error;
    }
  }

  return async ({ uid, email, stripeCustomerId }: Buyer): Promise<string> => {
    // By that key two tabs at once get the same one.
    const id = stripeCustomerId ?? (await make(uid, `customer-${uid}`));
    if (await setEmail(id, email)) return id;
    const next = await make(uid, newId());
    await setEmail(next, email);
    return next;
  };
}
