import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DECISIONS } from './decisions';
import { documentOf, themeOf, type StudioDocument } from './document';
import { parseDocument } from './parse-document';
import { randomDecisions } from './testing/random-decisions';

const good: StudioDocument = {
  name: 'Meridian',
  decisions: DEFAULT_DECISIONS,
  changes: { '/good': { set: '#112233' }, '/bad': { removed: true } },
};
const with_ = (change: object) => ({ ...good, ...change });
const decisionsWith = (change: object) => with_({ decisions: { ...DEFAULT_DECISIONS, ...change } });
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('parseDocument', () => {
  it('gives a document back as it was', () => {
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

  it('takes what an import made of another tool’s theme', () => {
    const document = documentOf({ name: 'A', dataColors: ['#F00'], visualStyles: {} });
    const back = parseDocument(JSON.parse(JSON.stringify(document)));
    expect(back && themeOf(back)).toEqual(themeOf(document));
  });

  it('fills in decisions an older version did not know', () => {
    const { missing: _, hasShadow: __, ...older } = DEFAULT_DECISIONS;
    expect(parseDocument({ name: 'A', decisions: older })?.decisions).toEqual(DEFAULT_DECISIONS);
  });

  it('leaves out what no document holds', () => {
    expect(parseDocument(with_({ token: 'x' }))).toEqual(good);
    expect(parseDocument(decisionsWith({ script: 'x' }))).toEqual(good);
  });

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['a word', 'theme'],
    ['no name', { decisions: DEFAULT_DECISIONS }],
    ['a name of two lines', with_({ name: 'a\nb' })],
    ['a name that turns the writing round', with_({ name: 'a\u202Eb' })],
    ['a long name', with_({ name: 'a'.repeat(81) })],
    ['no decisions', { name: 'A' }],
    ['a colour with a script in it', decisionsWith({ accent: 'url(javascript:1)' })],
    ['a short colour', decisionsWith({ accent: '#fff' })],
    ['too few colours', decisionsWith({ dataColors: ['#111111'] })],
    ['too many colours', decisionsWith({ dataColors: Array(1001).fill('#111111') })],
    ['a huge size', decisionsWith({ title: { weight: 'bold', size: 4000 } })],
    ['a size that is no number', decisionsWith({ title: { weight: 'bold', size: NaN } })],
    ['a negative radius', decisionsWith({ corners: -1 })],
    ['a change at no pointer', with_({ changes: { good: { set: 1 } } })],
    ['a change of a prototype', with_({ changes: { '/__proto__/a': { set: 1 } } })],
    [
      'a prototype in a value',
      with_({ changes: { '/a': { set: JSON.parse('{"__proto__":{"a":1}}') as unknown } } }),
    ],
    ['a change that says nothing', with_({ changes: { '/good': {} } })],
    ['a value nobody can walk', with_({ changes: { '/good': { set: nested(40) } } })],
    ['more text than any theme has', with_({ changes: { '/a': { set: 'a'.repeat(500_000) } } })],
    ['a function', with_({ changes: { '/good': { set: () => 1 } } })],
  ])('refuses %s', (_, value) => {
    expect(parseDocument(value)).toBeNull();
  });
});
