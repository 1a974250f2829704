import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FilterShape, QueryShape } from '@flexa/functions/platform/query-shape';
import { findAnswers, type IndexConfiguration } from './configured';
import { findNeeds, type IndexNeed } from './need';

export interface Verdict {
  /** Number of different queries. */
  queries: number;
  /** Queries that production would refuse, each with the index to add to firestore.indexes.json. */
  missing: { query: string; index: object }[];
  /** Purposes of the indexes that no query needed. */
  unused: string[];
}

/** Reads the different queries that all processes of a test run recorded in a folder. */
export async function readQueries(folder: string): Promise<QueryShape[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const lines = new Set(texts.flatMap((text) => text.split('\n').filter(Boolean)));
  return [...lines].map((line) => JSON.parse(line) as QueryShape);
}

/** Compares recorded queries with the configured indexes. */
export function checkIndexes(
  queries: readonly QueryShape[],
  configured: IndexConfiguration,
): Verdict {
  const usedPurposes = new Set<string>();
  const missing = new Map<string, Verdict['missing'][number]>();
  for (const query of queries) {
    for (const need of findNeeds(query)) {
      const answers = findAnswers(need, configured);
      for (const purpose of answers ?? []) usedPurposes.add(purpose);
      const index = buildIndex(need);
      if (answers === null)
        missing.set(JSON.stringify(index), { query: describeQuery(query), index });
    }
  }
  const enabling = configured.fieldOverrides.filter(({ indexes }) =>
    indexes.some(({ queryScope }) => queryScope === 'COLLECTION_GROUP'),
  );
  const purposes = [...configured.indexes, ...enabling].map((index) => index['//']);
  return {
    queries: queries.length,
    missing: [...missing.values()],
    unused: purposes.filter((purpose) => !usedPurposes.has(purpose)),
  };
}

function buildIndex({ collection, scope, equal, sorted }: IndexNeed): object {
  const fields = [
    ...equal.map(({ field, mode }) =>
      mode === 'CONTAINS'
        ? { fieldPath: field, arrayConfig: 'CONTAINS' }
        : { fieldPath: field, order: 'ASCENDING' },
    ),
    ...sorted.map(({ field, direction }) => ({ fieldPath: field, order: direction })),
  ];
  return { collectionGroup: collection, queryScope: scope, fields };
}

/** Formats a query as `licenses where visualType EQUAL and expiresAt GREATER_THAN order by createdAt`. */
function describeQuery({ collection, where, orders, aggregated }: QueryShape): string {
  const order = orders.map(({ field, direction }) => `${field} ${direction}`).join(', ');
  return [
    collection,
    ...(where ? [`where ${describeFilter(where)}`] : []),
    ...(order ? [`order by ${order}`] : []),
    ...(aggregated.length > 0 ? [`sum of ${aggregated.join(', ')}`] : []),
  ].join(' ');
}

function describeFilter(filter: FilterShape): string {
  if ('all' in filter) return filter.all.map(describeFilter).join(' and ');
  if ('any' in filter) return `(${filter.any.map(describeFilter).join(' or ')})`;
  return `${filter.field} ${filter.op}`;
}
