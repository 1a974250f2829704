import { expect, test } from 'vitest';
import { computeTimeLeft } from './time-left';

const end = new Date('2025-10-31T23:59:59.999Z');
const computeBeforeEnd = (ms: number) => computeTimeLeft(new Date(end.getTime() - ms), end);

test('computeTimeLeft returns whole days, hours, minutes and seconds up to the end', () => {
  expect(computeTimeLeft(new Date('2025-10-19T15:18:32.999Z'), end)).toEqual({
    days: 12,
    hours: 8,
    minutes: 41,
    seconds: 27,
  });
  expect(computeBeforeEnd(24 * 3600 * 1000)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
  expect(computeBeforeEnd(1999)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

test('computeTimeLeft returns null in the last second and after the end', () => {
  expect(computeBeforeEnd(999)).toBeNull();
  expect(computeBeforeEnd(0)).toBeNull();
  expect(computeBeforeEnd(-5000)).toBeNull();
});
