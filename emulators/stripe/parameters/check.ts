import { readFileSync } from 'node:fs';
import { createBadRequestError } from '../errors';
import { formatPath, type Fields, type Tree } from '../form';
import type { Schema, Schemas } from './schema';

/** Read at run time, because an import would make the compiler infer a type for every word in it. */
export const SCHEMAS = JSON.parse(
  readFileSync(new URL('schemas.json', import.meta.url), 'utf8'),
) as Schemas;

/** Parameter that Stripe refuses, with its error code. */
interface Fault {
  path: readonly string[];
  message: string;
  code?: string;
}

/**
 * Checks a request's parameters against those of Stripe's own client.
 *
 * @throws ApiError as Stripe answers it: unknown names first, then missing ones, then values.
 */
export function checkParameters(route: string, fields: Fields): void {
  const schema = SCHEMAS.routes[route];
  if (!schema) throw new Error(`${route} is not in parameters/types.ts`);
  const unknown = [...findUnknownNames(schema, fields, [])].map(formatPath);
  const [first] = unknown;
  if (first !== undefined) {
    const message = `Received unknown parameter${unknown.length > 1 ? 's' : ''}: ${unknown.join(', ')}`;
    throw createBadRequestError({ message, param: first, code: 'parameter_unknown' });
  }
  const faults = [...findFaults(schema, fields, [])];
  const fault = faults.find(({ code }) => code === 'parameter_missing') ?? faults[0];
  if (!fault) return;
  const { path, message, code } = fault;
  throw createBadRequestError({
    message,
    param: formatPath(path),
    ...(code !== undefined && { code }),
  });
}

function* findUnknownNames(schema: Schema, value: Tree, path: string[]): Generator<string[]> {
  if (typeof value === 'string') return;
  if ('anyOf' in schema) {
    // Report the alternative that knows most of the names, as `created` is a time or a range.
    const each = schema.anyOf
      .filter(isNested)
      .map((alternative) => [...findUnknownNames(alternative, value, path)]);
    yield* each.sort((a, b) => a.length - b.length)[0] ?? [];
  } else if ('items' in schema) {
    for (const [name, item] of Object.entries(value)) {
      yield* findUnknownNames(schema.items, item, [...path, name]);
    }
  } else if ('properties' in schema) {
    for (const [name, item] of Object.entries(value)) {
      const property = findProperty(schema.properties, name);
      if (property) yield* findUnknownNames(property, item, [...path, name]);
      else yield [...path, name];
    }
  }
}

const isNested = (schema: Schema) =>
  'items' in schema || 'properties' in schema || 'additionalProperties' in schema;

/** Reads own properties only, because a name in a request may be one of JavaScript's prototypes. */
function findProperty(properties: Record<string, Schema>, name: string): Schema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}

function* findFaults(schema: Schema, value: Tree, path: string[]): Generator<Fault> {
  if ('anyOf' in schema) {
    const each = schema.anyOf.map((alternative) => [...findFaults(alternative, value, path)]);
    if (each.some((faults) => faults.length === 0)) return;
    const alike = schema.anyOf.findIndex(
      (alternative) => isNested(alternative) === (typeof value !== 'string'),
    );
    yield* each[Math.max(0, alike)] ?? [];
  } else if (isNested(schema)) {
    if (typeof value === 'string') {
      yield { path, message: `Invalid ${'items' in schema ? 'array' : 'object'}` };
    } else {
      yield* findNestedFaults(schema, value, path);
    }
  } else if (typeof value !== 'string') {
    yield { path, message: `Invalid ${'type' in schema ? schema.type : 'string'}` };
  } else {
    yield* findWordFaults(schema, value, path);
  }
}

function* findNestedFaults(schema: Schema, value: Fields, path: string[]): Generator<Fault> {
  if ('items' in schema) {
    for (const [name, item] of Object.entries(value)) {
      if (!/^\d+$/.test(name)) {
        yield { path, message: 'Invalid array' };
        return;
      }
      yield* findFaults(schema.items, item, [...path, name]);
    }
  } else if ('additionalProperties' in schema) {
    for (const [name, item] of Object.entries(value)) {
      // An empty value unsets a parameter.
      if (item !== '') yield* findFaults(schema.additionalProperties, item, [...path, name]);
    }
  } else if ('properties' in schema) {
    for (const name of schema.required ?? []) {
      if (Object.hasOwn(value, name)) continue;
      const param = formatPath([...path, name]);
      const message = `Missing required param: ${param}.`;
      yield { path: [...path, name], message, code: 'parameter_missing' };
    }
    for (const [name, item] of Object.entries(value)) {
      const property = findProperty(schema.properties, name);
      if (property) yield* findFaults(property, item, [...path, name]);
    }
  }
}

const EMPTY =
  'You passed an empty string. We assume empty values are an attempt to unset a parameter; ' +
  'however this one cannot be unset.';

function* findWordFaults(schema: Schema, value: string, path: string[]): Generator<Fault> {
  if ('enum' in schema) {
    if (schema.enum.includes(value)) return;
    const allowed = schema.enum.filter((value) => value !== '').join(', ');
    yield { path, message: `Invalid value: ${value}. It must be one of ${allowed}` };
  } else if (value === '') {
    yield { path, message: EMPTY, code: 'parameter_invalid_empty' };
  } else if ('type' in schema && schema.type === 'number' && !/^-?\d+(\.\d+)?$/.test(value)) {
    yield { path, message: `Invalid integer: ${value}`, code: 'parameter_invalid_integer' };
  } else if ('type' in schema && schema.type === 'boolean' && !/^(true|false)$/.test(value)) {
    yield { path, message: `Invalid boolean: ${value}` };
  }
}
