import { defineInt } from 'firebase-functions/params';
import type { GlobalOptions } from 'firebase-functions/v2';

/**
 * Limits of each kind of function, so that no caller can crash an instance and no flood costs more than this.
 * Measured in megabytes on Node 20: 150 for a process with everything loaded; 34 for the worst body (1 MiB of
 * `{},` as bytes, text and objects); 240 for the worst export (50 themes of 200 kB of `{},`). The sums:
 *
 *   api            150 + 20 bodies x 34 + 1 export x 240 x 2 = 1310 of 2048
 *   a callable     150 + 10 bodies x 34 + 1 export x 240 x 2 =  970 of 1024
 *   stripeWebhook  150 + 10 bodies x 34                      =  490 of  512
 *   sendNewMail    150 + 10 mails x 6                        =  210 of  512
 *   guardSignIns   150 + 10 bodies x 34                      =  490 of  512
 *   a job          150 + a page of 500 documents             <  512
 *   buildRevocations 150 + 250 for a list of a million keys  =  400 of  512
 *
 * Estimated, not measured: Firestore's client holds an export a second time (the factor 2), a mail with a
 * theme of 200 kB and its MIME text takes 6, and so does a page of documents. Lists and CSV are sent in pages
 * of 1,000 rows, which is less than a body.
 *
 * `maxInstances` limits the bill: api handles 20 x 20 = 400 calls at once. A timeout allows for the
 * slowest legitimate call on a bad day; the browser gives up after 10 seconds (API_TIMEOUT_MS).
 * The platform refuses bodies over 32 MiB (cloud.google.com/run/quotas), and our own server
 * those over BODY_MAX_BYTES (http/body-limit.ts). Only maxInstances limits the calls per second: Hosting forwards
 * to the function, and no firewall of Google's can be placed before it.
 */
export type Capacity = Required<
  Pick<GlobalOptions, 'memory' | 'cpu' | 'concurrency' | 'maxInstances' | 'timeoutSeconds'>
> &
  Pick<GlobalOptions, 'minInstances'>;

/**
 * Instances of the API that are kept warm (docs/deploy.md). firebase-tools prompts for a parameter that no .env file
 * sets, even one with a default, and fails if it can't prompt. So functions/.env sets it for every project.
 */
const MIN_INSTANCES = defineInt('MIN_INSTANCES', { default: 0 });

export const API: Capacity = {
  memory: '2GiB',
  cpu: 1,
  concurrency: 20,
  minInstances: MIN_INSTANCES,
  maxInstances: 20,
  timeoutSeconds: 60,
};

export const CALLABLE: Capacity = {
  memory: '1GiB',
  cpu: 1,
  concurrency: 10,
  maxInstances: 5,
  timeoutSeconds: 60,
};

export const WEBHOOK: Capacity = {
  memory: '512MiB',
  cpu: 1,
  concurrency: 10,
  maxInstances: 10,
  timeoutSeconds: 60,
};

export const MAIL: Capacity = {
  memory: '512MiB',
  cpu: 1,
  concurrency: 10,
  maxInstances: 5,
  // Greeting, connection and sending take up to ten seconds each (mailer.ts).
  timeoutSeconds: 60,
};

/**
 * Anyone can send this function a body, as they can to the webhook. The identity service gives up after seven seconds
 * (firebase.google.com/docs/auth/extend-with-blocking-functions).
 */
export const GUARD: Capacity = {
  memory: '512MiB',
  cpu: 1,
  concurrency: 10,
  maxInstances: 5,
  timeoutSeconds: 7,
};

/** Functions triggered by a change in the database. */
export const TRIGGER: Capacity = {
  memory: '512MiB',
  cpu: 1,
  concurrency: 10,
  maxInstances: 2,
  timeoutSeconds: 60,
};

/** One instance, so that a job never runs twice at the same time. */
export const JOB: Capacity = {
  memory: '512MiB',
  cpu: 1,
  concurrency: 1,
  maxInstances: 1,
  timeoutSeconds: 540,
};
