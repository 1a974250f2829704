import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorBodySchema } from '@flexa/contracts/error-body';
import { operationList, operations } from '@flexa/contracts/operations';
import type { OperationName } from '@flexa/contracts/routes';
import { EXAMPLES } from './examples';
import { runs, SEED } from '@flexa/testing/sample';
import { inputsOf } from '../testing/arbitrary';
import { ownApp, type OwnApp } from '../testing/own-app';
import { unparsedDocuments } from '../testing/documents';

/** For each operation: as its schema has them, near a right one, and anything at all. */
const RUNS = { described: runs(80, 16), near: runs(70, 14), garbage: runs(50, 10) };
/** At once; changes one by one, since many who write the same document are what other tests are of. */
const AT_ONCE = 8;

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

/** The example with some fields missing, some replaced, some that nobody asked for. */
function nearly(example: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
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

async function tryAll(app: OwnApp, name: OperationName, token: string | null, owner?: string) {
  const example = EXAMPLES[name].input as Record<string, unknown>;
  const described = inputsOf(operations[name].input, example);
  const inputs = [
    ...fc.sample(described, { numRuns: RUNS.described, seed: SEED }),
    ...fc.sample(nearly(example), { numRuns: RUNS.near, seed: SEED + 1 }),
    ...fc.sample(garbage, { numRuns: RUNS.garbage, seed: SEED + 2 }),
  ];
  const atOnce = operations[name].method === 'put' ? 1 : AT_ONCE;
  for (let start = 0; start < inputs.length; start += atOnce) {
    await Promise.all(
      inputs.slice(start, start + atOnce).map(async (raw) => {
        // Else nothing beyond the question of who calls would ever be reached.
        const input = owner === undefined ? raw : { ...raw, [owner]: 'owner' };
        const { status, body } = await app.ask(name, input, token);
        const told = `${JSON.stringify(input).slice(0, 500)}: ${JSON.stringify(body)}`;
        expect(status, told).toBeLessThan(500);
        if (status >= 400) {
          expect(errorBodySchema.safeParse(body).success, told).toBe(true);
        }
      }),
    );
  }
}

describe('inputs of all kinds', () => {
  test.each(operationList.map((operation) => [operation.name, operation] as const))(
    '%s answers, is never a 500, and leaves nothing that can not be read',
    { timeout: 120_000 },
    async (name, { access }) => {
      const failures: unknown[] = [];
      const log = { info: () => undefined, error: (_: string, e: unknown) => failures.push(e) };
      const app = await ownApp({ log });
      const [owner, admin] = await Promise.all([app.person('owner'), app.person('admin', true)]);
      await app.openOffer('launch', 50, 24 * 60 * 60 * 1000 * 365);
      const email = (EXAMPLES[name as OperationName].input as { email?: string }).email;
      const token =
        access.kind === 'public'
          ? null
          : access.kind === 'email-token'
            ? await app.emailToken(email ?? '')
            : access.kind === 'admin' || access.kind === 'self-or-admin'
              ? admin.token
              : owner.token;
      await tryAll(app, name as OperationName, token, 'owner' in access ? access.owner : undefined);
      expect(failures).toEqual([]);
      expect(await unparsedDocuments(app.db)).toEqual([]);
    },
  );
});
