import { expect, test } from 'vitest';
import { formatDate, formatLongDate, formatMoment } from './format';

const now = new Date(2026, 2, 30, 9, 0);
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test('a line ends before or after a date, not within it', () => {
  const lines = (words: string) => words.split(' ').map(plain);
  expect(lines(formatDate(now))).toEqual(['30 Mar 2026']);
  expect(lines(formatLongDate(now))).toEqual(['30 March 2026']);
  expect(lines(formatMoment(now))).toEqual(['30 Mar 2026,', expect.stringMatching(/^09:00 \S+$/)]);
});
