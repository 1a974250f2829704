import fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that zod writes for our inputs. */
interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  default?: unknown;
}

const MOMENTS = { min: new Date('1971-01-01'), max: new Date('2200-01-01'), noInvalidDate: true };

/** Inputs as a schema describes them, most of which it takes; the example gives what is an id. */
export function inputsOf(
  schema: z.ZodType,
  example: Record<string, unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const described = z.toJSONSchema(schema, { io: 'input' }) as Schema;
  return objectOf(described, example) as fc.Arbitrary<Record<string, unknown>>;
}

function objectOf(
  { properties = {}, required = [], additionalProperties }: Schema,
  example: Record<string, unknown>,
): fc.Arbitrary<unknown> {
  if (Object.keys(properties).length === 0 && additionalProperties !== false) {
    return fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 });
  }
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    valueOf(field, example[name]),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  });
}

function valueOf(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => valueOf(part, example)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, example);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, undefined), { maxLength: 5 });
    case 'object':
      return objectOf(schema, (example ?? {}) as Record<string, unknown>);
    default:
      return fc.jsonValue();
  }
}

/** Small ones, and a larger one: ten thousand places of an offer are ten thousand writes. */
function numberOf({ minimum = -100, maximum = 100 }: Schema): fc.Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 100) });
  return fc.oneof({ weight: 40, arbitrary: small }, fc.constant(Math.min(maximum, 500)));
}

function textOf(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = 200, format, pattern } = schema;
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date(MOMENTS).map((date) => date.toISOString());
  const length = { minLength, maxLength: Math.min(maxLength, 200) };
  const free = fc.string({ unit: 'grapheme', ...length });
  // Chance would never produce text with a required form, such as an id.
  const known = typeof example === 'string' ? fc.constant(example) : free;
  return pattern ? fc.oneof({ weight: 4, arbitrary: known }, free) : fc.oneof(known, free);
}
