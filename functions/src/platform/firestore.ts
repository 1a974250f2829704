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

/** gRPC status codes of failed writes. */
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

/** True if another write came first, so that the caller should read and write again. */
export function isWriteConflict(error: unknown): boolean {
  const code = readGrpcCode(error);
  return (
    // From the emulator, for a transaction that another one closed. The service sends ABORTED.
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

/** Counts documents by index. Costs one read per thousand documents. */
export async function countDocuments(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/** Attempts of a write. Each lost attempt means that someone else's write succeeded. */
const MAX_ATTEMPTS = 50;
/** Maximum pause before a retry, in milliseconds. The actual one is random, so that callers don't collide again. */
const MAX_PAUSE_MS = 300;

/**
 * Repeats a read and a write until no other write comes in between: `attempt` reads, then commits a
 * batch that fails if the state it relies on has changed. A transaction is too slow when many
 * people write the same document: its locks queue, and most of twenty concurrent calls run out of
 * attempts.
 */
export async function retryOnConflict<T>(
  attempt: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWriteConflict(error) || attempts >= MAX_ATTEMPTS) throw error;
      await pause(Math.random() * Math.min(MAX_PAUSE_MS, 10 * 2 ** attempts));
    }
  }
}

/**
 * Yields all results of a query in pages. Each page starts after the last document of the previous one, so callers may
 * change or delete documents of earlier pages.
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

/** Thrown for a document that does not fit its schema. The message contains its path and fields, but no values. */
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
 * Creates a converter that parses every document with the schema, after turning timestamps into ISO strings. When
 * writing, turns the ISO strings of the fields in `instants` into timestamps. Reading throws UnreadableDocument.
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
