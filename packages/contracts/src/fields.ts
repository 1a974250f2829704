import { z } from 'zod';
import { NAME_MAX, SEARCH_MAX } from './constants';

/** One line of text: kept as typed but for space at the ends and doubled inside; shown as text. */
export const createLineSchema = (max: number, missing: string) =>
  z
    .string()
    .trim()
    .overwrite((line) => line.replace(/ {2,}/g, ' '))
    .min(1, missing)
    .max(max, `Use at most ${max} characters`)
    // Control and direction-changing characters could disguise one name as another, and half a
    // surrogate pair is no text that a database stores.
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'Use printable characters');

/** Words that a list of the admin area is searched by. */
export const searchSchema = z
  .string()
  .trim()
  .max(SEARCH_MAX, `Use at most ${SEARCH_MAX} characters`)
  .regex(/^[^\p{Cs}\0]*$/u, 'Use printable characters');

/** A person's name. */
export const nameSchema = createLineSchema(NAME_MAX, 'Enter a name');

/** An address that someone types into a form of ours. */
export const emailSchema = z
  .email('Enter an address like name@company.com')
  .max(254, 'Use at most 254 characters');

/**
 * An address as the identity service holds it, which takes more than our forms do: judged by
 * emailSchema, one `o!hara@example.com` would make every list with that person in it an error.
 */
export const accountEmailSchema = z.string().min(1).max(320);

/** Characters of the longest id that an operation takes; Firebase Auth makes none longer. */
export const ID_MAX = 128;

/**
 * An id of a document, as an operation takes it. Firestore refuses `.`, `..` and `__…__`
 * (firebase.google.com/docs/firestore/quotas#collections_documents_and_fields) only after its client has tried
 * for seconds; a slash would lead into another collection.
 */
export const createDocumentIdSchema = (message: string, max = ID_MAX) =>
  z
    .string()
    .min(1, message)
    .max(max, `Use at most ${max} characters`)
    .regex(/^(?!\.{1,2}$)(?!__[\s\S]*__$)[^/\p{Cs}]+$/u, message);

/** An id of an account, by which Firestore names the documents of its person. */
export const uidSchema = createDocumentIdSchema('Not a user id');

/** A point in time on the wire: ISO 8601 in UTC. Firestore's time begins with the year 1. */
export const instantSchema = z.iso
  .datetime()
  .refine((text) => !text.startsWith('0000'), 'Use a year from 0001');
