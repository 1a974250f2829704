import { listSocialProviders } from '../../platform/account';
import type { Caller } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { createProviderRepository } from '../users/provider-repository';
import { createSecurityNews } from '../security-news';

/** So long an account that has been looked at is not looked at again by this instance, in milliseconds. */
const LOOKED_MS = 60_000;
const REMEMBERED_MAX = 10_000;

/**
 * Tells people by mail of providers that were connected to their account or disconnected. The identity
 * service does both without us, at the request of any client that has a token, and joins an account of its
 * own accord: so each call of ours compares what the account has with what its owner was told.
 */
export function createProviderWatch(platform: Platform) {
  const { db, auth, clock, log } = platform;
  const repository = createProviderRepository(db);
  const news = createSecurityNews(platform);
  const looked = new Map<string, { ids: string; until: number }>();

  async function note(caller: Caller): Promise<void> {
    const { uid, providers } = caller;
    if (!providers) return;
    const ids = joinSorted(providers);
    const now = clock().getTime();
    const last = looked.get(uid);
    if (last?.ids === ids && last.until > now) return;
    try {
      await tell(caller, ids);
      if (looked.size >= REMEMBERED_MAX) looked.clear();
      looked.set(uid, { ids, until: now + LOOKED_MS });
    } catch (error) {
      // The person's request matters more than this mail; the next call checks again.
      log.error('providers not noted', error, { uid });
    }
  }

  async function tell(caller: Caller, ids: string): Promise<void> {
    const { uid } = caller;
    await db.runTransaction(async (transaction) => {
      const knownProviders = await repository.readKnown(transaction, uid);
      if (knownProviders && joinSorted(knownProviders) === ids) return;
      // Read again: a call that was slow must not undo what a later one has seen.
      const held = listSocialProviders(await auth.getUser(uid));
      repository.setKnown(transaction, uid, held);
      if (!knownProviders) return;
      for (const provider of held.filter((id) => !knownProviders.includes(id))) {
        news.queue(transaction, caller, 'provider-added', { provider });
      }
      for (const provider of knownProviders.filter((id) => !held.includes(id))) {
        news.queue(transaction, caller, 'provider-removed', { provider });
      }
    });
  }

  return { note };
}

const joinSorted = (ids: readonly string[]) => [...ids].sort().join(' ');
