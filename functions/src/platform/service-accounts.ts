/** What every function needs to reach the database and to be called by Google's own services. */
const COMMON = ['roles/datastore.user', 'roles/run.invoker', 'roles/eventarc.eventReceiver'];

/** Accounts that functions run as, and what each may do: no more than its functions need (infra/accounts.tf). */
export const SERVICE_ACCOUNTS = {
  // Signs people in and out, and asks for bot checks. It signs tokens to sign in with as itself, which
  // it alone may do (infra/accounts.tf): a role of the project would let it act as every account.
  'flexa-api': [...COMMON, 'roles/firebaseauth.admin', 'roles/recaptchaenterprise.agent'],
  'flexa-payments': COMMON,
  // Looks up where a person's mail goes.
  'flexa-mail': [...COMMON, 'roles/firebaseauth.viewer'],
  'flexa-jobs': [...COMMON, 'roles/firebaseauth.viewer'],
} as const satisfies Record<string, readonly string[]>;

type ServiceAccount = keyof typeof SERVICE_ACCOUNTS;

const OF_FUNCTIONS: Record<string, ServiceAccount> = {
  stripeWebhook: 'flexa-payments',
  reconcileOrders: 'flexa-payments',
  sendNewMail: 'flexa-mail',
  sendDueMail: 'flexa-mail',
  watchAudit: 'flexa-jobs',
  remindExpiring: 'flexa-jobs',
  archiveExpired: 'flexa-jobs',
  cleanUp: 'flexa-jobs',
  // Signs with LICENSE_KEYS, which that account reads for mails already.
  buildRevocations: 'flexa-mail',
  // It changes accounts, which those of the other jobs may only look at.
  finishSignIns: 'flexa-api',
  repairPurchased: 'flexa-jobs',
  syncSeats: 'flexa-jobs',
};

/** The account of a function, of whatever project it is deployed to; the API's for callables. */
export function serviceAccountOf(functionName: string): `${ServiceAccount}@` {
  return `${OF_FUNCTIONS[functionName] ?? 'flexa-api'}@`;
}
