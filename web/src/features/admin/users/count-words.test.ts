import { expect, test } from 'vitest';
import { countWords } from './count-words';

test.each([
  [1284, true, '1,284'],
  [312, false, '312 or more'],
  [0, false, '0 or more'],
])('%i, exact: %s, reads %s', (total, isExact, words) => {
  expect(countWords(total, isExact)).toBe(words);
});
