import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { errorBodySchema } from '@flexa/contracts/error-body';
import type { Operation } from '@flexa/contracts/operation';
import { operationList, type OperationName, operations } from '@flexa/contracts/operations';
import { runs, SEED } from '@flexa/testing/sample';
import type { Logger } from '../platform/logger';
import { createTestApp, type TestApp } from '../testing/test-app';
import { findUnparsedDocuments } from '../testing/stored-data';

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

/** Generates inputs according to a schema, most of which are valid; the example supplies the ids. */
function generateInputs(
  schema: z.ZodType,
  example: Record<string, unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const described = z.toJSONSchema(schema, { io: 'input' }) as Schema;
  return generateObject(described, example) as fc.Arbitrary<Record<string, unknown>>;
}

function generateObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  example: Record<string, unknown>,
): fc.Arbitrary<unknown> {
  if (Object.keys(properties).length === 0 && additionalProperties !== false) {
    return fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 5 });
  }
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    generateValue(field, example[name]),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  });
}

function generateValue(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => generateValue(part, example)));
  switch (schema.type) {
    case 'string':
      return generateText(schema, example);
    case 'integer':
    case 'number':
      return generateNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(generateValue(schema.items ?? {}, undefined), { maxLength: 5 });
    case 'object':
      return generateObject(schema, (example ?? {}) as Record<string, unknown>);
    default:
      return fc.jsonValue();
  }
}

/** Small numbers and one larger: ten thousand places of an offer would be ten thousand writes. */
function generateNumber({ minimum = -100, maximum = 100 }: Schema): fc.Arbitrary<number> {
  const small = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 100) });
  return fc.oneof({ weight: 40, arbitrary: small }, fc.constant(Math.min(maximum, 500)));
}

function generateText(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  const { minLength = 0, maxLength = 200, format, pattern } = schema;
  if (format === 'email') return fc.emailAddress();
  if (format === 'date-time') return fc.date(MOMENTS).map((date) => date.toISOString());
  const length = { minLength, maxLength: Math.min(maxLength, 200) };
  const free = fc.string({ unit: 'grapheme', ...length });
  // Chance would never produce text with a required form, such as an id.
  const known = typeof example === 'string' ? fc.constant(example) : free;
  return pattern ? fc.oneof({ weight: 4, arbitrary: known }, free) : fc.oneof(known, free);
}

/** Runs per operation: by its schema, near a valid input, and anything at all. */
const RUNS = { described: runs(80, 2), near: runs(70, 2), garbage: runs(50, 1) };
/** Runs by callers who are mostly refused before anything is read. */
const FEW = { described: runs(20, 1), near: runs(20, 1), garbage: runs(10, 0) };
/** Values that code tends to trip over, for any field. */
const awkward = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  '\0',
  '../..',
  '__proto__',
  '<script>alert(1)</script>',
  '\ud800',
  'x'.repeat(5000),
  '𠮷\u202e',
  -1,
  0,
  1.5,
  1e9,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  {},
  [[[]]],
  true,
  '2026-02-30T00:00:00Z',
);

const anything = fc.oneof(awkward, fc.jsonValue() as fc.Arbitrary<unknown>);

/** Generates the example with fields missing, replaced or added. */
function generateVariants(example: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(
    Object.entries(example).map(([field, value]) => [
      field,
      fc.oneof({ weight: 3, arbitrary: fc.constant(value) }, { weight: 2, arbitrary: anything }),
    ]),
  );
  return fc
    .tuple(
      fc.record(fields, { requiredKeys: [] }),
      fc.dictionary(fc.string({ maxLength: 10 }), anything, { maxKeys: 2 }),
      fc.boolean(),
    )
    .map(([near, more, isStrange]) => (isStrange ? { ...near, ...more } : near));
}

const garbage = fc.dictionary(fc.string({ maxLength: 12 }), anything, { maxKeys: 6 });

interface Asking {
  token: string | null;
  /** The account that the input concerns, and the field with its id. */
  owner: { field: string; uid: string } | undefined;
  counts: typeof RUNS;
}

async function tryAll(app: TestApp, name: OperationName, { token, owner, counts }: Asking) {
  const example = operations[name].example.input as Record<string, unknown>;
  const described = generateInputs(operations[name].input, example);
  const inputs = [
    ...fc.sample(described, { numRuns: counts.described, seed: SEED }),
    ...fc.sample(generateVariants(example), { numRuns: counts.near, seed: SEED + 1 }),
    ...fc.sample(garbage, { numRuns: counts.garbage, seed: SEED + 2 }),
  ];
  // Sequential, because concurrent writes of one document would wait for each other for seconds.
  for (const raw of inputs) {
    const input = owner ? { ...raw, [owner.field]: owner.uid } : raw;
    const { status, body } = await app.ask(name, input, token);
    const message = `${JSON.stringify(input).slice(0, 500)}: ${JSON.stringify(body)}`;
    expect(status, message).toBeLessThan(500);
    if (status >= 400) expect(errorBodySchema.safeParse(body).success, message).toBe(true);
  }
}

const CALLERS = ['nobody', 'unproved', 'person', 'admin'] as const;
type Caller = (typeof CALLERS)[number];

/** Returns the caller who passes the most checks. */
function chooseCaller({ access }: Operation): Caller {
  if (access.kind === 'public') return 'nobody';
  return /admin|staff/.test(access.kind) ? 'admin' : 'person';
}

/** Collects error logs, except the alert about many refused calls, which is correct here. */
const gather =
  (failures: unknown[]): Logger['error'] =>
  (_, error, fields) => {
    if (!String(fields?.['cause']).startsWith('refused-')) failures.push(error);
  };

describe('generated inputs', () => {
  test.each(operationList.map((operation) => [operation.name, operation] as const))(
    '%s never answers 500 to any caller or input, and stores nothing unreadable',
    { timeout: 120_000 },
    async (name, operation) => {
      const { access } = operation;
      const failures: unknown[] = [];
      const app = await createTestApp({ log: { info: () => undefined, error: gather(failures) } });
      // A revocation list that was never built raises an alert.
      await app.services.jobs.buildRevocations();
      const [person, admin] = await Promise.all([app.person('person'), app.person('admin', true)]);
      const unproved = await app.person('unproved');
      await app.auth.updateUser('unproved', { emailVerified: false });
      await app.auth.setCustomUserClaims('unproved', {});
      await app.openOffer('launch', 50, 24 * 60 * 60 * 1000 * 365);
      const { email = '' } = operations[name as OperationName].example.input as { email?: string };
      const tokens = {
        nobody: null,
        unproved: unproved.token,
        person: access.kind === 'email-token' ? await app.emailToken(email) : person.token,
        admin: admin.token,
      };
      for (const caller of CALLERS) {
        // Otherwise every call would stop at the access check.
        const uid = caller === 'unproved' ? 'unproved' : 'person';
        const isSelf = access.kind === 'self' && caller === 'admin';
        const owner = 'owner' in access && {
          field: access.owner,
          uid: isSelf ? 'admin' : uid,
        };
        const counts = caller === chooseCaller(operation) ? RUNS : FEW;
        const asking = { token: tokens[caller], owner: owner || undefined, counts };
        await tryAll(app, name as OperationName, asking);
      }
      expect(failures).toEqual([]);
      expect(await findUnparsedDocuments(app.db)).toEqual([]);
    },
  );
});
