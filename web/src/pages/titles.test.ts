import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = import.meta.dirname;
const texts = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'));

/** Compares the titles and descriptions in the page files. */
test.each(['title', 'description'])('no two pages have the same %s', (kind) => {
  const words = texts.flatMap((text) => {
    const [, meta = ''] = /<PageMeta([\s\S]*?)\/>/.exec(text) ?? [];
    return new RegExp(`${kind}="([^"]+)"`).exec(meta)?.[1] ?? [];
  });
  expect(words.length).toBeGreaterThan(15);
  expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([]);
});
