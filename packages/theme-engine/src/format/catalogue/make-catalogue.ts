import {
  getCapabilities,
  getVcoCapabilities,
  listVcoKeys,
  listVisualTypes,
} from '@microsoft/powerbi-core-visual-schema';
import { isObject, type Json, type JsonObject } from '../../model/json';
import { labelOption } from '../description/labels';
import type { Catalogue, CatalogueOption } from './catalogue';

/** Properties by name with their types. A type with a question mark belongs to a newer Power BI. */
type Kind = Map<string, string>;
type Kinds = Map<string, Kind>;

/** The schema's type names and their equivalents in the catalogue. */
const REFERENCES: Readonly<Record<string, string>> = {
  fill: 'color',
  fillRule: 'colorScale',
  annotationTemplate: 'annotation',
};
const STATES = { $id: 'state' } as const;
/** Catalogue entries that Desktop does not offer. A theme with matrix means pivotTable. */
const NOT_OFFERED = new Set([
  'accessibleTable',
  'animatedNumber',
  'dataQueryVisual',
  'debugVisual',
  'heatMap',
  'matrix',
  'realTimeLineChart',
  'table',
]);

/**
 * Returns every card and property of Power BI: those of the theme schema with their types, then the
 * newer ones that only Microsoft's catalogue of visuals has.
 */
export function makeCatalogue(schema: JsonObject): Catalogue {
  const choices = new Map<string, readonly CatalogueOption[]>();
  const newer = new Map<string, CatalogueOption[]>();
  const definitions = toObject(schema['definitions']);
  const styles = toObject(readPath(schema, 'properties', 'visualStyles', 'properties'));

  /** Returns the name of a type: a plain type, or `c` with the values of a choice. */
  function readType(name: string, rules: JsonObject): string {
    const reference = rules['$ref'];
    if (typeof reference === 'string') {
      const target = reference.replace('#/definitions/', '');
      if (target.startsWith('actionStates')) return 'itemState';
      const rulesOfTarget = toObject(definitions[target]);
      if (toList(rulesOfTarget['oneOf']).some((each) => 'const' in toObject(each)))
        return readType(name, rulesOfTarget);
      return REFERENCES[target] ?? target;
    }
    if (name === '$id') return STATES.$id;
    const options = toList(rules['oneOf']).map(toObject);
    if (options.length > 0) {
      return registerChoice(options.map(({ const: value, title }) => createOption(value, title)));
    }
    const { type } = rules;
    if (Array.isArray(type)) {
      if (type.includes('boolean')) return 'scalar';
      return type.includes('integer') ? 'textOrInteger' : 'numberOrText';
    }
    if (typeof type !== 'string') throw new Error(`${name} has no type`);
    return type === 'string' ? 'text' : type;
  }

  function registerChoice(options: readonly CatalogueOption[]): string {
    const key = `c${JSON.stringify(options.map(([value]) => value))}`;
    if (!choices.has(key)) choices.set(key, options);
    return key;
  }

  function readKinds(rules: Json | undefined): Kinds {
    const all = toList(toObject(rules)['allOf']).map(toObject);
    const own = all.find((each) => 'properties' in each) ?? toObject(rules);
    return new Map(
      Object.entries(toObject(own['properties']))
        .filter(([card]) => card !== '*')
        .map(([card, list]) => [card, readKind(toObject(readPath(list, 'items', 'properties')))]),
    );
  }

  const readKind = (properties: JsonObject): Kind =>
    new Map(
      Object.entries(properties).map(([name, rules]) => [name, readType(name, toObject(rules))]),
    );

  /** Adds settings that only the catalogue of visuals has. */
  function extend(kinds: Kinds, objects: JsonObject): void {
    for (const [card, object] of Object.entries(objects)) {
      const kind = kinds.get(card) ?? new Map<string, string>();
      for (const [name, property] of Object.entries(toObject(readPath(object, 'properties')))) {
        const rules = toObject(readPath(property, 'type'));
        const values = readMembers(rules);
        const known = kind.get(name);
        if (known === undefined) kind.set(name, `?${readRulesType(rules, values)}`);
        else if (known.startsWith('c') && values) addNewer(known, values);
      }
      if (kind.size > 0) kinds.set(card, kind);
    }
  }

  function addNewer(type: string, values: readonly CatalogueOption[]): void {
    const known = new Set((choices.get(type) ?? []).map(([value]) => String(value)));
    const more = newer.get(type) ?? [];
    newer.set(type, more);
    for (const each of values) {
      if (known.has(String(each[0])) || more.some(([other]) => other === each[0])) continue;
      more.push(each);
    }
  }

  function readRulesType(
    rules: JsonObject,
    values: readonly CatalogueOption[] | undefined,
  ): string {
    if (values) return registerChoice(values);
    const formatting = toObject(rules['formatting']);
    if ('fontSize' in formatting) return 'fontSize';
    if ('labelDisplayUnits' in formatting) return 'integer';
    if ('bool' in rules) return 'boolean';
    if ('fill' in rules) return 'color';
    if ('integer' in rules) return 'integer';
    if ('numeric' in rules) return 'number';
    if ('text' in rules || 'formatting' in rules) return 'text';
    for (const name of ['image', 'icon', 'dataBars', 'paragraphs', 'itemLocation'])
      if (name in rules) return name;
    return 'fillRule' in rules ? 'colorScale' : 'scalar';
  }

  const common = readKinds(definitions['commonCards']);
  extend(
    common,
    Object.fromEntries(
      listVcoKeys().map((key) => [key, (getVcoCapabilities(key) ?? {}) as JsonObject]),
    ),
  );
  const visuals = new Map<string, Kinds>();
  const parts = new Map<string, Kinds>();
  for (const [name, rules] of Object.entries(styles)) {
    const style = readPath(rules, 'properties', '*');
    const reference = toObject(style)['$ref'];
    if (typeof reference !== 'string') parts.set(name, readKinds(style));
    else visuals.set(name, readKinds(definitions[reference.replace('#/definitions/', '')]));
  }
  for (const name of listVisualTypes()) {
    if (NOT_OFFERED.has(name)) continue;
    const kinds = visuals.get(name) ?? new Map<string, Kind>();
    extend(kinds, toObject(getCapabilities(name)?.objects as Json | undefined));
    visuals.set(name, kinds);
  }
  // Included in theme schema 2.157, but missing from both sources.
  for (const kinds of visuals.values()) {
    const axis = kinds.get('categoryAxis');
    if (axis?.has('preferredCategoryWidth')) axis.set('initialScrollPosition', '?text');
  }
  // Missing from Microsoft's catalogue, because the maker ships its code. Desktop has it built in.
  if (!visuals.has('esriVisual')) visuals.set('esriVisual', new Map());
  const newerVisuals = [...visuals.keys()].filter((name) => !Object.hasOwn(styles, name));
  return { ...packCatalogue({ common, parts, visuals, choices, newer }), newerVisuals };
}

