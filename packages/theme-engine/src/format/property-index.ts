import { parsePointer, formatPointer, type Pointer } from '../model/pointer';
import { MORE_VISUALS, VISUAL_NAMES } from '../model/visuals';
import { CUSTOM_KEYS, findCustomVisual, listStyledCards } from './custom-visuals';
import { ANY } from './description/any';
import {
  findCards,
  listAllCards,
  COMMON,
  listOptions,
  PART_KEYS,
  toPlainType,
  VISUAL_KEYS,
  type Cards,
  type TypeName,
} from './description/read-description';
import {
  labelCard,
  joinWithCard,
  lowerFirst,
  labelOption,
  labelProperty,
  labelVisual,
} from './description/labels';
import { COLOR_KEYS, FONT_SIZE, OLDER_FONT_SIZE, TEXT_CLASSES } from './description/theme-keys';
import { rankItems, splitQuery, splitWords, type Searchable } from '../search';
import type { Property, PropertyType } from './property';

const STATE = '$id';
const THEME = 'Theme';
const TEXT_SIZE = { kind: 'number', ...FONT_SIZE, olderMax: OLDER_FONT_SIZE.max } as const;

const choices = new Map<TypeName, PropertyType>();

function createChoice(type: TypeName): PropertyType | undefined {
  const known = choices.get(type);
  const options = known ? undefined : listOptions(type);
  if (!options) return known;
  const choice: PropertyType = {
    kind: 'choice',
    options: options.map((option) => ({
      value: option.value,
      label: labelOption(option),
      ...(option.isNewer && { isNewer: true }),
    })),
  };
  choices.set(type, choice);
  return choice;
}

/** Returns the editor for a type; null for types without a single value. */
function chooseEditor(type: TypeName, name: string): PropertyType | null {
  const choice = createChoice(type);
  if (choice) return choice;
  const plain = toPlainType(type);
  switch (plain) {
    case 'color':
    case 'boolean':
    case 'image':
      return { kind: plain };
    case 'number':
      return { kind: 'number', ...findRange(name) };
    case 'integer':
      return { kind: 'number', isInteger: true, ...findRange(name) };
    case 'fontSize':
      return TEXT_SIZE;
    case 'text':
    case 'numberOrText':
    case 'textOrInteger':
    case 'scalar':
      return { kind: /font(Family|Face)$/i.test(name) ? 'font' : 'text' };
    default:
      return null;
  }
}

/** Useful ranges of numbers, although Power BI accepts any number. */
function findRange(name: string): { min?: number; max?: number } {
  if (/transparency$/i.test(name)) return { min: 0, max: 100 };
  if (/(width|size|radius|weight|padding|blur|spacing|margin)$/i.test(name)) return { min: 0 };
  return {};
}

function createProperty(
  visual: string,
  card: string,
  name: string,
  type: TypeName,
  place?: Pointer,
): Property | null {
  const editor = name === STATE ? null : chooseEditor(type, name);
  if (!editor) return null;
  return {
    at: place ?? formatPointer('visualStyles', visual, ANY, card, 0, name),
    label: labelProperty(name, card, visual),
    visual: findCustomVisual(visual)?.label ?? labelVisual(visual),
    card: labelCard(card, visual),
    type: editor,
  };
}

function listThemeProperties(): Property[] {
  const colors = Object.entries(COLOR_KEYS).map(([key, label]): Property => ({
    at: formatPointer(key),
    label,
    visual: THEME,
    card: 'Colours',
    type: { kind: 'color' },
  }));
  const text = Object.entries(TEXT_CLASSES).flatMap(([key, label]) => {
    const locateStyle = (name: string) => formatPointer('textClasses', key, name);
    const base = { visual: THEME, card: 'Text' };
    return [
      { ...base, at: locateStyle('fontFace'), label: `${label} font`, type: { kind: 'font' } },
      {
        ...base,
        at: locateStyle('fontSize'),
        label: `${label} size`,
        type: TEXT_SIZE,
      },
      { ...base, at: locateStyle('fontWeight'), label: `${label} weight`, type: { kind: 'text' } },
      { ...base, at: locateStyle('color'), label: `${label} colour`, type: { kind: 'color' } },
    ] satisfies Property[];
  });
  return [...colors, ...text];
}

function findVisualCards(visual: string): Cards | undefined {
  if (findCustomVisual(visual)) return COMMON;
  return visual === ANY ? listAllCards() : findCards(visual);
}

/** Cards of our visuals besides the common ones. */
function listCustomProperties(visual: string): Property[] {
  const custom = findCustomVisual(visual);
  if (!custom) return [];
  return listStyledCards(custom).flatMap(([card, { label, settings }]) =>
    [...settings].map(([name, setting]) => ({
      ...setting,
      at: formatPointer('visualStyles', visual, ANY, card, 0, name),
      label: joinWithCard(name, lowerFirst(setting.label), label),
      visual: custom.label,
      card: label,
    })),
  );
}

