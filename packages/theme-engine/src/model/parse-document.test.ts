import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DECISIONS } from './decisions';
import { createDocument, compileTheme, type StudioDocument } from './document';
import { parseDocument } from './parse-document';
import { randomDecisions } from './testing/random-decisions';

const good: StudioDocument = {
  name: 'Meridian',
  decisions: DEFAULT_DECISIONS,
  changes: { '/good': { set: '#112233' }, '/bad': { removed: true } },
};
const changeDocument = (change: object) => ({ ...good, ...change });
const changeDecisions = (change: object) =>
  changeDocument({ decisions: { ...DEFAULT_DECISIONS, ...change } });
const createNested = (depth: number): unknown => (depth === 0 ? 1 : [createNested(depth - 1)]);

describe('parseDocument', () => {
  it('returns a valid document unchanged', () => {
    expect(parseDocument(JSON.parse(JSON.stringify(good)))).toEqual(good);
    fc.assert(
      fc.property(randomDecisions, (decisions) => {
        expect(parseDocument({ name: '', decisions, changes: {} })).toEqual({
          name: '',
          decisions,
          changes: {},
        });
      }),
      { numRuns: 200 },
    );
  });

  it('accepts the document of a theme imported from another tool', () => {
    const document = createDocument({ name: 'A', dataColors: ['#F00'], visualStyles: {} });
    const back = parseDocument(JSON.parse(JSON.stringify(document)));
    expect(back && compileTheme(back)).toEqual(compileTheme(document));
  });

  it('fills in decisions that an older version did not have', () => {
    const { missing: _, hasShadow: __, ...older } = DEFAULT_DECISIONS;
    expect(parseDocument({ name: 'A', decisions: older })?.decisions).toEqual(DEFAULT_DECISIONS);
  });

  it('drops unknown fields and unknown decisions', () => {
    expect(parseDocument(changeDocument({ token: 'x' }))).toEqual(good);
    expect(parseDocument(changeDecisions({ script: 'x' }))).toEqual(good);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['a word', 'theme'],
    ['a document without a name', { decisions: DEFAULT_DECISIONS }],
    ['a name with a line break', changeDocument({ name: 'a\nb' })],
    ['a name that reverses the writing direction', changeDocument({ name: 'a\u202Eb' })],
    ['a name over 80 characters', changeDocument({ name: 'a'.repeat(81) })],
    ['a document without decisions', { name: 'A' }],
    ['a colour with a script in it', changeDecisions({ accent: 'url(javascript:1)' })],
    ['a three-digit colour', changeDecisions({ accent: '#fff' })],
    ['too few colours', changeDecisions({ dataColors: ['#111111'] })],
    ['too many colours', changeDecisions({ dataColors: Array(1001).fill('#111111') })],
    ['a huge size', changeDecisions({ title: { weight: 'bold', size: 4000 } })],
    ['a size that is not a number', changeDecisions({ title: { weight: 'bold', size: NaN } })],
    ['a negative radius', changeDecisions({ corners: -1 })],
    ['a change at an invalid pointer', changeDocument({ changes: { good: { set: 1 } } })],
    ['a change of a prototype', changeDocument({ changes: { '/__proto__/a': { set: 1 } } })],
    [
      'a prototype in a value',
      changeDocument({
        changes: { '/a': { set: JSON.parse('{"__proto__":{"a":1}}') as unknown } },
      }),
    ],
    ['a change without an action', changeDocument({ changes: { '/good': {} } })],
    [
      'a value nested 40 levels deep',
      changeDocument({ changes: { '/good': { set: createNested(40) } } }),
    ],
    [
      'a value of 500,000 characters',
      changeDocument({ changes: { '/a': { set: 'a'.repeat(500_000) } } }),
    ],
    ['a function', changeDocument({ changes: { '/good': { set: () => 1 } } })],
  ])('refuses %s', (_, value) => {
    expect(parseDocument(value)).toBeNull();
  });
});
