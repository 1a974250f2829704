import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { createAlerts } from '../mail/alerts';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { GRACE_MS, type LicenseKeyService } from './key-service';

const HOUR_MS = 60 * 60 * 1000;
/** Age at which a list is out of date. The job runs every hour, so it has failed at least twice. */
const OUTDATED_MS = 3 * HOUR_MS;
/** Retention of replaced lists' parts, for calls that are still reading them. */
const REPLACED_KEPT_MS = 2 * HOUR_MS;
/** Characters per document, which may have 1 MiB: 95,000 keys. */
const PART_LENGTH = 900_000;

const COLLECTION = 'revocations';
const CURRENT = 'current';

interface WithdrawnFinder {
  /** Ids of licences whose issued keys are no longer valid. */
  withdrawn(endedAfter: Date): Promise<string[]>;
}

export type RevocationListService = ReturnType<typeof createRevocationListService>;

/**
 * Maintains the signed list of revoked keys. A job builds it; the API only reads it. `revocations/current` names
 * the parts, which hold the text: a list of a million keys has 9.4 MB.
 */
export function createRevocationListService(
  platform: Pick<Platform, 'config' | 'db' | 'clock' | 'log' | 'newId'>,
  keys: Pick<LicenseKeyService, 'signRevocations'>,
  licenses: WithdrawnFinder,
) {
  const { db, clock, log, newId } = platform;
  const lists = db.collection(COLLECTION);
  const current = lists.doc(CURRENT);

  const listParts = (build: string, count: number): DocumentReference[] =>
    Array.from({ length: count }, (_, index) => lists.doc(`${build}-${index}`));

  /** Raises one alert a day per problem. */
  async function warn(problem: string, text: string): Promise<void> {
    const cause = `${problem}-${clock().toISOString().slice(0, 10)}`;
    try {
      await createAlerts(platform).raise({ kind: 'revocation-list', cause, text });
    } catch (error) {
      log.error('alert not queued', error, { alert: 'revocation-list' });
    }
  }

  /** Rebuilds the list and replaces the previous one. */
  async function build(): Promise<void> {
    try {
      await replace();
    } catch (error) {
      await warn(
        'failed',
        'The revocation list was not built. Look at the log of buildRevocations.',
      );
      throw error;
    }
    await removeReplaced();
  }

  async function replace(): Promise<void> {
    const now = clock();
    const ids = await licenses.withdrawn(new Date(now.getTime() - GRACE_MS));
    const text = await keys.signRevocations(ids);
    const id = newId();
    const builtAt = Timestamp.fromDate(now);
    const parts = listParts(id, Math.ceil(text.length / PART_LENGTH));
    for (const [index, part] of parts.entries()) {
      const slice = text.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH);
      await part.set({ build: id, builtAt, text: slice });
    }
    await current.set({ build: id, builtAt, parts: parts.length });
    log.info('revocation list built', { keys: ids.length });
  }

  async function removeReplaced(): Promise<void> {
    const before = Timestamp.fromMillis(clock().getTime() - REPLACED_KEPT_MS);
    const [inUse, old] = await Promise.all([
      current.get(),
      lists.where('builtAt', '<', before).select('build').get(),
    ]);
    const replaced = old.docs.filter((part) => part.get('build') !== inUse.get('build'));
    const writer = db.bulkWriter();
    await Promise.all([...replaced.map(({ ref }) => writer.delete(ref)), writer.close()]);
  }

  let kept: { build: string; text: string } | undefined;

  async function find(): Promise<{ text: string; builtAt: Date } | undefined> {
    const head = await current.get();
    if (!head.exists) return undefined;
    const build = head.get('build') as string;
    if (kept?.build !== build) {
      const parts = await db.getAll(...listParts(build, head.get('parts') as number));
      if (parts.some(({ exists }) => !exists)) return undefined;
      kept = { build, text: parts.map((part) => part.get('text') as string).join('') };
    }
    return { text: kept.text, builtAt: (head.get('builtAt') as Timestamp).toDate() };
  }

  /**
   * Returns the last built list. Alerts the operator if it is missing or out of date.
   *
   * @throws AppError not-found before the first list is built.
   */
  async function read(): Promise<string> {
    const list = await find();
    const run = 'Run the job buildRevocations and look at its log.';
    if (!list) {
      await warn('missing', `There is no revocation list. ${run}`);
      throw new AppError('not-found', 'There is no revocation list yet');
    }
    if (clock().getTime() - list.builtAt.getTime() > OUTDATED_MS) {
      await warn('outdated', `The revocation list is of ${list.builtAt.toISOString()}. ${run}`);
    }
    return list.text;
  }

  return { build, read };
}
