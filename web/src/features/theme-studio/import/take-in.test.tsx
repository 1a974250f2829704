import { beforeEach, expect, test } from 'vitest';
import { listLicenseKeys, addLicenseKey } from '@flexa/license/flexa';
import { createDocument, compileTheme } from '@flexa/theme-engine/model';
import { formatShareHash } from '@flexa/theme-engine/share';
import { readSharedDocument, createShareLink } from '../download/share-link';
import { openDocument } from '../store/open-theme';
import { packHistory, unpackHistory } from '../store/history';
import { useImport } from './import-state';
import { closeDialog, usePanes } from '../store/panes';
import { makeThemeText } from '../download/theme-file';
import { decide, useStudio } from '../store/studio';
import { openFile, openLink } from './take-in';

const COLORS = [
  '#102030',
  '#203040',
  '#304050',
  '#405060',
  '#506070',
  '#607080',
  '#708090',
  '#8090a0',
];
const createThemeText = (name = 'Imported') => JSON.stringify({ name, dataColors: COLORS });
const encodeUtf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const readDocument = () => useStudio.getState().document;
const take = (name: string, content: string | Uint8Array<ArrayBuffer>) =>
  openFile(new File([content], name));

beforeEach(() => {
  localStorage.clear();
  useImport.setState({ incoming: null, isReading: false, refusal: null });
});

test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['with a byte order mark', `\uFEFF${createThemeText()}`],
  ['in UTF-16', encodeUtf16(`\uFEFF${createThemeText()}`)],
  [
    'in big-endian UTF-16',
    new Uint8Array(Buffer.from(`\uFEFF${createThemeText()}`, 'utf16le').swap16()),
  ],
  ['in UTF-16 without a byte order mark', encodeUtf16(createThemeText())],
])('a theme %s opens', async (_, content) => {
  expect(await take('a.json', content)).toBeNull();
  expect(readDocument().decisions.dataColors).toEqual(COLORS);
});

test('a theme keeps its bytes until something changes, and then changes one line', async () => {
  const lines = ['\uFEFF{', '  "name": "Imported",', `  "dataColors": ["${COLORS.join('","')}"],`];
  const text = [...lines, '\t"accent":   "#102030"', '}'].join('\r\n');
  expect(await take('a.json', text)).toBeNull();
  expect(await makeThemeText(readDocument())).toBe(text);
  decide({ dataColors: COLORS.with(7, '#abcdef') });
  expect(await makeThemeText(readDocument())).toBe(text.replace('#8090a0', '#abcdef'));
});

test.each(['logo.png', 'logo.svg', 'site.css'])(
  '%s is read for its brand colours',
  async (name) => {
    const before = readDocument();
    expect(await take(name, 'a{margin:0}')).toBeNull();
    expect(usePanes.getState().dialog).toBe('brand');
    expect(readDocument()).toBe(before);
    closeDialog();
  },
);

test('opens design tokens as a theme named after their file', async () => {
  const color = (value: string) => ({ $type: 'color', $value: value });
  const tokens = { chart: { a: color('#0055aa'), b: color('#aa5500') }, success: color('#0a7d43') };
  expect(await take('Northwind.tokens.json', JSON.stringify(tokens))).toBeNull();
  const { name, decisions } = readDocument();
  expect(name).toBe('Northwind');
  expect(decisions.dataColors.slice(0, 2)).toEqual(['#0055aa', '#aa5500']);
  expect(decisions.good).toBe('#0a7d43');
});

test('refuses design tokens without a usable colour, with an explanation', async () => {
  const spaces = JSON.stringify({ space: { $type: 'dimension', $value: '4px' } });
  expect(await take('space.json', spaces)).toBe(
    'space.json has no design tokens that a theme can use.',
  );
});

test('a theme in Latin-1 opens with its accents', async () => {
  expect(
    await take('a.json', new Uint8Array(Buffer.from(createThemeText('Zürich'), 'latin1'))),
  ).toBeNull();
  expect(readDocument().name).toBe('Zürich');
});

