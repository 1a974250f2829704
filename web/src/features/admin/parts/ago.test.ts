import { expect, test } from 'vitest';
import { normalizeSpaces } from '@/testing/plain';
import { formatAgo } from './ago';

const at = new Date('2026-11-20T12:00:00.000Z');

test.each([
  ['2026-11-20T11:59:30.000Z', 'Just now'],
  ['2026-11-20T11:48:00.000Z', '12 min ago'],
  ['2026-11-20T07:00:00.000Z', '5 h ago'],
  ['2026-11-19T11:00:00.000Z', 'Yesterday'],
  ['2026-11-15T11:00:00.000Z', '5 days ago'],
  ['2026-03-02T12:00:00.000Z', '2 Mar 2026'],
])('formatAgo: %s was %s', (moment, text) => {
  expect(normalizeSpaces(formatAgo(moment, at))).toBe(text);
});