interface Found {
  readonly common: Kinds;
  readonly parts: ReadonlyMap<string, Kinds>;
  readonly visuals: ReadonlyMap<string, Kinds>;
  readonly choices: ReadonlyMap<string, readonly CatalogueOption[]>;
  readonly newer: ReadonlyMap<string, readonly CatalogueOption[]>;
}

/** Stores equal cards and choices once and refers to them by index. */
function packCatalogue({
  common,
  parts,
  visuals,
  choices,
  newer,
}: Found): Omit<Catalogue, 'newerVisuals'> {
  const names = new Map([...choices.keys()].map((key, i) => [key, `c${i}`]));
  const shortenType = (type: string) => {
    const plain = type.replace(/^\?/, '');
    return type.slice(0, type.length - plain.length) + (names.get(plain) ?? plain);
  };
  const kinds: string[] = [];
  const places = new Map<string, number>();
  const findPlace = (kind: Kind) => {
    const text = [...kind].map(([name, type]) => `${name}:${shortenType(type)}`).join(' ');
    const place = places.get(text) ?? kinds.push(text) - 1;
    places.set(text, place);
    return place;
  };
  const packCards = (all: Kinds) =>
    Object.fromEntries(sortKinds(all).map(([name, kind]) => [name, findPlace(kind)]));
  const packTables = (all: ReadonlyMap<string, Kinds>) =>
    Object.fromEntries([...all].map(([name, each]) => [name, packCards(each)]));
  return {
    common: packCards(common),
    parts: packTables(parts),
    visuals: packTables(visuals),
    kinds,
    choices: [...choices].map(([key, options]) => [...options, ...(newer.get(key) ?? [])]),
    /** Counts a choice's options in the theme schema; the others are newer. */
    known: [...choices].map(([, options]) => options.length),
  };
}

const sortKinds = (kinds: Kinds) => [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));

/** Returns a value with Microsoft's label if the label says more. */
function createOption(value: Json | undefined, title: Json | undefined): CatalogueOption {
  const plain =
    typeof value === 'number'
      ? value
      : typeof value === 'string'
        ? value
        : `${JSON.stringify(value)}`;
  if (typeof title !== 'string') return [plain];
  const britishTitle = convertToBritish(title);
  return britishTitle === labelOption({ value: plain }) ? [plain] : [plain, britishTitle];
}

const convertToBritish = (text: string) =>
  text
    .replace(/([Cc])enter/g, '$1entre')
    .replace(/([Cc])olor/g, '$1olour')
    .replace(/([Gg])ray/g, '$1rey');

function readMembers(rules: JsonObject): readonly CatalogueOption[] | undefined {
  const { enumeration } = rules;
  const members = Array.isArray(enumeration) ? enumeration : readPath(enumeration, 'allMembers');
  const all = toList(members as Json | undefined).map(toObject);
  if (all.length === 0) return undefined;
  return all.map(({ value, displayName }) => createOption(value, displayName));
}

function readPath(value: Json | undefined, ...keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((found, key) => toObject(found)[key], value);
}

const toObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const toList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** Formats the catalogue with one kind of card per line, so that changes are readable. */
export function formatCatalogue(catalogue: Catalogue): string {
  const formatLines = (values: readonly Json[]) =>
    `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
  const entries = Object.entries(catalogue).map(([key, value]) => {
    if (key === 'kinds' || key === 'choices')
      return `"${key}": ${formatLines(value as readonly Json[])}`;
    return `"${key}": ${JSON.stringify(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}
