import { expect, test } from 'vitest';
import { chooseStep, listTicksBetween, listTicksOver, listValues } from './ticks';

test.each([
  [100, 4, 25],
  [9, 3, 5],
  [650, 3, 250],
  [0.4, 4, 0.1],
])('across %d there are at most %d steps of %d', (span, count, step) => {
  expect(chooseStep(span, count)).toBeCloseTo(step, 12);
});

test('between two ends only round values are listed', () => {
  expect(listTicksBetween(3, 22, 4)).toEqual([5, 10, 15, 20]);
  expect(listTicksBetween(7, 7, 4)).toEqual([7]);
});

test.each([
  [
    [3, 8, 14],
    [0, 5, 10, 15],
  ],
  [
    [312, 494],
    [0, 200, 400, 600],
  ],
  [[0.4], [0, 0.1, 0.2, 0.3, 0.4]],
  [
    [-5, 30],
    [-10, 0, 10, 20, 30],
  ],
])('the ticks over %j are %j', (values, ticks) => {
  expect(listTicksOver(values)).toEqual(ticks);
});

test('steps are whole although their sum is not', () => {
  expect(listValues(0.8, 1, 0.05)).toEqual([0.8, 0.85, 0.9, 0.95, 1]);
});
