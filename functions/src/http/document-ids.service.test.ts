import { expect, test } from 'vitest';
import { listPathParameters } from '@flexa/contracts/operation';
import { operationList, type OperationName, operations } from '@flexa/contracts/operations';
import { createTestApp } from '../testing/test-app';

/** Path parameters that name no document. */
const NOT_IDS = ['topic', 'code', 'seat'];

/** Operations with an id in their path that an admin may call for anyone. */
const addressed = operationList.flatMap((operation) => {
  const own = operation.access.kind === 'self' ? operation.access.owner : undefined;
  const ids = listPathParameters(operation.path).filter(
    (name) => ![...NOT_IDS, own].includes(name),
  );
  return ids.map((id) => ({ name: operation.name as OperationName, id, own }));
});

test.each([
  ['a reserved id', '__x__'],
  ['a slash', 'a/b'],
  ['an id of 2,000 letters', 'x'.repeat(2000)],
])('every route answers 400 to %s, and names the field', async (_name, bad) => {
  const app = await createTestApp();
  const { token } = await app.person('admin', true);
  for (const { name, id, own } of addressed) {
    const example = operations[name].example.input as Record<string, unknown>;
    const input = { ...example, ...(own !== undefined && { [own]: 'admin' }), [id]: bad };
    const { status, body } = await app.ask(name, input, token);
    const { code, details } = body as { code: string; details?: { field: string }[] };
    const fields = new Set(details?.map(({ field }) => field));
    expect({ name, status, code, fields }).toEqual({
      name,
      status: 400,
      code: 'invalid-argument',
      fields: new Set([id]),
    });
  }
});

test('the list of holdings answers 400 to a uid of 2,000 letters', async () => {
  const app = await createTestApp();
  const { token } = await app.person('admin', true);
  for (const uids of ['x'.repeat(2000), 'a,__x__', 'a,']) {
    const { status, body } = await app.ask('getHoldings', { uids }, token);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid-argument', details: [{ field: 'uids' }] });
  }
});
