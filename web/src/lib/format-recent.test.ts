import { expect, test } from 'vitest';
import { formatRecent } from './format-recent';

const now = new Date(2026, 2, 30, 9, 0);
const normalizeSpaces = (words: string) => words.replaceAll('\u00a0', ' ');

test.each([
  [new Date(2026, 2, 30, 0, 5), 'Today, 00:05'],
  [new Date(2026, 2, 29, 23, 59), 'Yesterday'],
  // The clocks went forward the night before in much of Europe.
  [new Date(2026, 2, 29, 0, 1), 'Yesterday'],
  [new Date(2026, 2, 28, 23, 59), '28 Mar'],
  [new Date(2026, 0, 2), '2 Jan'],
  [new Date(2025, 11, 31), '31 Dec 2025'],
])('formatRecent formats %s as %s', (moment, words) => {
  expect(normalizeSpaces(formatRecent(moment.toISOString(), now))).toBe(words);
});
