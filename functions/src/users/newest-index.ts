import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema, uidSchema } from '../contracts/fields';
import { parsedBy } from '../platform/firestore';

/** The key under which everybody is found; a search term never equals it. */
export const EVERYBODY = '*';
/** People an entry remembers: five pages of the admin list. */
const NEWEST_MAX = 60;

const personSchema = z.object({ uid: uidSchema, createdAt: instantSchema });
type Person = z.infer<typeof personSchema>;

const entrySchema = z.object({
  /** How many people have the key. */
  total: z.int().min(0),
  /** The newest of them, newest first, without a gap; all of them where it is as long as `total`. */
  newest: z.array(personSchema),
});
export type IndexEntry = z.infer<typeof entrySchema>;

/** The order of the collection's own index, by code and not by language: paging goes on there. */
function newestFirst(a: Person, b: Person): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.uid < b.uid ? 1 : -1;
}

/** The entry with one more person. Someone older than a full list's end is counted, not listed. */
export function withPerson({ total, newest }: IndexEntry, { uid, createdAt }: Person): IndexEntry {
  // Of a whole profile only this may enter: a name must be stored in one place to be removed.
  const person = { uid, createdAt };
  const oldest = newest.at(-1);
  const isComplete = newest.length === total;
  // Beyond the end of an incomplete list are people it does not know, some of them newer perhaps.
  if (!isComplete && (!oldest || newestFirst(oldest, person) < 0)) {
    return { total: total + 1, newest };
  }
  return {
    total: total + 1,
    newest: [...newest, person].sort(newestFirst).slice(0, NEWEST_MAX),
  };
}

/** The entry with one person less; what is left of the list stays without a gap. */
export function withoutPerson(entry: IndexEntry, uid: string): IndexEntry {
  return {
    total: Math.max(0, entry.total - 1),
    newest: entry.newest.filter((person) => person.uid !== uid),
  };
}

export type NewestIndex = ReturnType<typeof newestIndex>;

/**
 * Who came last, for everybody and for every beginning of a word: `userIndex/{key}`.
 *
 * With it the first pages of the admin list and of a search cost one read beside the people shown,
 * and have an exact total, however many people there are. What it does not remember is asked of the
 * collection. It changes in the same transaction or batch as the person, so the two never part.
 */
export function newestIndex(db: Firestore) {
  const entries = db.collection('userIndex').withConverter(parsedBy(entrySchema, []));

  return {
    async read(key: string): Promise<IndexEntry> {
      return (await entries.doc(key).get()).data() ?? { total: 0, newest: [] };
    },

    /**
     * Enters a new person by a batch that fails as a whole where an entry has changed since it was
     * read: everybody who signs up writes the same few entries, and locks on them would queue.
     */
    async enter(batch: WriteBatch, person: Person, keys: readonly string[]): Promise<void> {
      const found = await db.getAll(...keys.map((key) => entries.doc(key)));
      for (const document of found) {
        const entry = document.data() as IndexEntry | undefined;
        const changed = withPerson(entry ?? { total: 0, newest: [] }, person);
        if (entry) batch.update(document.ref, changed, { lastUpdateTime: document.updateTime });
        else batch.create(document.ref, changed);
      }
    },

    /**
     * Reads the entries in the transaction and answers a function that moves the person, to be
     * called once all reads of the transaction are done.
     */
    async prepareMove(
      transaction: Transaction,
      person: Person,
      from: readonly string[],
      to: readonly string[],
    ): Promise<() => void> {
      const left = from.filter((key) => !to.includes(key));
      const entered = to.filter((key) => !from.includes(key));
      const keys = [...left, ...entered];
      if (keys.length === 0) return () => undefined;
      const found = await transaction.getAll(...keys.map((key) => entries.doc(key)));

      return () => {
        found.forEach((document, index) => {
          const entry = document.data() ?? { total: 0, newest: [] };
          const changed =
            index < left.length ? withoutPerson(entry, person.uid) : withPerson(entry, person);
          if (changed.total === 0) transaction.delete(document.ref);
          else transaction.set(document.ref, changed);
        });
      };
    },

    entries,
  };
}
