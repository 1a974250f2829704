import { isObject, isSame, type Json, type JsonObject } from '../model/json';
import { parsePointer, formatPointer, resolvePointer, type Pointer } from '../model/pointer';
import { GROUPS, nameGroup, nameSetting, type Group } from './setting-names';

/** A setting that two themes have otherwise; undefined where one has none. */
export type { Group } from './setting-names';

export interface Difference {
  readonly at: Pointer;
  readonly group: Group;
  readonly label: string;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

/** The single settings of a theme: a list of colours and a colour of a visual are one each. */
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

/** Every setting that is not the same in both, group by group. */
export function compare(mine: JsonObject, theirs: JsonObject): Difference[] {
  const [here, there] = [listSettings(mine), listSettings(theirs)];
  const rows: Difference[] = [];
  for (const at of new Set([...here.keys(), ...there.keys()])) {
    const [a, b] = [here.get(at), there.get(at)];
    // One side may go deeper; its children are reported on their own.
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

/** The theme `mine` with the settings of `theirs` at these places. */
export function mergeSettings(
  mine: JsonObject,
  theirs: JsonObject,
  taken: readonly Difference[],
): JsonObject {
  // A copy that is changed in place: a theme has thousands of settings. Not by structuredClone, in
  // which cards that are one object stay one.
  const result = JSON.parse(JSON.stringify(mine)) as Container;
  // Removals come first, because a whole card may occupy the path of a new setting.
  for (const { at, theirs: value } of taken)
    if (value === undefined) remove(result, parsePointer(at));
  for (const { at, theirs: value } of taken) {
    if (value !== undefined) put(result, theirs, parsePointer(at), value);
  }
  return result;
}

type Container = Record<string, Json> & JsonObject;

const isContainer = (value: Json | undefined): value is Container =>
  typeof value === 'object' && value !== null;
const isEmpty = (value: Json | undefined) => isContainer(value) && Object.keys(value).length === 0;

/** Takes out the value at a path, and what is empty then. */
function remove(container: Container, keys: readonly string[]): void {
  const [key, ...rest] = keys;
  if (key === undefined) return;
  const below = container[key];
  if (rest.length > 0) {
    if (!isContainer(below)) return;
    remove(below, rest);
    if (!isEmpty(below)) return;
  }
  if (!Array.isArray(container)) delete container[key];
  else {
    // An item in the middle stays as an empty one: those after it keep their places.
    const items = container as Json[];
    items[Number(key)] = {};
    while (items.length > 0 && isEmpty(items.at(-1))) items.pop();
  }
}

/** Puts a value at a path; what is missing on the way is a list or an object as it is in `like`. */
function put(
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
    put(below, next, rest, set);
  else {
    const made = (Array.isArray(next) ? [] : {}) as unknown as Container;
    container[key] = made;
    put(made, next, rest, set);
  }
}
