import type { Theme } from '../model/document';
import { isObject, type Json, type JsonObject } from '../model/json';
import { formatPointer, resolvePointer, type Pointer } from '../model/pointer';
import { applyPreset } from '../model/style-presets';
import { formatLiteral } from '../project/expressions';
import { resolveTheme } from '../resolve';
import type { TextEdit } from '../json/json-text';
import { toPlainValue } from './plain-value';
import type { ReportFile, ReportVisual } from './report-files';

const CARD = '/visual/visualContainerObjects/stylePreset';
const NAME = `${CARD}/0/properties/name`;
const OBJECTS = ['/visual/visualContainerObjects', '/visual/objects'];

/** Returns the style preset of a report's visual; null for none, which Power BI also calls None. */
export function readPreset({ json }: Pick<ReportFile, 'json'>): string | null {
  const name = toPlainValue(resolvePointer(json, NAME) ?? null);
  return typeof name === 'string' && name !== '' && name !== 'None' ? name : null;
}

/** Returns a theme as a visual reads it with its style preset. */
export function resolveVisualTheme(theme: Theme, base: Theme, visual: ReportVisual): Theme {
  const preset = readPreset(visual);
  return resolveTheme(preset === null ? theme : applyPreset(theme, visual.type, preset), base);
}

/** A change of one setting with its label in the list of changes. */
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
export function listPresetEdits(
  visual: ReportVisual,
  preset: string | null,
  theme: Theme,
): PresetEdit[] {
  const before = readPreset(visual);
  if (preset === before) return [];
  const words = { setting: 'stylePreset.name', before: before ?? 'none', after: preset ?? 'none' };
  if (preset === null) return [{ edit: { at: CARD, value: undefined }, ...words }];
  const name: Json = { expr: { Literal: { Value: formatLiteral(preset) } } };
  const isNew = resolvePointer(visual.json, NAME) === undefined;
  return [
    {
      edit: isNew ? { at: CARD, value: [{ properties: { name } }] } : { at: NAME, value: name },
      ...words,
    },
    ...OBJECTS.flatMap((at) =>
      listReplacedEdits(visual, at, readThemePreset(theme, visual.type, preset)),
    ),
  ];
}

function listReplacedEdits(
  { json }: ReportVisual,
  objects: Pointer,
  preset: JsonObject,
): PresetEdit[] {
  return Object.entries(toObject(resolvePointer(json, objects))).flatMap(([card, entries]) =>
    toList(entries).flatMap((entry, i) => {
      const id = resolvePointer(entry, '/selector/id');
      if (isObject(entry) && 'selector' in entry && id === undefined) return [];
      const item = toList(preset[card]).find(
        (each) => (resolvePointer(each, '/$id') ?? 'default') === (id ?? 'default'),
      );
      return Object.entries(toObject(resolvePointer(entry, '/properties'))).flatMap(
        ([name, value]) => {
          const plain = toPlainValue(value);
          if (plain === undefined || !Object.hasOwn(toObject(item), name)) return [];
          const at = objects + formatPointer(card, i, 'properties', name);
          const words = {
            setting: `${card}.${name}`,
            before: describeValue(plain),
            after: 'follows the style preset',
          };
          return [{ edit: { at, value: undefined }, ...words }];
        },
      );
    }),
  );
}

function describeValue(value: Json): string {
  if (typeof value === 'string') return value;
  if (!isObject(value)) return JSON.stringify(value);
  const color = resolvePointer(value, '/solid/color');
  return typeof color === 'string' ? color : 'a theme colour';
}

/**
 * Returns a theme's style preset for a kind of visual, over the preset of the same name for all
 * visuals.
 */
function readThemePreset(theme: Theme, type: string, preset: string): JsonObject {
  const readStyle = (visual: string) =>
    toObject(resolvePointer(theme, formatPointer('visualStyles', visual, preset)));
  return { ...readStyle('*'), ...readStyle(type) };
}

const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const toList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
