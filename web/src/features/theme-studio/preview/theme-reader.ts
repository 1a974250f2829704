import {
  isObject,
  readNamedColor,
  toObject,
  resolveColor,
  type Json,
  type JsonObject,
  type Theme,
} from '@flexa/theme-engine/model';
import { resolveDataColors, resolveTheme } from '@flexa/theme-engine/resolve';
import { pickTextColor } from './draw/color';
import { readBaseTheme } from './base-theme';
import { SYSTEM } from './system-defaults';

/** Answers questions about a theme as Power BI reads it: see `resolveTheme`. */
export interface ThemeReader {
  /** The same object for themes that differ in nothing but their data colours. */
  readonly apartFromData: object;
  /**
   * Number of reads of a data colour. Comparing it before and after reading a colour tells whether
   * the colour derives from one.
   */
  readonly dataReads: () => number;
  /** At least eight: Power BI's own colours complete a shorter list. */
  readonly dataColors: readonly string[];
  /** A structural colour by either of its names, a status colour, or `data1` … */
  findNamedColor: (name: string) => string | undefined;
  /** Returns a property of a visual's card, from the most specific place that sets it. */
  findValue: (visual: string, card: string, item: string, state?: string) => Plain | undefined;
  findColor: (visual: string, card: string, item: string, state?: string) => string | undefined;
  /** A part of the image that a card holds. */
  findImage: (visual: string, card: string, part: 'url' | 'scaling') => string | undefined;
  readTextClass: (name: TextClass) => ClassLook;
  /** True if the theme itself sets the property for this very state. */
  hasOwnSetting: (visual: string, card: string, item: string, state: string) => boolean;
}

type Plain = string | number | boolean;

export interface ClassLook {
  readonly face: string;
  /** Points. */
  readonly size: number;
  readonly color: string;
}

/** The classes visuals ask for; each takes what it lacks from one of the theme's four. */
export type TextClass = keyof typeof TEXT_CLASSES;
const TEXT_CLASSES = {
  callout: { base: 'callout', size: 1, ink: 'foreground' },
  title: { base: 'title', size: 1, ink: 'foreground' },
  largeTitle: { base: 'title', size: 14 / 12, ink: 'foreground' },
  header: { base: 'header', size: 1, ink: 'foreground' },
  label: { base: 'label', size: 1, ink: 'foreground' },
  boldLabel: { base: 'label', size: 1, ink: 'foreground' },
  largeLabel: { base: 'label', size: 1.2, ink: 'foreground' },
  lightLabel: { base: 'label', size: 1, ink: 'foregroundNeutralSecondary' },
  smallLightLabel: { base: 'label', size: 0.9, ink: 'foregroundNeutralSecondary' },
  largeLightLabel: { base: 'label', size: 1.2, ink: 'foregroundNeutralSecondary' },
} as const;

/** Names of the states in the newer slicers. */
const STATE_IDS: Readonly<Record<string, readonly string[]>> = {
  hover: ['hover', 'interaction:hover'],
  selected: ['selected', 'selection:selected'],
};

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

interface Latest {
  readonly theme: Theme;
  readonly base: Theme;
  readonly seen: Theme;
  readonly apartFromData: object;
}
let latest: Latest | undefined;

/**
 * Creates a reader of a theme on the preview's base theme. While a data colour is dragged, each
 * theme differs from the latest in its data colours alone. It then takes over what was resolved, and
 * drawings read only the colours that derive from data colours: 0.03 ms for the first page of the
 * report instead of 1.7 ms (docs/performance.md).
 */
export function createThemeReader(theme: Theme): ThemeReader {
  const base = readBaseTheme();
  const last = latest?.base === base && differsInData(theme, latest.theme) ? latest : undefined;
  const seen = last
    ? { ...last.seen, dataColors: resolveDataColors(theme, base) }
    : resolveTheme(theme, base);
  const apartFromData = last?.apartFromData ?? {};
  latest = { theme, base, seen, apartFromData };
  return buildReader(theme, seen, apartFromData);
}

function differsInData(theme: Theme, other: Theme): boolean {
  const keys = Object.keys(theme);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => key === 'name' || key === 'dataColors' || theme[key] === other[key]) &&
    toList(theme['dataColors']).length === toList(other['dataColors']).length
  );
}

type Layers = readonly (Readonly<Record<string, Json>> | undefined)[];

