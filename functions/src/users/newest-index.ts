import {
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema, uidSchema } from '../contracts/fields';
import { lostRace, parsedBy } from '../platform/firestore';

/** The key under which everybody is found; a search term never equals it. */
export const EVERYBODY = '*';
/** People an entry remembers: five pages of the admin list. */
const NEWEST_MAX = 60;
/** Length from which an entry is tidied; until then it keeps who has arrived. */
const LENGTH_MAX = 2 * NEWEST_MAX;

const personSchema = z.object({ uid: uidSchema, createdAt: instantSchema });
type Person = z.infer<typeof personSchema>;

/** The order of the collection's own index, by code and not by language: paging goes on there. */
function newestFirst(a: Person, b: Person): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return a.uid < b.uid ? 1 : -1;
}

const entrySchema = z.object({
  /** How many people have the key. */
  total: z.int().min(0),
  /**
   * The newest of them, without a gap; all of them where it is as long as `total`. Stored in any
   * order, and read newest first.
   */
  newest: z.array(personSchema).overwrite((people) => people.toSorted(newestFirst)),
});
export type IndexEntry = z.infer<typeof entrySchema>;

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
  const arrivals = db.collection('userIndex');
  const entries = arrivals.withConverter(parsedBy(entrySchema, []));

  return {
    async read(key: string): Promise<IndexEntry> {
      const { total, newest } = (await entries.doc(key).get()).data() ?? { total: 0, newest: [] };
      return { total, newest: newest.slice(0, NEWEST_MAX) };
    },

    /**
     * Enters somebody who is new, and so the newest, without reading: everybody who signs up writes
     * the same few entries, and nobody's write has to wait for another's or fail over it.
     */
    enter(batch: WriteBatch, { uid, createdAt }: Person, keys: readonly string[]): void {
      const arrival = {
        total: FieldValue.increment(1),
        newest: FieldValue.arrayUnion({ uid, createdAt }),
      };
      for (const key of keys) batch.set(arrivals.doc(key), arrival, { merge: true });
    },

    /** Shortens the entries that arrivals have made too long; what others write goes first. */
    async tidy(keys: readonly string[]): Promise<void> {
      const found = await db.getAll(...keys.map((key) => entries.doc(key)));
      const tidied = found.map(async (document) => {
        const entry = document.data() as IndexEntry | undefined;
        if (!entry || entry.newest.length <= LENGTH_MAX) return;
        const newest = entry.newest.slice(0, NEWEST_MAX);
        await document.ref.update({ newest }, { lastUpdateTime: document.updateTime });
      });
      await Promise.all(
        tidied.map((attempt) =>
          attempt.catch((error: unknown) => {
            if (!lostRace(error)) throw error;
          }),
        ),
      );
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
