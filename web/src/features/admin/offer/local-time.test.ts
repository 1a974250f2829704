import { expect, test } from 'vitest';
import { parseLocal, formatLocal } from './local-time';

test('formatLocal and parseLocal keep a moment to the minute', () => {
  const moment = new Date('2026-11-20T12:34:56.000Z');
  expect(parseLocal(formatLocal(moment))).toBe('2026-11-20T12:34:00.000Z');
});

test('parseLocal returns null for an empty field', () => {
  expect(parseLocal('')).toBeNull();
});
