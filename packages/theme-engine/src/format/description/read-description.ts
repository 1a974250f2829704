import type { Catalogue } from '../catalogue/catalogue';
import table from '../catalogue/catalogue.json';
import { ANY, type Option } from './any';

/**
 * Name of a type in values.ts, or of a choice. A question mark marks a setting newer than the theme
 * schema: it can be edited, and its value is not checked.
 */
export type TypeName = string;
export type CardKind = ReadonlyMap<string, TypeName>;
/**
 * The cards of a visual by name. A value in a card that is common and its own must be valid for
 * both.
 */
export type Cards = ReadonlyMap<string, readonly CardKind[]>;

const STATE = '$id';

const CATALOGUE: Catalogue = table;

const kinds = new Map<number, CardKind>();

function readKind(place: number): CardKind {
  const known = kinds.get(place);
  if (known) return known;
  const words = (CATALOGUE.kinds[place] ?? '').split(' ');
  const kind = new Map(
    words.filter(Boolean).map((word) => {
      const [name = '', type = ''] = word.split(':');
      return [name, type] as const;
    }),
  );
  kinds.set(place, kind);
  return kind;
}

type Places = Readonly<Record<string, number>>;

/** The cards of a table, and `*`: all of their properties as in the last card. */
function readCards(places: Places): ReadonlyMap<string, CardKind> {
  const own = Object.entries(places).map(([name, place]) => [name, readKind(place)] as const);
  const any = new Map(own.flatMap(([, kind]) => [...kind]));
  any.delete(STATE);
  return new Map([...own, [ANY, any]]);
}

const common = readCards(CATALOGUE.common);

function addCommon(own: ReadonlyMap<string, CardKind>): Cards {
  return new Map(
    [...new Set([...own.keys(), ...common.keys()])].map((name) => [
      name,
      [own.get(name), common.get(name)].filter((kind) => kind !== undefined),
    ]),
  );
}

const visuals = new Map<string, Cards>();

/**
 * Returns the cards of a visual or a part of the page; undefined if Power BI has no such visual.
 */
export function findCards(visual: string): Cards | undefined {
  const known = visuals.get(visual);
  if (known) return known;
  const [part, own] = [findPlaces(CATALOGUE.parts, visual), findPlaces(CATALOGUE.visuals, visual)];
  if (part === undefined && own === undefined) return undefined;
  const cards: Cards =
    part === undefined
      ? addCommon(readCards(own ?? {}))
      : new Map([...readCards(part)].map(([name, kind]) => [name, [kind]]));
  visuals.set(visual, cards);
  return cards;
}

function findPlaces(all: Readonly<Record<string, Places>>, key: string): Places | undefined {
  return Object.hasOwn(all, key) ? all[key] : undefined;
}

export const VISUAL_KEYS: readonly string[] = Object.keys(CATALOGUE.visuals);
export const PART_KEYS: readonly string[] = Object.keys(CATALOGUE.parts);
/** Visuals newer than the theme schema. Their values are not checked. */
export const NEWER_VISUALS: ReadonlySet<string> = new Set(CATALOGUE.newerVisuals);
export const COMMON: Cards = addCommon(new Map());

let everywhere: Cards | undefined;

/** All cards of all visuals, which the style of every visual (`*`) may use. */
export function listAllCards(): Cards {
  if (everywhere) return everywhere;
  const all = new Map<string, CardKind[]>();
  for (const visual of [...VISUAL_KEYS, ...PART_KEYS]) {
    for (const [name, found] of findCards(visual) ?? []) {
      const list = all.get(name) ?? [];
      for (const kind of found) if (!list.includes(kind)) list.push(kind);
      all.set(name, list);
    }
  }
  return (everywhere = all);
}

/**
 * Returns true if settings of this type are newer than the theme schema, so their values are not
 * checked.
 */
export const isNewer = (type: TypeName): boolean => type.startsWith('?');

/** Returns the type without its question mark. */
export const toPlainType = (type: TypeName): TypeName => type.replace(/^\?/, '');

const choices = new Map<TypeName, readonly Option[]>();

/** Returns the values of a choice; undefined for other types. */
export function listOptions(type: TypeName): readonly Option[] | undefined {
  const known = choices.get(type);
  if (known) return known;
  const place = /^\??c(\d+)$/.exec(type)?.[1];
  if (place === undefined) return undefined;
  const count = CATALOGUE.known[Number(place)] ?? 0;
  const options = (CATALOGUE.choices[Number(place)] ?? []).map(
    ([value = '', label], i): Option => ({
      value,
      ...(label !== undefined && { label: String(label) }),
      ...(i >= count && { isNewer: true }),
    }),
  );
  choices.set(type, options);
  return options;
}
