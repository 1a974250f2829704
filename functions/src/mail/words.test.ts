import { expect, test } from 'vitest';
import { formatDay, formatTime, formatLicenseName, toOneLine } from './words';

test.each([
  ['2026-11-20T00:00:00.000Z', '20 November 2026'],
  ['2026-11-20T23:59:59.999Z', '20 November 2026'],
  ['2027-02-01T12:00:00.000Z', '1 February 2027'],
])('formatDay formats %s as %s', (instant, words) => {
  expect(formatDay(instant)).toBe(words);
});

test('formatTime uses UTC', () => {
  expect(formatTime(new Date('2026-11-20T00:05:59.000Z'))).toBe('00:05');
});

test('names a licence for a pack, and a membership for the suite', () => {
  expect([formatLicenseName('charts'), formatLicenseName('suite')]).toEqual([
    'Flexa Charts licence',
    'Flexa Membership',
  ]);
});

test.each([
  ['Hello\r\nBcc: all@example.com', 'Hello Bcc: all@example.com'],
  ['one\u2028two\u0000three', 'one two three'],
  ['\u202Egnp.exe', 'gnp.exe'],
  ['  plain  text ', 'plain text'],
])('toOneLine turns %j into %j', (text, line) => {
  expect(toOneLine(text)).toBe(line);
});
