import { Timestamp } from 'firebase-admin/firestore';
import type { Part } from '@flexa/contracts/status';
import { API_PREFIX } from '@flexa/contracts/routes';
import type { Platform } from '../platform/platform';

/** Longer than anybody waits for an answer. */
const TIMEOUT_MS = 10_000;
/** A mail that is due so long is not sent by anybody. */
const OVERDUE_MS = 30 * 60 * 1000;

/** Touches a part as people do; rejects where it does not work. */
export type Probes = Record<Part, () => Promise<void>>;

/** The API through Hosting, with its database; the identity service; Stripe; the mail server and the outbox. */
export function probesOf({ config, db, auth, stripe, mailer, clock }: Platform): Probes {
  return {
    api: async () => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(`${config.portalUrl}${API_PREFIX}/health`, { signal });
      if (!answer.ok) throw new Error(`The API answers ${answer.status}`);
    },
    'sign-in': async () => {
      await auth.getUsers([{ uid: 'nobody' }]);
    },
    payments: async () => {
      await stripe.checkout.sessions.list({ limit: 1 }, { timeout: TIMEOUT_MS });
    },
    mail: async () => {
      await mailer.check();
      const due = Timestamp.fromMillis(clock().getTime() - OVERDUE_MS);
      const overdue = await db.collection('mail').where('nextAttemptAt', '<=', due).limit(1).get();
      if (!overdue.empty) throw new Error('A mail is due for half an hour');
    },
  };
}
