import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { USER_PAGE_SIZE } from '@flexa/contracts/constants';
import {
  CHUNK_MAX,
  chunkSchema,
  chunksToTidy,
  EMPTY,
  entrySchema,
  isLong,
  LENGTH_MAX,
  NEWEST_MAX,
  newestFirst,
  newestOf,
  postingsIn,
  tidied,
  toChunk,
  withoutPerson,
  withPerson,
  type IndexEntry,
} from './index-entry';
import { numberOf, postingsOf, type Person, type Postings } from './postings';

/** An entry with its chunks, as they are stored. */
interface Stored {
  entry: IndexEntry;
  chunks: Postings[];
}

const NOBODY: Stored = { entry: EMPTY, chunks: [] };

/** Someone who signs up: written without reading, and so in no order. */
function arrived({ entry, chunks }: Stored, person: Person): Stored {
  const newest = [...entry.newest, person];
  return { entry: { ...entry, total: entry.total + 1, newest }, chunks };
}

/** As the document is read, where the order is made. */
function read({ entry, chunks }: Stored): Stored {
  return { entry: entrySchema.parse(entry), chunks };
}

/** Tidied with the chunks only that tidying asks for. */
function tidy(before: Stored, chunkMax: number): Stored {
  const { entry, chunks } = read(before);
  const asked = new Map(chunksToTidy(entry).map((n) => [n, chunks[n] ?? postingsOf([])]));
  const after = tidied(entry, asked, chunkMax);
  const stored = [...chunks];
  for (const [n, postings] of after.chunks) stored[n] = postings;
  expect(Object.keys(stored)).toHaveLength(after.entry.chunks);
  return { entry: after.entry, chunks: stored };
}

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
const crowd = (count: number): Person[] =>
  Array.from({ length: count }, (_, i) => ({ uid: `u${i}`, createdAt: at(i) }));

/**
 * People sign up, some at one moment; they get and lose the key by a change of name, or leave; and
 * in between somebody tidies.
 */
const histories = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ arrive: fc.nat(1) }) },
    { weight: 1, arbitrary: fc.record({ rename: fc.nat() }) },
    { weight: 2, arbitrary: fc.record({ leave: fc.nat() }) },
    { weight: 1, arbitrary: fc.constant({ tidy: true as const }) },
  ),
  { maxLength: 300, size: 'max' },
);

describe('an entry of the user index', () => {
  test('knows everybody once and the newest without a gap, whoever comes and goes', () => {
    fc.assert(
      fc.property(histories, fc.integer({ min: 1, max: 50 }), (history, chunkMax) => {
        let stored = NOBODY;
        let model: Person[] = [];
        // Who had the key and has it no more: may have it again, being old by then.
        let others: Person[] = [];
        let second = 0;
        history.forEach((step, index) => {
          if ('arrive' in step) {
            second += step.arrive;
            const person = { uid: `u${index}`, createdAt: at(second) };
            stored = arrived(stored, person);
            model = [...model, person];
          } else if ('rename' in step) {
            const back = others[step.rename % (others.length || 1)];
            if (!back) return;
            stored = { ...stored, entry: withPerson(read(stored).entry, back) };
            others = others.filter((person) => person !== back);
            model = [...model, back];
          } else if ('leave' in step) {
            const gone = model[step.leave % (model.length || 1)];
            if (!gone) return;
            stored = { ...stored, entry: withoutPerson(stored.entry, gone) };
            model = model.filter((person) => person !== gone);
            others = [...others, gone];
          } else {
            stored = tidy(stored, chunkMax);
            expect(stored.entry.newest.length).toBeLessThanOrEqual(NEWEST_MAX);
            expect(stored.entry.gone).toEqual([]);
          }
          if (index % 25 > 0 && index < history.length - 1) return;
          const { entry, chunks } = read(stored);
          expect(entry.total).toBe(model.length);
          expect(postingsIn(entry, chunks)).toEqual(postingsOf(model.map(numberOf)));
          const newest = newestOf(entry);
          expect(newest).toEqual(model.toSorted(newestFirst).slice(0, newest.length));
          expect(Math.max(0, ...chunks.map(({ length }) => length))).toBeLessThanOrEqual(chunkMax);
        });
      }),
      { numRuns: 60 },
    );
  });

  test('names five pages when it was tidied, and all until then', () => {
    const stored = crowd(LENGTH_MAX + 1).reduce(arrived, NOBODY);
    expect(newestOf(read(stored).entry)).toHaveLength(LENGTH_MAX + 1);
    expect(isLong(stored.entry)).toBe(true);
    const tidied1 = tidy(stored, CHUNK_MAX);
    expect(newestOf(tidied1.entry)).toHaveLength(5 * USER_PAGE_SIZE);
    expect(tidied1.chunks.map(({ length }) => length)).toEqual([LENGTH_MAX + 1 - NEWEST_MAX]);
    expect(isLong(tidied1.entry)).toBe(false);
  });

  test('fills the last chunk before it begins another', () => {
    const some = tidy(crowd(NEWEST_MAX + 25).reduce(arrived, NOBODY), 10);
    expect(some.chunks.map(({ length }) => length)).toEqual([10, 10, 5]);
    const newcomers = crowd(NEWEST_MAX + 35).slice(NEWEST_MAX + 25);
    const more = tidy(newcomers.reduce(arrived, some), 10);
    expect(more.chunks.map(({ length }) => length)).toEqual([10, 10, 10, 5]);
    expect(chunksToTidy(more.entry)).toEqual([3]);
  });

  test('is not written anew, nor is a chunk, where there is nothing to tidy', () => {
    const once = tidy(crowd(100).reduce(arrived, NOBODY), 10);
    const chunks = new Map(once.chunks.entries());
    expect(tidied(once.entry, chunks, 10)).toEqual({ entry: once.entry, chunks: new Map() });
  });

  test('does not name somebody old who got the key among the newest', () => {
    const { entry } = tidy(crowd(100).reduce(arrived, NOBODY), CHUNK_MAX);
    const old = { uid: 'old', createdAt: at(0) };
    const changed = withPerson(entry, old);
    expect(changed.total).toBe(101);
    expect(newestOf(changed)).toEqual(newestOf(entry));
    expect(withoutPerson(changed, old)).toEqual(entry);
  });

  test('takes back somebody who left and sits in a chunk still', () => {
    const stored = tidy(crowd(100).reduce(arrived, NOBODY), CHUNK_MAX);
    const [first] = crowd(1);
    if (!first) throw new Error('Nobody');
    const left = withoutPerson(stored.entry, first);
    expect(left.gone).toHaveLength(1);
    expect(withPerson(left, first)).toEqual(stored.entry);
  });

  test('takes nothing of a profile but who and when', () => {
    const profile = { uid: 'a', createdAt: at(0), name: 'Ines', email: 'a@b.c' };
    expect(withPerson(EMPTY, profile).newest).toEqual([{ uid: 'a', createdAt: at(0) }]);
  });

  test('has a chunk that fits into a document of a megabyte', () => {
    expect(CHUNK_MAX * 8 + 10_000).toBeLessThan(2 ** 20);
    const chunk = toChunk(postingsOf([1n, 2n]));
    expect(chunkSchema.parse({ postings: Buffer.from(chunk.postings) }).postings).toHaveLength(16);
  });
});
