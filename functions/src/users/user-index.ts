import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { lostRace, parsedBy } from '../platform/firestore';
import {
  CHUNK_MAX,
  chunkSchema,
  chunksToTidy,
  EMPTY,
  entrySchema,
  isLong,
  postingsIn,
  tidied,
  toChunk,
  withoutPerson,
  withPerson,
  type Chunk,
  type IndexEntry,
} from './index-entry';
import { decode, type Person, type Postings } from './postings';

/** The key under which everybody is found; a search term never equals it. */
export const EVERYBODY = '*';

/** Everybody with a key, and the entry that says who the newest of them are. */
export interface Found {
  entry: IndexEntry;
  postings: Postings;
}

export type UserIndex = ReturnType<typeof userIndex>;

/**
 * Who has a key, for everybody and for every beginning of a word: `userIndex/{key}` and the chunks
 * `userIndex/{key}/older/{n}` below it.
 *
 * With it the admin list and a search cost a handful of reads beside the people shown, and have an
 * exact total, however many people there are. An entry changes in the same transaction or batch as
 * the person, so the two never part. A chunk changes only together with its entry (tidy), so who
 * reads both at once finds nobody twice and misses nobody.
 */
export function userIndex(db: Firestore, chunkMax = CHUNK_MAX) {
  const arrivals = db.collection('userIndex');
  const entries = arrivals.withConverter(parsedBy<IndexEntry>(entrySchema, []));
  const chunkOf = (key: string, n: number) =>
    arrivals
      .doc(key)
      .collection('older')
      .withConverter(parsedBy<Chunk>(chunkSchema, []))
      .doc(String(n));

  /** An entry and its chunks as they were at one moment, if it has no more than so many. */
  function found(documents: readonly DocumentSnapshot[], count: number): Found | number {
    const [head, ...chunks] = documents.map((document) => document.data());
    const entry = (head ?? EMPTY) as IndexEntry;
    if (entry.chunks > count) return entry.chunks;
    const older = (chunks.slice(0, entry.chunks) as (Chunk | undefined)[]).map((chunk) =>
      chunk ? decode(chunk.postings) : new BigInt64Array(),
    );
    return { entry, postings: postingsIn(entry, older) };
  }

  async function tidyOne(key: string, entry: DocumentSnapshot): Promise<void> {
    const before = entry.data() as IndexEntry | undefined;
    if (!before || !isLong(before) || !entry.updateTime) return;
    const asked = chunksToTidy(before);
    const read = asked.length > 0 ? await db.getAll(...asked.map((n) => chunkOf(key, n))) : [];
    const chunks = new Map<number, Postings>();
    read.forEach((document, index) => {
      const chunk = document.data() as Chunk | undefined;
      if (chunk) chunks.set(asked[index] ?? 0, decode(chunk.postings));
    });
    const after = tidied(before, chunks, chunkMax);
    const batch = db.batch();
    // Nobody else has tidied if nobody has written the entry: this guards the chunks as well.
    batch.update(entry.ref, { ...after.entry }, { lastUpdateTime: entry.updateTime });
    for (const [n, postings] of after.chunks) batch.set(chunkOf(key, n), toChunk(postings));
    await batch.commit();
  }

  return {
    async read(key: string): Promise<IndexEntry> {
      return (await entries.doc(key).get()).data() ?? EMPTY;
    },

    /**
     * Everybody with each of the keys. An entry is asked for together with the chunk that most have,
     * or have not: one request, and its answer is of one moment. What has more is asked again.
     */
    async readAll(keys: readonly string[]): Promise<Found[]> {
      const results = new Map<string, Found>();
      let asked = new Map(keys.map((key) => [key, 1]));
      while (asked.size > 0) {
        const parts = [...asked].map(([key, count]) => ({
          key,
          count,
          documents: [
            entries.doc(key),
            ...Array.from({ length: count }, (_, n) => chunkOf(key, n)),
          ],
        }));
        const answers = await db.getAll(...parts.flatMap(({ documents }) => documents));
        asked = new Map();
        for (const { key, count, documents } of parts) {
          const result = found(answers.splice(0, documents.length), count);
          if (typeof result === 'number') asked.set(key, result);
          else results.set(key, result);
        }
      }
      return keys.flatMap((key) => results.get(key) ?? []);
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

    /** Moves the older ones of long entries into chunks; what others write goes first. */
    async tidy(keys: readonly string[]): Promise<void> {
      if (keys.length === 0) return;
      const read = await db.getAll(...keys.map((key) => entries.doc(key)));
      await Promise.all(
        read.map((entry) =>
          tidyOne(entry.id, entry).catch((error: unknown) => {
            if (!lostRace(error)) throw error;
          }),
        ),
      );
    },

    /**
     * Reads the entries in the transaction and answers a function that moves the person, to be
     * called once all reads of the transaction are done. It answers the keys to be tidied later.
     */
    async prepareMove(
      transaction: Transaction,
      person: Person,
      from: readonly string[],
      to: readonly string[],
    ): Promise<() => string[]> {
      const left = from.filter((key) => !to.includes(key));
      const entered = to.filter((key) => !from.includes(key));
      const keys = [...left, ...entered];
      if (keys.length === 0) return () => [];
      const read = await transaction.getAll(...keys.map((key) => entries.doc(key)));

      return () =>
        read.flatMap((document, index) => {
          const entry = document.data() ?? EMPTY;
          const changed =
            index < left.length ? withoutPerson(entry, person) : withPerson(entry, person);
          if (changed.total > 0) {
            transaction.set(document.ref, changed);
            return isLong(changed) ? [document.id] : [];
          }
          transaction.delete(document.ref);
          for (let n = 0; n < entry.chunks; n += 1) transaction.delete(chunkOf(document.id, n));
          return [];
        });
    },

    /** Where an entry and its chunks are, for who writes many at once. */
    entryOf: (key: string) => entries.doc(key),
    chunkOf,
  };
}
