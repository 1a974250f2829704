import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp, type DocumentSnapshot, type WriteResult } from 'firebase-admin/firestore';
import { createAlerts } from './alerts';
import { isWriteConflict, UnreadableDocument } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { isFarewell, keepRepeatable, type MailDocument, type MailFailure } from './mails';
import { getMailCollection } from './outbox';
import { MAIL_TEMPLATES } from './registry';
import { assertReadable, renderMail, UnrenderableMail, type NameAt } from './render';

const MINUTE = 60_000;
/** Lease of a sender. Longer than any SMTP session, so a sender that outlives it has crashed. */
export const LEASE_MS = 2 * MINUTE;
/** Pause after the first failure. It doubles with each further one, up to the maximum. */
const PAUSE_MS = MINUTE;
const PAUSE_MAX_MS = 60 * MINUTE;
/** Age at which we give up on a failing mail, as mail servers do (RFC 5321, 4.5.4.1). */
export const GIVEN_UP_MS = 3 * 24 * 60 * MINUTE;
/** Mails that one run sends in parallel, each over its own connection. */
const PARALLEL_MAILS = 5;
/** Attempts to record that a mail was sent. They end before the lease does, after which it would be sent again. */
const RECORD_TRIES = 5;

/**
 * Returns the current key of an account's licence, or null if the licence has ended or moved to another account since
 * the mail was queued.
 */
export type KeyIssuer = (licenseId: string, uid: string | null) => Promise<string | null>;

/** Outcome of a mail; `none` if it wasn't due, or another instance is sending it. */
export type MailOutcome = 'sent' | 'queued' | 'failed' | 'none';

/** Number of mails per outcome. */
export type MailTally = Record<Exclude<MailOutcome, 'none'>, number>;

export type MailSender = ReturnType<typeof createMailSender>;

