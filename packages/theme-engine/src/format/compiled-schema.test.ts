import { Validator, type Schema } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import type { Json } from '../model/json';
import { compileSchema } from './compiled-schema';

const VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  1,
  2.5,
  -1,
  1e21,
  '',
  'a',
  'ab',
  '#123',
  [],
  ['a'],
  [1, 'a'],
  {},
  { a: 1 },
  { a: 'a' },
  { b: 'a' },
  { a: 1, b: 'a' },
  { c: null },
  { a: { a: { a: 1 } } },
  JSON.parse('{"__proto__": 1}') as Json,
  JSON.parse('{"constructor": 1}') as Json,
];

const SCHEMAS: readonly Schema[] = [
  {},
  { type: 'integer' },
  { type: ['string', 'null'] },
  { const: 'a' },
  { const: null },
  { const: { a: 1 } },
  { enum: ['a', 1, [], { a: 'a' }] },
  { enum: ['a', 'a'] },
  { minimum: 1, maximum: 2.5 },
  { pattern: '^#' },
  { required: ['a'] },
  { required: ['constructor'] },
  { items: { type: 'string' } },
  { properties: { a: { type: 'number' } } },
  { properties: { a: { type: 'number' } }, additionalProperties: false },
  { patternProperties: { '^[ab]$': { type: 'string' } }, additionalProperties: { type: 'null' } },
  { properties: { a: {} }, patternProperties: { a: { type: 'number' } } },
  { additionalProperties: false },
  { not: { type: 'object', required: ['a'] } },
  { allOf: [{ type: 'object' }, { required: ['b'] }] },
  { anyOf: [{ enum: ['a'] }, { pattern: '^#' }] },
  { oneOf: [{ const: 'a' }, { const: 'ab', title: 'A and B' }] },
  { oneOf: [{ const: 'a' }, { const: 'a' }, { const: 1 }] },
  { oneOf: [{ type: 'number' }, { type: 'integer' }, { type: 'string' }] },
  {
    definitions: {
      nested: { properties: { a: { anyOf: [{ $ref: '#/definitions/nested' }, { const: 1 }] } } },
    },
    $ref: '#/definitions/nested',
  },
  { definitions: { text: { type: 'string' } }, $ref: '#/definitions/text', const: 1 },
];

describe('compileSchema', () => {
  it.each(SCHEMAS)('says of each value what the library says, by %j', (schema) => {
    const accepts = compileSchema(schema);
    const library = new Validator(structuredClone(schema), '7', true);
    expect(VALUES.map((value) => accepts?.(value))).toEqual(
      VALUES.map((value) => library.validate(value).valid),
    );
  });

  it.each<Schema>([
    { properties: { a: { minLength: 2 } } },
    { if: { type: 'string' }, then: { const: 'a' } },
    { items: [{ type: 'string' }] },
    { $ref: 'https://example.org/other.json' },
    { $ref: '#/definitions/missing' },
    { type: 'date' as 'string' },
  ])('compiles no part of what it does not know: %j', (schema) => {
    expect(compileSchema(schema)).toBeNull();
  });
});
