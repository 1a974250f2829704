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
/** A sender that has not ended after this long is gone; longer than any SMTP conversation of ours. */
export const LEASE_MS = 2 * MINUTE;
/** The pause after a first failure; it doubles with each further one, up to the longest. */
const PAUSE_MS = MINUTE;
const PAUSE_MAX_MS = 60 * MINUTE;
/** A mail older than this that fails once more is given up, as mail servers do (RFC 5321, 4.5.4.1). */
export const GIVEN_UP_MS = 3 * 24 * 60 * MINUTE;
/** Mails sent at once by one run: each has a connection of its own. */
const AT_ONCE = 5;
/** Tries to note that a mail was sent, before its lease runs out and it would be sent again. */
const NOTE_TRIES = 5;

/**
 * The key of a licence at this moment for an account: null where the licence has ended, or changed
 * hands since the mail was queued.
 */
export type KeyIssuer = (licenseId: string, uid: string | null) => Promise<string | null>;

/** Outcome of a mail; `none` if it wasn't due, or another instance is sending it. */
export type MailOutcome = 'sent' | 'queued' | 'failed' | 'none';

/** Number of mails per outcome. */
export type MailTally = Record<Exclude<MailOutcome, 'none'>, number>;

export type MailSender = ReturnType<typeof createMailSender>;

/** Sends what lies in the outbox, each mail once however many senders run. */
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
    // A new mail is always due: its time comes from the clock of another machine.
    if (state === 'queued' && attempts === 0) return true;
    return nextAttemptAt !== null && new Date(nextAttemptAt) <= clock();
  }

  /** Marks it as being sent; undefined where someone else did so first, or it was deleted. */
  async function takeOver(
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
   * Sends the mail if it is due. Whatever goes wrong is noted in the outbox and tried again later,
   * not thrown.
   */
  async function sendMail(id: string): Promise<MailOutcome> {
    try {
      return await attempt(id);
    } catch (error) {
      // The outbox itself did not answer; a mail that was taken over is due again after its lease.
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
    const taken = await takeOver(snapshot, attempts);
    if (!taken) return 'none';
    try {
      if (!(await isWanted(mail))) return await forget(id, taken);
      await deliver(id, mail);
    } catch (error) {
      // Other documents, such as the profile, may be unreadable too: the mail waits until they are repaired.
      if (error instanceof UnrenderableMail) return giveUp(snapshot, taken.writeTime, error);
      return putBack(id, { ...mail, attempts }, taken, error);
    }
    await noteSent(id, mail);
    log.info('mail sent', { mail: id, attempts });
    return 'sent';
  }

  /**
   * Marks a mail as failed that no retry can send, and alerts the operator, once a day for each kind of mail. The alert
   * comes first, so that a sender that stops in between starts over.
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

  /** Drops a mail whose subject has changed since it was queued. */
  async function forget(id: string, { writeTime }: WriteResult): Promise<MailOutcome> {
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

  /** Queues it for later, unless it is given up, or the lease ran out and someone else has it. */
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

  /** The mail is out, so nothing but a deletion of it may keep this from being noted. */
  async function noteSent(id: string, { content }: MailDocument): Promise<void> {
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
        if (tries >= NOTE_TRIES) throw error;
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

  /** Sends what is due, the longest waiting first, at most so many, and logs what is left behind. */
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
    await Promise.all(Array.from({ length: AT_ONCE }, runWorker));
    const left = (await queryDueMails().count().get()).data().count;
    if (left > 0) log.info('mail backlog', { due: left });
    return tally;
  }

  return { sendMail, sendDue };
}

/**
 * Describes an SMTP error by nodemailer's code and the server's, because the message would contain
 * the address.
 */
function describeSmtpFault(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const known = [code, responseCode].filter((part) => ['string', 'number'].includes(typeof part));
  return known.join(' ') || 'unknown';
}
