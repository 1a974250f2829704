import { z } from 'zod';
import { instantSchema, uidSchema } from '@flexa/contracts/fields';
import {
  encode,
  merge,
  numberOf,
  parseNumber,
  postingsOf,
  textOf,
  without,
  type Person,
  type Postings,
} from './postings';

/** People an entry keeps by name when it is tidied: five pages of the admin list. */
export const NEWEST_MAX = 60;
/** Length from which an entry is tidied; until then it keeps who has arrived and who has left. */
export const LENGTH_MAX = 2 * NEWEST_MAX;
/** Numbers of a chunk: 960 kB, and a document holds 1 MiB. */
export const CHUNK_MAX = 120_000;

const personSchema = z.object({ uid: uidSchema, createdAt: instantSchema });
const numberSchema = z.string().regex(/^[\da-f]{16}$/);

/** The order of numbers, from the end, with a hash made only where it decides. */
export function newestFirst(a: Person, b: Person): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1;
  return numberOf(a) < numberOf(b) ? 1 : -1;
}

/**
 * The people who have a key: those of `newest` and those whose numbers are in the chunks, but for
 * those who are `gone`. Nobody is in both `newest` and a chunk.
 */
export const entrySchema = z.object({
  /** How many people have the key. */
  total: z.int().min(0),
  /**
   * Everybody who came after `since`, and whoever got the key by a change of name and waits to be
   * moved into a chunk. Stored in any order, and read newest first.
   */
  newest: z.array(personSchema).overwrite((people) => people.toSorted(newestFirst)),
  /** The highest number that was moved into a chunk; below it `newest` has gaps. */
  since: numberSchema.nullable().default(null),
  /** Numbers of the chunks whose people have left. */
  gone: z.array(numberSchema).default([]),
  /** How many chunks there are. */
  chunks: z.int().min(0).default(0),
});
export type IndexEntry = z.infer<typeof entrySchema>;

/** userIndex/{key}/older/{n}: numbers in order, eight bytes each. */
export const chunkSchema = z.object({ postings: z.instanceof(Uint8Array) });
export type Chunk = z.infer<typeof chunkSchema>;

export const EMPTY: IndexEntry = { total: 0, newest: [], since: null, gone: [], chunks: 0 };

export function toChunk(postings: Postings): Chunk {
  return { postings: encode(postings) };
}

/** The newest people without a gap; all of them where they are as many as `total`. */
export function newestOf({ newest, since }: IndexEntry): Person[] {
  if (since === null) return newest;
  const limit = parseNumber(since);
  return newest.filter((person) => numberOf(person) > limit);
}

/** Everybody with the key. */
export function postingsIn({ newest, gone }: IndexEntry, chunks: readonly Postings[]): Postings {
  const all = merge([...chunks, postingsOf(newest.map(numberOf))]);
  return without(all, postingsOf(gone.map(parseNumber)));
}

/** The entry with one more person. */
export function withPerson(entry: IndexEntry, { uid, createdAt }: Person): IndexEntry {
  // Of a whole profile only this may enter: a name must be stored in one place to be removed.
  const person = { uid, createdAt };
  const number = textOf(numberOf(person));
  const total = entry.total + 1;
  // One who left and is back is in a chunk still.
  if (entry.gone.includes(number)) {
    return { ...entry, total, gone: entry.gone.filter((left) => left !== number) };
  }
  return { ...entry, total, newest: [...entry.newest, person].sort(newestFirst) };
}

/** The entry with one person less. A chunk is not touched: it is large, and most moves are many. */
export function withoutPerson(entry: IndexEntry, person: Person): IndexEntry {
  const total = Math.max(0, entry.total - 1);
  const newest = entry.newest.filter(({ uid }) => uid !== person.uid);
  const isOlder = newest.length === entry.newest.length;
  const gone = isOlder ? [...entry.gone, textOf(numberOf(person))] : entry.gone;
  return { ...entry, total, newest, gone };
}

export function isLong({ newest, gone }: IndexEntry): boolean {
  return newest.length + gone.length > LENGTH_MAX;
}

/** The chunks that tidying has to know: the last, which is filled up, and all where some have left. */
export function chunksToTidy({ gone, chunks }: IndexEntry): number[] {
  const all = Array.from({ length: chunks }, (_, n) => n);
  return gone.length > 0 ? all : all.slice(-1);
}

/**
 * The entry with none but the newest by name, and the chunks that this changes: those who came
 * before go into the last one or a new one, those who have left go out of theirs.
 */
export function tidied(
  entry: IndexEntry,
  chunks: ReadonlyMap<number, Postings>,
  chunkMax: number,
): { entry: IndexEntry; chunks: Map<number, Postings> } {
  const changed = new Map<number, Postings>();
  const gone = postingsOf(entry.gone.map(parseNumber));
  for (const [n, postings] of chunks) {
    const left = without(postings, gone);
    if (left !== postings) changed.set(n, left);
  }

  const newest = newestOf(entry).slice(0, NEWEST_MAX);
  const named = new Set(newest);
  let moved = postingsOf(entry.newest.filter((one) => !named.has(one)).map(numberOf));
  const highest = postingsOf([
    ...(entry.since === null ? [] : [parseNumber(entry.since)]),
    ...moved,
  ]).at(-1);
  let last = Math.max(0, entry.chunks - 1);
  while (moved.length > 0) {
    const open = changed.get(last) ?? chunks.get(last) ?? new BigInt64Array();
    const room = Math.max(0, chunkMax - open.length);
    if (room > 0) changed.set(last, merge([open, moved.subarray(0, room)]));
    moved = moved.subarray(room);
    if (moved.length > 0) last += 1;
  }
  return {
    entry: {
      total: entry.total,
      newest,
      since: highest === undefined ? null : textOf(highest),
      gone: [],
      chunks: Math.max(entry.chunks, ...[...changed.keys()].map((n) => n + 1)),
    },
    chunks: changed,
  };
}
