import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { runs, SEED } from '@flexa/testing/sample';
import {
  DECISION_LIST,
  DEFAULT_DECISIONS,
  isPlainText,
  LINK_DEFAULTS,
  MAX_NAME,
  formatPointer,
  compileTheme,
  VISUAL_NAMES,
  type Change,
  type Json,
  type StudioDocument,
} from '../model';
import { createRandomDecisions } from '../model/testing/random-decisions';
import { DICTIONARY_1 } from './dictionary';
import { readHash, formatShareHash } from './format';

/** Longest address that every browser, chat and mail program passes on whole. */
const SHARE_LINK_MAX = 2000;
const readSharedDocument = async (hash: string) => readHash(hash);

const ORIGIN = 'https://a-longer-name-than-ours.example.com/flexa-theme';

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const style = fc.record({
  weight: fc.constantFrom('regular' as const, 'semibold' as const, 'bold' as const),
  size: fc.integer({ min: 6, max: 45 }),
});
const decisions = createRandomDecisions((decision) => {
  switch (decision.kind) {
    case 'font':
      return fc.constantFrom('Segoe UI', 'Arial', 'Trebuchet MS', 'Courier New');
    case 'text':
      return style;
    case 'pixels':
      return fc.integer({ min: 0, max: decision.max });
    default:
      return undefined;
  }
});
const setting: fc.Arbitrary<[string[], Json]> = fc.oneof(
  color.map((value): [string[], Json] => [['title', '0', 'fontColor', 'solid', 'color'], value]),
  color.map((value): [string[], Json] => [['dataPoint', '0', 'fill', 'solid', 'color'], value]),
  fc
    .integer({ min: 8, max: 40 })
    .map((value): [string[], Json] => [['labels', '0', 'fontSize'], value]),
  fc.boolean().map((value): [string[], Json] => [['valueAxis', '0', 'gridlineShow'], value]),
  fc
    .constantFrom('Top', 'Right', 'BottomCenter')
    .map((value): [string[], Json] => [['legend', '0', 'position'], value]),
);
const change: fc.Arbitrary<[string, Change]> = fc
  .tuple(fc.constantFrom(...VISUAL_NAMES), setting, fc.integer({ min: 0, max: 9 }))
  .map(([visual, [keys, set], dice]) => [
    formatPointer('visualStyles', visual, '*', ...keys),
    dice === 0 ? { removed: true } : { set },
  ]);
const document: fc.Arbitrary<StudioDocument> = fc.record({
  // Names of themes have no line separators, for one.
  name: fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .filter((name) => isPlainText(name, MAX_NAME)),
  decisions,
  changes: fc
    .uniqueArray(change, { minLength: 24, maxLength: 36, selector: ([at]) => at })
    .map((changes) => Object.fromEntries(changes)),
});

test('a thousand themes with every decision and dozens of settings changed survive the link in under 2,000 characters', async () => {
  await fc.assert(
    fc.asyncProperty(document, async (made) => {
      const hash = formatShareHash(made);
      expect(ORIGIN.length + hash.length).toBeLessThan(SHARE_LINK_MAX);
      expect(hash).toMatch(/^#theme1\.[\w-]+$/);
      expect(await readSharedDocument(hash)).toEqual(made);
    }),
    { numRuns: runs(1000, 50), seed: SEED },
  );
}, 60_000);

test('formatShareHash returns a short and constant link for an unchanged theme', () => {
  const made = { name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} };
  expect(formatShareHash(made).length).toBeLessThan(40);
  expect(formatShareHash(made)).toBe(formatShareHash(made));
});

test('share codes and omitted values match the links already sent', () => {
  const sent = DECISION_LIST.map(({ key, code }) => [code, key, LINK_DEFAULTS[key]]);
  expect(sent).toEqual([
    ['p', 'page', 'light'],
    [
      'd',
      'dataColors',
      ['#2563c9', '#217b69', '#ac6a00', '#c12b4b', '#602da2', '#408bc6', '#839b56', '#293c5a'],
    ],
    ['a', 'accent', '#2563c9'],
    ['af', 'accentFill', '#2563c9'],
    ['t', 'tableAccent', '#2563c9'],
    ['pb', 'pageBackground', '#eef2f7'],
    ['b', 'background', '#ffffff'],
    ['sb', 'secondaryBackground', '#e9edf3'],
    ['o', 'outspace', '#e3e8ef'],
    ['1', 'firstLevel', '#1b2433'],
    ['2', 'secondLevel', '#4d5a6e'],
    ['3', 'thirdLevel', '#e9edf3'],
    ['4', 'fourthLevel', '#646d7d'],
    ['g', 'good', '#0e8253'],
    ['n', 'neutral', '#b07400'],
    ['x', 'bad', '#d33a45'],
    ['mi', 'minimum', '#ffffff'],
    ['ce', 'center', '#dbe7fb'],
    ['ma', 'maximum', '#2563c9'],
    ['ms', 'missing', '#c9d1dc'],
    ['f', 'font', 'Segoe UI'],
    ['tt', 'title', { weight: 'semibold', size: 14 }],
    ['tc', 'callout', { weight: 'semibold', size: 28 }],
    ['th', 'header', { weight: 'semibold', size: 10 }],
    ['tl', 'label', { weight: 'regular', size: 10 }],
    ['r', 'corners', 8],
    ['hb', 'hasBorder', true],
    ['hs', 'hasShadow', false],
  ]);
});

