import { auditEntrySchema } from '@flexa/contracts/admin';
import { licenseSchema } from '@flexa/contracts/licenses';
import { convertTimestamps } from '@flexa/contracts/timestamps';
import type { Auth } from 'firebase-admin/auth';
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { linkSchema } from '../accounts/addresses/link-repository';
import {
  challengeSchema,
  passkeyDocumentSchema,
  recoverySchema,
} from '../accounts/passkeys/passkey-repository';
import { deviceSchema } from '../accounts/users/device-repository';
import { passwordChangeSchema } from '../accounts/sign-in/password-changes';
import { knownProvidersSchema } from '../accounts/users/provider-repository';
import { userDocumentSchema } from '../accounts/users/user-document';
import { codeSchema } from '../accounts/verification/repository';
import { licenseNoteSchema } from '../licenses/notes';
import { seatAddressSchema, seatDocumentSchema } from '../licenses/seat-repository';
import { mailSchema } from '../mail/mails';
import { assertReadable } from '../mail/render';
import { claimSchema, holderSchema, offerSchema, placeSchema } from '../offers/repository';
import { entrySchema as waitListSchema } from '../offers/wait-list-repository';
import { orderDocumentSchema } from '../payments/order';
import { signInChangeSchema } from '../platform/sign-in-changes';
import { documentSchema as ticketSchema } from '../support/repository';
import { teamDocumentSchema } from '../teams/repository';
import { themeDocumentSchema, versionSchema } from '../themes/repository';
import { teamThemeDocumentSchema } from '../themes/team-theme-repository';
import { exposeRequests } from './faults';

/** Bookkeeping documents: kept only for a time, or nothing more than an id. */
const bookkeeping = z.looseObject({});

/** Schemas of all collections, by path without ids. */
const SCHEMAS: Record<string, z.ZodType> = {
  users: userDocumentSchema,
  'users/themes': themeDocumentSchema,
  'users/themes/versions': versionSchema,
  'users/themeSlots': bookkeeping,
  'users/passkeys': passkeyDocumentSchema,
  'users/recovery': recoverySchema,
  'users/devices': deviceSchema,
  'users/signIn': knownProvidersSchema,
  'users/licenseNotes': licenseNoteSchema,
  licenses: licenseSchema,
  'licenses/seats': seatDocumentSchema,
  'licenses/addresses': seatAddressSchema,
  teams: teamDocumentSchema,
  teamThemes: teamThemeDocumentSchema,
  'teamThemes/versions': versionSchema,
  orders: orderDocumentSchema,
  offers: offerSchema,
  'offers/places': placeSchema,
  'offers/claims': claimSchema,
  'offers/holders': holderSchema,
  mail: mailSchema.check(async ({ value: { content } }) => {
    if (content) await assertReadable('mail', content);
  }),
  tickets: ticketSchema,
  waitList: waitListSchema,
  verificationCodes: codeSchema,
  mailLinks: linkSchema,
  passkeyChallenges: challengeSchema,
  passwordChanges: passwordChangeSchema,
  signInChanges: signInChangeSchema,
  tokens: bookkeeping,
  rateLimits: bookkeeping,
  stripeEvents: bookkeeping,
  revocations: bookkeeping,
  audit: auditEntrySchema.omit({ id: true }),
};

/** Returns every document that does not fit its schema, with the reason. */
export async function findUnparsedDocuments(db: Firestore): Promise<string[]> {
  return (await Promise.all((await db.listCollections()).map(findUnparsed))).flat();
}

async function findUnparsed(collection: CollectionReference): Promise<string[]> {
  const kind = collection.path
    .split('/')
    .filter((_, index) => index % 2 === 0)
    .join('/');
  const schema = SCHEMAS[kind];
  const documents = await collection.get();
  const faults = await Promise.all(
    documents.docs.map(async (document) => {
      const parsed = await schema?.safeParseAsync(convertTimestamps(document.data()));
      const fault = parsed?.success
        ? []
        : [`${document.ref.path}: ${parsed?.error.message ?? 'a collection nobody knows'}`];
      return [...fault, ...(await findUnparsedBelow(document.ref))];
    }),
  );
  return faults.flat();
}

async function findUnparsedBelow(document: DocumentReference): Promise<string[]> {
  return (await Promise.all((await document.listCollections()).map(findUnparsed))).flat();
}

/** Index entries that Firestore counts per billed read. */
const COUNTED_PER_READ = 1000;

/** The billed parts of Firestore's responses. */
interface StreamedResponse {
  /** From batchGetDocuments: the document with that id, or that it is missing. */
  found?: unknown;
  missing?: unknown;
  /** From runQuery. */
  document?: unknown;
  skippedResults?: number;
  /** From runAggregationQuery. */
  result?: { aggregateFields: Record<string, { integerValue?: number | string }> };
}

/**
 * Counts the reads that Firestore would bill while `work` runs, from its responses: each document requested by id,
 * even a missing one; each document that a query returns (at least one) or skips by its offset; and the index entries
 * of a count.
 */