function buildReader(own: Theme, seen: Theme, apartFromData: object): ThemeReader {
  let dataReads = 0;
  // Colours of other names may follow a data colour: `accent` does in a theme without one.
  const theme: Theme = {
    ...seen,
    get dataColors() {
      dataReads += 1;
      return seen['dataColors'] ?? [];
    },
  };
  const styles = toObject(theme['visualStyles']);
  const common = readPreset(styles, '*');
  const dataColors = toList(seen['dataColors']).flatMap((color) => parseHexValue(color) ?? []);
  const classes = toObject(theme['textClasses']);

  function findColorByName(name: string): string | undefined {
    if (name === 'onSelected' || name.startsWith('data')) dataReads += 1;
    if (name.startsWith('data')) {
      const position = Number(name.slice(4));
      return position > 0 ? dataColors[(position - 1) % dataColors.length] : undefined;
    }
    if (name === 'onSelected') return pickTextColor(dataColors[0] ?? '#000000');
    return readNamedColor(theme, name);
  }

  /** Returns the hex value of any form in which a theme writes a colour. */
  function parseColor(value: Json | undefined): string | undefined {
    if (typeof value === 'string') return parseHexValue(value) ?? findColorByName(value);
    if (!isObject(value)) return undefined;
    if ('solid' in value) return parseColor(toObject(value['solid'])['color']);
    const expression = toObject(value['expr']);
    const literal = toObject(expression['Literal'])['Value'];
    if (typeof literal === 'string') return parseColor(literal.replace(/^'(.*)'$/, '$1'));
    if (!isObject(expression['ThemeDataColor'])) return undefined;
    return resolveColor(theme, value)?.hex;
  }

  /** Returns the places that can set a card's properties; the first that does wins. */
  function listLayers(visual: string, card: string): Layers {
    // The background of all visuals doesn't apply to their page.
    const isPageBackground = visual === 'page' && card === 'background';
    const [ownCards, system] = [readPreset(styles, visual), SYSTEM[visual]];
    return isPageBackground ? [ownCards, system] : [ownCards, common, system, SYSTEM['*']];
  }

  function findRawValue(
    visual: string,
    card: string,
    item: string,
    state: string,
  ): Json | undefined {
    for (const states of listStatePasses(state)) {
      for (const layer of listLayers(visual, card)) {
        const found =
          findItemProperty(layer?.[card], item, states) ??
          findItemProperty(layer?.['*'], item, states);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  return {
    apartFromData,
    dataReads: () => dataReads,
    get dataColors() {
      dataReads += 1;
      return dataColors;
    },
    findNamedColor: findColorByName,
    hasOwnSetting: (visual, card, item, state) =>
      findItemProperty(findOwnCard(own, visual, card), item, STATE_IDS[state] ?? [state]) !==
      undefined,
    findValue: (visual, card, item, state = 'default') =>
      parsePlain(findRawValue(visual, card, item, state)),
    findColor(visual, card, item, state = 'default') {
      const found = parseColor(findRawValue(visual, card, item, state));
      // Power BI ignores an invalid colour, so the default applies.
      return (
        found ??
        parseColor(
          findItemProperty(SYSTEM[visual]?.[card] ?? SYSTEM['*']?.[card], item, [state, 'default']),
        )
      );
    },
    findImage(visual, card, part) {
      const found = parsePlain(toObject(findRawValue(visual, card, 'image', 'default'))[part]);
      return typeof found === 'string' ? found : undefined;
    },
    readTextClass(name) {
      const { base, size, ink } = TEXT_CLASSES[name];
      const [ownClass, parent] = [toObject(classes[name]), toObject(classes[base])];
      return {
        face: parseWord(ownClass['fontFace']) ?? parseWord(parent['fontFace']) ?? 'Segoe UI',
        size: parseNumber(ownClass['fontSize']) ?? (parseNumber(parent['fontSize']) ?? 10) * size,
        color:
          parseColor(ownClass['color']) ??
          (ink === 'foreground' ? parseColor(parent['color']) : undefined) ??
          findColorByName(ink) ??
          '#000000',
      };
    },
  };
}

/** Returns the states whose property applies to a state, in passes over all layers. */
function listStatePasses(state: string): readonly (readonly string[])[] {
  let known = PASSES.get(state);
  if (!known) {
    const named = STATE_IDS[state] ?? [state];
    // A disabled control looks disabled even if a theme styles only its default state.
    known = state === 'disabled' ? [named, AT_REST] : [[...named, 'default']];
    PASSES.set(state, known);
  }
  return known;
}
const AT_REST = ['default'];
const PASSES = new Map<string, readonly (readonly string[])[]>();

/** Returns the theme's own card, without the layers below. */
function findOwnCard(theme: Theme, visual: string, card: string): Json | undefined {
  const styles = toObject(theme['visualStyles']);
  return readPreset(styles, visual)[card] ?? readPreset(styles, '*')[card];
}

function readPreset(styles: JsonObject, visual: string): JsonObject {
  return toObject(toObject(styles[visual])['*']);
}

/**
 * Returns a property of a card from the first state that has it; items without `$id` are the
 * default state.
 */
function findItemProperty(
  card: Json | undefined,
  item: string,
  states: readonly string[],
): Json | undefined {
  if (card === undefined) return undefined;
  const items = toList(card);
  for (const state of states) {
    for (const entry of items) {
      if (!isObject(entry) || !Object.hasOwn(entry, item)) continue;
      if ((entry['$id'] ?? 'default') === state) return entry[item];
    }
  }
  return undefined;
}

function toList(value: Json | undefined): readonly Json[] {
  if (Array.isArray(value)) return value as readonly Json[];
  return value === undefined ? [] : [value];
}

function parseHexValue(value: Json | undefined): string | undefined {
  return typeof value === 'string' && HEX.test(value) ? value : undefined;
}

function parseWord(value: Json | undefined): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function parseNumber(value: Json | undefined): number | undefined {
  const found = parsePlain(value);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

/**
 * Returns a word, number or switch, even if it is written as a report's literal: "12D", "'Left'".
 */
function parsePlain(value: Json | undefined): Plain | undefined {
  if (isObject(value)) {
    const literal = toObject(toObject(value['expr'])['Literal'])['Value'];
    return typeof literal === 'string' ? parseLiteral(literal) : undefined;
  }
  if (typeof value === 'string')
    return /^-?[\d.]+[DLM]?$/.test(value) ? parseLiteral(value) : value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

function parseLiteral(text: string): Plain {
  if (text === 'true' || text === 'false') return text === 'true';
  const amount = Number(text.replace(/[DLM]$/, ''));
  return text !== '' && Number.isFinite(amount) ? amount : text.replace(/^'(.*)'$/, '$1');
}
