import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../stack/paths';

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const linesOf = (text: string) => text.trimEnd().split('\n').length;

test('the map fits 150 lines, and every place that it names from the root is there', () => {
  const map = textOf('ARCHITECTURE.md');
  expect(linesOf(map)).toBeLessThanOrEqual(150);
  const places = [
    ...map.matchAll(/`((?:docs|emulators|functions|infra|packages|web)\/[\w./-]+)`/g),
  ].map(([, path = '']) => path);
  expect(places.length).toBeGreaterThan(40);
  expect(places.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});

test('every decision fits 40 lines and has a row with its number and title, in their order', () => {
  const decisions = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d/.test(name));
  expect(decisions.length).toBeGreaterThan(140);
  const rows = decisions.sort().map((name) => {
    const text = textOf(`docs/decisions/${name}`);
    expect(linesOf(text), name).toBeLessThanOrEqual(40);
    const [, number, title] = /^# (\d{3})\. (.+)\n/.exec(text) ?? [];
    expect(name.slice(0, 3), name).toBe(number);
    return `- [${number}. ${title}](${name})`;
  });
  const listed = textOf('docs/decisions/README.md').match(/^- \[.+$/gm);
  expect(listed).toEqual(rows);
});
