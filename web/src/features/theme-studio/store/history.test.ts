import { expect, test } from 'vitest';
import { mutateTheme, createRandom } from '@flexa/theme-engine/format';
import {
  buildTheme,
  DEFAULT_DECISIONS,
  createDocument,
  isObject,
  renameDocument,
  compileTheme,
  type JsonObject,
  type StudioDocument,
} from '@flexa/theme-engine/model';
import { packHistory, unpackHistory, type History } from './history';

const START: StudioDocument = { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} };

function createHistory(): History {
  const second = { ...START, name: 'Board pack' };
  const dataColors = ['#102030', ...DEFAULT_DECISIONS.dataColors.slice(1)];
  const third = { ...second, decisions: { ...DEFAULT_DECISIONS, dataColors, center: null } };
  const at = '/visualStyles/*/*/a~1b/0/show';
  const fourth = {
    ...third,
    changes: { [at]: { set: false }, '/name': { removed: true } } as const,
  };
  const longer = [...dataColors, '#ffffff'];
  const fifth = { ...fourth, decisions: { ...third.decisions, dataColors: longer }, changes: {} };
  return { document: third, past: [START, second], future: [fourth, fifth] };
}

test('a history survives a round trip through JSON', () => {
  const history = createHistory();
  expect(unpackHistory(JSON.parse(JSON.stringify(packHistory(history))))).toEqual(history);
});

test('stores a step that changes one colour as that colour only', () => {
  const dataColors = ['#102030', ...DEFAULT_DECISIONS.dataColors.slice(1)];
  const next = { ...START, decisions: { ...DEFAULT_DECISIONS, dataColors } };
  const { past } = packHistory({ document: next, past: [START], future: [] });
  expect(past).toEqual([{ '/decisions/dataColors/0': { set: '#2563c9' } }]);
});

test.each([
  [null],
  [undefined],
  ['text'],
  [{}],
  [{ document: { name: 1, decisions: {}, changes: {} } }],
  [{ document: { name: 'a', decisions: {}, changes: { '/a': 1 } } }],
])('rejects a foreign value as history: %j', (kept) => {
  expect(unpackHistory(kept)).toBeNull();
});

test('keeps the steps of a history before a broken one', () => {
  const whole = packHistory(createHistory());
  const broken = { ...whole, past: [whole.past[0], { '/name': { set: 7 } }], future: 'none' };
  expect(unpackHistory(broken)).toMatchObject({ past: [{ name: 'Board pack' }], future: [] });
});

const THEME = JSON.parse(JSON.stringify(buildTheme('A', DEFAULT_DECISIONS))) as JsonObject;
const IMAGE = { name: 'a', scaling: 'Fit', url: `data:image/png;base64,${'A'.repeat(900_000)}` };
const ODD: readonly [string, JsonObject][] = [
  ...[
    'n'.repeat(300),
    'two\nlines',
    '\u202Eevil',
    'a/b\\c:*?',
    '😀'.repeat(60),
    'x'.repeat(79) + '😀',
    '\ud800',
    '',
    7,
    null,
  ].map((name): [string, JsonObject] => [`the name ${JSON.stringify(name)}`, { ...THEME, name }]),
  [
    'more data colours than anybody has',
    { ...THEME, dataColors: Array<string>(1500).fill('#123456') },
  ],
  ['a font without end', { ...THEME, textClasses: { label: { fontFace: 'F'.repeat(500) } } }],
  [
    'a large image',
    { ...THEME, visualStyles: { page: { '*': { background: [{ image: IMAGE }] } } } },
  ],
  [
    'six thousand settings of its own',
    {
      ...THEME,
      visualStyles: Object.fromEntries(
        Array.from({ length: 6000 }, (_, i) => [`v${i}`, { '*': { a: [{ b: i }] } }]),
      ),
    },
  ],
];

test.each(ODD)('an imported theme with %s is there again after a reload', (_, theme) => {
  const document = createDocument(theme, 'File');
  const kept: unknown = JSON.parse(
    JSON.stringify(packHistory({ document, past: [START], future: [] })),
  );
  const again = unpackHistory(kept);
  expect(again?.past).toEqual([START]);
  expect(again && compileTheme(again.document)).toEqual(theme);
});

test('restores every importable broken theme after a reload', () => {
  const random = createRandom(6);
  for (let i = 0; i < 60; i++) {
    const theme = mutateTheme(THEME, random);
    if (!isObject(theme)) continue;
    const document = createDocument(theme, 'File');
    const kept: unknown = JSON.parse(
      JSON.stringify(packHistory({ document, past: [], future: [] })),
    );
    // As JSON: there is no −0 in a file.
    const again = JSON.stringify(compileTheme(unpackHistory(kept)?.document ?? START));
    expect(JSON.parse(again)).toEqual(JSON.parse(JSON.stringify(theme)));
  }
});

test('a new name is the file’s as well, whatever an import had there', () => {
  const long = createDocument({ ...THEME, name: 'n'.repeat(300) });
  expect(long.name).toHaveLength(80);
  expect(compileTheme(long)['name']).toHaveLength(300);
  expect(compileTheme(renameDocument(long, 'Short'))['name']).toBe('Short');
});
