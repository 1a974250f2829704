import { buildTheme } from './build-theme';
import { themeOf, type StudioDocument, type Theme } from './document';
import { isObject, isSame, listOf, objectOf, type Json, type JsonObject } from './json';
import { RESERVED } from './parse-document';
import { isPlainText } from './plain-text';
import { keysOf, pointer, valueAt, type Changes, type Pointer } from './pointer';

const ANY = '*';
const MAX_PRESET_NAME = 60;

/** Style presets that Power BI has itself for tables and matrices. */
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

export function builtInPresets(visual: string): readonly string[] {
  return visual === 'tableEx' || visual === 'pivotTable' ? BUILT_IN : [];
}

/** Names of the style presets that a theme has for a kind of visual, those for every kind last. */
export function presetsOf(theme: Theme, visual: string): string[] {
  const own = [visual, ANY].flatMap((owner) => Object.keys(stylesAt(theme, owner)));
  return [...new Set(own)].filter((name) => name !== ANY && name !== '');
}

/** The style preset that visuals of a kind wear where a report chooses none. */
export function defaultPreset(theme: Theme, visual: string): string | null {
  const name = valueAt(theme, pointer('visualStyles', visual, ANY, 'stylePreset', 0, 'name'));
  return typeof name === 'string' && name !== '' ? name : null;
}

/** Why a new style preset can't have a name; null where it can. */
export function presetNameFault(theme: Theme, visual: string, name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Enter a name.';
  if (trimmed === ANY || RESERVED.has(trimmed)) return 'Enter another name.';
  if (!isPlainText(trimmed, MAX_PRESET_NAME)) return `At most ${MAX_PRESET_NAME} characters.`;
  if (builtInPresets(visual).includes(trimmed)) return `Power BI has a preset ${trimmed} itself.`;
  return presetsOf(theme, visual).includes(trimmed) ? `There is a preset ${trimmed}.` : null;
}

/**
 * A document with a new style preset for a kind of visual: an empty one, or one that what was set by
 * hand for all these visuals moves to.
 */
export function withPreset(
  document: StudioDocument,
  visual: string,
  name: string,
  { movesChanges }: { readonly movesChanges: boolean },
): StudioDocument {
  const set = movesChanges ? setByHand(document, visual) : {};
  const { changes } = movesChanges ? withoutChanges(document, visual) : document;
  const at = pointer('visualStyles', visual, name.trim());
  return { ...document, changes: { ...changes, [at]: { set } } };
}

/** A document in which visuals of a kind wear a style preset wherever a report chooses none. */
export function withDefaultPreset(
  document: StudioDocument,
  visual: string,
  name: string | null,
): StudioDocument {
  const card = pointer('visualStyles', visual, ANY, 'stylePreset');
  const changes = without(document.changes, card);
  if (name !== null) return { ...document, changes: { ...changes, [card]: { set: [{ name }] } } };
  return cleared({ ...document, changes }, card);
}

/** A document without a style preset; visuals that wore it by default wear none. */
export function withoutPreset(
  document: StudioDocument,
  visual: string,
  name: string,
): StudioDocument {
  const at = pointer('visualStyles', visual, name);
  const isDefault = defaultPreset(themeOf(document), visual) === name;
  const left = isDefault ? withDefaultPreset(document, visual, null) : document;
  return cleared({ ...left, changes: without(left.changes, at) }, at);
}

/** A document whose visuals of a kind look as the decisions say; their style presets stay. */
export function withoutChanges(document: StudioDocument, visual: string): StudioDocument {
  const at = pointer('visualStyles', visual);
  const presets = Object.entries(stylesAt(themeOf(document), visual)).filter(
    ([name]) => name !== ANY,
  );
  return {
    ...document,
    changes: {
      ...without(document.changes, at),
      ...Object.fromEntries(presets.map(([name, set]) => [at + pointer(name), { set }] as const)),
    },
  };
}

/** A theme in which every visual of a kind wears a style preset, to look at it. */
export function wearing(theme: Theme, visual: string, name: string): Theme {
  const styles = objectOf(theme['visualStyles']);
  const presets = objectOf(styles[visual]);
  const worn = { ...objectOf(presets[ANY]), stylePreset: [{ name }] };
  return { ...theme, visualStyles: { ...styles, [visual]: { ...presets, [ANY]: worn } } };
}

/** The document's settings for a visual type beyond its decisions. */
function setByHand(document: StudioDocument, visual: string): JsonObject {
  const at = pointer('visualStyles', visual, ANY);
  const own = objectOf(valueAt(themeOf(document), at));
  const built = objectOf(valueAt(buildTheme(document.name, document.decisions), at));
  return Object.fromEntries(
    Object.entries(own).flatMap(([card, items]) => {
      // A style preset can't name another one.
      if (card === 'stylePreset') return [];
      const said = listOf(items).flatMap((item) => {
        const below = listOf(built[card]).find((each) => stateOf(each) === stateOf(item));
        const different = Object.entries(objectOf(item)).filter(
          ([key, value]) => key !== '$id' && !isSame(value, objectOf(below)[key]),
        );
        const id = objectOf(item)['$id'];
        return different.length === 0
          ? []
          : [{ ...(id !== undefined && { $id: id }), ...Object.fromEntries(different) }];
      });
      return said.length === 0 ? [] : [[card, said] as const];
    }),
  );
}

/** A document whose theme has nothing at a pointer, also where an imported branch holds it. */
function cleared(document: StudioDocument, at: Pointer): StudioDocument {
  if (valueAt(themeOf(document), at) === undefined) return document;
  return { ...document, changes: { ...document.changes, [at]: { removed: true } } };
}

function without(changes: Changes, at: Pointer): Changes {
  const kept = Object.entries(changes).filter(([key]) => key !== at && !key.startsWith(`${at}/`));
  return Object.fromEntries(kept);
}

/** How many settings of a kind of visual were made by hand: in a style preset, or outside of them. */
export function countInStyle(document: StudioDocument, visual: string, preset: string): number {
  if (preset !== ANY) {
    return leaves(objectOf(stylesAt(themeOf(document), visual)[preset]));
  }
  const at = pointer('visualStyles', visual);
  return Object.entries(document.changes).reduce((sum, [key, change]) => {
    if (key === at && 'set' in change) return sum + leaves(objectOf(change.set)[ANY] ?? {});
    if (!key.startsWith(`${at}/`) || keysOf(key)[2] !== ANY || key.endsWith('/$id')) return sum;
    return sum + ('set' in change ? leaves(change.set) : 1);
  }, 0);
}

/** Single settings in a value; a colour is one. */
export function leaves(value: Json): number {
  if (Array.isArray(value)) {
    return (value as readonly Json[]).reduce<number>((sum, each) => sum + leaves(each), 0);
  }
  if (!isObject(value) || 'solid' in value) return 1;
  return Object.entries(value).reduce(
    (sum, [key, each]) => sum + (key === '$id' ? 0 : leaves(each)),
    0,
  );
}

const stylesAt = (theme: Theme, visual: string) =>
  objectOf(objectOf(theme['visualStyles'])[visual]);
const stateOf = (item: Json | undefined): Json => objectOf(item)['$id'] ?? 'default';
