import Stripe from 'stripe';
import { emailSchema } from '@flexa/contracts/fields';
import type { BillingInput, InvoiceBilling } from '@flexa/contracts/orders';
import type { Platform } from '../platform/platform';
import { ignoreMissing } from './missing';
import type { Buyer, ProfileHolder } from './ports';
import { requestIdempotently } from './under-key';

interface CustomerDetails {
  email: string;
  company?: BillingInput['company'];
  address?: InvoiceBilling['address'] | undefined;
}

function toStripeAddress({ street, postalCode, city, country }: InvoiceBilling['address']) {
  return { line1: street, postal_code: postalCode, city, country };
}

/**
 * Finds the account's one customer at Stripe, to whose address invoices go: the one that was asked for, that of
 * the billing contact, or the profile's as it is now. It is made at the first checkout, and once more where Stripe has
 * forgotten it.
 */
export function createCustomerFinder(
  stripe: Stripe,
  profiles: Pick<ProfileHolder, 'setStripeCustomer' | 'findBillingContact'>,
  newId: () => string,
) {
  async function make(uid: string, idempotencyKey: string): Promise<string> {
    // The address is set afterwards: a different one under the same idempotency key would be an error.
    const { id } = await requestIdempotently(idempotencyKey, (options) =>
      stripe.customers.create({ metadata: { uid } }, options),
    );
    await profiles.setStripeCustomer(uid, id);
    return id;
  }

  /** Returns false if the customer no longer exists. */
  async function update(
    id: string,
    { email, company, address }: CustomerDetails,
  ): Promise<boolean> {
    // An identity provider may know an address that Stripe would refuse.
    const isGood = emailSchema.safeParse(email).success;
    try {
      await stripe.customers.update(id, {
        ...(isGood && { email }),
        ...(company !== undefined && { name: company, business_name: company }),
        ...(address && { address: toStripeAddress(address) }),
      });
      return true;
    } catch (error) {
      const isGone =
        error instanceof Stripe.errors.StripeInvalidRequestError &&
        error.code === 'resource_missing';
      if (isGone) return false;
      throw error;
    }
  }

  return async (
    { uid, email: profileEmail, stripeCustomerId, validSince = 0 }: Buyer,
    { email: typed, company, address }: Partial<CustomerDetails> = {},
  ): Promise<string> => {
    const email = typed ?? (await profiles.findBillingContact(uid))?.email ?? profileEmail;
    const details = { email, company, address };
    // Because of this key two tabs at once get the same customer, and a new owner doesn't get the previous owner's.
    const id = stripeCustomerId ?? (await make(uid, `customer-${uid}-${validSince}`));
    if (await update(id, details)) return id;
    const next = await make(uid, newId());
    await update(next, details);
    return next;
  };
}

/**
 * Brings the address of an account's customer in line with its billing contact. The next purchase does so again, so
 * that a failure is only logged.
 */
export function createContactFollower(
  { stripe, log }: Pick<Platform, 'stripe' | 'log'>,
  profiles: Pick<ProfileHolder, 'get' | 'findBillingContact'>,
) {
  return async (uid: string): Promise<void> => {
    try {
      const buyer = await profiles.get(uid);
      if (buyer?.stripeCustomerId === undefined) return;
      const email = (await profiles.findBillingContact(uid))?.email ?? buyer.email;
      if (!emailSchema.safeParse(email).success) return;
      await ignoreMissing(stripe.customers.update(buyer.stripeCustomerId, { email }));
    } catch (error) {
      log.error('customer keeps its address', error, { user: uid });
    }
  };
}
