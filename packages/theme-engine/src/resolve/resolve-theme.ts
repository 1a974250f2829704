import { CLASSIC } from '../base-themes';
import type { Theme } from '../model/document';
import { furtherColors } from '../model/further-colors';
import { isObject, type Json, type JsonObject } from '../model/json';
import { ALIASES, parseColor } from '../model/theme-colors';

/** Power BI asks a theme for at least so many data colours. */
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
    ...withoutNamed(base, theme),
    ...theme,
    dataColors: dataColorsOf(theme, base),
    textClasses: textClassesOf(theme, base),
    visualStyles: layStyles(
      stylesIn(objectOf(theme['visualStyles'])),
      stylesIn(objectOf(base['visualStyles'])),
    ),
  };
}

/** The base theme without the colours that the theme has under another of their names. */
function withoutNamed(base: Theme, theme: Theme): Theme {
  const taken = ALIASES.filter((names) => names.some((name) => parseColor(theme[name]))).flat();
  return Object.fromEntries(Object.entries(base).filter(([key]) => !taken.includes(key)));
}

/** The data colours that visuals are drawn in. */
export function dataColorsOf(theme: Theme, base: Theme): readonly string[] {
  const own = colorsIn(theme['dataColors']);
  return furtherColors(own.length > 0 ? own : colorsIn(base['dataColors']), DATA_COLORS);
}

function colorsIn(value: Json | undefined): string[] {
  return listOf(value).filter(
    (color): color is string => typeof color === 'string' && parseColor(color) !== undefined,
  );
}

/** Words of the base theme are as dark as its own foreground; another foreground colours them again. */
function textClassesOf(theme: Theme, base: Theme): JsonObject {
  const own = objectOf(theme['textClasses']);
  const hasForeground = ['foreground', 'firstLevelElements'].some((key) => parseColor(theme[key]));
  const below = Object.entries(objectOf(base['textClasses'])).map(([name, value]) => {
    const { color, ...rest } = objectOf(value);
    return [name, hasForeground || color === undefined ? rest : { ...rest, color }] as const;
  });
  const classes = new Map<string, JsonObject>(below);
  for (const [name, value] of Object.entries(own)) {
    classes.set(name, { ...classes.get(name), ...objectOf(value) });
  }
  return Object.fromEntries(classes);
}

/** The cards of each visual, its default style preset laid over them. */
function stylesIn(styles: JsonObject): Styles {
  const every = objectOf(styles[ANY]);
  return Object.fromEntries(
    Object.entries(styles).map(([visual, presets]) => {
      const cards = objectOf(objectOf(presets)[ANY]);
      const chosen = nameOfPreset(cards);
      if (chosen === undefined) return [visual, cards];
      const own = over(objectOf(objectOf(presets)[chosen]), cards);
      return [visual, visual === ANY ? own : over(own, objectOf(every[chosen]))];
    }),
  );
}

function nameOfPreset(cards: Cards): string | undefined {
  const [item] = listOf(cards['stylePreset']);
  const name = objectOf(item)['name'];
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
      const free = visual === ANY ? below : without(below, every);
      return [visual, { [ANY]: over(own[visual] ?? {}, free) }];
    }),
  );
}

/** Cards with what is missing in them from other ones. */
function over(cards: Cards, below: Cards): Cards {
  const result: Record<string, Json> = { ...below, ...cards };
  for (const [name, items] of Object.entries(below)) {
    if (name in cards) result[name] = itemsOver(listOf(cards[name]), listOf(items));
  }
  return result;
}

/** The first item of a state that has a setting wins. */
function itemsOver(items: readonly Json[], below: readonly Json[]): readonly Json[] {
  const states = new Set(items.map(stateOf));
  return [
    ...items.map((item) => {
      const under = below.find((each) => stateOf(each) === stateOf(item));
      return isObject(item) && isObject(under) ? { ...freeOf(under, items), ...item } : item;
    }),
    ...below.filter((item) => !states.has(stateOf(item))),
  ];
}

/** Cards without the settings that others have too. */
function without(cards: Cards, others: Cards): Cards {
  const every = listOf(others[ANY]);
  const entries = Object.entries(cards).flatMap(([name, items]) => {
    const said = [...listOf(others[name]), ...every];
    if (said.length === 0) return [[name, items] as const];
    const kept = listOf(items).map((item) => freeOf(item, said));
    return kept.some((item) => Object.keys(item).some((key) => key !== '$id'))
      ? [[name, kept] as const]
      : [];
  });
  return Object.fromEntries(entries);
}

function freeOf(item: Json, others: readonly Json[]): JsonObject {
  const same = others.filter((other) => stateOf(other) === stateOf(item));
  const isSaid = (key: string) =>
    key !== '$id' && same.some((other) => Object.hasOwn(objectOf(other), key));
  return Object.fromEntries(Object.entries(objectOf(item)).filter(([key]) => !isSaid(key)));
}

const stateOf = (item: Json): Json => objectOf(item)['$id'] ?? 'default';

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

function listOf(value: Json | undefined): readonly Json[] {
  if (Array.isArray(value)) return value as readonly Json[];
  return value === undefined ? [] : [value];
}
