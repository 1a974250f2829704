import { expect, test } from 'vitest';
import { formatInstant } from './format-date';

test.each([
  ['day', '2 Mar 2026'],
  ['long-day', '2 March 2026'],
  ['day-of-month', '2 Mar'],
  ['long-day-of-month', '2 March'],
  ['month', 'Mar 2026'],
  ['long-month', 'March 2026'],
  ['month-name', 'March'],
  ['time', '23:05'],
  ['time-with-seconds', '23:05:59'],
  ['moment', '2 Mar 2026, 23:05 UTC'],
] as const)('formatInstant formats the style %s as %s', (style, words) => {
  expect(formatInstant('2026-03-02T23:05:59.000Z', style, 'UTC')).toBe(words);
});

test('formatInstant uses the time zone of the machine by default', () => {
  const midday = new Date(2026, 2, 2, 12, 0);
  expect(formatInstant(midday, 'time')).toBe('12:00');
});
