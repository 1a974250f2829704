/** The one place that knows whether long matrices run whole (`npm run test:all`) or in a sample. */
export const IS_WHOLE = process.env.FLEXA_TEST_ALL === '1';

/** Seed of the samples; another one tests cases that the usual sample leaves out. */
export const SEED = Number(process.env.FLEXA_TEST_SEED ?? 1);

/** How many random cases a test tries. */
export function runs(whole: number, sampled: number): number {
  return IS_WHOLE ? whole : sampled;
}

/** All of a list, or a share of it in the list's own order. */
export function sampleList<T>(list: readonly T[], share: number): readonly T[] {
  return IS_WHOLE ? list : takeSample(list, share, SEED);
}

/** A share of a list, at least one of it, the same for the same seed. */
export function takeSample<T>(list: readonly T[], share: number, seed: number): readonly T[] {
  const random = createRandom(seed);
  const ranks = list.map(() => random());
  const last = ranks.toSorted((a, b) => a - b)[Math.ceil(list.length * share) - 1] ?? -1;
  return list.filter((_, index) => (ranks[index] ?? 1) <= last);
}

/**
 * Each row with each column; in a sample each row with one, so that every row is tried and every column
 * as often as another.
 */
export function buildPairs<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
): { row: Row; column: Column }[] {
  if (IS_WHOLE) return rows.flatMap((row) => columns.map((column) => ({ row, column })));
  return samplePairs(rows, columns, SEED);
}

export function samplePairs<Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  seed: number,
): { row: Row; column: Column }[] {
  const random = createRandom(seed);
  const shuffled = columns
    .map((column) => ({ column, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank);
  return rows.flatMap((row, index) => {
    const chosen = shuffled[index % shuffled.length];
    return chosen ? [{ row, column: chosen.column }] : [];
  });
}

/** For the title of a test, so that a report names the sample it is about. */
export const SAMPLE = IS_WHOLE ? 'the whole matrix' : `a sample with seed ${SEED}`;

/** Numbers from 0 to 1 that are the same for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
