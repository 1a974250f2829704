import { buildTheme } from './build-theme';
import { compileTheme, type StudioDocument, type Theme } from './document';
import { isObject, isSame, toList, toObject, type Json, type JsonObject } from './json';
import { RESERVED } from './parse-document';
import { isPlainText } from './plain-text';
import { parsePointer, formatPointer, resolvePointer, type Changes, type Pointer } from './pointer';

const ANY = '*';
const MAX_PRESET_NAME = 60;

/** Style presets that Power BI includes for tables and matrices. */
const BUILT_IN = [
  'None',
  'Default',
  'Minimal',
  'BoldHeader',
  'AlternatingRows',
  'AlternatingRowsNew',
  'ContrastAlternatingRows',
  'FlashyRows',
  'BoldHeaderFlashyRows',
  'Sparse',
  'Condensed',
];

export function listBuiltInPresets(visual: string): readonly string[] {
  return visual === 'tableEx' || visual === 'pivotTable' ? BUILT_IN : [];
}

/** Lists a theme's style presets for a kind of visual, those for all visuals last. */
export function listStylePresets(theme: Theme, visual: string): string[] {
  const own = [visual, ANY].flatMap((owner) => Object.keys(readStyles(theme, owner)));
  return [...new Set(own)].filter((name) => name !== ANY && name !== '');
}

/** Returns the style preset that visuals of a kind use if the report chooses none. */
export function findDefaultPreset(theme: Theme, visual: string): string | null {
  const name = resolvePointer(
    theme,
    formatPointer('visualStyles', visual, ANY, 'stylePreset', 0, 'name'),
  );
  return typeof name === 'string' && name !== '' ? name : null;
}

/** Returns why a name is invalid for a new style preset, or null if it is valid. */
export function checkPresetName(theme: Theme, visual: string, name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Enter a name.';
  if (trimmed === ANY || RESERVED.has(trimmed)) return 'Enter another name.';
  if (!isPlainText(trimmed, MAX_PRESET_NAME)) return `At most ${MAX_PRESET_NAME} characters.`;
  if (listBuiltInPresets(visual).includes(trimmed))
    return `Power BI has a preset ${trimmed} itself.`;
  return listStylePresets(theme, visual).includes(trimmed) ? `There is a preset ${trimmed}.` : null;
}

/**
 * Adds a style preset for a kind of visual. It is empty, or takes over the overrides for these
 * visuals.
 */
export function addPreset(
  document: StudioDocument,
  visual: string,
  name: string,
  { movesChanges }: { readonly movesChanges: boolean },
): StudioDocument {
  const set = movesChanges ? listOwnSettings(document, visual) : {};
  const { changes } = movesChanges ? resetVisual(document, visual) : document;
  const at = formatPointer('visualStyles', visual, name.trim());
  return { ...document, changes: { ...changes, [at]: { set } } };
}

/** Sets the style preset that visuals of a kind use if the report chooses none. */
export function setDefaultPreset(
  document: StudioDocument,
  visual: string,
  name: string | null,
): StudioDocument {
  const card = formatPointer('visualStyles', visual, ANY, 'stylePreset');
  const changes = omitChanges(document.changes, card);
  if (name !== null) return { ...document, changes: { ...changes, [card]: { set: [{ name }] } } };
  return clearPointer({ ...document, changes }, card);
}

/** Removes a style preset, also as the default. */
export function removePreset(
  document: StudioDocument,
  visual: string,
  name: string,
): StudioDocument {
  const at = formatPointer('visualStyles', visual, name);
  const isDefault = findDefaultPreset(compileTheme(document), visual) === name;
  const left = isDefault ? setDefaultPreset(document, visual, null) : document;
  return clearPointer({ ...left, changes: omitChanges(left.changes, at) }, at);
}

/** Removes the overrides of a kind of visual but keeps its style presets. */
export function resetVisual(document: StudioDocument, visual: string): StudioDocument {
  const at = formatPointer('visualStyles', visual);
  const presets = Object.entries(readStyles(compileTheme(document), visual)).filter(
    ([name]) => name !== ANY,
  );
  return {
    ...document,
    changes: {
      ...omitChanges(document.changes, at),
      ...Object.fromEntries(
        presets.map(([name, set]) => [at + formatPointer(name), { set }] as const),
      ),
    },
  };
}

/** Returns a theme in which every visual of a kind uses a style preset, as a preview. */
export function applyPreset(theme: Theme, visual: string, name: string): Theme {
  const styles = toObject(theme['visualStyles']);
  const presets = toObject(styles[visual]);
  const cards = { ...toObject(presets[ANY]), stylePreset: [{ name }] };
  return { ...theme, visualStyles: { ...styles, [visual]: { ...presets, [ANY]: cards } } };
}

/** The document's settings for a visual type beyond its decisions. */
function listOwnSettings(document: StudioDocument, visual: string): JsonObject {
  const at = formatPointer('visualStyles', visual, ANY);
  const own = toObject(resolvePointer(compileTheme(document), at));
  const built = toObject(resolvePointer(buildTheme(document.name, document.decisions), at));
  return Object.fromEntries(
    Object.entries(own).flatMap(([card, items]) => {
      // A style preset can't name another one.
      if (card === 'stylePreset') return [];
      const said = toList(items).flatMap((item) => {
        const below = toList(built[card]).find((each) => readState(each) === readState(item));
        const different = Object.entries(toObject(item)).filter(
          ([key, value]) => key !== '$id' && !isSame(value, toObject(below)[key]),
        );
        const id = toObject(item)['$id'];
        return different.length === 0
          ? []
          : [{ ...(id !== undefined && { $id: id }), ...Object.fromEntries(different) }];
      });
      return said.length === 0 ? [] : [[card, said] as const];
    }),
  );
}

/** Removes the setting at a pointer, also inside an imported branch. */
function clearPointer(document: StudioDocument, at: Pointer): StudioDocument {
  if (resolvePointer(compileTheme(document), at) === undefined) return document;
  return { ...document, changes: { ...document.changes, [at]: { removed: true } } };
}

function omitChanges(changes: Changes, at: Pointer): Changes {
  const remaining = Object.entries(changes).filter(
    ([key]) => key !== at && !key.startsWith(`${at}/`),
  );
  return Object.fromEntries(remaining);
}

/** Counts the overrides of a kind of visual in a style preset, or outside of presets for `*`. */
export function countInStyle(document: StudioDocument, visual: string, preset: string): number {
  if (preset !== ANY) {
    return countLeaves(toObject(readStyles(compileTheme(document), visual)[preset]));
  }
  const at = formatPointer('visualStyles', visual);
  return Object.entries(document.changes).reduce((sum, [key, change]) => {
    if (key === at && 'set' in change) return sum + countLeaves(toObject(change.set)[ANY] ?? {});
    if (!key.startsWith(`${at}/`) || parsePointer(key)[2] !== ANY || key.endsWith('/$id'))
      return sum;
    return sum + ('set' in change ? countLeaves(change.set) : 1);
  }, 0);
}

/** Counts single settings in a value. A colour counts as one. */
export function countLeaves(value: Json): number {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).reduce<number>((sum, each) => sum + countLeaves(each), 0);
  }
  if (!isObject(value) || 'solid' in value) return 1;
  return Object.entries(value).reduce(
    (sum, [key, each]) => sum + (key === '$id' ? 0 : countLeaves(each)),
    0,
  );
}

const readStyles = (theme: Theme, visual: string) =>
  toObject(toObject(theme['visualStyles'])[visual]);
const readState = (item: Json | undefined): Json => toObject(item)['$id'] ?? 'default';
