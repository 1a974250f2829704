/** True if long matrices run whole (`npm run test:all`); false if they run as a sample. */
export const IS_WHOLE = process.env.FLEXA_TEST_ALL === '1';

/** Seed of the samples. Another seed tests cases that the usual sample omits. */
export const SEED = Number(process.env.FLEXA_TEST_SEED ?? 1);

/** Returns the number of random cases for a property test. */
export function runs(whole: number, sampled: number): number {
  return IS_WHOLE ? whole : sampled;
}

/** Returns the whole list, or a share of it in the same order. */
export function sampleList<T>(list: readonly T[], share: number): readonly T[] {
  return IS_WHOLE ? list : takeSample(list, share, SEED);
}

/** Returns a share of a list, at least one element, always the same for a seed. */
export function takeSample<T>(list: readonly T[], share: number, seed: number): readonly T[] {
  const random = createRandom(seed);
  const ranks = list.map(() => random());
  const last = ranks.toSorted((a, b) => a - b)[Math.ceil(list.length * share) - 1] ?? -1;
  return list.filter((_, index) => (ranks[index] ?? 1) <= last);
}

/**
 * Pairs each row with each column. In a sample, each row has one column, so every row is tested and each column equally
 * often.
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
    const column = shuffled[index % shuffled.length];
    return column ? [{ row, column: column.column }] : [];
  });
}

/** Description of the sample for test titles, so that a report names it. */
export const SAMPLE = IS_WHOLE ? 'the whole matrix' : `a sample with seed ${SEED}`;

/** Creates a random generator of numbers from 0 to 1 for a seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
