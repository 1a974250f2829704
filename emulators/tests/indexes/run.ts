import { IS_WHOLE } from '@flexa/testing/sample';
import { readConfigured } from './configured';
import { checkIndexes, readQueries } from './check';

/**
 * Checks the queries that a test run recorded in the folder FLEXA_QUERY_LOG against firestore.indexes.json. After
 * `npm run test:all` it also lists unused indexes.
 */
async function main(): Promise<number> {
  const folder = process.env.FLEXA_QUERY_LOG;
  if (!folder) throw new Error('FLEXA_QUERY_LOG has to name the folder of the recorded queries.');
  const queries = await readQueries(folder);
  if (queries.length === 0) {
    console.log(`${folder} contains no queries.`);
    return 1;
  }
  const { missing, unused } = checkIndexes(queries, await readConfigured());
  for (const { query, index } of missing) {
    console.log(`No index for: ${query}\n  Add ${JSON.stringify(index)}\n`);
  }
  if (IS_WHOLE) {
    for (const purpose of unused) console.log(`Unused index: "${purpose}"`);
  }
  console.log(`${queries.length} different queries, ${missing.length} without an index.`);
  return missing.length === 0 ? 0 : 1;
}

process.exitCode = await main();
