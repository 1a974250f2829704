import { expect, test } from 'vitest';
import { randomFrom, sampledPairs, sampleOf } from './sample';

const list = Array.from({ length: 40 }, (_, index) => index);

test('a sample is a share of the list, in its order, the same for the same seed', () => {
  const sample = sampleOf(list, 0.2, 1);
  expect(sample).toHaveLength(8);
  expect(sample).toEqual(sample.toSorted((a, b) => a - b));
  expect(sampleOf(list, 0.2, 1)).toEqual(sample);
  expect(sampleOf(list, 0.2, 2)).not.toEqual(sample);
});

test('a sample is never empty and never more than there is', () => {
  expect(sampleOf(list, 0.001, 1)).toHaveLength(1);
  expect(sampleOf(list, 1, 1)).toEqual(list);
  expect(sampleOf([], 0.5, 1)).toEqual([]);
});

test('random numbers lie between 0 and 1 and are spread', () => {
  const random = randomFrom(7);
  const numbers = Array.from({ length: 1000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});

test('sampled pairs have each row once and each column as often as another', () => {
  const drawn = sampledPairs(list, ['a', 'b', 'c', 'd'], 1);
  expect(drawn.map(({ row }) => row)).toEqual(list);
  for (const letter of ['a', 'b', 'c', 'd']) {
    expect(drawn.filter(({ column }) => column === letter)).toHaveLength(10);
  }
  expect(sampledPairs(list, ['a', 'b', 'c', 'd'], 1)).toEqual(drawn);
  expect(sampledPairs(list, ['a', 'b', 'c', 'd'], 3)).not.toEqual(drawn);
});
