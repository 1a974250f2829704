import { WAIT_LIST_TOLD_MAX } from '@flexa/contracts/tickets';
import { recordAudit } from '../audit/repository';
import { queueMail } from '../mail/outbox';
import { retryOnConflict } from '../platform/firestore';
import { defineHandlers, type Caller, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createWaitListRepository, type WaitListEntry } from './wait-list-repository';

/** Two writes each and the audit entry stay well below the limit of one batch. */
const MAILS_PER_CALL = 200;

export function createWaitListService({ db, clock, newId }: Platform) {
  const repository = createWaitListRepository(db);

  /** Adds an address to the list of a product; the first entry stays unchanged. */
  async function joinWaitList({ input: { email, product } }: Context<'joinWaitList'>) {
    await retryOnConflict(async () => {
      const entry = { email, product, createdAt: clock().toISOString() };
      if (!(await repository.has(entry))) await repository.create(entry);
    });
    return { joined: true as const };
  }

  /**
   * Returns a page of the list. Entries of one moment stay together, because the next page begins before it, so a
   * page can be longer than requested.
   */
  async function listWaitList({ input }: Context<'listWaitList'>) {
    const { product, limit } = input;
    const found = await repository.newest({ ...input, limit: limit + 1 });
    const data = found.slice(0, limit);
    const last = data.at(-1);
    if (!last || found.length <= limit) return { data, next: null };
    if (found[limit]?.createdAt === last.createdAt) {
      const older = data.findIndex(({ createdAt }) => createdAt === last.createdAt);
      data.splice(older, data.length, ...(await repository.listCreatedAt(product, last.createdAt)));
    }
    return { data, next: last.createdAt };
  }

  /**
   * Mails people that their product is available and removes them from the list, in one batch: concurrent or
   * repeated calls mail nobody twice.
   */
  async function notifyWaitList({ caller: admin, input: { product } }: Context<'notifyWaitList'>) {
    let mailedCount = 0;
    while (mailedCount < WAIT_LIST_TOLD_MAX) {
      const mails = await retryOnConflict(() => notifySome(admin, product));
      if (mails === 0) break;
      mailedCount += mails;
    }
    return { told: mailedCount, left: await repository.count(product) };
  }

  async function notifySome(admin: Caller, product: WaitListEntry['product']): Promise<number> {
    const waiting = await repository.oldest(product, MAILS_PER_CALL);
    if (waiting.length === 0) return 0;
    const batch = db.batch();
    const now = clock();
    const content = { template: 'wait-list-turn', data: { product } } as const;
    for (const entry of waiting) {
      const mail = { id: `wait-list-${newId()}`, to: entry.data().email, uid: null, content };
      queueMail(db, batch, mail, now);
      batch.delete(entry.ref, { lastUpdateTime: entry.updateTime });
    }
    const done = { actor: admin.uid, action: 'wait-list.notify', target: product } as const;
    recordAudit(db, batch, { ...done, changes: { mails: waiting.length } }, now);
    await batch.commit();
    return waiting.length;
  }

  const handlers = defineHandlers({ joinWaitList, listWaitList, notifyWaitList });

  return { handlers, findProducts: repository.findProducts, forget: repository.forget };
}
