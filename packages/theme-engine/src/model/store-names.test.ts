import { expect, test } from 'vitest';
import { FLEXA_VISUALS, formatStoreName, addLicenseKey } from '@flexa/license/flexa';
import { formatSource } from '../export/source-text';
import { checkTheme } from '../format/check-theme';
import { findProperty } from '../format/properties';
import { validate } from '../format/validate';
import { readTheme } from '../import/read-theme';
import { rethemeReport, applyFileChanges } from '../reports/retheme';
import { createReport, openOnlyReport } from '../reports/testing/report-with';
import { DEFAULT_DECISIONS } from './decisions';
import { compileTheme, createDocument, formatTheme, type Theme } from './document';
import type { Json } from './json';
import { allowStoreCopy } from './store-names';
import { loadThemeValidator } from './testing/theme-validator';

const [{ guid: GUID }] = FLEXA_VISUALS;
const STORE = formatStoreName(GUID);
const GAP = `/visualStyles/${GUID}/*/columns/0/gap`;
const STYLE = { '*': { columns: [{ gap: 20 }] } };

const readStyles = (theme: Theme) => theme['visualStyles'] as Record<string, Json>;

function openTheme(theme: Theme) {
  const text = formatTheme(theme);
  const read = readTheme(text);
  if (read.kind !== 'theme') throw new Error(read.message);
  return { text, document: createDocument(read.theme, 'A', read.text, read.source) };
}

test('a theme has the style of a store visual under both of its names, side by side', () => {
  const changes = { [GAP]: { set: 20 } };
  const theme = compileTheme({ name: 'A', decisions: DEFAULT_DECISIONS, changes });
  expect(readStyles(theme)[GUID]).toEqual(STYLE);
  expect(readStyles(theme)[STORE]).toEqual(STYLE);
  const names = Object.keys(readStyles(theme));
  expect(names.indexOf(STORE)).toBe(names.indexOf(GUID) + 1);
});

test('a document stores a style once if both names have the same style', () => {
  const { document, text } = openTheme({
    name: 'A',
    visualStyles: { [GUID]: STYLE, [STORE]: STYLE },
  });
  expect(Object.keys(document.changes).filter((at) => at.includes(STORE))).toEqual([]);
  expect(formatSource(document)).toBe(text);
  const edited = { ...document, changes: { ...document.changes, [GAP]: { set: 35 } } };
  expect(readStyles(compileTheme(edited))[STORE]).toEqual({ '*': { columns: [{ gap: 35 }] } });
});

test.each<[string, Record<string, Json>]>([
  ['only its GUID', { [GUID]: STYLE }],
  ['only its name in a store', { [STORE]: STYLE }],
  ['different styles', { [GUID]: STYLE, [STORE]: { '*': { columns: [{ gap: 55 }] } } }],
])('a file with %s keeps its bytes, and one changed value changes one line', (_, visualStyles) => {
  const { document, text } = openTheme({ name: 'A', background: '#ffffff', visualStyles });
  expect(formatSource(document)).toBe(text);
  const changes = { ...document.changes, '/background': { set: '#fafafa' } };
  expect(formatSource({ ...document, changes })).toBe(text.replace('#ffffff', '#fafafa'));
});

test('editing a visual that a file has under one name writes both names', () => {
  const { document } = openTheme({ name: 'A', visualStyles: { [GUID]: STYLE } });
  const changes = { ...allowStoreCopy(document.changes, GAP), [GAP]: { set: 35 } };
  const styles = readStyles(compileTheme({ ...document, changes }));
  expect(styles[STORE]).toEqual({ '*': { columns: [{ gap: 35 }] } });
  expect(styles[STORE]).toEqual(styles[GUID]);
  expect(allowStoreCopy(document.changes, '/background')).toBe(document.changes);
});

test('settings under the store name are found and checked like the others', async () => {
  const at = `/visualStyles/${STORE}/*/columns/0/gap`;
  expect(await findProperty(at)).toMatchObject({ at, visual: 'Flexa Variance columns' });
  const findIgnored = (visualStyles: Record<string, Json>) =>
    checkTheme({ name: 'A', visualStyles }, null).ignored.map((found) => found.at);
  const wrong = { '*': { columns: [{ gaps: 5 }] } };
  expect(findIgnored({ [STORE]: STYLE })).toEqual([]);
  expect(findIgnored({ [STORE]: wrong })).toEqual([`/visualStyles/${STORE}/*/columns/0/gaps`]);
  // One fault under two names is one finding.
  expect(findIgnored({ [GUID]: wrong, [STORE]: wrong })).toEqual([
    `/visualStyles/${GUID}/*/columns/0/gaps`,
  ]);
});

test('Microsoft’s schema and our checks accept a key under both names and for every visual', () => {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const key = `${encodePart({ alg: 'EdDSA' })}.${encodePart({ prd: 'charts', lic: 'l' })}.c2ln`;
  const theme = addLicenseKey<Theme>({ name: 'A' }, key, { everyVisual: true }) as Theme;
  expect(Object.keys(readStyles(theme))).toEqual(expect.arrayContaining(['*', GUID, STORE]));
  expect(loadThemeValidator()(theme)).toBe(true);
  expect(checkTheme(theme, null)).toMatchObject({ errors: [], ignored: [] });
  expect(validate(theme)).toMatchObject({ errors: [] });
});

test('a report with a visual from a store accepts a theme that names only its GUID', () => {
  const report = openOnlyReport(createReport({}, STORE));
  const changed = rethemeReport(report, { name: 'B', visualStyles: { [GUID]: STYLE } });
  const next = openOnlyReport(applyFileChanges(createReport({}, STORE), changed));
  expect(readStyles(next.theme?.theme ?? {})).toEqual({ [GUID]: STYLE, [STORE]: STYLE });
  const plain = rethemeReport(openOnlyReport(createReport({}, GUID)), {
    name: 'B',
    visualStyles: { [GUID]: STYLE },
  });
  const without = openOnlyReport(applyFileChanges(createReport({}, GUID), plain));
  expect(readStyles(without.theme?.theme ?? {})).toEqual({ [GUID]: STYLE });
});
