import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import { call, newAdmin, newUser } from '../../testing/shared-project';
import { newWord } from '../../testing/accounts';
import { listNamedFields } from '../../testing/requests';
import { aNumber, anInstant } from '../../testing/matchers';
import { createTestPortal, type TestPortal } from '../../testing/test-portal';

interface Person {
  uid: string;
  name: string;
  email: string;
}

/** Creates the profiles one after another, `apart` milliseconds apart. */
async function addPeople(portal: TestPortal, people: Person[], apart = 1) {
  for (const [index, { uid, name, email }] of people.entries()) {
    portal.setClock(index * apart);
    await portal.signUp(portal.caller(uid, { email }), name);
  }
}

/** For tests that change nothing. */
const createSharedPortal = () => createTestPortal({}, undefined, afterAll);

/** Reads one page as an admin. */
function list(portal: TestPortal, input: OperationInput<'listUsers'>) {
  return portal.get('listUsers', portal.caller('admin', { isAdmin: true }), input);
}

/** Reads all pages, one after another. */
async function listAll(portal: TestPortal, input: OperationInput<'listUsers'>): Promise<string[]> {
  const uids: string[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await list(portal, { ...input, page });
    if (data.length === 0) return uids;
    uids.push(...data.map(({ uid }) => uid));
  }
}

const buildPeople = (names: string[]): Person[] =>
  names.map((name, index) => ({ uid: `p${index}`, name, email: `p${index}@flexa.test` }));

describe('listUsers', () => {
  // Three at each moment.
  const CROWD: Person[] = Array.from({ length: 72 }, (_, i) => ({
    uid: `${'aB1'.charAt(i % 3)}${String((i * 37) % 72).padStart(2, '0')}`,
    name: 'Maria Rossi',
    email: `person${i}@flexa.test`,
  }));
  const NEWEST_FIRST = CROWD.map(({ uid }, i) => ({ uid, moment: Math.floor(i / 3) }))
    .sort((a, b) => b.moment - a.moment || (a.uid < b.uid ? 1 : -1))
    .map(({ uid }) => uid);

  const portal = createSharedPortal();
  beforeAll(async () => {
    for (let first = 0; first < CROWD.length; first += 3) {
      portal.setClock(first / 3);
      await Promise.all(
        CROWD.slice(first, first + 3).map(({ uid, name, email }) =>
          portal.signUp(portal.caller(uid, { email }), name),
        ),
      );
    }
  });

  test('listUsers returns a first page of twelve and the number of all users', async () => {
    const page = await list(portal, {});
    expect(page).toMatchObject({ page: 1, totalPages: 6, total: 72 });
    expect(page.data.map(({ uid }) => uid)).toEqual(NEWEST_FIRST.slice(0, 12));
    const last = await list(portal, { page: 2, limit: 50 });
    expect(last).toMatchObject({ page: 2, totalPages: 2, total: 72 });
    expect(last.data.map(({ uid }) => uid)).toEqual(NEWEST_FIRST.slice(50));
    expect(await list(portal, { page: 7 })).toEqual({
      data: [],
      page: 7,
      totalPages: 6,
      total: 72,
      totalIsExact: true,
    });
  });

  test('listUsers returns everyone once, page by page, newest first, for every search', async () => {
    for (const search of ['', 'mar', 'maria ros', 'rossi']) {
      expect(await listAll(portal, { search, limit: 7 }), search).toEqual(NEWEST_FIRST);
      const oldestFirst = { search, limit: 7, sortBy: 'createdAt', sortOrder: 'asc' } as const;
      expect(await listAll(portal, oldestFirst), search).toEqual([...NEWEST_FIRST].reverse());
    }
  });

  // The last test with these people.
  test('listUsers stays correct when people leave and change their names', async () => {
    const admin = portal.caller('admin', { isAdmin: true });
    const deletedUids = new Set(
      [0, 1, 5, 30, 59, 60, 61, 71].map((index) => NEWEST_FIRST[index] ?? ''),
    );
    for (const uid of deletedUids) await portal.get('deleteUser', admin, { id: uid, uid });
    const renamedUids = new Set([2, 3, 40, 65].map((index) => NEWEST_FIRST[index] ?? ''));
    for (const id of renamedUids)
      await portal.get('updateUser', admin, { id, name: 'Noor Haddad' });

    const left = NEWEST_FIRST.filter((uid) => !deletedUids.has(uid));
    expect(await listAll(portal, { limit: 7 })).toEqual(left);
    expect(await list(portal, {})).toMatchObject({ total: left.length });

    const marias = left.filter((uid) => !renamedUids.has(uid));
    expect(await listAll(portal, { search: 'maria', limit: 7 })).toEqual(marias);
    expect(await list(portal, { search: 'maria' })).toMatchObject({ total: marias.length });
    const noors = left.filter((uid) => renamedUids.has(uid));
    expect(await listAll(portal, { search: 'noor' })).toEqual(noors);
    expect(await list(portal, { search: 'noor hadd' })).toMatchObject({ total: noors.length });
  });

  test('listUsers returns an empty page without people', async () => {
    expect(await list(createTestPortal(), {})).toEqual({
      data: [],
      page: 1,
      totalPages: 0,
      total: 0,
      totalIsExact: true,
    });
  });
});

