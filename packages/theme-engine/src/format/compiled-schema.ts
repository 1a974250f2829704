import type { Schema } from '@cfworker/json-schema';
import { isObject, isSame, type Json, type JsonObject } from '../model/json';

/** Checks a value against a schema. */
type Accepts = (value: Json) => boolean;
/** A schema as it is read here: JSON, of which nothing is taken for granted. */
type Rules = Json | undefined;

/** Keywords that only tell something, and those that are read below; no schema of another is compiled. */
const TELLING = new Set(['$comment', '$id', '$schema', 'title', 'description', 'definitions']);
const READ = new Set([
  'type',
  'const',
  'enum',
  'not',
  'allOf',
  'anyOf',
  'oneOf',
  'required',
  'properties',
  'patternProperties',
  'additionalProperties',
  'items',
  'minimum',
  'maximum',
  'pattern',
]);

class NotCompiled extends Error {}

/**
 * A schema of draft 7 as one function that says yes or no. Each rule becomes a closure once, so a theme
 * of three thousand settings is judged in two milliseconds, and without eval, which the content
 * security policy forbids. Null where the schema holds a keyword that is not read here: what a check
 * leaves out nobody would notice, so such a schema is left to the library.
 */
export function compileSchema(schema: Schema): Accepts | null {
  const root = schema as JsonObject;
  const definitions = new Map<string, Accepts>();
  const waiting: (() => void)[] = [];

  /** The definition an address names; compiled later, since definitions may name each other. */
  const referred = (address: Rules): Accepts => {
    const name = typeof address === 'string' && /^#\/definitions\/([^/~%]+)$/.exec(address)?.[1];
    const all = root['definitions'];
    if (!name || !isObject(all) || !Object.hasOwn(all, name)) throw new NotCompiled();
    if (!definitions.has(name)) {
      definitions.set(name, never);
      waiting.push(() => definitions.set(name, compiled(all[name])));
    }
    return (value) => (definitions.get(name) ?? never)(value);
  };

  const compiled = (rules: Rules): Accepts => {
    if (rules === true) return always;
    if (rules === false) return never;
    if (!isObject(rules)) throw new NotCompiled();
    // In draft 7 nothing beside a reference counts.
    if (rules['$ref'] !== undefined) return referred(rules['$ref']);
    if (Object.keys(rules).some((key) => !READ.has(key) && !TELLING.has(key)))
      throw new NotCompiled();
    return every([...ownChecks(rules), ...combined(rules, compiled), ...members(rules, compiled)]);
  };

  try {
    const accepts = compiled(root);
    for (let next = waiting.pop(); next; next = waiting.pop()) next();
    return accepts;
  } catch (error) {
    if (error instanceof NotCompiled) return null;
    throw error;
  }
}

const always: Accepts = () => true;
const never: Accepts = () => false;

function every(checks: readonly Accepts[]): Accepts {
  const [first = always, second] = checks;
  if (!second) return first;
  if (checks.length === 2) return (value) => first(value) && second(value);
  return (value) => {
    for (const check of checks) if (!check(value)) return false;
    return true;
  };
}

const TYPES: Readonly<Record<string, Accepts>> = {
  object: isObject,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
};

function typeCheck(name: Json): Accepts {
  const check = typeof name === 'string' && Object.hasOwn(TYPES, name) && TYPES[name];
  if (!check) throw new NotCompiled();
  return check;
}

const list = (rules: Rules): readonly Json[] => {
  if (!Array.isArray(rules)) throw new NotCompiled();
  return rules as readonly Json[];
};
const table = (rules: Rules): [string, Json][] => {
  if (!isObject(rules)) throw new NotCompiled();
  return Object.entries(rules);
};

const oneOf = (values: readonly Json[]): Accepts => {
  if (values.some((value) => typeof value === 'object'))
    return (value) => values.some((each) => isSame(each, value));
  const known = new Set(values);
  return (value) => known.has(value);
};

