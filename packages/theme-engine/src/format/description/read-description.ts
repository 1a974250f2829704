import { CARDS } from './cards';
import { CHOICES } from './choices';
import { PROPERTIES } from './properties';
import { COMMON_CARDS, PAGE_PARTS, VISUAL_CARDS } from './visuals';

/** Name of a type: one of values.ts, or of the choices. */
export type TypeName = string;
/** The properties of a card, each with its type. */
export type CardKind = ReadonlyMap<string, TypeName>;
/** The cards of a visual by name. A card both common and its own has to please both. */
export type Cards = ReadonlyMap<string, readonly CardKind[]>;

export interface Option {
  readonly value: string | number;
  /** What people read, where the value itself does not say it. */
  readonly label?: string;
}

export const ANY = '*';
const STATE = '$id';

const words = (text: string) => text.split(/\s+/).filter(Boolean);

/** What an entry of a table says in the end: `@other` put in, `-name` taken out. */
function expand(table: Readonly<Record<string, string>>, text: string): Map<string, string> {
  const entries = new Map<string, string>();
  for (const word of words(text)) {
    if (word.startsWith('@')) {
      for (const [name, entry] of expand(table, table[word.slice(1)] ?? '')) {
        entries.set(name, entry);
      }
    } else if (word.startsWith('-')) entries.delete(word.slice(1));
    else entries.set(word.split(/[:/=]/)[0] ?? word, word);
  }
  return entries;
}

const typeOf = new Map<string, TypeName>(
  Object.entries(PROPERTIES).flatMap(([type, names]) =>
    words(names).map((name) => [name, type] as const),
  ),
);

const kinds = new Map<string, CardKind>();

function kindOf(key: string): CardKind {
  const known = kinds.get(key);
  if (known) return known;
  const text = (CARDS as Readonly<Record<string, string>>)[key];
  if (text === undefined) throw new Error(`The description names no card ${key}`);
  const kind = new Map(
    [...expand(CARDS, text)].map(([name, word]) => {
      const type = word.split(':')[1] ?? typeOf.get(name);
      if (type === undefined) throw new Error(`The description gives ${name} no type`);
      return [name, type] as const;
    }),
  );
  kinds.set(key, kind);
  return kind;
}

/** The cards of a list of words, and `*`: all their properties, as the last card has them. */
function cardsOfText(
  table: Readonly<Record<string, string>>,
  text: string,
): ReadonlyMap<string, CardKind> {
  const own = [...expand(table, text)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, word]) => [name, kindOf(word.split('=')[1] ?? word)] as const);
  const any = new Map(own.flatMap(([, kind]) => [...kind]));
  any.delete(STATE);
  return new Map([...own, [ANY, any]]);
}

const common = cardsOfText({}, COMMON_CARDS);

function withCommon(own: ReadonlyMap<string, CardKind>): Cards {
  return new Map(
    [...new Set([...own.keys(), ...common.keys()])].map((name) => [
      name,
      [own.get(name), common.get(name)].filter((kind) => kind !== undefined),
    ]),
  );
}

const visuals = new Map<string, Cards>();

/** The cards of a visual or a part of the page; undefined where Power BI has no such visual. */
export function cardsOf(visual: string): Cards | undefined {
  const known = visuals.get(visual);
  if (known) return known;
  const [part, own] = [textOf(PAGE_PARTS, visual), textOf(VISUAL_CARDS, visual)];
  if (part === undefined && own === undefined) return undefined;
  const cards: Cards =
    part === undefined
      ? withCommon(cardsOfText(VISUAL_CARDS, own ?? ''))
      : new Map([...cardsOfText(PAGE_PARTS, part)].map(([name, kind]) => [name, [kind]]));
  visuals.set(visual, cards);
  return cards;
}

function textOf(table: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

export const VISUAL_KEYS: readonly string[] = Object.keys(VISUAL_CARDS);
export const PART_KEYS: readonly string[] = Object.keys(PAGE_PARTS);
/** The cards that every visual has. */
export const COMMON: Cards = withCommon(new Map());

let everywhere: Cards | undefined;

/** All cards of all visuals: what the style of every visual (`*`) may name. */
export function cardsOfAny(): Cards {
  if (everywhere) return everywhere;
  const all = new Map<string, CardKind[]>();
  for (const visual of [...VISUAL_KEYS, ...PART_KEYS]) {
    for (const [name, found] of cardsOf(visual) ?? []) {
      const list = all.get(name) ?? [];
      for (const kind of found) if (!list.includes(kind)) list.push(kind);
      all.set(name, list);
    }
  }
  return (everywhere = all);
}

const choices = new Map<TypeName, readonly Option[]>();

/** The values of a type that is a choice of a few. */
export function optionsOf(type: TypeName): readonly Option[] | undefined {
  const known = choices.get(type);
  if (known) return known;
  const text = textOf(CHOICES, type);
  if (text === undefined) return undefined;
  const options = text.split('|').map((part): Option => {
    const [value = '', label] = part.trim().split('=');
    return {
      value: /^-?\d+$/.test(value) ? Number(value) : value,
      ...(label !== undefined && { label }),
    };
  });
  choices.set(type, options);
  return options;
}
