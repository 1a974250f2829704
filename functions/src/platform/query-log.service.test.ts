import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AggregateField, Filter, type Firestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, test } from 'vitest';
import { recordQueries } from './query-log';
import { createTestPortal } from '../testing/test-portal';

/** Creates a recorded database, the same one unrecorded, and a reader of its log. */
async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), 'flexa-queries-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const plain = createTestPortal().db;
  const readLines = async () => {
    const files = await readdir(folder);
    const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
    return texts.join('').split('\n').filter(Boolean);
  };
  return { plain, db: recordQueries(plain, folder), lines: readLines };
}

/** Formats the shape of one query like the log. */
async function readShape(ask: (db: Firestore) => Promise<unknown>): Promise<unknown> {
  const { db, lines } = await setUp();
  await ask(db);
  const [line, ...more] = await lines();
  expect(more).toEqual([]);
  return JSON.parse(line ?? '');
}

const usual = {
  collection: 'things',
  scope: 'COLLECTION',
  where: null,
  orders: [],
  aggregated: [],
};

test('a query is logged with its fields, operators and orders, and none of its values', async () => {
  const { db, lines } = await setUp();
  const query = db
    .collection('people/secret-person/things')
    .where('name', '==', 'secret-name')
    .where('deletedAt', '==', null)
    .where('at', '>', new Date('2031-01-01'))
    .orderBy('at', 'desc');
  await query.get();
  await query.limit(5).get();
  const [line, ...more] = await lines();
  expect(more).toEqual([]);
  expect(line).not.toMatch(/secret|2031/);
  expect(JSON.parse(line ?? '')).toEqual({
    ...usual,
    where: {
      all: [
        { field: 'name', op: 'EQUAL' },
        { field: 'deletedAt', op: 'IS_NULL' },
        { field: 'at', op: 'GREATER_THAN' },
      ],
    },
    orders: [{ field: 'at', direction: 'DESCENDING' }],
  });
});

test('alternatives in a query are logged as alternatives', async () => {
  const either = Filter.or(Filter.where('a', '==', 1), Filter.where('b', 'array-contains', 1));
  expect(await readShape((db) => db.collection('things').where(either).get())).toEqual({
    ...usual,
    where: {
      any: [
        { field: 'a', op: 'EQUAL' },
        { field: 'b', op: 'ARRAY_CONTAINS' },
      ],
    },
  });
});

test('sums and averages are logged with their fields, a count without any', async () => {
  const sums = {
    many: AggregateField.count(),
    sum: AggregateField.sum('amount'),
    mean: AggregateField.average('age'),
  };
  expect(await readShape((db) => db.collection('things').aggregate(sums).get())).toEqual({
    ...usual,
    aggregated: ['amount', 'age'],
  });
});

test('a collection group query is logged as such', async () => {
  expect(await readShape((db) => db.collectionGroup('things').get())).toEqual({
    ...usual,
    scope: 'COLLECTION_GROUP',
  });
});

test('queries of a transaction and of further pages are logged', async () => {
  expect(
    await readShape((db) =>
      db.runTransaction((transaction) => transaction.get(db.collection('things'))),
    ),
  ).toEqual(usual);
});

test('a live query is logged', async () => {
  expect(
    await readShape(
      (db) =>
        new Promise((resolve, reject) => {
          const stop = db.collection('things').onSnapshot((snapshot) => {
            stop();
            resolve(snapshot);
          }, reject);
        }),
    ),
  ).toEqual(usual);
});

test('reads of single documents, writes, and the test’s own queries are not logged', async () => {
  const { plain, db, lines } = await setUp();
  await db.doc('things/one').set({ a: 1 });
  await db.doc('things/one').get();
  await plain.collection('things').where('a', '==', 1).get();
  await expect(lines()).resolves.toEqual([]);
});
