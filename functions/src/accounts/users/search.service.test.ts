import { describe, expect, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import { buildPairs } from '@flexa/testing/sample';
import { countReads } from '../../testing/stored-data';
import { addUsersInBulk } from './bulk-users';
import { createTestPortal, START, type TestPortal } from '../../testing/test-portal';

type Query = OperationInput<'listUsers'>;

const ORDERS = (['createdAt', 'name', 'email'] as const).flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((sortOrder) => ({ sortBy, sortOrder })),
);

const pickName = (i: number) =>
  `${['Noor', 'Jonas'][i % 2] ?? ''} ${['Haddad', 'Hadley', 'Keller'][Math.floor(i / 2) % 3] ?? ''}`;

/** Creates a portal with people of common names, three at each moment. */
async function setUpCrowd(count = 260): Promise<TestPortal> {
  const portal = createTestPortal();
  await addUsersInBulk(
    portal.db,
    Array.from({ length: count }, (_, i) => ({
      uid: `p${i}`,
      name: pickName(i),
      email: `${'cab'.charAt(i % 3)}${i}@flexa.test`,
      createdAt: new Date(START.getTime() - 10_000 + Math.floor(i / 3)),
    })),
  );
  return portal;
}

const createAdminCaller = (portal: TestPortal) => portal.caller('admin', { isAdmin: true });

async function listAll(portal: TestPortal, query: Query) {
  const uids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await portal.get('listUsers', createAdminCaller(portal), { ...query, page });
    if (answer.data.length === 0) return { uids, total: answer.total };
    uids.push(...answer.data.map(({ uid }) => uid));
  }
}

/** Scans the profiles one by one for the expected result of a search. */
async function findByScan(portal: TestPortal, { search = '', sortBy, sortOrder }: Query) {
  const people = (await portal.db.collection('users').get()).docs.map((document) => ({
    uid: document.id,
    words: `${document.get('name')} ${document.get('email')}`.toLowerCase().split(/[^a-z\d]+/),
    name: String(document.get('sortName')),
    email: String(document.get('sortEmail')),
    createdAt: (document.get('createdAt') as { toDate(): Date }).toDate().toISOString(),
  }));
  const terms = search.split(' ').filter((term) => term !== '');
  const matches = people.filter(({ words }) =>
    terms.every((term) => words.some((word) => word.startsWith(term))),
  );
  const column = sortBy ?? 'createdAt';
  const rank = (person: (typeof people)[number]) => `${person[column]}\u0000${person.uid}`;
  matches.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  if (sortOrder !== 'asc') matches.reverse();
  return { uids: matches.map(({ uid }) => uid), total: matches.length };
}

async function expectLikeModel(portal: TestPortal, query: Query) {
  expect(await listAll(portal, { ...query, limit: 23 }), JSON.stringify(query)).toEqual(
    await findByScan(portal, query),
  );
}

/** Time limit for the whole matrix: each search in each order. */
const LONG = 120_000;

describe('search for several words', () => {
  test(
    'a search for several words finds everyone with all of them, in every order, page by page',
    { timeout: LONG },
    async () => {
      const portal = await setUpCrowd();
      const searches = ['noor had', 'had noor', 'flexa test had', 'jonas', 'had', ''];
      for (const { row: search, column } of buildPairs(searches, ORDERS)) {
        await expectLikeModel(portal, { search, ...column });
      }
      const both = await portal.get('listUsers', createAdminCaller(portal), { search: 'noor had' });
      expect(both).toMatchObject({ total: 87, totalPages: 8, totalIsExact: true });
      expect((await listAll(portal, { search: 'noor had kel' })).total).toBe(0);
      expect((await listAll(portal, { search: 'noor nobody' })).total).toBe(0);
    },
  );

  test(
    'a search for several words stays correct when long-standing users change their names and leave',
    { timeout: LONG },
    async () => {
      const portal = await setUpCrowd();
      const admin = createAdminCaller(portal);
      const rename = (id: string, name: string) => portal.get('updateUser', admin, { id, name });
      await rename('p0', 'Mei Sato');
      await rename('p1', 'Noor Haddad');
      await rename('p2', 'Noor Sato');
      await rename('p2', 'Noor Hadley');
      for (const id of ['p6', 'p7', 'p100']) {
        await portal.get('deleteUser', admin, { id, uid: id });
      }
      const searches = ['noor had', 'noor', 'had', 'sato', 'mei sat', ''];
      for (const { row: search, column } of buildPairs(searches, ORDERS)) {
        await expectLikeModel(portal, { search, ...column });
      }
    },
  );

  test('a search for several words reads at most 1,000 people, and says that there may be more', async () => {
    const portal = await setUpCrowd(1_300);
    const query = { search: 'flexa noor' };
    const { reads, value } = await countReads(portal.db, () =>
      portal.get('listUsers', createAdminCaller(portal), query),
    );
    expect(value).toMatchObject({ total: 500, totalIsExact: false });
    expect(value.data).toHaveLength(12);
    expect(reads).toBe(1_000);
  });
});

test('a page of the list or of a one-word search costs its rows and the count', async () => {
  const portal = await setUpCrowd();
  for (const query of [{}, { search: 'noor' }, { search: 'a1@flexa.test' }]) {
    const { reads } = await countReads(portal.db, () =>
      portal.get('listUsers', createAdminCaller(portal), query),
    );
    expect(reads, JSON.stringify(query)).toBeLessThanOrEqual(12 + 1);
  }
});
