import { expect, test } from 'vitest';
import { formatDate, formatLongDate, formatMoment } from './format';

const now = new Date(2026, 2, 30, 9, 0);
const normalizeSpaces = (words: string) => words.replaceAll('\u00a0', ' ');

test('a date never breaks across two lines', () => {
  const splitLines = (words: string) => words.split(' ').map(normalizeSpaces);
  expect(splitLines(formatDate(now))).toEqual(['30 Mar 2026']);
  expect(splitLines(formatLongDate(now))).toEqual(['30 March 2026']);
  expect(splitLines(formatMoment(now))).toEqual([
    '30 Mar 2026,',
    expect.stringMatching(/^09:00 \S+$/),
  ]);
});
