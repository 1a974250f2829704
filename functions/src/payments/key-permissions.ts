/** Permissions that STRIPE_SECRET_KEY, a restricted key, needs. Stripe names them by these ids. */
export const KEY_PERMISSIONS = [
  'rak_checkout_session_write',
  'rak_customer_write',
  'rak_invoice_write',
  'rak_credit_note_write',
  'rak_charge_write',
  'rak_promotion_code_read',
  'rak_payment_intent_read',
  'rak_balance_transaction_source_read',
  'rak_dispute_read',
  'rak_event_read',
] as const;
export type KeyPermission = (typeof KEY_PERMISSIONS)[number];
