import { CLASSIC } from '../base-themes';
import type { Theme } from '../model/document';
import { extendColors } from '../model/further-colors';
import { isObject, type Json, type JsonObject } from '../model/json';
import { ALIASES, parseColor } from '../model/theme-colors';

/** Minimum number of data colours that Power BI requires. */
const DATA_COLORS = 8;
const ANY = '*';

type Cards = JsonObject;
type Styles = Readonly<Record<string, Cards>>;

/**
 * Lays a theme on its base theme, as Power BI does, with its default style presets applied and
 * data colours for eight series. A setting comes from the theme's entry for the visual, then its
 * entry for all visuals, then the same two in the base theme. The preview draws it and the checks
 * read it, so that they can't contradict each other. Items of a card keep their places.
 */
export function resolveTheme(theme: Theme, base: Theme = CLASSIC.theme): Theme {
  return {
    ...omitNamed(base, theme),
    ...theme,
    dataColors: resolveDataColors(theme, base),
    textClasses: resolveTextClasses(theme, base),
    visualStyles: layStyles(
      resolveStyles(toObject(theme['visualStyles'])),
      resolveStyles(toObject(base['visualStyles'])),
    ),
  };
}

/** Returns the base theme without colours that the theme defines under an alternative name. */
function omitNamed(base: Theme, theme: Theme): Theme {
  const taken = ALIASES.filter((names) => names.some((name) => parseColor(theme[name]))).flat();
  return Object.fromEntries(Object.entries(base).filter(([key]) => !taken.includes(key)));
}

/** Returns the data colours of visuals. */
export function resolveDataColors(theme: Theme, base: Theme): readonly string[] {
  const own = filterColors(theme['dataColors']);
  return extendColors(own.length > 0 ? own : filterColors(base['dataColors']), DATA_COLORS);
}

function filterColors(value: Json | undefined): string[] {
  return toList(value).filter(
    (color): color is string => typeof color === 'string' && parseColor(color) !== undefined,
  );
}

/** Text of the base theme is as dark as its foreground, so another foreground recolours it. */
function resolveTextClasses(theme: Theme, base: Theme): JsonObject {
  const own = toObject(theme['textClasses']);
  const hasForeground = ['foreground', 'firstLevelElements'].some((key) => parseColor(theme[key]));
  const below = Object.entries(toObject(base['textClasses'])).map(([name, value]) => {
    const { color, ...rest } = toObject(value);
    return [name, hasForeground || color === undefined ? rest : { ...rest, color }] as const;
  });
  const classes = new Map<string, JsonObject>(below);
  for (const [name, value] of Object.entries(own)) {
    classes.set(name, { ...classes.get(name), ...toObject(value) });
  }
  return Object.fromEntries(classes);
}

/** Returns the cards of each visual with its default style preset applied. */
function resolveStyles(styles: JsonObject): Styles {
  const every = toObject(styles[ANY]);
  return Object.fromEntries(
    Object.entries(styles).map(([visual, presets]) => {
      const cards = toObject(toObject(presets)[ANY]);
      const chosen = readPresetName(cards);
      if (chosen === undefined) return [visual, cards];
      const own = mergeCards(toObject(toObject(presets)[chosen]), cards);
      return [visual, visual === ANY ? own : mergeCards(own, toObject(every[chosen]))];
    }),
  );
}

function readPresetName(cards: Cards): string | undefined {
  const [item] = toList(cards['stylePreset']);
  const name = toObject(item)['name'];
  return typeof name === 'string' && name !== '' ? name : undefined;
}

function layStyles(own: Styles, base: Styles): JsonObject {
  const every = own[ANY] ?? {};
  const visuals = new Set([...Object.keys(own), ...Object.keys(base)]);
  return Object.fromEntries(
    [...visuals].map((visual) => {
      const below = base[visual] ?? {};
      // The theme's entry for all visuals takes precedence over the base theme's entry for this
      // visual.
      const free = visual === ANY ? below : omitShared(below, every);
      return [visual, { [ANY]: mergeCards(own[visual] ?? {}, free) }];
    }),
  );
}

/** Fills in missing settings of cards from other cards. */
function mergeCards(cards: Cards, below: Cards): Cards {
  const result: Record<string, Json> = { ...below, ...cards };
  for (const [name, items] of Object.entries(below)) {
    if (name in cards) result[name] = mergeItems(toList(cards[name]), toList(items));
  }
  return result;
}

/** Merges items by state. The first item with a setting wins. */
function mergeItems(items: readonly Json[], below: readonly Json[]): readonly Json[] {
  const states = new Set(items.map(readState));
  return [
    ...items.map((item) => {
      const under = below.find((each) => readState(each) === readState(item));
      return isObject(item) && isObject(under) ? { ...omitFrom(under, items), ...item } : item;
    }),
    ...below.filter((item) => !states.has(readState(item))),
  ];
}

/** Returns cards without the settings that others have too. */
function omitShared(cards: Cards, others: Cards): Cards {
  const every = toList(others[ANY]);
  const entries = Object.entries(cards).flatMap(([name, items]) => {
    const sharedItems = [...toList(others[name]), ...every];
    if (sharedItems.length === 0) return [[name, items] as const];
    const visible = toList(items).map((item) => omitFrom(item, sharedItems));
    return visible.some((item) => Object.keys(item).some((key) => key !== '$id'))
      ? [[name, visible] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

function omitFrom(item: Json, others: readonly Json[]): JsonObject {
  const same = others.filter((other) => readState(other) === readState(item));
  const isSaid = (key: string) =>
    key !== '$id' && same.some((other) => Object.hasOwn(toObject(other), key));
  return Object.fromEntries(Object.entries(toObject(item)).filter(([key]) => !isSaid(key)));
}

const readState = (item: Json): Json => toObject(item)['$id'] ?? 'default';

const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

function toList(value: Json | undefined): readonly Json[] {
  if (Array.isArray(value)) return value as readonly Json[];
  return value === undefined ? [] : [value];
}