describe('order of listUsers', () => {
  const PEOPLE: Person[] = [
    { uid: 'p0', name: 'Zoë', email: 'c@flexa.test' },
    { uid: 'p1', name: 'Łukasz', email: 'B@flexa.test' },
    { uid: 'p2', name: 'Ödön', email: 'a@flexa.test' },
    { uid: 'p3', name: 'Mei', email: 'd@flexa.test' },
    { uid: 'p4', name: 'olga', email: 'e@flexa.test' },
  ];

  const portal = createSharedPortal();
  beforeAll(async () => {
    await addPeople(portal, PEOPLE);
  });

  test.each([
    ['createdAt', 'desc', 'p4 p3 p2 p1 p0'],
    ['createdAt', 'asc', 'p0 p1 p2 p3 p4'],
    ['name', 'asc', 'p1 p3 p2 p4 p0'],
    ['name', 'desc', 'p0 p4 p2 p3 p1'],
    ['email', 'asc', 'p2 p1 p0 p3 p4'],
    ['email', 'desc', 'p4 p3 p0 p1 p2'],
  ] as const)(
    'listUsers sorts by %s %s, ignoring case and accents',
    async (sortBy, sortOrder, expected) => {
      for (const search of ['', 'flexa', 'flexa test']) {
        const all = await listAll(portal, { search, sortBy, sortOrder, limit: 2 });
        expect(all.join(' '), search).toBe(expected);
      }
    },
  );
});

describe('search of listUsers', () => {
  const NAMES = ['Jonas Keller', 'Jonas Novák', 'Łukasz Gąska', "Seán O'Brien"];
  const portal = createSharedPortal();
  beforeAll(async () => {
    await addPeople(portal, buildPeople(NAMES));
  });

  test.each([
    ['jonas', ['Jonas Keller', 'Jonas Novák']],
    ['JONAS', ['Jonas Keller', 'Jonas Novák']],
    ['  jon  ', ['Jonas Keller', 'Jonas Novák']],
    ['novak', ['Jonas Novák']],
    ['Novák', ['Jonas Novák']],
    ['gas', ['Łukasz Gąska']],
    ['LUKASZ gąska', ['Łukasz Gąska']],
    ['gąska łukasz', ['Łukasz Gąska']],
    ['kel jo', ['Jonas Keller']],
    ['jonas nobody', []],
    ['onas', []],
    ['p2', ['Łukasz Gąska']],
    ['p2@flexa.test', ['Łukasz Gąska']],
    ['P2@Flexa.test', ['Łukasz Gąska']],
    ['p2@flexa', ['Łukasz Gąska']],
    ["o'brien", ["Seán O'Brien"]],
    ['brien', ["Seán O'Brien"]],
    ['%', []],
    ['*', []],
    ['../users', []],
  ])('a search for %j finds people whose words all begin with it', async (search, names) => {
    const page = await list(portal, { search });
    expect(page.data.map(({ name }) => name).sort()).toEqual(names);
    expect(page.total).toBe(names.length);
  });

  test('a search for spaces finds everyone', async () => {
    expect(await list(portal, { search: '   ' })).toMatchObject({ total: NAMES.length });
  });
});

describe('GET /users', () => {
  let token = '';
  beforeAll(async () => {
    ({ token } = await newAdmin());
  });

  test('GET /users returns a page of twelve to an admin', async () => {
    await Promise.all(Array.from({ length: 12 }, () => newUser()));
    const answer = await call('GET', '/users', { token });
    expect(answer.status).toBe(200);
    expect(answer.body['data']).toHaveLength(12);
    expect(answer.body).toMatchObject({ page: 1, total: aNumber });
    const total = Number(answer.body['total']);
    expect(answer.body['totalPages']).toBe(Math.ceil(total / 12));
  });

  test('GET /users finds people by name and address, and omits the search keys', async () => {
    const word = newWord();
    const user = await newUser(`Zoë ${word.toUpperCase()}`);
    const query = `search=zoe%20${word.slice(0, 9)}&page=1&limit=100&sortBy=name&sortOrder=asc`;
    const answer = await call('GET', `/users?${query}`, { token });
    expect(answer.body).toEqual({
      data: [
        {
          id: user.uid,
          uid: user.uid,
          name: `Zoë ${word.toUpperCase()}`,
          email: user.email,
          isAdmin: false,
          isSupport: false,
          hasPurchased: false,
          disabled: false,
          createdAt: anInstant,
        },
      ],
      page: 1,
      totalPages: 1,
      total: 1,
      totalIsExact: true,
    });
  });

  test.each([
    ['limit=101', ['limit']],
    ['limit=0', ['limit']],
    ['limit=1.5', ['limit']],
    ['limit=all', ['limit']],
    ['page=0', ['page']],
    ['page=-1', ['page']],
    ['page=1&page=2', ['page']],
    ['sortBy=name', ['sortOrder']],
    ['sortOrder=asc', ['sortBy']],
    ['sortBy=isAdmin&sortOrder=asc', ['sortBy']],
    ['sortBy=name&sortOrder=up', ['sortOrder']],
    [`search=${'x'.repeat(101)}`, ['search']],
    ['search=a&search=b', ['search']],
    ['q=jonas', ['q']],
  ])('GET /users refuses %s and names the field', async (query, fields) => {
    const answer = await call('GET', `/users?${query}`, { token });
    expect(answer.status).toBe(400);
    expect(listNamedFields(answer)).toEqual(fields);
  });
});
