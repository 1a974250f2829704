import { z } from 'zod';
import { NAME_MAX, SEARCH_MAX } from './constants';

/** Creates the schema of one line of text. It removes space at the ends and doubled space inside. */
export const createLineSchema = (max: number, missing: string) =>
  z
    .string()
    .trim()
    .overwrite((line) => line.replace(/ {2,}/g, ' '))
    .min(1, missing)
    .max(max, `Use at most ${max} characters`)
    // Control and direction-changing characters could disguise one name as another, and databases
    // don't store half a surrogate pair.
    .regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u, 'Use printable characters');

/** Search words for a list of the admin area. */
export const searchSchema = z
  .string()
  .trim()
  .max(SEARCH_MAX, `Use at most ${SEARCH_MAX} characters`)
  .regex(/^[^\p{Cs}\0]*$/u, 'Use printable characters');

export const nameSchema = createLineSchema(NAME_MAX, 'Enter a name');

/** Address typed into one of our forms. */
export const emailSchema = z
  .email('Enter an address like name@company.com')
  .max(254, 'Use at most 254 characters');

/**
 * Address from the identity service, which accepts more addresses than our forms. With emailSchema, a single
 * `o!hara@example.com` would turn every list that contains the person into an error.
 */
export const accountEmailSchema = z.string().min(1).max(320);

/** Maximum length of an id in an operation’s input. Firebase Auth creates no longer ones. */
export const ID_MAX = 128;

/**
 * Creates the schema of a document id in the input of an operation. Firestore refuses `.`, `..` and `__…__`
 * (firebase.google.com/docs/firestore/quotas#collections_documents_and_fields) only after its client has tried
 * for seconds; a slash would lead into another collection.
 */
export const createDocumentIdSchema = (message: string, max = ID_MAX) =>
  z
    .string()
    .min(1, message)
    .max(max, `Use at most ${max} characters`)
    .regex(/^(?!\.{1,2}$)(?!__[\s\S]*__$)[^/\p{Cs}]+$/u, message);

/** Id of an account, which is also the id of the person's documents in Firestore. */
export const uidSchema = createDocumentIdSchema('Not a user id');

/** Point in time on the wire: ISO 8601 in UTC. Firestore's timestamps begin with the year 1. */
export const instantSchema = z.iso
  .datetime()
  .refine((text) => !text.startsWith('0000'), 'Use a year from 0001');
