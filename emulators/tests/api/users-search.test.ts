import { describe, expect, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import { LENGTH_MAX, NEWEST_MAX } from '../../../functions/src/users/index-entry';
import { numberOf, postingsOf } from '../../../functions/src/users/postings';
import { userIndex } from '../../../functions/src/users/user-index';
import { bulkAddUsers } from '../../seed/bulk-users';
import { ownPortal, START, type OwnPortal } from './support/own-portal';

type Query = OperationInput<'listUsers'>;

const ORDERS = (['createdAt', 'name', 'email'] as const).flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((sortOrder) => ({ sortBy, sortOrder })),
);

/** Of each name there are more than an entry names, and of each two names together too. */
const nameOf = (i: number) =>
  `${['Noor', 'Jonas'][i % 2] ?? ''} ${['Haddad', 'Hadley', 'Keller'][Math.floor(i / 2) % 3] ?? ''}`;

/** A portal with people of common names, three at each moment, most of whom came long ago. */
async function crowded(count = 260): Promise<OwnPortal> {
  const portal = ownPortal();
  await bulkAddUsers(
    portal.db,
    Array.from({ length: count }, (_, i) => ({
      uid: `p${i}`,
      name: nameOf(i),
      email: `${'cab'.charAt(i % 3)}${i}@flexa.test`,
      createdAt: new Date(START.getTime() - 10_000 + Math.floor(i / 3)),
    })),
  );
  return portal;
}

const adminOf = (portal: OwnPortal) => portal.caller('admin', { isAdmin: true });

async function listAll(portal: OwnPortal, query: Query) {
  const uids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await portal.get('listUsers', adminOf(portal), { ...query, page });
    if (answer.data.length === 0) return { uids, total: answer.total };
    uids.push(...answer.data.map(({ uid }) => uid));
  }
}

/** The profiles, looked through one by one: what a search has to answer. */
async function model(portal: OwnPortal, { search = '', sortBy, sortOrder }: Query) {
  const people = (await portal.db.collection('users').get()).docs.map((document) => ({
    uid: document.id,
    words: `${document.get('name')} ${document.get('email')}`.toLowerCase().split(/[^a-z\d]+/),
    name: String(document.get('sortName')),
    email: String(document.get('sortEmail')),
    createdAt: (document.get('createdAt') as { toDate(): Date }).toDate().toISOString(),
  }));
  const terms = search.split(' ').filter((term) => term !== '');
  const found = people.filter(({ words }) =>
    terms.every((term) => words.some((word) => word.startsWith(term))),
  );
  found.sort((a, b) => {
    if (sortBy === undefined || sortBy === 'createdAt') return numberOf(a) < numberOf(b) ? -1 : 1;
    return `${a[sortBy]}\u0000${a.uid}` < `${b[sortBy]}\u0000${b.uid}` ? -1 : 1;
  });
  if (sortOrder !== 'asc') found.reverse();
  return { uids: found.map(({ uid }) => uid), total: found.length };
}

async function expectLikeModel(portal: OwnPortal, query: Query) {
  expect(await listAll(portal, { ...query, limit: 23 }), JSON.stringify(query)).toEqual(
    await model(portal, query),
  );
}

