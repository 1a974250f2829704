import { expect, test } from 'vitest';
import { readSort, readWidths, writeSort, writeWidths } from './kept-view';

test('widths in the report are limited to those that a reader can drag', () => {
  const stored = '{"":1e999,"AC":1e9,"PL":0.001,"Δ":120,"x":"wide","y":-4}';
  expect([...(readWidths(stored) ?? [])]).toEqual([
    ['', 600],
    ['AC', 600],
    ['PL', 40],
    ['Δ', 120],
  ]);
});

test.each(['', '{', 'null', '5', '[]', '{"AC":"wide"}', 7, undefined])(
  'ignores the stored widths %j',
  (stored) => {
    expect(readWidths(stored)).toBeUndefined();
  },
);

test('reads widths and sorting as it writes them, and ignores other texts', () => {
  const widths = new Map([['Δ PL %', 90]]);
  expect(readWidths(writeWidths(widths))).toEqual(widths);
  const sort = { column: '-+ AC', isDown: true };
  expect(readSort(writeSort(sort))).toEqual(sort);
  expect([readSort('AC'), readSort(''), readSort({}), readSort(3)]).toEqual(Array(4).fill(null));
});
