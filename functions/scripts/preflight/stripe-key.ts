import type { KeyPermission } from '../../src/payments/key-permissions';
import { createFinding, Refused, type Check } from './finding';

/** Lists at Stripe, by the permission needed to read them. */
export const READABLE_LISTS: Record<KeyPermission, string> = {
  rak_checkout_session_write: 'checkout/sessions',
  rak_customer_write: 'customers',
  rak_invoice_write: 'invoices',
  rak_credit_note_write: 'credit_notes',
  rak_charge_write: 'charges',
  rak_promotion_code_read: 'promotion_codes',
  rak_payment_intent_read: 'payment_intents',
  rak_balance_transaction_source_read: 'balance_transactions',
  rak_dispute_read: 'disputes',
  rak_event_read: 'events',
};

/**
 * Checks the permissions of STRIPE_SECRET_KEY by reading one object of each list. A permission to write
 * includes reading, so a key that can't read can't write either; no reading proves that it can write.
 */
export const checkStripeKey: Check = async (answers) =>
  Promise.all(
    Object.entries(READABLE_LISTS).map(async ([permission, list]) => {
      const mayRead = await answers.get(`https://api.stripe.com/v1/${list}?limit=1`).then(
        (found) => found !== undefined,
        (error: unknown) => {
          if (error instanceof Refused && error.status === 403) return false;
          throw error;
        },
      );
      const isKnown = permission.endsWith('_read');
      return createFinding(
        `The key has ${permission}${isKnown ? '' : ', as far as reading shows'}`,
        mayRead,
        'Add it to the key: https://dashboard.stripe.com/apikeys',
      );
    }),
  );
