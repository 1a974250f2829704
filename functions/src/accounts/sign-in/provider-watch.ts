import { listSocialProviders } from '../../platform/account';
import type { Caller } from '../../platform/handlers';
import type { Platform } from '../../platform/platform';
import { createProviderRepository } from '../users/provider-repository';
import { createSecurityNews } from '../security-news';

/** Time in milliseconds before this instance checks an account again. */
const LOOKED_MS = 60_000;
const REMEMBERED_MAX = 10_000;

/**
 * Mails people about providers that were connected to their account or disconnected. The identity service does
 * both without us, for any client with a token, and also joins accounts on its own. So each of our calls
 * compares the account's providers with those its owner has been mailed about.
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
      // Read again, because a slow call must not undo what a later one has recorded.
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
