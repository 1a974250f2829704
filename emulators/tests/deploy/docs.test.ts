import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../stack/paths';

const security = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');

/** Paths in backticks that name one file. */
const named = [...security.matchAll(/`([\w./-]+\.(?:tsx?|tf|json|yml|rules))`/g)].map(
  ([, path]) => path ?? '',
);
const PLACES = ['', 'functions/src', 'emulators', 'emulators/tests/api', '.github/workflows'];

test('every file that the security table names is there', () => {
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter(
    (path) => !PLACES.some((place) => existsSync(join(ROOT, place, path))),
  );
  expect(missing).toEqual([]);
});

test('every row of the table is met, not met, partly met or does not apply', () => {
  const rows = [...security.matchAll(/^\| (\d+\.\d+\.\d+) +\| .+? \| ([\w/ ]+?) +\| (.+?) +\|$/gm)];
  expect(rows.length).toBeGreaterThan(230);
  expect(new Set(rows.map(([, , state]) => state))).toEqual(
    new Set(['met', 'partly', 'not met', 'n/a']),
  );
  const numbers = rows.map(([, number]) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

/** Such as `verification/*.service.test.ts`. */
test('every kind of file that the security table names has one', () => {
  const kinds = [...security.matchAll(/`([\w./-]+\/)\*([\w.]+)`/g)].map(([, folder, end]) => [
    folder ?? '',
    end ?? '',
  ]);
  expect(kinds.length).toBeGreaterThan(3);
  const missing = kinds.filter(([folder = '', end = '']) => {
    const place = PLACES.map((each) => join(ROOT, each, folder)).find((each) => existsSync(each));
    return !place || !readdirSync(place).some((file) => file.endsWith(end));
  });
  expect(missing).toEqual([]);
});

test('every command that the security table names is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = [...security.matchAll(/`npm run ([\w:]+)[^`]*`|`(bench:\w+)`/g)].map(
    ([, command, short]) => command ?? short ?? '',
  );
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

test('the accessibility page has a row for each criterion of WCAG 2.2 A and AA, and names files that are there', () => {
  const page = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) +\| .+? \| (met|partly|n\/a) +\| .+ \|$/gm)];
  expect(new Set(rows.map(([, number]) => number)).size).toBe(55);
  expect(rows).toHaveLength(55);
  const files = [...page.matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|css|html))`/g)].map(
    ([, path]) => path,
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path = '') => !existsSync(join(ROOT, path)))).toEqual([]);
});
