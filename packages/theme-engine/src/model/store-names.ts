import { FLEXA_VISUALS, formatStoreName, removeStoreSuffix } from '@flexa/license/flexa';
import { isObject, isSame, type Json, type JsonObject } from './json';
import { formatPointer, parsePointer, type Change, type Changes, type Pointer } from './pointer';

/*
 * A visual of ours has two names in reports: its GUID, and the GUID with `_OrgStore` once it comes from an organisation's
 * store. A theme's entry under one name doesn't reach the other. So documents hold a visual's styles once, under the GUID,
 * and the theme made of them has both.
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
 * Returns a theme whose styles of our visuals also have the names of visuals from an organisation's store. A style under
 * such a name stays, and so does one whose copy `isLeftOut`.
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
  const kept = Object.entries(styles).filter(([name]) => !isStoreCopy(styles, name));
  if (kept.length === Object.keys(styles).length) return theme;
  return { ...theme, [ROOT]: Object.fromEntries(kept) };
}

/** Returns the changes that keep a file's styles under the one name that the file has them under. */
export function listMissingCopies(theme: JsonObject): Record<Pointer, Change> {
  const styles = readStyles(theme);
  const missing = FLEXA_VISUALS.filter(
    ({ guid }) => Object.hasOwn(styles, guid) && !Object.hasOwn(styles, formatStoreName(guid)),
  );
  return Object.fromEntries(missing.map(({ guid }) => [locateStoreStyle(guid), { removed: true }]));
}

/** Returns the changes with a visual's copy let in again once someone edits its style at `at`. */
export function allowStoreCopy(changes: Changes, at: Pointer): Changes {
  const [root, guid = ''] = parsePointer(at);
  if (root !== ROOT) return changes;
  const place = locateStoreStyle(guid);
  const change = changes[place];
  if (change === undefined || !('removed' in change)) return changes;
  const { [place]: _, ...kept } = changes;
  return kept;
}
