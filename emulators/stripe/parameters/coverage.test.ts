import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { ROUTES } from '../api';

test('the table in docs/stripe.md has a row for each request that is answered', async () => {
  const text = await readFile(new URL('../../../docs/stripe.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| ((?:GET|POST|DELETE) \S+)/gm)].map(([, request]) => request);
  expect(rows.sort()).toEqual(ROUTES.map(([method, path]) => `${method} ${path}`).sort());
});
