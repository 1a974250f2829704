import { Timestamp, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { isVerified, readValidSince } from '../../platform/account';
import { isWriteConflict, createConverter } from '../../platform/firestore';
import type { Platform } from '../../platform/platform';
import { skipMissing } from '../auth-answers';
import type { ProfileHolder } from '../ports';
import { createSecurityNews } from '../security-news';
import { endSignIns } from '../addresses/take-over';

/** Document passwordChanges/{uid}: a change that was started and not completed. */
export const passwordChangeSchema = z.object({
  /** The second since which sign-ins counted before the change. A new password raises it. */
  validSince: z.int().min(0),
  startedAt: instantSchema,
});
type PasswordChange = z.infer<typeof passwordChangeSchema>;

/** Age in milliseconds at which an unfinished change counts as interrupted. */
const STOPPED_MS = 5 * 60 * 1000;

/**
 * Changes passwords. The identity service stores the password and Firestore the rest, so we write the intention
 * first. A job finds an interrupted change, checks whether the password is new, and writes what is missing.
 */
export function createPasswordChanges(
  platform: Platform,
  profiles: Pick<ProfileHolder, 'raiseValidSince'>,
) {
  const { db, auth, clock, log } = platform;
  const news = createSecurityNews(platform);
  const begun = db
    .collection('passwordChanges')
    .withConverter(createConverter(passwordChangeSchema, ['startedAt']));

  /** Sets the password and ends all sign-ins. */
  async function change(uid: string, password: string): Promise<void> {
    await begin(uid);
    await auth.updateUser(uid, { password });
    await endSignIns(auth, profiles, uid);
    await close(uid);
  }

  async function begin(uid: string): Promise<void> {
    const validSince = readValidSince(await auth.getUser(uid));
    const startedAt = clock().toISOString();
    await db.runTransaction(async (transaction) => {
      const stopped = (await transaction.get(begun.doc(uid))).data();
      // The mail about this change also covers an interrupted earlier one.
      const since = stopped?.validSince ?? validSince;
      transaction.set(begun.doc(uid), { validSince: since, startedAt });
    });
  }

  /** Mails the person, once. */
  async function close(uid: string): Promise<void> {
    const account = await auth.getUser(uid);
    const person = { uid, email: account.email ?? null, emailVerified: isVerified(account) };
    const batch = db.batch();
    batch.delete(begun.doc(uid), { exists: true });
    news.queue(batch, person, 'password-changed');
    await batch.commit().catch((error: unknown) => {
      // Another call has already sent the mail.
      if (!isWriteConflict(error)) throw error;
    });
  }

  /** Completes interrupted changes. The identity service has ended the sign-ins itself. */
  async function finishDue(): Promise<void> {
    const before = Timestamp.fromMillis(clock().getTime() - STOPPED_MS);
    const stopped = await begun.where('startedAt', '<=', before).get();
    for (const document of stopped.docs) {
      await finish(document).catch((error: unknown) => {
        log.error('password change not finished', error, { uid: document.id });
      });
    }
  }

  async function finish(begunAs: QueryDocumentSnapshot<PasswordChange>): Promise<void> {
    const { id: uid, updateTime } = begunAs;
    const account = await skipMissing(auth.getUser(uid));
    if (!account || readValidSince(account) <= begunAs.data().validSince) {
      await begun.doc(uid).delete({ lastUpdateTime: updateTime });
      return;
    }
    await profiles.raiseValidSince(uid, readValidSince(account));
    await close(uid);
    log.info('password change finished', { uid });
  }

  return { change, finishDue };
}
