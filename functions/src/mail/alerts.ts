import type { WriteBatch } from 'firebase-admin/firestore';
import type { AlertKind } from './templates/alert';
import { queueMail } from './outbox';
import { isAlreadyThere } from '../platform/firestore';
import type { Platform } from '../platform/platform';

/** An event that an operator has to check. It holds ids and never personal data. */
export interface Alert {
  /** Written to the log in the field `alert`, by which a log-based metric counts. */
  kind: AlertKind;
  /** Subject of the alert, as a part of the mail's document id: one mail per kind and subject. */
  cause: string;
  /** The event and the operator's next step, in a sentence or two. */
  text: string;
  /** Page on which the operator acts; without one the mail links to the admin area. */
  url?: string;
}

type Deps = Pick<Platform, 'config' | 'db' | 'clock' | 'log'>;

/** Creates alerts: a line in the log and a mail to the operator, once per cause. */
export function createAlerts({ config, db, clock, log }: Deps) {
  /** Queues the mail in the batch of the change that causes it, which must not happen twice. */
  function queue(batch: WriteBatch, { kind, cause, text, url }: Alert): void {
    const data = { kind, cause, text, ...(url !== undefined && { url }) };
    const content = { template: 'alert', data } as const;
    const id = `alert-${kind}-${cause}`;
    queueMail(db, batch, { id, to: config.mail.operator, uid: null, content }, clock());
  }

  function write({ kind, cause, text }: Alert): void {
    log.error('alert', new Error(text), { alert: kind, cause });
  }

  /** Raises an alert that belongs to no write of ours, such as an event from Stripe. */
  async function raise(alert: Alert): Promise<void> {
    const batch = db.batch();
    queue(batch, alert);
    try {
      await batch.commit();
    } catch (error) {
      if (isAlreadyThere(error)) return;
      throw error;
    }
    write(alert);
  }

  return { queue, write, raise };
}