/** Sends the mails of the outbox, each exactly once even if several senders run. */
export function createMailSender(
  platform: Platform,
  issueKey: KeyIssuer,
  nameAt: NameAt,
  isWanted: (mail: MailDocument) => Promise<boolean>,
) {
  const { db, clock, config, log, mailer } = platform;
  const outbox = getMailCollection(db);
  const alerts = createAlerts(platform);

  /** True if the mail may be sent now; the first instance to claim it sends it. */
  function isDue({ state, attempts, nextAttemptAt }: MailDocument): boolean {
    // A new mail is always due, because its time comes from another machine's clock.
    if (state === 'queued' && attempts === 0) return true;
    return nextAttemptAt !== null && new Date(nextAttemptAt) <= clock();
  }

  /** Marks the mail as being sent. Returns undefined if another sender came first or the mail was deleted. */
  async function claim(
    snapshot: DocumentSnapshot<MailDocument>,
    attempts: number,
  ): Promise<WriteResult | undefined> {
    const lease = new Date(clock().getTime() + LEASE_MS);
    try {
      return await snapshot.ref.update(
        { state: 'sending', attempts, nextAttemptAt: Timestamp.fromDate(lease) },
        { lastUpdateTime: snapshot.updateTime },
      );
    } catch (error) {
      if (isWriteConflict(error)) return undefined;
      throw error;
    }
  }

  /**
   * Sends the mail if it is due. Failures are recorded in the outbox and retried later instead of thrown.
   */
  async function sendMail(id: string): Promise<MailOutcome> {
    try {
      return await attempt(id);
    } catch (error) {
      // The outbox itself failed. A claimed mail is due again after its lease.
      log.error('mail not looked after', error, { mail: id });
      return 'none';
    }
  }

  async function attempt(id: string): Promise<MailOutcome> {
    const snapshot = await outbox.doc(id).get();
    let mail: MailDocument | undefined;
    try {
      mail = snapshot.data();
      if (!mail || !isDue(mail)) return 'none';
      if (mail.content) await assertReadable(snapshot.ref.path, mail.content);
    } catch (error) {
      const isPermanent = error instanceof UnreadableDocument || error instanceof UnrenderableMail;
      if (!isPermanent) throw error;
      return giveUp(snapshot, snapshot.updateTime, error);
    }
    const attempts = mail.attempts + 1;
    const taken = await claim(snapshot, attempts);
    if (!taken) return 'none';
    try {
      if (!(await isWanted(mail))) return await dropMail(id, taken);
      await deliver(id, mail);
    } catch (error) {
      // Other documents, such as the profile, may be unreadable too: the mail waits until they are repaired.
      if (error instanceof UnrenderableMail) return giveUp(snapshot, taken.writeTime, error);
      return putBack(id, { ...mail, attempts }, taken, error);
    }
    await recordSent(id, mail);
    log.info('mail sent', { mail: id, attempts });
    return 'sent';
  }

  /**
   * Marks a mail as failed that no retry can send, and alerts the operator, once a day per kind of mail. Raises the
   * alert first, so that a sender that crashes in between starts over.
   */
  async function giveUp(
    snapshot: DocumentSnapshot<MailDocument>,
    lastUpdateTime: Timestamp | undefined,
    error: Error,
  ): Promise<MailOutcome> {
    const { id, ref } = snapshot;
    log.error('mail given up', error, { mail: id });
    const stored: unknown = snapshot.get('template');
    const template = MAIL_TEMPLATES.find((each) => each === stored) ?? 'unknown';
    const isUnreadable = error instanceof UnreadableDocument;
    const reason = isUnreadable ? 'its stored data fit no schema' : 'its template throws an error';
    const alert = {
      kind: 'mail-failed',
      cause: `${template}-${clock().toISOString().slice(0, 10)}`,
      text: `Mail ${id} (${template}) can’t be sent: ${reason}. See “mail given up” in the log.`,
    } as const;
    // An alert that can't be rendered would cause another one, without end.
    if (template === 'alert') alerts.write(alert);
    else await alerts.raise(alert);
    const failure: MailFailure = isUnreadable ? 'unreadable' : 'not-rendered';
    try {
      await ref.update({ state: 'failed', failure, nextAttemptAt: null }, { lastUpdateTime });
    } catch (fault) {
      if (isWriteConflict(fault)) return 'none';
      throw fault;
    }
    return 'failed';
  }

  /** Deletes a mail whose subject has changed since it was queued. */
  async function dropMail(id: string, { writeTime }: WriteResult): Promise<MailOutcome> {
    await outbox.doc(id).delete({ lastUpdateTime: writeTime });
    log.info('mail not needed any more', { mail: id });
    return 'none';
  }

  async function deliver(id: string, { to, uid, content, createdAt }: MailDocument): Promise<void> {
    if (!content) throw new Error('The mail has no content');
    const context = {
      portalUrl: config.portalUrl,
      supportEmail: config.mail.support,
      queuedAt: new Date(createdAt),
      name: uid === null ? null : await nameAt(uid, to),
    };
    const { preheader: _, ...letter } = await renderMail(content, context, (license) =>
      issueKey(license, uid),
    );
    const hash = createHash('sha256').update(id).digest('hex').slice(0, 32);
    const messageId = `<${hash}@${new URL(config.portalUrl).hostname}>`;
    try {
      await mailer.send({ messageId, to, ...letter });
    } catch (error) {
      throw new Error(`The mail server did not take it (${describeSmtpFault(error)})`);
    }
  }

  /** Queues the mail for a retry, unless it is too old, or the lease ran out and another sender has it. */
  async function putBack(
    id: string,
    { attempts, createdAt }: MailDocument,
    taken: WriteResult,
    error: unknown,
  ): Promise<MailOutcome> {
    const pause = Math.min(PAUSE_MS * 2 ** (attempts - 1), PAUSE_MAX_MS);
    const next = new Date(clock().getTime() + pause);
    const isGivenUp = next.getTime() - new Date(createdAt).getTime() > GIVEN_UP_MS;
    log.error(isGivenUp ? 'mail given up' : 'mail not sent yet', error, { mail: id, attempts });
    try {
      await outbox
        .doc(id)
        .update(
          isGivenUp
            ? { state: 'failed', failure: 'not-sent', nextAttemptAt: null }
            : { state: 'queued', nextAttemptAt: Timestamp.fromDate(next) },
          { lastUpdateTime: taken.writeTime },
        );
    } catch (failure) {
      if (isWriteConflict(failure)) return 'none';
      throw failure;
    }
    return isGivenUp ? 'failed' : 'queued';
  }

  /** Records that the mail was sent. Retries, because an unrecorded mail would be sent again. */
  async function recordSent(id: string, { content }: MailDocument): Promise<void> {
    const document = outbox.doc(id);
    for (let tries = 1; ; tries += 1) {
      try {
        if (isFarewell(content)) return void (await document.delete());
        await document.update({
          state: 'sent',
          content: keepRepeatable(content),
          sentAt: Timestamp.fromDate(clock()),
          nextAttemptAt: null,
        });
        return;
      } catch (error) {
        if (tries >= RECORD_TRIES) throw error;
        if (isWriteConflict(error) && !(await document.get()).exists) return;
        await sleep(100 * 4 ** tries);
      }
    }
  }

  const queryDueMails = () =>
    db
      .collection('mail')
      .where('nextAttemptAt', '<=', Timestamp.fromDate(clock()))
      .orderBy('nextAttemptAt');

  /** Sends up to `limit` due mails, longest waiting first, and logs the number of those that remain. */
  async function sendDue(limit: number): Promise<MailTally> {
    const due = await queryDueMails().limit(limit).select().get();
    const waiting = due.docs.map(({ id }) => id);
    const tally: MailTally = { sent: 0, queued: 0, failed: 0 };
    const runWorker = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        const outcome = await sendMail(id);
        if (outcome !== 'none') tally[outcome] += 1;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_MAILS }, runWorker));
    const remaining = (await queryDueMails().count().get()).data().count;
    if (remaining > 0) log.info('mail backlog', { due: remaining });
    return tally;
  }

  return { sendMail, sendDue };
}

/**
 * Describes an SMTP error by the codes of nodemailer and the server, because the message would contain the address.
 */
function describeSmtpFault(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const known = [code, responseCode].filter((part) => ['string', 'number'].includes(typeof part));
  return known.join(' ') || 'unknown';
}
