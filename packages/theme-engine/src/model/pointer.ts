import { isObject, isSame, type Json, type JsonObject } from './json';

/** A JSON pointer (RFC 6901) into a theme: '/dataColors/0', or a card's property by its five keys and the item. */
export type Pointer = string;

/** The override at a pointer: a value in place of the builder's, or nothing to remove it. */
export type Change = { readonly set: Json } | { readonly removed: true };
export type Changes = Readonly<Record<Pointer, Change>>;

export function formatPointer(...keys: readonly (string | number)[]): Pointer {
  let at = '';
  for (const key of keys) at += `/${typeof key === 'string' ? escapeKey(key) : key}`;
  return at;
}

/** Fast path: most keys need no escaping, and there are thousands. */
function escapeKey(key: string): string {
  if (!key.includes('/') && !key.includes('~')) return key;
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Returns the keys of a pointer, from the root. */
export function parsePointer(at: Pointer): string[] {
  return at
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Returns the value at a pointer, or undefined. */
export function resolvePointer(root: Json | undefined, at: Pointer): Json | undefined {
  return parsePointer(at).reduce<Json | undefined>((value, key) => readChild(value, key), root);
}

/** Applies all overrides. Unchanged parts are shared with the input. */
export function applyChanges(theme: JsonObject, changes: Changes): JsonObject {
  // Later changes write into branches already copied, because one branch may have thousands of
  // changes.
  const copies: Copies = new WeakSet();
  return Object.entries(changes).reduce<JsonObject>((result, [at, change]) => {
    const next = putChange(result, parsePointer(at), change, copies);
    return isObject(next) ? next : result;
  }, theme);
}

/**
 * Returns the changes that turn `from` into `to`: whole branches if one side lacks them, otherwise
 * single values. Lists of equal length are compared item by item, others are one value.
 */
export function diffJson(from: Json, to: Json, at: Pointer = ''): Record<Pointer, Change> {
  if (isSame(from, to)) return {};
  const keys = listCommonKeys(from, to);
  if (!keys) return { [at]: { set: to } };
  const found: Record<Pointer, Change> = {};
  for (const key of keys) {
    const here = at + formatPointer(key);
    const [before, after] = [readChild(from, key), readChild(to, key)];
    if (after === undefined) found[here] = { removed: true };
    else if (before === undefined) found[here] = { set: after };
    else Object.assign(found, diffJson(before, after, here));
  }
  return found;
}

function readChild(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return (value as readonly Json[])[Number(key)];
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/**
 * Returns the keys to compare if both values are objects or lists of the same length, otherwise
 * undefined.
 */
function listCommonKeys(from: Json, to: Json): string[] | undefined {
  if (Array.isArray(from) && Array.isArray(to)) {
    return from.length === to.length ? Object.keys(from) : undefined;
  }
  if (!isObject(from) || !isObject(to)) return undefined;
  return [...new Set([...Object.keys(from), ...Object.keys(to)])];
}

type Copies = WeakSet<object>;

function putChange(
  value: Json | undefined,
  [key, ...rest]: readonly string[],
  change: Change,
  copies: Copies,
): Json | undefined {
  if (key === undefined) return 'set' in change ? change.set : undefined;
  const next = putChange(readChild(value, key), rest, change, copies);
  if (Array.isArray(value)) {
    const items = copyOnce(value as readonly Json[], (list) => [...list], copies) as Json[];
    if (next === undefined) items.splice(Number(key), 1);
    else items[Number(key)] = next;
    return items;
  }
  const object = isObject(value) ? value : undefined;
  if (next === undefined) {
    if (!object || !Object.hasOwn(object, key)) return value;
    const left = copyOnce(object, (each) => ({ ...each }), copies) as Record<string, Json>;
    delete left[key];
    return left;
  }
  // A card is a list of objects, so missing parents of its first item become lists.
  if (!object && key === '0') return [next];
  const copied = copyOnce(object ?? {}, (each) => ({ ...each }), copies);
  // Defines the property instead of assigning it, because an untrusted key may be __proto__.
  return Object.defineProperty(copied, key, {
    value: next,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

function copyOnce<T extends object>(value: T, copy: (value: T) => T, copies: Copies): T {
  if (copies.has(value)) return value;
  const copied = copy(value);
  copies.add(copied);
  return copied;
}
