/**
 * Checks file formats in texts: the site offers Power BI projects, and no page promises another
 * format.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../..');
const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.(?:tsx?|mdx)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

test('texts mention PBIX only in addresses of the specification, and .pbix only as a file to open', () => {
  expect(files.length).toBeGreaterThan(500);
  const elsewhere = files.filter((path) => /(?<!-)PBIX/.test(readFileSync(path, 'utf8')));
  expect(elsewhere).toEqual([]);
});
