/** Describes the fields of JSON Schemas in the OpenAPI document in words. */
import { formatNumber } from '@flexa/contracts/format';

/** The part of JSON Schema that the contracts' schemas use. */
export interface JsonSchema {
  type?: string;
  format?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
}

export interface Field {
  /** Path of the field: `billing.company`, `data[].id`. */
  name: string;
  type: string;
  isRequired: boolean;
}

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': 'time, such as 2026-11-20T12:00:00.000Z',
  date: 'day, such as 2026-11-20',
  email: 'e-mail address',
  uri: 'address of a page',
};

/** Lists all fields of an object, nested ones included. */
export function listFields(schema: JsonSchema, place = ''): Field[] {
  const shapes = listObjects(schema);
  const names = [...new Set(shapes.flatMap(({ properties = {} }) => Object.keys(properties)))];
  return names.flatMap((key) => {
    const found = shapes.flatMap(({ properties }) => properties?.[key] ?? []);
    const isRequired = shapes.every(({ required }) => required?.includes(key));
    const name = place ? `${place}.${key}` : key;
    const types = [...new Set(found.map(describeType))];
    const [first = {}] = found;
    return [
      { name, type: types.join(' or '), isRequired },
      ...listInnerFields(found.length > 1 ? { anyOf: found } : first, name),
    ];
  });
}

function listInnerFields(schema: JsonSchema, name: string): Field[] {
  const lists = listAlternatives(schema).flatMap(({ items }) => items ?? []);
  return lists.length > 0 ? listFields({ anyOf: lists }, `${name}[]`) : listFields(schema, name);
}

/** Returns the alternatives of a schema, nested ones included. */
const listAlternatives = (schema: JsonSchema): readonly JsonSchema[] =>
  schema.anyOf?.flatMap(listAlternatives) ?? [schema];

const listObjects = (schema: JsonSchema) =>
  listAlternatives(schema).filter(({ properties }) => properties);

/** Describes a type: "text, at most 100 characters", "1, 3, 6 or 12", "list of objects, or null". */
export function describeType(schema: JsonSchema): string {
  const kinds = [...new Set(listAlternatives(schema).map(describeKind))].sort(
    (one, other) => Number(one === 'null') - Number(other === 'null'),
  );
  const isLeftOut = schema.default !== undefined && schema.default !== '';
  return [
    kinds.join(' or '),
    ...(isLeftOut ? [`${JSON.stringify(schema.default)} where it is left out`] : []),
    ...(schema.description ? [schema.description] : []),
  ].join('; ');
}

function describeKind(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return describeChoices(schema.enum.map(String));
  switch (schema.type) {
    case 'string':
      return (
        (schema.format && FORMATS[schema.format]) ??
        `text${describeLimit(schema.maxLength, 'characters')}`
      );
    case 'integer':
    case 'number':
      return `${schema.type === 'integer' ? 'whole number' : 'number'}${describeRange(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return `list of ${describeItems(schema.items)}${describeLimit(schema.maxItems, 'entries')}`;
    case 'object':
      return 'object';
    case 'null':
      return 'null';
    default:
      return 'any value';
  }
}

function describeItems(items: JsonSchema = {}): string {
  return listObjects(items).length > 0 ? 'objects' : describeType(items);
}

const describeLimit = (max: number | undefined, unit: string) =>
  max === undefined ? '' : `, at most ${formatNumber(max)} ${unit}`;

/** Leaves out zod's bounds of safe integers, which are not limits of ours. */
function describeRange({
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: JsonSchema) {
  const [hasMin, hasMax] = [minimum > Number.MIN_SAFE_INTEGER, maximum < Number.MAX_SAFE_INTEGER];
  const [min, max] = [formatNumber(minimum), formatNumber(maximum)];
  if (hasMin && hasMax) return `, ${min} to ${max}`;
  if (hasMin) return `, ${min} or more`;
  return hasMax ? `, at most ${max}` : '';
}

/** Number of choices above which readers get the kind, not the list. */
const MAX_CHOICES = 40;

function describeChoices(words: readonly string[]): string {
  return words.length > MAX_CHOICES
    ? `one of ${words.length}, such as ${words.slice(0, 3).join(', ')}`
    : joinWithOr(words);
}

function joinWithOr(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