export async function countReads<T>(
  db: Firestore,
  work: () => Promise<T>,
): Promise<{ reads: number; value: T }> {
  const requests = exposeRequests(db);
  const original = requests.requestStream.bind(db);
  const streams: { documents: number; skipped: number }[] = [];

  requests.requestStream = async (method, ...rest) => {
    const stream = await original(method, ...rest);
    const seen = { documents: 0, skipped: 0 };
    streams.push(seen);
    const emit = stream.emit.bind(stream);
    stream.emit = (event, ...args) => {
      if (event === 'data') {
        const response = args[0] as StreamedResponse;
        seen.documents += countBilledDocuments(response);
        // The emulator repeats it with every document.
        seen.skipped = Math.max(seen.skipped, response.skippedResults ?? 0);
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

function countBilledDocuments({ found, missing, document, result }: StreamedResponse): number {
  const counted = Object.values(result?.aggregateFields ?? {}).map(({ integerValue }) =>
    Math.ceil(Number(integerValue ?? 0) / COUNTED_PER_READ),
  );
  const single = [found, missing, document].filter(
    (part) => part !== undefined && part !== null,
  ).length;
  return counted.reduce((sum, reads) => sum + reads, single);
}

/** Random values: ids, tokens and hashes. */
const RANDOM =
  /(?<![\w-])[A-Za-z0-9]{20}(?![\w-])|[0-9a-f]{8}-[0-9a-f-]{27}|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}|(?<!\d)(\d{6}|\d{10})(?!\d)|127\.0\.0\.1:\d+/g;
/** Stripe's ids, which may contain no digit. */
const STRIPE_ID = /_[A-Za-z0-9]{24}(?!\w)/g;
/** The secret of a team's link, which is shorter. */
const TEAM_LINK = /(?<=\["link",")[\w-]+(?=")/g;
/** Search keys of orders and tickets, which contain their random numbers. */
const NUMBER_WORDS = /(?<=^(?:orders|tickets)\/.*"searchKeys",\[)[^\]]*/g;
/** Invoice numbers of the local Stripe, which counts voided ones too. */
const INVOICE_NUMBER = /LOCAL-\d{4}/g;
const INSTANT = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/g;

function maskRandom(text: string): string {
  const known = text.replace(STRIPE_ID, `_${'0'.repeat(24)}`);
  return [NUMBER_WORDS, RANDOM, TEAM_LINK, INVOICE_NUMBER].reduce(
    (masked, pattern) => masked.replace(pattern, 'random'),
    known.replace(INSTANT, 'instant'),
  );
}

/** Ignored collections: limits count each attempt, and a job removes the rest of interrupted changes. */
const IGNORED_COLLECTIONS = ['rateLimits', 'signInChanges'];

/** Reads all data of a portal for a comparison of runs. Masks values that differ from run to run. */
export async function readEverything(db: Firestore, auth: Auth): Promise<string[]> {
  const found: string[] = [];
  const readCollection = async (collection: CollectionReference): Promise<void> => {
    const references = await collection.listDocuments();
    if (references.length === 0) return;
    for (const document of await db.getAll(...references)) {
      const data = Object.entries(document.data() ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
      if (document.exists) found.push(maskRandom(`${document.ref.path} ${maskTimes(data)}`));
    }
    await Promise.all(
      references.map(async (reference) => {
        await Promise.all((await reference.listCollections()).map(readCollection));
      }),
    );
  };
  const collections = await db.listCollections();
  await Promise.all(
    collections.filter(({ id }) => !IGNORED_COLLECTIONS.includes(id)).map(readCollection),
  );
  const { users } = await auth.listUsers();
  for (const { uid, email, emailVerified, disabled, customClaims } of users) {
    // Ignored, because the first call of any kind records it.
    const { proved: _, ...claims } = customClaims ?? {};
    const account = { email, emailVerified, disabled, claims };
    found.push(maskRandom(`account ${uid} ${maskTimes(account)}`));
  }
  return found.sort();
}

function maskTimes(value: unknown): string {
  return JSON.stringify(value, (_field, each: unknown) =>
    typeof each === 'object' && each !== null && '_seconds' in each ? 'instant' : each,
  );
}

/**
 * Returns the paths of all documents whose path or values contain the word, regardless of case, in every collection and
 * also below missing documents.
 */
export async function findIn(db: Firestore, word: string): Promise<string[]> {
  const found: string[] = [];
  const readCollection = async (collection: CollectionReference): Promise<void> => {
    for (const reference of await collection.listDocuments()) {
      const document = await reference.get();
      if (formatDocument(document).toLowerCase().includes(word)) found.push(reference.path);
      for (const below of await reference.listCollections()) await readCollection(below);
    }
  };
  for (const collection of await db.listCollections()) await readCollection(collection);
  return found.sort();
}

function formatDocument(document: DocumentSnapshot): string {
  return `${document.ref.path} ${JSON.stringify(document.data() ?? {})}`;
}
