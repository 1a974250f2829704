import { expect, test } from 'vitest';
import { chooseLabels, listTicks } from './chart-scale';

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [81, [0, 50, 100]],
  [90, [0, 50, 100]],
  [650, [0, 250, 500, 750]],
  [1_910_000, [0, 1_000_000, 2_000_000]],
])('the grid of values up to %i has lines at %j', (largest, lines) => {
  expect(listTicks(largest)).toEqual(lines);
});

test('chooseLabels leaves out labels that would touch, but never the last', () => {
  expect([...chooseLabels(12, 600, 40)]).toHaveLength(12);
  expect([...chooseLabels(12, 240, 60)].sort((a, b) => a - b)).toEqual([2, 5, 8, 11]);
});
