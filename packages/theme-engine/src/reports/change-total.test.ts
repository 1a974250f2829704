import { expect, test } from 'vitest';
import { formatChangeTotal } from './change-total';

test.each([
  [0, 0, 'Nothing to change'],
  [0, 2, 'Only the theme changes, in 2 files'],
  [1, 1, '1 change in 1 file'],
  [12, 5, '12 changes in 5 files'],
])('the total of %d changes in %d files is named', (changes, files, text) => {
  expect(formatChangeTotal(changes, files)).toBe(text);
});