test.each<[string, string, string | Uint8Array<ArrayBuffer>, RegExp]>([
  ['a picture', 'a.json', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), /is not a theme/],
  [
    'the .pbip file of a project',
    'Sales.pbip',
    JSON.stringify({ version: '1.0', artifacts: [{ report: { path: 'Sales.Report' } }] }),
    /Sales\.pbip is a part of a report.*Open the report’s folder or a zip of it instead/,
  ],
  [
    'a file of a report',
    'visual.json',
    JSON.stringify({
      $schema: 'https://developer.microsoft.com/json-schemas/fabric/item/report/x/schema.json',
    }),
    /visual\.json is a part of a report/,
  ],
  ['a truncated archive', 'a.pbix', 'PK\x03\x04 and no more', /incomplete or damaged/],
])('refuses %s with an explanation and keeps the open theme', async (_, name, content, words) => {
  const before = readDocument();
  expect(await take(name, content)).toMatch(words);
  expect(readDocument()).toBe(before);
});

test('recognises a theme whatever the address of its schema', async () => {
  const $schema = 'https://developer.microsoft.com/json-schemas/fabric/item/theme/schema.json';
  expect(
    await take('a.json', JSON.stringify({ $schema, ...JSON.parse(createThemeText()) })),
  ).toBeNull();
});

test.each<[string, string, RegExp]>([
  ['no text', '', /The file is empty/],
  ['plain text instead of JSON', 'not a theme', /./],
  ['thousands of open brackets', '['.repeat(50_000), /more than 32 levels/],
  ['the key __proto__', '{"name":"A","__proto__":{"isAdmin":true}}', /__proto__ can’t be a key/],
])(
  'shows a file that holds %s in the dialog with its error and keeps the open theme',
  async (_, content, words) => {
    const before = readDocument();
    expect(await take('a.json', content)).toBeNull();
    const read = useImport.getState().incoming?.read;
    expect(read?.kind === 'fault' && read.message).toMatch(words);
    expect(readDocument()).toBe(before);
  },
);

test.each([
  ['three hundred characters', 'n'.repeat(300)],
  ['emoji', '😀'.repeat(60)],
  ['letters from right to left', 'لوحة المبيعات'],
  ['a character that reverses the text direction', 'a\u202Egnp.exe'],
  ['slashes', '../../etc/passwd\\C:*?'],
])('a theme with the name %s opens, is stored, and opens from its link', async (_, name) => {
  await take('named.json', createThemeText(name));
  expect(useImport.getState().incoming).toBeNull();
  const document = readDocument();
  expect(document.decisions.dataColors).toEqual(COLORS);
  const kept = JSON.stringify(packHistory({ document, past: [], future: [] }));
  expect(unpackHistory(JSON.parse(kept))?.document).toEqual(document);
  // A link does not contain the formatting of the file.
  const { name: documentName, decisions, changes } = document;
  expect(await readSharedDocument(formatShareHash(document))).toEqual({
    name: documentName,
    decisions,
    changes,
  });
});

test.each([
  ['cut in the middle', (link: string) => link.slice(0, (link.indexOf('#') + link.length) / 2)],
  ['of an unknown version', (link: string) => link.replace('#theme1.', '#theme99.')],
  ['with changed characters', (link: string) => `${link.slice(0, -6)}AAAAAA`],
  ['made by hand', (link: string) => link.replace(/#.*/, '#theme1.%00<script>')],
])('a link %s shows an explanation and keeps the open theme', async (_, change) => {
  await take('a.json', createThemeText());
  const before = readDocument();
  const link = `https://flexa.test/flexa-theme${formatShareHash(before)}`;
  expect(await openLink(change(link))).toMatch(/link/i);
  expect(readDocument()).toBe(before);
});

test('keeps a licence key in a file out of the studio and of links', async () => {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const key = `${encodePart({ alg: 'EdDSA' })}.${encodePart({ prd: 'suite', lic: 'order-1' })}.c2ln`;
  const plain = { name: 'Imported', dataColors: COLORS };
  await take('a.json', JSON.stringify(addLicenseKey(plain, key)));
  expect(JSON.stringify(readDocument())).not.toContain('flexaLicence');
  expect(listLicenseKeys(compileTheme(readDocument()))).toEqual([]);
  expect(compileTheme(readDocument())).toMatchObject(plain);

  const leaking = createDocument(addLicenseKey(compileTheme(readDocument()), key));
  expect(listLicenseKeys(compileTheme(leaking))).toEqual([key]);
  const shared = await readSharedDocument(new URL(await createShareLink(leaking)).hash);
  expect(shared && listLicenseKeys(compileTheme(shared))).toEqual([]);
  expect(openDocument(leaking).name).toBe('Imported');
  expect(listLicenseKeys(compileTheme(readDocument()))).toEqual([]);
});
