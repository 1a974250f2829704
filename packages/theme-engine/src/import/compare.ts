import { isObject, isSame, type Json, type JsonObject } from '../model/json';
import { parsePointer, formatPointer, resolvePointer, type Pointer } from '../model/pointer';
import { GROUPS, nameGroup, nameSetting, type Group } from './setting-names';

/** A setting that differs between two themes; undefined if one lacks it. */
export type { Group } from './setting-names';

export interface Difference {
  readonly at: Pointer;
  readonly group: Group;
  readonly label: string;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

/**
 * Returns the single settings of a theme. A list of colours and a colour of a visual count as one
 * each.
 */
function listSettings(theme: JsonObject): Map<Pointer, Json> {
  const found = new Map<Pointer, Json>();
  const walk = (value: Json, at: Pointer, depth: number) => {
    const isStyle = at.startsWith('/visualStyles');
    const isOpen = depth < (isStyle ? 6 : at.startsWith('/textClasses') || at === '/icons' ? 3 : 1);
    const entries = value !== null && typeof value === 'object' ? Object.entries<Json>(value) : [];
    const goesOn = isOpen && entries.length > 0 && (isObject(value) || (isStyle && depth === 4));
    if (!goesOn) found.set(at, value);
    else for (const [key, item] of entries) walk(item, at + formatPointer(key), depth + 1);
  };
  for (const [key, value] of Object.entries(theme)) walk(value, formatPointer(key), 1);
  return found;
}

/** Lists every setting that differs, group by group. */
export function compare(mine: JsonObject, theirs: JsonObject): Difference[] {
  const [here, there] = [listSettings(mine), listSettings(theirs)];
  const rows: Difference[] = [];
  for (const at of new Set([...here.keys(), ...there.keys()])) {
    const [a, b] = [here.get(at), there.get(at)];
    // One side may have deeper branches, whose children are reported separately.
    if (
      isSame(a, b) ||
      (a === undefined && resolvePointer(mine, at) !== undefined && b === undefined)
    )
      continue;
    const label = nameSetting(at, b === undefined ? mine : theirs);
    rows.push({ at, group: nameGroup(at), label, mine: a, theirs: b });
  }
  return rows.sort((a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group));
}

/** Returns `mine` with the settings of `theirs` at these places. */
export function mergeSettings(
  mine: JsonObject,
  theirs: JsonObject,
  taken: readonly Difference[],
): JsonObject {
  // Changes one copy in place, because a theme has thousands of settings. structuredClone would
  // keep cards that share an object shared.
  const result = JSON.parse(JSON.stringify(mine)) as Container;
  // Removals come first, because a whole card may occupy the path of a new setting.
  for (const { at, theirs: value } of taken)
    if (value === undefined) removeValue(result, parsePointer(at));
  for (const { at, theirs: value } of taken) {
    if (value !== undefined) putValue(result, theirs, parsePointer(at), value);
  }
  return result;
}

type Container = Record<string, Json> & JsonObject;

const isContainer = (value: Json | undefined): value is Container =>
  typeof value === 'object' && value !== null;
const isEmpty = (value: Json | undefined) => isContainer(value) && Object.keys(value).length === 0;

/** Removes the value at a path and the parents that become empty. */
function removeValue(container: Container, keys: readonly string[]): void {
  const [key, ...rest] = keys;
  if (key === undefined) return;
  const below = container[key];
  if (rest.length > 0) {
    if (!isContainer(below)) return;
    removeValue(below, rest);
    if (!isEmpty(below)) return;
  }
  if (!Array.isArray(container)) delete container[key];
  else {
    // An item in the middle becomes empty instead, so that later items keep their places.
    const items = container as Json[];
    items[Number(key)] = {};
    while (items.length > 0 && isEmpty(items.at(-1))) items.pop();
  }
}

/** Sets a value at a path. Missing parents become lists or objects as in `like`. */
function putValue(
  container: Container,
  like: Json | undefined,
  keys: readonly string[],
  set: Json,
): void {
  const [key, ...rest] = keys;
  if (key === undefined) return;
  if (Array.isArray(container)) {
    const items = container as Json[];
    while (items.length < Number(key)) items.push({});
  }
  if (rest.length === 0) {
    container[key] = set;
    return;
  }
  const next = isContainer(like) ? like[key] : undefined;
  const below = container[key];
  if (isContainer(below) && Array.isArray(below) === Array.isArray(next))
    putValue(below, next, rest, set);
  else {
    const created = (Array.isArray(next) ? [] : {}) as unknown as Container;
    container[key] = created;
    putValue(created, next, rest, set);
  }
}
