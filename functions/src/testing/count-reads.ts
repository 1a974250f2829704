import type { Firestore } from 'firebase-admin/firestore';

/** Firestore bills one read for each so many index entries it counts. */
const COUNTED_PER_READ = 1000;

/** The parts of Firestore's answers that it bills. */
interface StreamedAnswer {
  /** From batchGetDocuments: the document with that id, or that it is missing. */
  found?: unknown;
  missing?: unknown;
  /** From runQuery. */
  document?: unknown;
  skippedResults?: number;
  /** From runAggregationQuery. */
  result?: { aggregateFields: Record<string, { integerValue?: number | string }> };
}

interface Stream {
  emit(event: string, ...args: unknown[]): boolean;
}

/** The one place of the SDK that all reads pass, in transactions or not. */
interface Requests {
  requestStream(method: string, ...rest: unknown[]): Promise<Stream>;
}

/**
 * Counts what Firestore would bill as reads while `work` runs, from its answers: each document asked
 * for by its id, there or not; each that a query answers (one at least) or skips by its offset; and
 * what a count looks at.
 */
export async function countReads<T>(
  db: Firestore,
  work: () => Promise<T>,
): Promise<{ reads: number; value: T }> {
  const requests = db as unknown as Requests;
  const original = requests.requestStream.bind(db);
  const streams: { documents: number; skipped: number }[] = [];

  requests.requestStream = async (method, ...rest) => {
    const stream = await original(method, ...rest);
    const seen = { documents: 0, skipped: 0 };
    streams.push(seen);
    const emit = stream.emit.bind(stream);
    stream.emit = (event, ...args) => {
      if (event === 'data') {
        const answer = args[0] as StreamedAnswer;
        seen.documents += documentsOf(answer);
        // The emulator says it again with every document.
        seen.skipped = Math.max(seen.skipped, answer.skippedResults ?? 0);
      }
      return emit(event, ...args);
    };
    return stream;
  };
  try {
    const value = await work();
    const billed = streams.map(({ documents, skipped }) => Math.max(1, documents + skipped));
    return { reads: billed.reduce((sum, reads) => sum + reads, 0), value };
  } finally {
    requests.requestStream = original;
  }
}

function documentsOf({ found, missing, document, result }: StreamedAnswer): number {
  const counted = Object.values(result?.aggregateFields ?? {}).map(({ integerValue }) =>
    Math.ceil(Number(integerValue ?? 0) / COUNTED_PER_READ),
  );
  const single = [found, missing, document].filter((it) => it !== undefined && it !== null).length;
  return counted.reduce((sum, reads) => sum + reads, single);
}
