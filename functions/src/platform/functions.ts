import { API, CALLABLE, GUARD, JOB, MAIL, TRIGGER, WEBHOOK, type Capacity } from './capacity';

/** Region of all functions; Hosting's rewrite in firebase.json names the same one. */
export const REGION = 'europe-west1';

/** Secrets of the functions, kept in Secret Manager. */
export const SECRETS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_PASSWORD',
  'CODE_HMAC_KEY',
  'PAYLOAD_KEYS',
  'LICENSE_KEYS',
] as const;
export type Secret = (typeof SECRETS)[number];

/** Roles that each function needs to reach the database and to be called by Google's own services. */
const COMMON = ['roles/datastore.user', 'roles/run.invoker', 'roles/eventarc.eventReceiver'];

/**
 * Roles for signing people in and out and for bot checks. These accounts sign custom tokens as themselves
 * (infra/accounts.tf): a project-wide role would let them act as every account.
 */
const SIGNING = [...COMMON, 'roles/firebaseauth.admin', 'roles/recaptchaenterprise.agent'];

/** Service accounts of the functions, with their roles (infra/accounts.tf). */
export const SERVICE_ACCOUNTS = {
  'flexa-api': SIGNING,
  // Like flexa-api, but without access to Stripe's key.
  'flexa-accounts': SIGNING,
  'flexa-payments': COMMON,
  // Looks up the address of a person's account.
  'flexa-mail': [...COMMON, 'roles/firebaseauth.viewer'],
  'flexa-jobs': [...COMMON, 'roles/firebaseauth.viewer'],
} as const satisfies Record<string, readonly string[]>;

interface Deployment {
  account: keyof typeof SERVICE_ACCOUNTS;
  secrets: readonly Secret[];
  capacity: Capacity;
}

/**
 * Deployed functions. Each gets only the secrets listed here, so that a compromised one reveals no others. Operations
 * need CODE_HMAC_KEY for the limits that all instances share.
 */
export const FUNCTIONS = {
  // Serves every operation, but neither sends mail nor receives Stripe's events.
  api: {
    account: 'flexa-api',
    secrets: ['STRIPE_SECRET_KEY', 'CODE_HMAC_KEY', 'PAYLOAD_KEYS', 'LICENSE_KEYS'],
    capacity: API,
  },

  // Callables, by capability. `licenses` calls Stripe for checkout, orders and receipts.
  users: { account: 'flexa-accounts', secrets: ['CODE_HMAC_KEY'], capacity: CALLABLE },
  licenses: {
    account: 'flexa-api',
    secrets: ['STRIPE_SECRET_KEY', 'CODE_HMAC_KEY', 'LICENSE_KEYS'],
    capacity: CALLABLE,
  },
  discount: { account: 'flexa-accounts', secrets: ['CODE_HMAC_KEY'], capacity: CALLABLE },
  verification: {
    account: 'flexa-accounts',
    secrets: ['CODE_HMAC_KEY', 'PAYLOAD_KEYS'],
    capacity: CALLABLE,
  },

  stripeWebhook: {
    account: 'flexa-payments',
    secrets: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    capacity: WEBHOOK,
  },
  // A mail about a licence carries its key.
  sendNewMail: {
    account: 'flexa-mail',
    secrets: ['SMTP_PASSWORD', 'LICENSE_KEYS'],
    capacity: MAIL,
  },
  // Every sign-in by password, Google or Microsoft waits for this function.
  guardSignIns: { account: 'flexa-jobs', secrets: [], capacity: GUARD },
  watchAudit: { account: 'flexa-jobs', secrets: [], capacity: TRIGGER },

  // Jobs
  sendDueMail: {
    account: 'flexa-mail',
    secrets: ['SMTP_PASSWORD', 'LICENSE_KEYS'],
    capacity: { ...JOB, timeoutSeconds: 180 },
  },
  reconcileOrders: {
    account: 'flexa-payments',
    secrets: ['STRIPE_SECRET_KEY'],
    capacity: JOB,
  },
  // Runs as flexa-mail, which already reads the licence keys.
  buildRevocations: { account: 'flexa-mail', secrets: ['LICENSE_KEYS'], capacity: JOB },
  // Changes accounts. To finish a deletion it finds a mailbox by its hash.
  finishSignIns: { account: 'flexa-accounts', secrets: ['CODE_HMAC_KEY'], capacity: JOB },
  remindExpiring: { account: 'flexa-jobs', secrets: [], capacity: JOB },
  archiveExpired: { account: 'flexa-jobs', secrets: [], capacity: JOB },
  cleanUp: { account: 'flexa-jobs', secrets: [], capacity: JOB },
  repairPurchased: { account: 'flexa-jobs', secrets: [], capacity: JOB },
  syncSeats: { account: 'flexa-jobs', secrets: [], capacity: JOB },
} as const satisfies Record<string, Deployment>;

export type FunctionName = keyof typeof FUNCTIONS;

/** Returns the secrets of a function; using another one is an error that names it (config.ts). */
export function listSecrets(functionName: string): readonly Secret[] {
  return Object.hasOwn(FUNCTIONS, functionName)
    ? FUNCTIONS[functionName as FunctionName].secrets
    : [];
}

/** Returns a function's deployment options, which are the same in every project. */
export function getDeployOptions<N extends FunctionName>(name: N) {
  const { account, secrets, capacity } = FUNCTIONS[name];
  return {
    region: REGION,
    secrets: [...secrets],
    serviceAccount: `${account}@`,
    ...capacity,
  };
}