describe('a search of several words', () => {
  test('finds everybody with all of them, in every order, page by page', async () => {
    const portal = await crowded();
    for (const order of ORDERS) {
      for (const search of ['noor had', 'had noor', 'flexa test had', 'jonas', 'had', '']) {
        await expectLikeModel(portal, { search, ...order });
      }
    }
    const both = await portal.get('listUsers', adminOf(portal), { search: 'noor had' });
    expect(both).toMatchObject({ total: 87, totalPages: 8 });
    expect(both.total).toBeGreaterThan(NEWEST_MAX);
    expect((await listAll(portal, { search: 'noor had kel' })).total).toBe(0);
    expect((await listAll(portal, { search: 'noor nobody' })).total).toBe(0);
  });

  test('goes on being right when people of long ago change their names and leave', async () => {
    const portal = await crowded();
    const admin = adminOf(portal);
    const rename = (id: string, name: string) => portal.get('updateUser', admin, { id, name });
    await rename('p0', 'Mei Sato');
    await rename('p1', 'Noor Haddad');
    await rename('p2', 'Noor Sato');
    await rename('p2', 'Noor Hadley');
    await rename('p259', 'Noor Haddad');
    for (const id of ['p6', 'p7', 'p100', 'p258']) {
      await portal.get('deleteUser', admin, { id, uid: id });
    }
    for (const search of ['noor had', 'noor', 'had', 'sato', 'mei sat', '']) {
      for (const order of ORDERS) await expectLikeModel(portal, { search, ...order });
    }
  });

  test('is tidied by those who leave, too, and then knows nothing of them', async () => {
    const portal = await crowded(LENGTH_MAX + NEWEST_MAX);
    const admin = adminOf(portal);
    for (let i = 0; i < NEWEST_MAX + 5; i += 1) {
      await portal.get('deleteUser', admin, { id: `p${i}`, uid: `p${i}` });
    }
    const entry = (await portal.db.doc('userIndex/*').get()).data();
    const length = (field: string) => (entry?.[field] as unknown[]).length;
    expect(length('newest') + length('gone')).toBeLessThan(NEWEST_MAX + 10);
    await expectLikeModel(portal, { search: 'noor had' });
    await expectLikeModel(portal, { sortBy: 'createdAt', sortOrder: 'asc' });
    const numbers = await portal.db.collection('userNumbers').get();
    const users = await portal.db.collection('users').get();
    expect(numbers.docs.map((number) => number.get('uid') as string).sort()).toEqual(
      users.docs.map(({ id }) => id).sort(),
    );
  });

  test('leaves no entry, no chunk and no number when all have left', async () => {
    const portal = await crowded(NEWEST_MAX + 10);
    for (let i = 0; i < NEWEST_MAX + 10; i += 1) {
      await portal.get('deleteUser', adminOf(portal), { id: `p${i}`, uid: `p${i}` });
    }
    for (const left of [
      portal.db.collection('userIndex'),
      portal.db.collectionGroup('older'),
      portal.db.collection('userNumbers'),
    ]) {
      expect((await left.get()).size).toBe(0);
    }
  });

  test('misses nobody and has nobody twice while many sign up and tidy', async () => {
    const portal = await crowded(LENGTH_MAX);
    const before = (await model(portal, { search: 'noor had' })).uids;
    // A moment at which each of them tidies up.
    const newcomers = Array.from({ length: 30 }, (_, i) =>
      portal.signUp(portal.caller(`new${i}`), 'Noor Haddad'),
    );
    let signingUp = true;
    const all = Promise.all(newcomers).finally(() => (signingUp = false));
    while (signingUp) {
      const query = { search: 'noor had', limit: 100 };
      const pages = await Promise.all(
        [1, 2].map((page) => portal.get('listUsers', adminOf(portal), { ...query, page })),
      );
      for (const { data } of pages) {
        expect(new Set(data.map(({ uid }) => uid)).size).toBe(data.length);
      }
      const oldest = await portal.get('listUsers', adminOf(portal), {
        ...query,
        sortBy: 'createdAt',
        sortOrder: 'asc',
      });
      expect(oldest.data.map(({ uid }) => uid).slice(0, before.length)).toEqual(
        before.toReversed(),
      );
      expect(oldest.total).toBeGreaterThanOrEqual(before.length);
    }
    await all;
    expect((await portal.get('listUsers', adminOf(portal), {})).total).toBe(LENGTH_MAX + 30);
    for (const search of ['noor had', 'noor', '']) await expectLikeModel(portal, { search });
  });
});

describe('the index behind it', () => {
  test('has as many chunks as people need, and is read as a whole', async () => {
    const { db } = ownPortal();
    const index = userIndex(db, 10);
    const people = Array.from({ length: 400 }, (_, i) => ({
      uid: `p${i}`,
      createdAt: new Date(START.getTime() + i).toISOString(),
    }));
    for (const [i, person] of people.entries()) {
      const batch = db.batch();
      index.enter(batch, person, i % 2 ? ['all', 'odd'] : ['all']);
      await batch.commit();
      if (i % 70 === 0) await index.tidy(['all', 'odd']);
    }
    const [all, odd, none] = await index.readAll(['all', 'odd', 'none']);
    expect(all?.postings).toEqual(postingsOf(people.map(numberOf)));
    expect(odd?.postings).toEqual(postingsOf(people.filter((_, i) => i % 2).map(numberOf)));
    expect(none).toMatchObject({ entry: { total: 0 }, postings: postingsOf([]) });
    expect(all?.entry.chunks).toBeGreaterThan(20);
  });
});
