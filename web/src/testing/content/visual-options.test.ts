import { MANIFESTS } from '@flexa/visuals/manifests';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTables } from './visual-options';

const FILE = join(import.meta.dirname, '../../../content/document/document.mdx');

test('every visual has its fields and options in the documentation, as they are', () => {
  const text = readFileSync(FILE, 'utf8');
  for (const { name } of MANIFESTS) {
    expect(text).toContain(`{/* fields of ${name} */}`);
    expect(text).toContain(`{/* options of ${name} */}`);
  }
  // Stale? `npm run visual-docs` writes them.
  expect(withTables(text)).toBe(text);
});
