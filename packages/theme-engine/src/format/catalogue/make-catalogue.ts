import {
  getCapabilities,
  getVcoCapabilities,
  listVcoKeys,
  listVisualTypes,
} from '@microsoft/powerbi-core-visual-schema';
import { isObject, type Json, type JsonObject } from '../../model/json';
import { optionLabel } from '../description/labels';
import type { Catalogue, CatalogueOption } from './catalogue';

/** Properties by name, each with its type; a type with a question mark is of a newer Power BI. */
type Kind = Map<string, string>;
type Kinds = Map<string, Kind>;

/** The schema's type names and their equivalents in the catalogue. */
const REFERENCES: Readonly<Record<string, string>> = {
  fill: 'color',
  fillRule: 'colorScale',
  annotationTemplate: 'annotation',
};
const STATES = { $id: 'state' } as const;
/** Catalogue entries that Desktop offers to nobody. A theme that says matrix means pivotTable. */
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
 * Every card and property of Power BI: what the theme schema says, with its types, and what Microsoft's
 * catalogue of visuals knows beyond that, which is newer.
 */
export function makeCatalogue(schema: JsonObject): Catalogue {
  const choices = new Map<string, readonly CatalogueOption[]>();
  const newer = new Map<string, CatalogueOption[]>();
  const definitions = objectOf(schema['definitions']);
  const styles = objectOf(at(schema, 'properties', 'visualStyles', 'properties'));

  /** The name of a type: a plain one, or `c` and the values of a choice. */
  function typeOf(name: string, rules: JsonObject): string {
    const reference = rules['$ref'];
    if (typeof reference === 'string') {
      const target = reference.replace('#/definitions/', '');
      if (target.startsWith('actionStates')) return 'itemState';
      const rulesOfTarget = objectOf(definitions[target]);
      if (listOf(rulesOfTarget['oneOf']).some((each) => 'const' in objectOf(each)))
        return typeOf(name, rulesOfTarget);
      return REFERENCES[target] ?? target;
    }
    if (name === '$id') return STATES.$id;
    const options = listOf(rules['oneOf']).map(objectOf);
    if (options.length > 0) {
      return choice(options.map(({ const: value, title }) => option(value, title)));
    }
    const { type } = rules;
    if (Array.isArray(type)) {
      if (type.includes('boolean')) return 'scalar';
      return type.includes('integer') ? 'textOrInteger' : 'numberOrText';
    }
    if (typeof type !== 'string') throw new Error(`${name} says no type`);
    return type === 'string' ? 'text' : type;
  }

  function choice(options: readonly CatalogueOption[]): string {
    const key = `c${JSON.stringify(options.map(([value]) => value))}`;
    if (!choices.has(key)) choices.set(key, options);
    return key;
  }

  function kindsOf(rules: Json | undefined): Kinds {
    const all = listOf(objectOf(rules)['allOf']).map(objectOf);
    const own = all.find((each) => 'properties' in each) ?? objectOf(rules);
    return new Map(
      Object.entries(objectOf(own['properties']))
        .filter(([card]) => card !== '*')
        .map(([card, list]) => [card, kindOf(objectOf(at(list, 'items', 'properties')))]),
    );
  }

  const kindOf = (properties: JsonObject): Kind =>
    new Map(
      Object.entries(properties).map(([name, rules]) => [name, typeOf(name, objectOf(rules))]),
    );

  /** Adds what the catalogue of visuals knows beyond the schema. */
  function extend(kinds: Kinds, objects: JsonObject): void {
    for (const [card, object] of Object.entries(objects)) {
      const kind = kinds.get(card) ?? new Map<string, string>();
      for (const [name, property] of Object.entries(objectOf(at(object, 'properties')))) {
        const rules = objectOf(at(property, 'type'));
        const values = membersOf(rules);
        const known = kind.get(name);
        if (known === undefined) kind.set(name, `?${typeOfRules(rules, values)}`);
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

  function typeOfRules(rules: JsonObject, values: readonly CatalogueOption[] | undefined): string {
    if (values) return choice(values);
    const formatting = objectOf(rules['formatting']);
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

  const common = kindsOf(definitions['commonCards']);
  extend(
    common,
    Object.fromEntries(
      listVcoKeys().map((key) => [key, (getVcoCapabilities(key) ?? {}) as JsonObject]),
    ),
  );
  const visuals = new Map<string, Kinds>();
  const parts = new Map<string, Kinds>();
  for (const [name, rules] of Object.entries(styles)) {
    const style = at(rules, 'properties', '*');
    const reference = objectOf(style)['$ref'];
    if (typeof reference !== 'string') parts.set(name, kindsOf(style));
    else visuals.set(name, kindsOf(definitions[reference.replace('#/definitions/', '')]));
  }
  for (const name of listVisualTypes()) {
    if (NOT_OFFERED.has(name)) continue;
    const kinds = visuals.get(name) ?? new Map<string, Kind>();
    extend(kinds, objectOf(getCapabilities(name)?.objects as Json | undefined));
    visuals.set(name, kinds);
  }
  // In theme schema 2.157 and not yet in either source.
  for (const kinds of visuals.values()) {
    const axis = kinds.get('categoryAxis');
    if (axis?.has('preferredCategoryWidth')) axis.set('initialScrollPosition', '?text');
  }
  // Microsoft's catalogue leaves it out, since its maker brings the code along; Desktop has it built in.
  if (!visuals.has('esriVisual')) visuals.set('esriVisual', new Map());
  const newerVisuals = [...visuals.keys()].filter((name) => !Object.hasOwn(styles, name));
  return { ...packed({ common, parts, visuals, choices, newer }), newerVisuals };
}

interface Found {
  readonly common: Kinds;
  readonly parts: ReadonlyMap<string, Kinds>;
  readonly visuals: ReadonlyMap<string, Kinds>;
  readonly choices: ReadonlyMap<string, readonly CatalogueOption[]>;
  readonly newer: ReadonlyMap<string, readonly CatalogueOption[]>;
}

/** Cards that are alike, and choices, stand once and are named by their place. */
function packed({
  common,
  parts,
  visuals,
  choices,
  newer,
}: Found): Omit<Catalogue, 'newerVisuals'> {
  const names = new Map([...choices.keys()].map((key, i) => [key, `c${i}`]));
  const short = (type: string) => {
    const plain = type.replace(/^\?/, '');
    return type.slice(0, type.length - plain.length) + (names.get(plain) ?? plain);
  };
  const kinds: string[] = [];
  const places = new Map<string, number>();
  const placeOf = (kind: Kind) => {
    const text = [...kind].map(([name, type]) => `${name}:${short(type)}`).join(' ');
    const place = places.get(text) ?? kinds.push(text) - 1;
    places.set(text, place);
    return place;
  };
  const cards = (all: Kinds) =>
    Object.fromEntries(sorted(all).map(([name, kind]) => [name, placeOf(kind)]));
  const tables = (all: ReadonlyMap<string, Kinds>) =>
    Object.fromEntries([...all].map(([name, each]) => [name, cards(each)]));
  return {
    common: cards(common),
    parts: tables(parts),
    visuals: tables(visuals),
    kinds,
    choices: [...choices].map(([key, options]) => [...options, ...(newer.get(key) ?? [])]),
    /** How many of a choice's options the theme schema has; the others are newer. */
    known: [...choices].map(([, options]) => options.length),
  };
}

const sorted = (kinds: Kinds) => [...kinds].sort(([a], [b]) => (a < b ? -1 : 1));

/** A value with Microsoft's words for it, where they say more than the value does. */
function option(value: Json | undefined, title: Json | undefined): CatalogueOption {
  const plain =
    typeof value === 'number'
      ? value
      : typeof value === 'string'
        ? value
        : `${JSON.stringify(value)}`;
  if (typeof title !== 'string') return [plain];
  const said = british(title);
  return said === optionLabel({ value: plain }) ? [plain] : [plain, said];
}

const british = (text: string) =>
  text
    .replace(/([Cc])enter/g, '$1entre')
    .replace(/([Cc])olor/g, '$1olour')
    .replace(/([Gg])ray/g, '$1rey');

function membersOf(rules: JsonObject): readonly CatalogueOption[] | undefined {
  const { enumeration } = rules;
  const members = Array.isArray(enumeration) ? enumeration : at(enumeration, 'allMembers');
  const all = listOf(members as Json | undefined).map(objectOf);
  if (all.length === 0) return undefined;
  return all.map(({ value, displayName }) => option(value, displayName));
}

function at(value: Json | undefined, ...keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((found, key) => objectOf(found)[key], value);
}

const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];

/** As it is written to a file: one kind of card a line, so that a change can be read. */
export function catalogueText(catalogue: Catalogue): string {
  const lines = (values: readonly Json[]) =>
    `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`;
  const entries = Object.entries(catalogue).map(([key, value]) => {
    if (key === 'kinds' || key === 'choices') return `"${key}": ${lines(value as readonly Json[])}`;
    return `"${key}": ${JSON.stringify(value)}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}
