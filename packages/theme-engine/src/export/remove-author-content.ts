import { findCustomVisual } from '../format/custom-visuals';
import { ANY } from '../format/description/any';
import {
  findCards,
  listAllCards,
  COMMON,
  listOptions,
  toPlainType,
  type CardKind,
  type TypeName,
} from '../format/description/read-description';
import { COLOR_KEYS, TEXT_CLASSES, THEME_COLORS } from '../format/description/theme-keys';
import { isShippedFont } from '../model/fonts';
import { isObject, type Json, type JsonObject } from '../model/json';
import { listBuiltInPresets } from '../model/style-presets';

/** Power BI rejects a theme without a name. */
const NAME = 'Flexa theme';
const HEX = /^#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})$/i;
const WEIGHT = /^(?:normal|bold|[1-9]00)$/;
const FONT_SETTING = /^fontFamily$|FontFamily$/;
/** Ending of the font stacks that Power BI writes. */
const FONT_FALLBACKS = /^(?:wf_[a-z]+(?:-ui_[a-z]+|-font)?|helvetica|sans-serif|serif|monospace)$/;
/** Values of a state selector: Power BI's own names of states and rows. */
const STATES = new Set(
  'default hover press pressed selected selection disabled rest Row Column Available Applied'.split(
    ' ',
  ),
);
/**
 * Keys inside a value that describe colours, colour scales and data bars. All others may contain
 * text.
 */
const VALUE_KEYS = new Set(
  [
    'solid color gradient startColor endColor expr ThemeDataColor ColorId Percent linearGradient2 linearGradient3',
    'min mid max value minValue maxValue positiveColor negativeColor axisColor reverseDirection hideText',
  ].flatMap((line) => line.split(' ')),
);

/**
 * Removes everything that the author named or wrote: names of the theme and style presets, images,
 * links and texts, and all that neither Power BI nor our visuals know. For files that we hand to
 * other people in our own name.
 */
export function removeAuthorContent(theme: Readonly<Record<string, unknown>>): JsonObject {
  const result: Record<string, Json> = { name: NAME };
  for (const [key, value] of Object.entries(theme)) {
    const kept = filterPart(key, value as Json);
    if (kept !== undefined) result[key] = kept;
  }
  return result;
}

function filterPart(key: string, value: Json): Json | undefined {
  if (Object.hasOwn(COLOR_KEYS, key)) return isHex(value) ? value : undefined;
  if (key === 'dataColors') return toList(value).filter(isHex);
  if (key === 'textClasses') {
    return filterMembers(value, (name, style) =>
      Object.hasOwn(TEXT_CLASSES, name) ? filterMembers(style, filterTextStyle) : undefined,
    );
  }
  return key === 'visualStyles' ? filterMembers(value, filterVisualStyle) : undefined;
}

function filterTextStyle(key: string, value: Json): Json | undefined {
  const isKept =
    (key === 'fontFace' && isFont(value)) ||
    (key === 'fontSize' && typeof value === 'number') ||
    (key === 'fontWeight' && typeof value === 'string' && WEIGHT.test(value)) ||
    (key === 'color' && isHex(value));
  return isKept ? value : undefined;
}

/** An unknown visual is dropped entirely, because its key may contain any text. */
function filterVisualStyle(visual: string, presets: Json): Json | undefined {
  const settings = findSettings(visual);
  if (!settings) return undefined;
  const names = [ANY, ...listBuiltInPresets(visual)];
  return filterMembers(presets, (preset, style) =>
    names.includes(preset)
      ? filterMembers(style, (card, items) => filterCard(card, items))
      : undefined,
  );

  function filterCard(card: string, items: Json): Json | undefined {
    const known = settings?.(card);
    if (!known || !Array.isArray(items)) return undefined;
    return toList(items).flatMap((item) => {
      // Without its state, a setting would apply to all states.
      if (!isObject(item) || !hasKnownState(item)) return [];
      return [filterMembers(item, (name, value) => filterSetting(card, name, value, known)) ?? {}];
    });
  }

  function filterSetting(card: string, name: string, value: Json, known: Known): Json | undefined {
    if (name === '$id') return value;
    const options = known(name);
    if (!options) return undefined;
    const isPreset = card === 'stylePreset' && name === 'name' && isOneOf(names, value);
    const isKept =
      isPreset || options.includes(value) || (FONT_SETTING.test(name) && isFont(value));
    return isKept || isWordless(value) ? value : undefined;
  }
}

/** Returns the choices of a setting; undefined if there is no such setting. */
type Known = (setting: string) => readonly Json[] | undefined;

function findSettings(visual: string): ((card: string) => Known | undefined) | undefined {
  const custom = findCustomVisual(visual);
  if (custom) {
    return (card) => (setting) => {
      const type = custom.cards.get(card)?.settings.get(setting)?.type;
      if (type) return type.kind === 'choice' ? type.options.map(({ value }) => value) : [];
      return listKnownWords(COMMON.get(card) ?? [], setting);
    };
  }
  const cards = visual === ANY ? listAllCards() : findCards(visual);
  return (
    cards &&
    ((card) => {
      const kinds = cards.get(card);
      return kinds && ((setting) => listKnownWords(kinds, setting));
    })
  );
}

/**
 * Cached, because a style for every visual has many kinds of a card, and a theme may repeat a
 * setting a thousand times.
 */
const known = new WeakMap<readonly CardKind[], Map<string, readonly Json[]>>();

function listKnownWords(kinds: readonly CardKind[], setting: string): readonly Json[] | undefined {
  const settings = known.get(kinds) ?? new Map<string, readonly Json[]>();
  known.set(kinds, settings);
  if (!settings.has(setting)) {
    const types = new Set(
      kinds.map((kind) => kind.get(setting)).filter((type) => type !== undefined),
    );
    const listValues = (type: TypeName) =>
      listOptions(toPlainType(type))?.map(({ value }) => value) ?? [];
    const all = new Set([...types].flatMap(listValues));
    // Unknown names are not cached, so that nobody can fill the memory.
    if (types.size === 0) return undefined;
    settings.set(setting, [...all]);
  }
  return settings.get(setting);
}

function hasKnownState(item: JsonObject): boolean {
  const state = item['$id'];
  if (state === undefined) return true;
  return typeof state === 'string' && state.split(/[:-]/).every((part) => isStatePart(part));
}

const isStatePart = (part: string) =>
  STATES.has(part) || /^(?:unselected|expansion|expanded|collapsed|interaction)$/.test(part);

/** Returns true if a value contains only numbers, booleans and colours. */
function isWordless(value: Json): boolean {
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return true;
  if (typeof value === 'string') return isHex(value) || THEME_COLORS.includes(value);
  if (!isObject(value)) return false;
  return Object.entries(value).every(([key, each]) => VALUE_KEYS.has(key) && isWordless(each));
}

const isHex = (value: Json): value is string => typeof value === 'string' && HEX.test(value);

function isFont(value: Json): boolean {
  if (typeof value !== 'string') return false;
  return value.split(',').every((font) => {
    const name = font.replaceAll(/['"]/g, '').trim();
    return isShippedFont(name) || FONT_FALLBACKS.test(name);
  });
}

const isOneOf = (names: readonly Json[], value: Json) => names.includes(value);

const toList = (value: Json): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** Copies an object without the members for which `kept` returns undefined. */
function filterMembers(
  value: Json,
  kept: (key: string, value: Json) => Json | undefined,
): JsonObject | undefined {
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => {
      const part = kept(key, each);
      return part === undefined ? [] : [[key, part]];
    }),
  );
}
