/** Everything that Secret Manager keeps for the functions. */
export const SECRETS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_PASSWORD',
  'CODE_HMAC_KEY',
  'PAYLOAD_KEYS',
  'LICENSE_KEYS',
] as const;
export type Secret = (typeof SECRETS)[number];

/** The secrets of each function. Callables need CODE_HMAC_KEY for the limits that all instances share. */
const HELD: Record<string, readonly Secret[]> = {
  users: ['CODE_HMAC_KEY'],
  // Checkout, orders and receipts ask Stripe.
  licenses: ['CODE_HMAC_KEY', 'LICENSE_KEYS', 'STRIPE_SECRET_KEY'],
  discount: ['CODE_HMAC_KEY'],
  verification: ['CODE_HMAC_KEY', 'PAYLOAD_KEYS'],
  // Every operation, but it neither sends mail nor takes Stripe's events.
  api: ['STRIPE_SECRET_KEY', 'CODE_HMAC_KEY', 'PAYLOAD_KEYS', 'LICENSE_KEYS'],
  stripeWebhook: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  // A mail about a licence carries its key.
  sendNewMail: ['SMTP_PASSWORD', 'LICENSE_KEYS'],
  sendDueMail: ['SMTP_PASSWORD', 'LICENSE_KEYS'],
  reconcileOrders: ['STRIPE_SECRET_KEY'],
  cleanUp: [],
  buildRevocations: ['LICENSE_KEYS'],
  // Ends deletions too, for which it knows a mailbox by its hash.
  finishSignIns: ['CODE_HMAC_KEY'],
  remindExpiring: [],
  archiveExpired: [],
  repairPurchased: [],
  syncSeats: [],
  watchAudit: [],
};

/**
 * The secrets a function is given, so that one that is broken into gives away no more. Using another
 * one is an error that names it (config.ts).
 */
export function secretsOf(functionName: string): Secret[] {
  return [...(HELD[functionName] ?? [])];
}
