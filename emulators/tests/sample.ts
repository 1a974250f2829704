/** What chooses the cases of a long matrix; the same in every run. */
export const SEED = 1;

/** One of so many cases runs in `npm test`; all of them where `FLEXA_TEST_ALL` is 1. */
const ONE_IN = process.env['FLEXA_TEST_ALL'] === '1' ? 1 : 5;

/** For the title of what runs a part, so that a report tells which. */
export const SAMPLE = ONE_IN === 1 ? 'all' : `1 in ${ONE_IN}, seed ${SEED}`;

/** How many of so many cases run. */
export function runs(cases: number): number {
  return Math.ceil(cases / ONE_IN);
}
