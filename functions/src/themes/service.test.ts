import { expect, test } from 'vitest';
import { selectKeptSizes } from './repository';
import { listShownColors } from './service';

const TEN = Array.from({ length: 10 }, (_, n) => `#00000${n}`);

test.each<[string, unknown, string[]]>([
  ['of none', undefined, []],
  ['of an empty list', [], []],
  ['of a value that is no list', '#112233', []],
  ['of an object like a list', { 0: '#112233', length: 1 }, []],
  [
    'of all notations',
    ['#abc', '#ABCD', '#1a2b3c', '#1A2B3C4d'],
    ['#abc', '#ABCD', '#1a2b3c', '#1A2B3C4d'],
  ],
  [
    'of values that are no colours',
    [
      'red',
      '112233',
      '#12',
      '#12345',
      '#1234567',
      '#gggggg',
      'url(#112233)',
      '#112233;x',
      null,
      5,
      ['#112233'],
    ],
    [],
  ],
  ['of a list that is too long', ['no', ...TEN], TEN.slice(0, 8)],
])('listShownColors picks the colours %s', (_name, dataColors, shown) => {
  expect(listShownColors({ name: 'x', dataColors })).toEqual(shown);
});

test.each([
  ['one', [200_000], [200_000]],
  ['one that is larger than all together may be', [5_000_000], [5_000_000]],
  ['as many as there is room for', [1, 400_000, 300_000, 300_000], [400_000, 300_000, 300_000]],
  ['none before one that has no room', [1, 900_000, 200_000], [200_000]],
  ['twenty', Array.from({ length: 23 }, (_, n) => n), Array.from({ length: 20 }, (_, n) => n + 3)],
])('selectKeptSizes keeps %s', (_name, sizes, kept) => {
  expect(selectKeptSizes(sizes)).toEqual(kept);
});
