import { composeHandlers } from '../../functions/src/compose';
import { USER_PAGE_SIZE } from '@flexa/contracts/constants';
import { operations, type OperationInput } from '@flexa/contracts/operations';
import { userPageSchema } from '@flexa/contracts/users';
import { invoke } from '../../functions/src/http/invoke';
import type { Platform } from '../../functions/src/platform/platform';
import { bulkAddUsers, type NewUser } from '../seed/bulk-users';
import { people } from '../seed/people';
import { countReads } from './count-reads';
import { withFirestore, withPlatform } from './firestore-alone';
import { percentile } from './percentile';

/**
 * `npm run bench:users`: GET /users with 100 and with 100,000 users side by side, through the code
 * the API runs. Fails where a page costs more reads or time than design and issue allow.
 */
const FEW = 100;
const MANY = 100_000;
const RUNS = 40;
/** Of what is only shown: at the emulator's pace one run takes ten seconds. */
const RUNS_SHOWN = 3;
const READS_MAX = 3 * USER_PAGE_SIZE;
const RATIO_MAX = 2;

type Query = OperationInput<'listUsers'>;

interface Row {
  name: string;
  query: Query;
  /** Asked of the few where they have no such page, or one of fewer people; else the same. */
  queryOfFew?: Query;
  isHeld: boolean;
}

const QUERIES: Row[] = [
  { name: 'page 1', query: {}, isHeld: true },
  { name: 'page 3', query: { page: 3 }, isHeld: true },
  { name: 'page 6, beyond the newest', query: { page: 6 }, isHeld: true },
  { name: 'oldest first', query: { sortBy: 'createdAt', sortOrder: 'asc' }, isHeld: true },
  { name: 'search, common: mar', query: { search: 'mar' }, isHeld: true },
  {
    name: 'search, common, page 30',
    query: { search: 'mar', page: 30 },
    queryOfFew: { search: 'test', page: 6 },
    isHeld: true,
  },
  { name: 'search, rare: one person', query: { search: 'zebra' }, isHeld: true },
  { name: 'search, nobody', query: { search: 'nobodyatall' }, isHeld: true },
  { name: 'search, two words', query: { search: 'zoe zebra' }, isHeld: true },
  {
    name: 'search, two common words',
    query: { search: 'noor had' },
    queryOfFew: { search: 'test m' },
    isHeld: true,
  },
  {
    name: 'search, three words',
    query: { search: 'noor had ced' },
    queryOfFew: { search: 'test m te' },
    isHeld: true,
  },
  {
    name: "search, everybody's and one",
    query: { search: 'test noor' },
    queryOfFew: { search: 'test m' },
    isHeld: true,
  },
  {
    name: 'page 1 by name',
    query: { sortBy: 'name', sortOrder: 'asc' },
    isHeld: false,
  },
  {
    name: 'two common words by name',
    query: { search: 'noor had', sortBy: 'name', sortOrder: 'asc' },
    isHeld: false,
  },
];

/** So many people, one a minute; numbers make the addresses differ, and one has a rare name. */
function crowd(count: number): NewUser[] {
  const now = new Date();
  return people(count, now).map((person, i) => ({
    ...person,
    createdAt: new Date(now.getTime() - i * 60_000),
    name: i === 7 ? 'Zoë Zebra' : person.name,
    email: person.email.replace('@', `.${i}@`),
  }));
}

interface Measured {
  reads: number;
  p50: number;
  total: number;
}

/** Every platform asked in turn, so that whatever else the machine does hits all. */
async function measure(
  questions: readonly { platform: Platform; query: Query }[],
  runs: number,
): Promise<Measured[]> {
  const caller = {
    uid: 'admin',
    email: null,
    emailVerified: false,
    isAdmin: true,
    signedInAt: new Date(),
    validSince: 0,
  };
  const asked = questions.map(({ platform, query }) => {
    const handlers = composeHandlers(platform);
    const run = () =>
      invoke(
        operations.listUsers,
        handlers,
        async () => caller,
        async () => query,
      );
    return { db: platform.db, run, times: [] as number[] };
  });
  // The first run, which warms up what runs it, is for the counting only.
  const results: Omit<Measured, 'p50'>[] = [];
  for (const { db, run } of asked) {
    const { reads, value } = await countReads(db, run);
    results.push({ reads, total: userPageSchema.parse(value.value).total });
  }
  for (let i = 0; i < runs; i += 1) {
    for (const { run, times } of asked) {
      const start = performance.now();
      await run();
      times.push(performance.now() - start);
    }
  }
  return results.map((result, i) => ({ ...result, p50: percentile(asked[i]?.times ?? [], 50) }));
}

async function fill(platform: Platform, count: number): Promise<void> {
  const start = performance.now();
  await bulkAddUsers(platform.db, crowd(count));
  console.log(`Filled ${count} users in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

async function compare(few: Platform, many: Platform): Promise<boolean> {
  await fill(few, FEW);
  await fill(many, MANY);
  console.log(`\nReads: what Firestore would bill. p50 of ${RUNS} runs, side by side.\n`);
  console.log(
    ['', `${FEW} ms`, `${MANY} ms`, 'ratio', 'reads', 'total', '']
      .map((cell, i) => (i === 0 ? cell.padEnd(28) : cell.padStart(11)))
      .join(''),
  );
  let isRight = true;
  for (const { name, query, queryOfFew = query, isHeld } of QUERIES) {
    const questions = [
      { platform: few, query: queryOfFew },
      { platform: many, query },
    ];
    const [small, large] = await measure(questions, isHeld ? RUNS : RUNS_SHOWN);
    if (!small || !large) throw new Error('Nothing was measured');
    const ratio = large.p50 / small.p50;
    const isFine = large.reads <= READS_MAX && ratio <= RATIO_MAX;
    if (isHeld && !isFine) isRight = false;
    const verdict = isHeld ? (isFine ? 'ok' : 'TOO MUCH') : 'shown only';
    console.log(
      [
        name.padEnd(28),
        small.p50.toFixed(1).padStart(11),
        large.p50.toFixed(1).padStart(11),
        ratio.toFixed(2).padStart(11),
        String(large.reads).padStart(11),
        String(large.total).padStart(11),
        verdict.padStart(12),
      ].join(''),
    );
  }
  console.log(
    `\nAllowed: ${READS_MAX} reads, ratio ${RATIO_MAX}. What is only shown is asked of the ` +
      'collection, which the\nemulator scans from end to end; Firestore itself goes by an index.',
  );
  return isRight;
}

await withFirestore(() =>
  withPlatform('demo-bench-few', (few) =>
    withPlatform('demo-bench-many', async (many) => {
      if (!(await compare(few, many))) process.exitCode = 1;
    }),
  ),
);
