import { expect, test } from 'vitest';
import { formatTotal } from './format-total';

test.each([
  [1284, true, '1,284'],
  [312, false, '312 or more'],
  [0, false, '0 or more'],
])('formatTotal: %i, exact: %s, reads %s', (total, isExact, text) => {
  expect(formatTotal(total, isExact)).toBe(text);
});
