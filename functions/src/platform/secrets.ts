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

/** What a callable holds beside the key of the lasting limits. */
const OF_CALLABLES: Record<string, readonly Secret[]> = {
  getPayloadKeySet: ['PAYLOAD_KEYS'],
  createEmailToken: ['PAYLOAD_KEYS'],
  getLicenseKey: ['LICENSE_KEYS'],
  verifyLicense: ['LICENSE_KEYS'],
  getLicenseKeySet: ['LICENSE_KEYS'],
  buyLicense: ['STRIPE_SECRET_KEY'],
  checkSession: ['STRIPE_SECRET_KEY'],
  getReceipt: ['STRIPE_SECRET_KEY'],
  getTeamReceipt: ['STRIPE_SECRET_KEY'],
  // Closes what the person could still pay.
  deleteUser: ['STRIPE_SECRET_KEY'],
};

/** The functions that are no callables. */
const OF_OTHERS: Record<string, readonly Secret[]> = {
  // Every operation, but it neither sends mail nor takes Stripe's events.
  api: ['STRIPE_SECRET_KEY', 'CODE_HMAC_KEY', 'PAYLOAD_KEYS', 'LICENSE_KEYS'],
  stripeWebhook: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  // A mail about a licence carries its key.
  sendNewMail: ['SMTP_PASSWORD', 'LICENSE_KEYS'],
  sendDueMail: ['SMTP_PASSWORD', 'LICENSE_KEYS'],
  reconcileOrders: ['STRIPE_SECRET_KEY'],
  cleanUp: [],
  buildRevocations: ['LICENSE_KEYS'],
  // Ends deletions too: closes what the person could still pay, and knows their mailbox by its hash.
  finishSignIns: ['STRIPE_SECRET_KEY', 'CODE_HMAC_KEY'],
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
  return [...(OF_OTHERS[functionName] ?? ['CODE_HMAC_KEY', ...(OF_CALLABLES[functionName] ?? [])])];
}
