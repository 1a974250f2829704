import { FLEXA_VISUALS, formatStoreName, removeStoreSuffix } from '@flexa/license/flexa';
import { isObject, isSame, type Json, type JsonObject } from './json';
import { formatPointer, parsePointer, type Change, type Changes, type Pointer } from './pointer';

/*
 * Our visuals have two names in reports: the GUID, and the GUID with `_OrgStore` for a visual from an
 * organisation's store. A theme's entry under one name does not apply to the other. So documents store
 * the styles once, under the GUID, and compiled themes have both.
 */

const ROOT = 'visualStyles';

const readStyles = (theme: JsonObject): JsonObject => {
  const styles = theme[ROOT];
  return isObject(styles) ? styles : {};
};

const locateStoreStyle = (guid: string): Pointer => formatPointer(ROOT, formatStoreName(guid));

/** Returns true if a style repeats the one that the same visual has under its GUID. */
export function isStoreCopy(styles: JsonObject, name: string): boolean {
  const guid = removeStoreSuffix(name);
  const own = styles[guid];
  const isOurs = guid !== name && FLEXA_VISUALS.some((visual) => visual.guid === guid);
  return isOurs && own !== undefined && isSame(own, styles[name] ?? null);
}

/**
 * Returns a theme that also has our visuals' styles under their store names. An existing store
 * style stays, and styles that `isLeftOut` get no copy.
 */
export function addStoreNames(
  theme: JsonObject,
  isLeftOut: (guid: string) => boolean = () => false,
): JsonObject {
  const styles = readStyles(theme);
  const missing = FLEXA_VISUALS.filter(
    ({ guid }) =>
      Object.hasOwn(styles, guid) &&
      !Object.hasOwn(styles, formatStoreName(guid)) &&
      !isLeftOut(guid),
  );
  if (missing.length === 0) return theme;
  const entries = Object.entries(styles).flatMap(([name, style]): [string, Json][] =>
    missing.some(({ guid }) => guid === name)
      ? [
          [name, style],
          [formatStoreName(name), style],
        ]
      : [[name, style]],
  );
  return { ...theme, [ROOT]: Object.fromEntries(entries) };
}

/** Returns a document's theme with both names. A change that removes a copy keeps it out. */
export const completeStoreNames = (theme: JsonObject, changes: Changes): JsonObject =>
  addStoreNames(theme, (guid) => {
    const change = changes[locateStoreStyle(guid)];
    return change !== undefined && 'removed' in change;
  });

/** Returns an imported theme without the copies that `completeStoreNames` makes. */
export function removeStoreCopies(theme: JsonObject): JsonObject {
  const styles = readStyles(theme);
  const remaining = Object.entries(styles).filter(([name]) => !isStoreCopy(styles, name));
  if (remaining.length === Object.keys(styles).length) return theme;
  return { ...theme, [ROOT]: Object.fromEntries(remaining) };
}

/** Returns the changes that keep styles under the only name that the file uses. */
export function listMissingCopies(theme: JsonObject): Record<Pointer, Change> {
  const styles = readStyles(theme);
  const missing = FLEXA_VISUALS.filter(
    ({ guid }) => Object.hasOwn(styles, guid) && !Object.hasOwn(styles, formatStoreName(guid)),
  );
  return Object.fromEntries(missing.map(({ guid }) => [locateStoreStyle(guid), { removed: true }]));
}

/**
 * Returns the changes that allow a visual's copy again after someone has edited its style at `at`.
 */
export function allowStoreCopy(changes: Changes, at: Pointer): Changes {
  const [root, guid = ''] = parsePointer(at);
  if (root !== ROOT) return changes;
  const place = locateStoreStyle(guid);
  const change = changes[place];
  if (change === undefined || !('removed' in change)) return changes;
  const { [place]: _, ...remaining } = changes;
  return remaining;
}