const lists = new Map<string, readonly Property[]>();

export function listProperties(visual: string): readonly Property[] {
  const known = lists.get(visual);
  if (known) return known;
  const list = listCustomProperties(visual);
  for (const [card, kinds] of findVisualCards(visual) ?? []) {
    if (card === ANY) continue;
    const types = new Map(kinds.toReversed().flatMap((kind) => [...kind]));
    for (const [name, type] of types) {
      const property = createProperty(visual, card, name, type);
      if (property) list.push(property);
    }
  }
  lists.set(visual, list);
  return list;
}

export function findProperty(at: Pointer): Property | null {
  const keys = parsePointer(at);
  const [root, visual, , card, , name, ...rest] = keys;
  if (root !== 'visualStyles') return indexThemeProperties().get(at) ?? null;
  if (visual === undefined || card === undefined || name === undefined) return null;
  // A pointer to a colour may end at the colour or inside it.
  if (rest.length > 0 && rest.join('/') !== 'solid/color') return null;
  const place = formatPointer(...keys.slice(0, 6));
  const own = listCustomProperties(visual).find(
    (property) => property.at === formatPointer('visualStyles', visual, ANY, card, 0, name),
  );
  if (own) return { ...own, at: place };
  const kinds = findVisualCards(visual)?.get(card) ?? [];
  const type = kinds.map((kind) => kind.get(name)).find((found) => found !== undefined);
  return type === undefined ? null : createProperty(visual, card, name, type, place);
}

let theme: Map<Pointer, Property> | undefined;
function indexThemeProperties(): Map<Pointer, Property> {
  return (theme ??= new Map(listThemeProperties().map((property) => [property.at, property])));
}

interface Entry {
  property: Property;
  label: readonly string[];
  visual: readonly string[];
  /** Position among equally good matches; smaller is earlier. */
  rank: number;
}

const split = new Map<string, readonly string[]>();

/** Returns the words of a text. Cached, because a thousand settings share labels. */
function splitOnce(text: string): readonly string[] {
  const words = split.get(text) ?? splitWords(text);
  split.set(text, words);
  return words;
}

let entries: readonly Searchable<Entry>[] | undefined;

/**
 * Orders settings: those of all visuals first, then the studio's visuals. A common card appears
 * once, for all visuals.
 */
function listEntries(): readonly Searchable<Entry>[] {
  if (entries) return entries;
  const studio = new Set([...VISUAL_NAMES, ...Object.keys(MORE_VISUALS)]);
  const createEntry =
    (rank: number) =>
    (property: Property): Searchable<Entry> => {
      const label = splitOnce(property.label);
      const visual = splitOnce(property.visual);
      return {
        item: { property, label, visual, rank },
        fields: [
          { words: label, weight: 3 },
          { words: splitOnce(property.card), weight: 2 },
          { words: visual, weight: 2.5 },
        ],
      };
    };
  const common = [...COMMON].flatMap(([card, kinds]) =>
    card === ANY
      ? []
      : kinds.flatMap((kind) =>
          [...kind].map(([name, type]) => createProperty(ANY, card, name, type)),
        ),
  );
  entries = [
    ...[...indexThemeProperties().values()].map(createEntry(0)),
    ...common.filter((property) => property !== null).map(createEntry(1)),
    ...['page', 'report', 'filter', 'group'].flatMap((part) =>
      listProperties(part).map(createEntry(2)),
    ),
    ...CUSTOM_KEYS.flatMap((visual) => listCustomProperties(visual).map(createEntry(3))),
    ...VISUAL_KEYS.filter((key) => !PART_KEYS.includes(key)).flatMap((visual) =>
      listProperties(visual).map(createEntry(studio.has(visual) ? 3 : 4)),
    ),
  ];
  return entries;
}

/** Outweighs any other difference between two visuals. */
const NAMED = 5;

/** Returns true if a query contains the whole name of a visual, without "(new)". */
const isNamed = (visual: readonly string[], asked: readonly string[]) =>
  visual.every((word) => word === 'new' || asked.includes(word));

/** Returns the settings that match a query, the best first. */
export function search(query: string, limit: number): Property[] {
  const asked = splitQuery(query);
  // For "card", prefers the card over the multi-row card. The shorter label with the same words is
  // the closer match.
  const adjust = (points: number, { visual, label, rank }: Entry) =>
    points + (isNamed(visual, asked) ? NAMED : 0) - label.length / 10 - rank / 4;
  return rankItems(query, listEntries(), { adjust })
    .slice(0, limit)
    .map(({ property }) => property);
}
