import { DECISION_LIST, LINK_DEFAULTS } from '../model/decisions';
import type { StudioDocument } from '../model/document';
import { isObject, isSame, type Json } from '../model/json';
import { parseDocument } from '../model/parse-document';
import { parsePointer } from '../model/pointer';
import { packJson, TooLarge, unpackJson } from './packing';

/** Prefix of every hash with a theme. The number is the version of the format. */
const PREFIX = '#theme1.';
/** Limit beyond any imported theme. */
const MAX_HASH = 200_000;

const MAX_INDEX = 999;

const BROKEN = 'This link is incomplete. Copy the whole link and open it again.';
const TOO_LARGE = 'The theme in this link is too large to be from the studio.';
const NEWER =
  'This link was made by a newer version of the studio. Reload the page and open it again.';
const INVALID = 'This link doesn’t contain a studio theme, so it was not opened.';

/** Returns the hash for a document with only the values that differ from `LINK_DEFAULTS`. */
export function formatShareHash({ name, decisions, changes }: StudioDocument): string {
  const decided = DECISION_LIST.filter(
    ({ key }) => !isSame(decisions[key], LINK_DEFAULTS[key]),
  ).map(({ key, code }) => [code, decisions[key]]);
  const changed = Object.entries(changes).map(([at, change]) =>
    'set' in change ? [at, change.set] : [at],
  );
  return PREFIX + packJson([name, Object.fromEntries(decided), changed]);
}

/**
 * Reads the document from a hash of `formatShareHash`. Throws an error for the reader if the hash
 * is truncated, broken, too large or not a theme.
 */
export function readHash(hash: string): StudioDocument {
  if (!hash.startsWith(PREFIX)) throw new Error(NEWER);
  if (hash.length > MAX_HASH) throw new Error(TOO_LARGE);
  return unfoldDocument(unpackHash(hash.slice(PREFIX.length)));
}

function unpackHash(text: string): Json {
  try {
    return unpackJson(text) as Json;
  } catch (error) {
    throw new Error(error instanceof TooLarge ? TOO_LARGE : BROKEN, { cause: error });
  }
}

/** Reads the document from a link's parts. */
function unfoldDocument(value: Json): StudioDocument {
  if (!Array.isArray(value)) throw new Error(INVALID);
  const [name, decided, changed] = value as readonly Json[];
  if (!isObject(decided) || !Array.isArray(changed)) throw new Error(INVALID);
  const decisions = Object.entries(decided).map(([code, given]) => {
    const known = DECISION_LIST.find((decision) => decision.code === code);
    if (!known) throw new Error(NEWER);
    return [known.key, given] as const;
  });
  const document = parseDocument({
    name,
    decisions: { ...LINK_DEFAULTS, ...Object.fromEntries(decisions) },
    changes: Object.fromEntries((changed as readonly Json[]).map(readChange)),
  });
  if (!document) throw new Error(INVALID);
  return document;
}

/** A change in a link: pointer and value, or only the pointer for a removal. */
function readChange(value: Json): readonly [string, unknown] {
  const [at, ...rest] = Array.isArray(value) ? (value as readonly Json[]) : [];
  if (typeof at !== 'string' || parsePointer(at).some(isHugeIndex)) throw new Error(INVALID);
  return [at, rest.length === 0 ? { removed: true } : { set: rest[0] }];
}

/** Detects a list index so large that creating the list would fill the memory. */
function isHugeIndex(key: string): boolean {
  return /^\d+$/.test(key) && Number(key) > MAX_INDEX;
}
