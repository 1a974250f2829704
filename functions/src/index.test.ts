import { expect, test, vi } from 'vitest';
import { operationList } from './contracts/operations';

// What each export was made of, in place of a function that only Cloud Functions can run.
vi.mock('./http/callables', () => ({ callable: (name: string) => ({ callable: name }) }));
vi.mock('./http/api', () => ({ api: { route: 'api' } }));

test('every callable operation is deployed under its own name, and beside them only the API', async () => {
  const callables = operationList.filter(({ callable }) => callable).map(({ name }) => name);
  expect(callables.length).toBeGreaterThan(0);
  expect({ ...(await import('./index')) }).toEqual({
    api: { route: 'api' },
    ...Object.fromEntries(callables.map((name) => [name, { callable: name }])),
  });
});
