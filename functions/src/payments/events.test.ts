import { expect, test } from 'vitest';
import { EVENT_TYPE_PARTS, EVENT_TYPES } from './events';

test('the hourly job requests every type of event, at most 20 per request', () => {
  expect(EVENT_TYPE_PARTS.flat()).toEqual([...EVENT_TYPES]);
  expect(Math.max(...EVENT_TYPE_PARTS.map(({ length }) => length))).toBeLessThanOrEqual(20);
});
