import type { GlobalOptions } from 'firebase-functions/v2';

/**
 * What each kind of function may take, so that no caller can end an instance and no flood costs more
 * than this. The sums, in megabytes:
 *
 *   a process with everything loaded                                160
 *   the worst body: 1 MiB of `{},` parsed, its bytes and its text    26  (23 + 1 + 2, measured)
 *   an export: 50 themes of 200 kB, read, as objects and as JSON     84  (measured at 9.7 MB)
 *
 *   api            160 + 20 bodies x 26 + 1 export x 84 x 2 kinds  = 848 of 1024
 *   a callable     160 + 10 bodies x 26 + 84                       = 504 of 512
 *   stripeWebhook  160 + 10 bodies x 26                            = 420 of 512
 *   sendNewMail    160 + 10 mails x 6 (a theme, its MIME text)     = 220 of 512
 *   a job          160 + a page of 500 documents                   < 512
 *
 * `maxInstances` bounds the bill: api at 20 x 20 answers 400 calls at once. A timeout is what the
 * slowest honest call takes on a bad day; the browser gives up after 10 seconds (API_TIMEOUT_MS).
 * In front of them the platform refuses bodies over 32 MiB (cloud.google.com/run/quotas), our own
 * server those over BODY_MAX_BYTES (http/body-limit.ts); calls by the second are for Cloud Armor.
 */
type Capacity = Required<
  Pick<GlobalOptions, 'memory' | 'cpu' | 'concurrency' | 'maxInstances' | 'timeoutSeconds'>
>;

export const API: Capacity = {
  memory: '1GiB',
  cpu: 1,
  concurrency: 20,
  maxInstances: 20,
  timeoutSeconds: 60,
};

export const CALLABLE: Capacity = {
  memory: '512MiB',
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

/** One at a time: a job that still runs is not started again beside itself. */
export const JOB: Omit<Capacity, 'timeoutSeconds'> = {
  memory: '512MiB',
  cpu: 1,
  concurrency: 1,
  maxInstances: 1,
};
