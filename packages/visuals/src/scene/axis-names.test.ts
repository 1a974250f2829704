import { expect, test } from 'vitest';
import { layOutNames } from './axis-names';
import { fitName, fitWords, estimateWidth } from './words';

const createRoom = (width: number, count: number, height = 260) => ({
  step: (width - 16) / count,
  fontSize: 12,
  line: 18,
  most: height * 0.3,
});
const STATEMENT = [
  ...['Net revenue', 'Cost of goods sold', 'Gross profit', 'Marketing expenses'],
  ...['Personnel', 'Depreciation', 'Operating result'],
];

test('names with enough room are on one line', () => {
  expect(layOutNames(['Jan', 'Feb'], createRoom(440, 2))).toMatchObject({
    isTurned: false,
    height: 18,
    texts: [['Jan'], ['Feb']],
  });
});

test('a statement at 440 by 260 has its names whole, in lines', () => {
  const names = layOutNames(STATEMENT, createRoom(440, 7));
  expect(names?.texts.slice(0, 4)).toEqual([
    ['Net', 'revenue'],
    ['Cost of', 'goods', 'sold'],
    ['Gross', 'profit'],
    ['Marketing', 'expenses'],
  ]);
});

test('a word that is too long wraps, or keeps its beginning and its end', () => {
  const names = layOutNames(['Espectroscopia', 'B', 'C'], createRoom(210, 3));
  expect(names?.texts[0]).toEqual(['Espectr-', 'oscopia']);
  const longest = 'Grünlandbewirtschaftungsgenossenschaft';
  expect(layOutNames([longest, 'B', 'C'], createRoom(210, 3))?.texts[0]?.join('')).toMatch(
    /^Grü.*….*aft$/,
  );
});

test('the names of twelve months are rotated if lines are too short, and complete', () => {
  const months = ['January', 'February', 'September', 'November', 'December'];
  const all = Array.from({ length: 12 }, (_, i) => months[i % 5] ?? '');
  const names = layOutNames(all, createRoom(440, 12));
  expect(names?.isTurned).toBe(true);
  expect(names?.texts.flat()).toEqual(all);
  expect(names?.height).toBeLessThan(260 * 0.3);
});

test('shows only some of very many names', () => {
  expect(
    layOutNames(
      Array.from({ length: 100 }, (_, i) => `Row ${i}`),
      createRoom(440, 100),
    ),
  ).toBeNull();
});

test.each([
  ...['Forecast', 'Profit', 'Variance', 'Last Year', 'Quantity', 'Budget', 'Umsatz', 'Kosten'],
  ...['Gewinn', 'Target', 'Amount', 'Ventes', 'Ist', '売上', '予算', '前年', 'Revenue', 'Orders'],
])('%s fits into its own width, whatever the noise of sums', (name) => {
  for (const size of [11, 12, 16, 32]) {
    const width = estimateWidth(name, size);
    expect(fitWords(name, width + size * 2 - size * 2, size)).toBe(name);
    expect(fitName(name, width + 0.1 - 0.1, size)).toBe(name);
  }
});

test('a name is shortened within its room, between letters', () => {
  const cut = fitName('International affairs', 80, 12);
  expect(cut).toMatch(/^Inter?.*….*airs$/);
  expect(estimateWidth(cut, 12)).toBeLessThanOrEqual(80.1);
  for (let width = 0; width < 100; width += 3) {
    const flags = fitName('🏳️‍🌈'.repeat(6), width, 12).replace('…', '');
    expect(flags.length % '🏳️‍🌈'.length).toBe(0);
  }
});
