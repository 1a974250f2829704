import type { Theme } from '../model/document';
import { isObject, type Json, type JsonObject } from '../model/json';
import { pointer, valueAt, type Pointer } from '../model/pointer';
import { wearing } from '../model/style-presets';
import { literalText } from '../project/expressions';
import { resolveTheme } from '../resolve';
import type { TextEdit } from './json-text';
import { plainOf } from './plain-value';
import type { ReportFile, ReportVisual } from './report-files';

const CARD = '/visual/visualContainerObjects/stylePreset';
const NAME = `${CARD}/0/properties/name`;
const OBJECTS = ['/visual/visualContainerObjects', '/visual/objects'];

/** The style preset that a visual of a report wears; null for none, which Power BI also calls None. */
export function presetOf({ json }: Pick<ReportFile, 'json'>): string | null {
  const name = plainOf(valueAt(json, NAME) ?? null);
  return typeof name === 'string' && name !== '' && name !== 'None' ? name : null;
}

/** A theme as a visual of a report reads it, in the style preset that it wears. */
export function themeOfVisual(theme: Theme, base: Theme, visual: ReportVisual): Theme {
  const preset = presetOf(visual);
  return resolveTheme(preset === null ? theme : wearing(theme, visual.type, preset), base);
}

/** A change of one setting, with the words for it in the list of all changes. */
export interface PresetEdit {
  readonly edit: TextEdit;
  readonly setting: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Returns the changes that give a visual a style preset of its new theme, or remove it. The preset
 * replaces the visual's own formatting; rules, single series and text stay.
 */
export function presetEdits(
  visual: ReportVisual,
  preset: string | null,
  theme: Theme,
): PresetEdit[] {
  const before = presetOf(visual);
  if (preset === before) return [];
  const words = { setting: 'stylePreset.name', before: before ?? 'none', after: preset ?? 'none' };
  if (preset === null) return [{ edit: { at: CARD, value: undefined }, ...words }];
  const name: Json = { expr: { Literal: { Value: literalText(preset) } } };
  const isNew = valueAt(visual.json, NAME) === undefined;
  return [
    {
      edit: isNew ? { at: CARD, value: [{ properties: { name } }] } : { at: NAME, value: name },
      ...words,
    },
    ...OBJECTS.flatMap((at) => givingWay(visual, at, presetIn(theme, visual.type, preset))),
  ];
}

function givingWay({ json }: ReportVisual, objects: Pointer, preset: JsonObject): PresetEdit[] {
  return Object.entries(objectOf(valueAt(json, objects))).flatMap(([card, entries]) =>
    listOf(entries).flatMap((entry, i) => {
      const id = valueAt(entry, '/selector/id');
      if (isObject(entry) && 'selector' in entry && id === undefined) return [];
      const item = listOf(preset[card]).find(
        (each) => (valueAt(each, '/$id') ?? 'default') === (id ?? 'default'),
      );
      return Object.entries(objectOf(valueAt(entry, '/properties'))).flatMap(([name, value]) => {
        const plain = plainOf(value);
        if (plain === undefined || !Object.hasOwn(objectOf(item), name)) return [];
        const at = objects + pointer(card, i, 'properties', name);
        const words = {
          setting: `${card}.${name}`,
          before: inWords(plain),
          after: 'follows the style preset',
        };
        return [{ edit: { at, value: undefined }, ...words }];
      });
    }),
  );
}

function inWords(value: Json): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return JSON.stringify(value);
  const color = valueAt(value, '/solid/color');
  return typeof color === 'string' ? color : 'a theme colour';
}

/** A style preset of a theme for a kind of visual, over the one of its name for every kind. */
function presetIn(theme: Theme, type: string, preset: string): JsonObject {
  const of = (visual: string) => objectOf(valueAt(theme, pointer('visualStyles', visual, preset)));
  return { ...of('*'), ...of(type) };
}

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
