import { setTimeout as sleep } from 'node:timers/promises';
import {
  Timestamp,
  type DocumentData,
  type FirestoreDataConverter,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { z } from 'zod';
import { convertTimestamps } from '@flexa/contracts/timestamps';

/** gRPC status codes that Firestore answers a write with. */
const INVALID_ARGUMENT = 3;
const FAILED_PRECONDITION = 9;
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const ABORTED = 10;

function readGrpcCode(error: unknown): number | undefined {
  return typeof error === 'object' && error !== null && 'code' in error
    ? Number(error.code)
    : undefined;
}

/** Someone else wrote first: reading again and writing again is right. */
export function isWriteConflict(error: unknown): boolean {
  const code = readGrpcCode(error);
  return (
    // The emulator's word for a transaction that another one has closed; the service says ABORTED.
    (code === INVALID_ARGUMENT && String(error).includes('Transaction is invalid or closed')) ||
    code === FAILED_PRECONDITION ||
    code === NOT_FOUND ||
    code === ALREADY_EXISTS ||
    code === ABORTED
  );
}

/** True if the error says that the document already exists. */
export function isAlreadyThere(error: unknown): boolean {
  return readGrpcCode(error) === ALREADY_EXISTS;
}

/** Counts on an index: one read for each thousand documents. */
export async function countDocuments(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Attempts of a write. Each lost attempt means that someone else's write succeeded. */
const TRIES_MAX = 50;
/** Longest wait before another try, in milliseconds; the actual one is random, to part the herd. */
const PAUSE_MAX = 300;

/**
 * Repeats a read and write until no other write comes in between: `attempt` reads, then commits a
 * batch that fails if the state it relies on has changed. A transaction is too slow when many
 * people write the same document: its locks queue, and most of twenty concurrent calls run out of
 * attempts.
 */
export async function retryOnConflict<T>(
  attempt: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWriteConflict(error) || tried >= TRIES_MAX) throw error;
      await pause(Math.random() * Math.min(PAUSE_MAX, 10 * 2 ** tried));
    }
  }
}

/**
 * Everything a query finds, in pages. The next page is looked for behind the last document, so it does not
 * matter what becomes of those already given.
 */
export async function* readPages<T extends DocumentData>(
  query: Query<T>,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  const first = query.limit(size);
  let { docs } = await first.get();
  while (docs.length > 0) {
    yield docs;
    const last = docs[size - 1];
    docs = last ? (await first.startAfter(last).get()).docs : [];
  }
}

/** A document that does not fit its schema; the message names path and fields, no value. */
export class UnreadableDocument extends Error {
  /** @param within the field whose value was parsed, instead of the whole document */
  constructor(
    readonly path: string,
    { issues }: z.ZodError,
    within: readonly string[] = [],
  ) {
    const fields = issues.map((issue) => [...within, ...issue.path].join('.')).join(', ');
    super(`Document ${path} does not fit its schema: ${fields}`);
  }
}

/**
 * A converter that parses every document it reads: timestamps become ISO strings, then the schema
 * decides. A document that does not parse is an error with its path. ISO strings of the fields in
 * `instants` become timestamps on the way in.
 */
export function createConverter<T extends DocumentData>(
  schema: z.ZodType<T>,
  instants: readonly (keyof T & string)[],
): FirestoreDataConverter<T> {
  return {
    toFirestore(document: DocumentData) {
      const data: DocumentData = { ...document };
      for (const field of instants) {
        const value: unknown = data[field];
        if (typeof value === 'string') data[field] = Timestamp.fromDate(new Date(value));
      }
      return data;
    },
    fromFirestore(snapshot) {
      const parsed = schema.safeParse(convertTimestamps(snapshot.data()));
      if (parsed.success) return parsed.data;
      throw new UnreadableDocument(snapshot.ref.path, parsed.error);
    },
  };
}
