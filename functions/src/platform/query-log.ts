import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { buildQueryShape, type SentAggregation, type SentQuery } from './query-shape';

/** The method of the Admin SDK that sends every query. Its types leave the method out. */
interface Streaming {
  requestStream(
    method: string,
    isBidirectional: boolean,
    request: SentRequest,
    ...rest: unknown[]
  ): unknown;
}

/** The parts of a Firestore request that determine its index. */
export interface SentRequest {
  structuredQuery?: SentQuery;
  structuredAggregationQuery?: {
    structuredQuery?: SentQuery;
    aggregations?: SentAggregation[];
  };
  addTarget?: { query?: { structuredQuery?: SentQuery } };
}

/** Creates a log that writes each query shape once, as a line of JSON, to this process's file in the folder. */
export function createQueryLog(folder: string): (sent: SentRequest) => void {
  const file = join(folder, `${process.pid}.jsonl`);
  const known = new Set<string>();
  return (sent) => {
    const aggregation = sent.structuredAggregationQuery;
    const query =
      sent.structuredQuery ??
      aggregation?.structuredQuery ??
      sent.addTarget?.query?.structuredQuery;
    if (!query) return;
    const line = JSON.stringify(buildQueryShape(query, aggregation?.aggregations));
    if (known.has(line)) return;
    known.add(line);
    appendFileSync(file, `${line}\n`);
  };
}

/**
 * Returns a database that records its queries for the check of the indexes: the emulator creates
 * any index it needs, production doesn't. Queries through `db` itself, as in tests, are not
 * recorded.
 */
export function recordQueries(db: Firestore, folder: string): Firestore {
  const log = createQueryLog(folder);
  const original = db as unknown as Streaming;
  const recordRequest: Streaming['requestStream'] = function (this: Streaming, method, ...rest) {
    log(rest[1]);
    // Looked up at each call, because tests may replace the method to count or fail requests.
    return original.requestStream.call(this, method, ...rest);
  };
  return Object.create(db, { requestStream: { value: recordRequest } }) as Firestore;
}