test('readSharedDocument still reads links from earlier versions', async () => {
  const opened = await readSharedDocument(
    '#theme1.i1bySCxKyi8FGl6tVAB0dgqwiAdalAjxgYWFgQGQl5yqZAVyd61OdDRB-8HmxuqgK4R6EVawKMXGxgIA',
  );
  expect(opened).toEqual({
    name: 'Harbour',
    decisions: { ...LINK_DEFAULTS, page: 'dark', accent: '#ff8800', center: null },
    changes: {
      '/visualStyles/*/*/title/0/show': { set: false },
      '/visualStyles/page/*/outspace': { removed: true },
    },
  });
});

test('a link contains the initial decisions in full once the defaults have changed', async () => {
  const other = { ...DEFAULT_DECISIONS, accent: '#123456', corners: 3 };
  const made = { name: 'x', decisions: other, changes: {} };
  expect((await readSharedDocument(formatShareHash(made)))?.decisions).toEqual(other);
});

test('readSharedDocument reports a truncated link at every length', async () => {
  const [made] = fc.sample(document, { numRuns: 1, seed: 7 });
  const hash = formatShareHash(made!);
  for (let length = '#theme1.'.length; length < hash.length; length += 7) {
    await expect(readSharedDocument(hash.slice(0, length))).rejects.toThrow('incomplete');
  }
});

/** A link as someone else would forge it. */
function forgeLink(value: unknown): string {
  const bytes = deflateSync(strToU8(JSON.stringify(value)), { dictionary: strToU8(DICTIONARY_1) });
  return `#theme1.${Buffer.from(bytes).toString('base64url')}`;
}

test('readSharedDocument refuses a compression bomb before unpacking it', async () => {
  const bomb = forgeLink('x'.repeat(10_000_000));
  expect(bomb.length).toBeLessThan(200_000);
  await expect(readSharedDocument(bomb)).rejects.toThrow('too large');
  await expect(readSharedDocument(`#theme1.${'A'.repeat(300_000)}`)).rejects.toThrow('too large');
});

test.each([
  ['an object instead of a list', { name: 'x' }],
  ['a number as its name', [7, {}, []]],
  ['a name over 100 characters', ['x'.repeat(101), {}, []]],
  ['a text that isn’t a colour', ['x', { a: 'url(https://example.com)' }, []]],
  ['too few data colours', ['x', { d: ['#000000'] }, []]],
  ['a font that isn’t text', ['x', { f: { toString: 1 } }, []]],
  ['a size out of range', ['x', { tt: { weight: 'bold', size: 1e9 } }, []]],
  ['corners out of range', ['x', { r: -1 }, []]],
  ['a setting that isn’t a pointer', ['x', {}, [['visualStyles', 1]]]],
  ['a list index that fills the memory', ['x', {}, [['/dataColors/4294967294', '#000000']]]],
  ['a change to the prototype', ['x', {}, [['/__proto__/polluted', true]]]],
  ['a text that isn’t a change', ['x', {}, ['/a']]],
  [
    'a value nested 40 levels deep',
    ['x', {}, [['/a', JSON.parse('['.repeat(40) + ']'.repeat(40)) as Json]]],
  ],
])('readSharedDocument refuses a link with %s', async (_, value) => {
  await expect(readSharedDocument(forgeLink(value))).rejects.toThrow(
    'doesn’t contain a studio theme',
  );
});

test('readSharedDocument asks to reload the page for a link from a newer studio', async () => {
  await expect(readSharedDocument('#theme2.abc')).rejects.toThrow('newer version');
  await expect(readSharedDocument(forgeLink(['x', { zz: 1 }, []]))).rejects.toThrow(
    'newer version',
  );
});

test('a document opened from a link compiles to the same theme', async () => {
  const [made] = fc.sample(document, { numRuns: 1, seed: 3 });
  const opened = await readSharedDocument(formatShareHash(made!));
  expect(compileTheme(opened)).toEqual(compileTheme(made!));
});
