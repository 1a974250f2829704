import { expect, test } from 'vitest';
import { formatDate, formatLongDate, formatMoment, formatRecent, timeZoneName } from './format';

const now = new Date(2026, 2, 30, 9, 0);
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

test.each([
  [new Date(2026, 2, 30, 0, 5), 'Today, 00:05'],
  [new Date(2026, 2, 29, 23, 59), 'Yesterday'],
  // The night before, the clock was put forward in much of Europe.
  [new Date(2026, 2, 29, 0, 1), 'Yesterday'],
  [new Date(2026, 2, 28, 23, 59), '28 Mar'],
  [new Date(2026, 0, 2), '2 Jan'],
  [new Date(2025, 11, 31), '31 Dec 2025'],
])('%s reads %s', (moment, words) => {
  expect(plain(formatRecent(moment.toISOString(), now))).toBe(words);
});

test.each([
  ['Europe/Berlin', 'Central European Time'],
  ['UTC', 'Coordinated Universal Time'],
])('the time zone %s is called %s', (zone, name) => {
  expect(timeZoneName(zone)).toBe(name);
});

test('a line ends before or after a date, not within it', () => {
  const lines = (words: string) => words.split(' ').map(plain);
  expect(lines(formatDate(now))).toEqual(['30 Mar 2026']);
  expect(lines(formatLongDate(now))).toEqual(['30 March 2026']);
  expect(lines(formatMoment(now))).toEqual(['30 Mar 2026,', expect.stringMatching(/^09:00 \S+$/)]);
});
