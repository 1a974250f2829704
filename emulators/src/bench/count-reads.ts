import { Firestore, Query } from 'firebase-admin/firestore';

/** Firestore bills one read for each so many index entries it counts. */
const COUNTED_PER_READ = 1000;

/**
 * Counts what Firestore would bill as reads while `work` runs: each document asked for by its id,
 * each document a query answers (one at least) or skips by its offset, and what a count looks at.
 */
export async function countReads<T>(
  db: Firestore,
  work: () => Promise<T>,
): Promise<{ reads: number; value: T }> {
  let reads = 0;
  // The SDK does not export the class of a count.
  const aggregates = Object.getPrototypeOf(db.collection('any').count()) as object;
  const restore = [
    // A single document's get() goes through it too.
    wrap(Firestore.prototype, 'getAll', (_result, args) => (reads += args.length)),
    wrap(Query.prototype, 'get', (result, _args, query) => {
      const { size } = result as { size: number };
      const { offset = 0 } = (query as { _queryOptions: { offset?: number } })._queryOptions;
      reads += Math.max(1, size + offset);
    }),
    wrap(aggregates, 'get', (result) => {
      const { count } = (result as { data(): { count: number } }).data();
      reads += Math.max(1, Math.ceil(count / COUNTED_PER_READ));
    }),
  ];
  try {
    const value = await work();
    return { reads, value };
  } finally {
    restore.forEach((undo) => undo());
  }
}

type Method = (...args: unknown[]) => Promise<unknown>;

function wrap(
  prototype: object,
  name: string,
  onResult: (result: unknown, args: unknown[], self: unknown) => void,
): () => void {
  const methods = prototype as Record<string, Method>;
  const original = methods[name];
  if (!original) throw new Error(`There is no ${name}`);
  methods[name] = async function (this: unknown, ...args: unknown[]) {
    const result = await original.apply(this, args);
    onResult(result, args, this);
    return result;
  };
  return () => (methods[name] = original);
}