/** Checks of the value alone: type, text and size. */
function ownChecks(rules: JsonObject): Accepts[] {
  const { type, const: only, enum: values, minimum, maximum, pattern } = rules;
  const checks: Accepts[] = [];
  if (type !== undefined) {
    const types = (Array.isArray(type) ? (type as readonly Json[]) : [type]).map(typeCheck);
    checks.push((value) => types.some((check) => check(value)));
  }
  if (only !== undefined) checks.push(oneOf([only]));
  if (values !== undefined) checks.push(oneOf(list(values)));
  if (minimum !== undefined)
    checks.push((value) => typeof value !== 'number' || value >= Number(minimum));
  if (maximum !== undefined)
    checks.push((value) => typeof value !== 'number' || value <= Number(maximum));
  if (pattern !== undefined) {
    if (typeof pattern !== 'string') throw new NotCompiled();
    const regex = new RegExp(pattern, 'u');
    checks.push((value) => typeof value !== 'string' || regex.test(value));
  }
  return checks;
}

type Compile = (rules: Rules) => Accepts;

/** Checks by other schemas of the same value. */
function combined(rules: JsonObject, compiled: Compile): Accepts[] {
  const { not, allOf, anyOf, oneOf: exactly } = rules;
  const checks: Accepts[] = [];
  if (not !== undefined) {
    const refused = compiled(not);
    checks.push((value) => !refused(value));
  }
  if (allOf !== undefined) checks.push(every(list(allOf).map(compiled)));
  if (anyOf !== undefined) {
    const any = list(anyOf).map(compiled);
    checks.push((value) => any.some((check) => check(value)));
  }
  if (exactly !== undefined) checks.push(exactlyOne(list(exactly), compiled));
  return checks;
}

function exactlyOne(choices: readonly Json[], compiled: Compile): Accepts {
  const constants = choices.map((choice) => (isObject(choice) ? choice['const'] : undefined));
  const isPlain = choices.every(
    (choice, i) =>
      isObject(choice) &&
      constants[i] !== undefined &&
      typeof constants[i] !== 'object' &&
      Object.keys(choice).every((key) => key === 'const' || TELLING.has(key)),
  );
  // A list of values, as most settings have it; a value named twice would match twice, so never.
  if (isPlain)
    return oneOf(
      (constants as Json[]).filter(
        (value, _, all) => all.indexOf(value) === all.lastIndexOf(value),
      ),
    );
  const checks = choices.map(compiled);
  return (value) => {
    let matching = 0;
    for (const check of checks) if (check(value) && ++matching > 1) return false;
    return matching === 1;
  };
}

/** Checks of the members of an object or list. */
function members(rules: JsonObject, compiled: Compile): Accepts[] {
  const { required, items } = rules;
  const checks: Accepts[] = [];
  if (required !== undefined) {
    const names = list(required).map(String);
    checks.push((value) => !isObject(value) || names.every((name) => Object.hasOwn(value, name)));
  }
  if (items !== undefined) {
    if (Array.isArray(items)) throw new NotCompiled();
    const item = compiled(items);
    checks.push((value) => !Array.isArray(value) || (value as readonly Json[]).every(item));
  }
  if (['properties', 'patternProperties', 'additionalProperties'].some((key) => key in rules))
    checks.push(ofEachKey(rules, compiled));
  return checks;
}

function ofEachKey(rules: JsonObject, compiled: Compile): Accepts {
  const { properties = {}, patternProperties = {}, additionalProperties = true } = rules;
  const named = new Map(table(properties).map(([name, each]) => [name, compiled(each)]));
  const matching = table(patternProperties).map(
    ([pattern, each]) => [new RegExp(pattern, 'u'), compiled(each)] as const,
  );
  const other = compiled(additionalProperties);
  return (value) => {
    if (!isObject(value)) return true;
    for (const key of Object.keys(value)) {
      const item = value[key] as Json;
      const check = named.get(key);
      let isKnown = check !== undefined;
      if (check && !check(item)) return false;
      for (const [pattern, matches] of matching) {
        if (!pattern.test(key)) continue;
        isKnown = true;
        if (!matches(item)) return false;
      }
      if (!isKnown && !other(item)) return false;
    }
    return true;
  };
}
