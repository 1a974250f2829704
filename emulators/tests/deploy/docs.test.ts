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

/** Levels A and AA of w3.org/TR/WCAG22; 4.1.1 is obsolete there. */
const CRITERIA = [
  ...[
    '1.1.1',
    '1.2.1',
    '1.2.2',
    '1.2.3',
    '1.2.4',
    '1.2.5',
    '1.3.1',
    '1.3.2',
    '1.3.3',
    '1.3.4',
    '1.3.5',
  ],
  ...['1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12', '1.4.13'],
  ...[
    '2.1.1',
    '2.1.2',
    '2.1.4',
    '2.2.1',
    '2.2.2',
    '2.3.1',
    '2.4.1',
    '2.4.2',
    '2.4.3',
    '2.4.4',
    '2.4.5',
  ],
  ...['2.4.6', '2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7', '2.5.8'],
  ...[
    '3.1.1',
    '3.1.2',
    '3.2.1',
    '3.2.2',
    '3.2.3',
    '3.2.4',
    '3.2.6',
    '3.3.1',
    '3.3.2',
    '3.3.3',
    '3.3.4',
  ],
  ...['3.3.7', '3.3.8', '4.1.2', '4.1.3'],
];

test('the accessibility page has a row for each criterion of WCAG 2.2 A and AA, and names files that are there', () => {
  const page = readFileSync(join(ROOT, 'docs/accessibility.md'), 'utf8');
  const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) +\| .+? \| (met|partly|n\/a) +\| .+ \|$/gm)];
  expect(rows.map(([, number]) => number)).toEqual(CRITERIA);
  expect(page).toMatch(/Last looked through on 20\d\d-\d\d-\d\d/);
  const files = [...page.matchAll(/`([\w./-]+\/[\w.-]+\.(?:tsx?|css|html))`/g)].map(
    ([, path]) => path,
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path = '') => !existsSync(join(ROOT, path)))).toEqual([]);
});
