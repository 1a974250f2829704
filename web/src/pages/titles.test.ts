import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = import.meta.dirname;
const texts = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(FOLDER, name), 'utf8'));

/** Compares the titles and descriptions that page files write out. */
test.each(['title', 'description'])('no page has the %s of another', (kind) => {
  const words = texts.flatMap((text) => {
    const [, meta = ''] = /<PageMeta([\s\S]*?)\/>/.exec(text) ?? [];
    return new RegExp(`${kind}="([^"]+)"`).exec(meta)?.[1] ?? [];
  });
  expect(words.length).toBeGreaterThan(15);
  expect(words.filter((each, index) => words.indexOf(each) !== index)).toEqual([]);
});
