import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { QueryShape } from '@flexa/functions/platform/query-shape';
import { checkIndexes, readQueries } from './check';
import { readConfigured, type IndexConfiguration } from './configured';

const running: QueryShape = {
  collection: 'licenses',
  scope: 'COLLECTION',
  where: {
    all: [
      { field: 'visualType', op: 'EQUAL' },
      { field: 'expiresAt', op: 'GREATER_THAN' },
      { field: 'createdAt', op: 'LESS_THAN_OR_EQUAL' },
    ],
  },
  orders: [],
  aggregated: [],
};

const createIndexFile = (...fields: string[]): IndexConfiguration => ({
  indexes: [
    {
      '//': 'Licences that ran at a moment',
      collectionGroup: 'licenses',
      queryScope: 'COLLECTION',
      fields: fields.map((fieldPath) => ({ fieldPath, order: 'ASCENDING' })),
    },
  ],
  fieldOverrides: [],
});

describe('checkIndexes', () => {
  test('checkIndexes reports nothing if each query has its index', () => {
    const verdict = checkIndexes(
      [running],
      createIndexFile('visualType', 'createdAt', 'expiresAt'),
    );
    expect(verdict).toEqual({ queries: 1, missing: [], unused: [] });
  });

  test('checkIndexes reports queries without an index, the index they need, and unused indexes', () => {
    const verdict = checkIndexes(
      [running, running],
      createIndexFile('visualType', 'expiresAt', 'createdAt'),
    );
    expect(verdict.missing).toEqual([
      {
        query:
          'licenses where visualType EQUAL and expiresAt GREATER_THAN and createdAt LESS_THAN_OR_EQUAL',
        index: {
          collectionGroup: 'licenses',
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'visualType', order: 'ASCENDING' },
            { fieldPath: 'createdAt', order: 'ASCENDING' },
            { fieldPath: 'expiresAt', order: 'ASCENDING' },
          ],
        },
      },
    ]);
    expect(verdict.unused).toEqual(['Licences that ran at a moment']);
  });

  test('readQueries reads the files of several processes, each query once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'flexa-queries-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const line = `${JSON.stringify(running)}\n`;
    await writeFile(join(folder, '1.jsonl'), line);
    await writeFile(join(folder, '2.jsonl'), `${line}${line}`);
    expect(await readQueries(folder)).toEqual([running]);
  });
});

test('every index of firestore.indexes.json has a purpose of its own', async () => {
  const { indexes, fieldOverrides } = await readConfigured();
  const enabling = fieldOverrides.filter((override) => override.indexes.length > 0);
  expect(indexes.length).toBeGreaterThan(0);
  const purposes = indexes.map((index) => index['//']);
  expect(new Set(purposes).size).toBe(purposes.length);
  expect(enabling.length).toBeGreaterThan(0);
});
