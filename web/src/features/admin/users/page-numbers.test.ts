import { expect, test } from 'vitest';
import { listPageNumbers } from './page-numbers';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 107, '1 2 3 … 107'],
  [2, 5, '1 2 3 4 5'],
  [3, 6, '1 2 3 4 5 6'],
  [50, 107, '1 … 49 50 51 … 107'],
  [107, 107, '1 … 105 106 107'],
])('on page %i of %i the pager shows %s', (page, totalPages, shown) => {
  expect(
    listPageNumbers(page, totalPages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(shown);
});
