import { finding, Refused, type Check } from './finding';

/** What the product asks of its key, and the list in which Stripe shows whether it may read that. */
export const KEY_PERMISSIONS: Record<string, string> = {
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
 * What STRIPE_SECRET_KEY may do, asked by reading one of each. A permission to write includes reading, so a
 * key that may not read may not write either; that it may write, no reading shows.
 */
export const stripeKey: Check = async (answers) =>
  Promise.all(
    Object.entries(KEY_PERMISSIONS).map(async ([permission, list]) => {
      const mayRead = await answers.get(`https://api.stripe.com/v1/${list}?limit=1`).then(
        (found) => found !== undefined,
        (error: unknown) => {
          if (error instanceof Refused && error.status === 403) return false;
          throw error;
        },
      );
      const isKnown = permission.endsWith('_read');
      return finding(
        `The key has ${permission}${isKnown ? '' : ', as far as reading shows'}`,
        mayRead,
        'Add it to the key: https://dashboard.stripe.com/apikeys',
      );
    }),
  );
