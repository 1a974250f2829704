import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../stack/paths';

test('every path that ARCHITECTURE.md names from the root exists', () => {
  const map = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const places = [
    ...map.matchAll(/`((?:docs|emulators|functions|infra|packages|web)\/[\w./-]+)`/g),
  ].map(([, path = '']) => path);
  expect(places.length).toBeGreaterThan(40);
  expect(places.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
