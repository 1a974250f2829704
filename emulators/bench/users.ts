import { USER_PAGE_SIZE } from '@flexa/contracts/constants';
import { operations, type OperationInput } from '@flexa/contracts/operations';
import { userPageSchema } from '@flexa/contracts/users';
import { bulkAddUsers, type NewUser } from '@flexa/functions/documents';
import { composeHandlers, invoke } from '@flexa/functions/local';
import { people } from '../seed/people';
import { countReads } from '@flexa/functions/testing/count-reads';
import { withFirestore, withPlatform } from './firestore-alone';

/**
 * `npm run bench:users`: what GET /users costs at 100,000 users, in reads that Firestore would bill:
 * the page, a read for each 1,000 counted, and what is skipped or sifted. Fails where a query reads
 * more. Times say nothing here: the emulator scans a collection where Firestore goes by an index.
 */
const USERS = 100_000;
const PAGE = USER_PAGE_SIZE;
/** Reads of a count of everybody. */
const COUNT = USERS / 1_000;
/** A search of several words reads so many people at most (users/user-list.ts). */
const SIFTED = 1_000;

interface Row {
  name: string;
  query: OperationInput<'listUsers'>;
  readsMax: number;
}

const ROWS: readonly Row[] = [
  { name: 'page 1', query: {}, readsMax: PAGE + COUNT },
  { name: 'page 30', query: { page: 30 }, readsMax: 30 * PAGE + COUNT },
  {
    name: 'page 1 by name',
    query: { sortBy: 'name', sortOrder: 'asc' },
    readsMax: PAGE + COUNT,
  },
  { name: 'one word, common: mar', query: { search: 'mar' }, readsMax: PAGE + COUNT },
  { name: 'one word, page 30', query: { search: 'mar', page: 30 }, readsMax: 30 * PAGE + COUNT },
  { name: 'one word, accents: zoë', query: { search: 'zoë' }, readsMax: PAGE + COUNT },
  { name: 'one word, nobody', query: { search: 'nobodyatall' }, readsMax: 2 },
  { name: 'a whole e-mail', query: { search: 'rare@zebra.test' }, readsMax: 2 },
  { name: 'two words', query: { search: 'zoe zebra' }, readsMax: SIFTED },
  { name: 'two words, turned', query: { search: 'zebra zoe' }, readsMax: SIFTED },
  { name: 'two common words', query: { search: 'noor had' }, readsMax: SIFTED },
  { name: 'three words', query: { search: 'noor had ced' }, readsMax: SIFTED },
];

/** So many people, one a minute; numbers make the addresses differ, and one has a rare name. */
function crowd(count: number): NewUser[] {
  const now = new Date();
  return people(count, now).map((person, i) => ({
    ...person,
    createdAt: new Date(now.getTime() - i * 60_000),
    name: i === 7 ? 'Zoë Zebra' : person.name,
    email: i === 7 ? 'rare@zebra.test' : person.email.replace('@', `.${i}@`),
  }));
}

await withFirestore(() =>
  withPlatform('demo-bench-users', async (platform) => {
    await bulkAddUsers(platform.db, crowd(USERS));
    const caller = {
      uid: 'admin',
      email: null,
      emailVerified: false,
      isAdmin: true,
      isSupport: false,
      signedInAt: new Date(),
      since: 0,
      validSince: 0,
      freshProof: 'passkey' as const,
    };
    const handlers = composeHandlers(platform);
    printTable(['GET /users', 'reads', 'allowed', 'total', '']);
    for (const { name, query, readsMax } of ROWS) {
      const { reads, value } = await countReads(platform.db, () =>
        invoke(
          operations.listUsers,
          handlers,
          async () => caller,
          async () => query,
        ),
      );
      const { total, totalIsExact } = userPageSchema.parse(value.value);
      const isFine = reads <= readsMax;
      if (!isFine) process.exitCode = 1;
      const found = totalIsExact ? String(total) : `${total} or more`;
      printTable([name, String(reads), String(readsMax), found, isFine ? 'ok' : 'TOO MANY']);
    }
  }),
);

function printTable([first = '', ...others]: readonly string[]): void {
  console.log(first.padEnd(26) + others.map((cell) => cell.padStart(14)).join(''));
}
