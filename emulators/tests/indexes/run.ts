import { IS_WHOLE } from '@flexa/testing/sample';
import { readConfigured } from './configured';
import { checkIndexes, readQueries } from './check';

/**
 * Checks the queries that a test run left in the folder FLEXA_QUERY_LOG against
 * firestore.indexes.json. After a run of all tests, which alone can tell, it names the indexes that no
 * query needed, too.
 */
async function main(): Promise<number> {
  const folder = process.env.FLEXA_QUERY_LOG;
  if (!folder) throw new Error('FLEXA_QUERY_LOG names the folder with the recorded queries');
  const queries = await readQueries(folder);
  if (queries.length === 0) {
    console.log(`No query was recorded in ${folder}.`);
    return 1;
  }
  const { missing, unused } = checkIndexes(queries, await readConfigured());
  for (const { query, index } of missing) {
    console.log(`No index for: ${query}\n  Add ${JSON.stringify(index)}\n`);
  }
  if (IS_WHOLE) {
    for (const purpose of unused) console.log(`No query needed the index "${purpose}"`);
  }
  console.log(`${queries.length} different queries, ${missing.length} without an index.`);
  return missing.length === 0 ? 0 : 1;
}

process.exitCode = await main();
