import { describe, expect, test } from 'vitest';
import { fit } from './fit';
import { project } from './project';
import { NO_SEASON } from './season';
import { computeNormalQuantile, computeStudentQuantile, widen } from './widths';

const ALL = () => true;

test.each([
  [50, 0.6744897501960817],
  [80, 1.2815515655446004],
  [90, 1.6448536269514722],
  [95, 1.959963984540054],
  [99, 2.5758293035489004],
  [99.9, 3.2905267314918945],
])('the normal quantile of a range of %d percent agrees with the table', (percent, table) => {
  expect(computeNormalQuantile(0.5 + percent / 200)).toBeCloseTo(table, 9);
});

describe('Student’s t from a normal quantile', () => {
  // Tables of Student's t, two-sided.
  test.each([
    [95, 5, 2.571],
    [95, 10, 2.228],
    [95, 30, 2.042],
    [95, 1000, 1.962],
    [80, 5, 1.476],
    [99, 5, 4.032],
    [99, 10, 3.169],
  ])(
    'agrees with the table for %d percent and %d degrees of freedom',
    (percent, freedom, table) => {
      const normal = computeNormalQuantile(0.5 + percent / 200);
      expect(Math.abs(computeStudentQuantile(normal, freedom) - table)).toBeLessThan(0.03);
    },
  );
});

describe('widened ranges', () => {
  const values = Array.from({ length: 40 }, (_, i) => 100 + ((i * 37) % 23) + (i > 25 ? 60 : 0));

  test('are never narrower than the model’s, never narrow again, and keep its expectation', () => {
    const fitted = fit(values, NO_SEASON);
    const plain = project(fitted, 12);
    const { moments } = widen(values, ALL, fitted, 12);
    moments.forEach(({ mean, sigma }, i) => {
      expect(mean).toBe(plain[i]?.mean);
      expect(sigma).toBeGreaterThan(plain[i]?.sigma ?? Infinity);
      expect(sigma).toBeGreaterThan(moments[i - 1]?.sigma ?? 0);
    });
  });

  test('count the outliers that the fit leaves out', () => {
    const broken = values.map((value, i) => (i === 10 ? 900 : value));
    const isCounted = (i: number) => i !== 10;
    const fitted = fit(broken, NO_SEASON, isCounted);
    const [first] = widen(broken, isCounted, fitted, 1).moments;
    expect(first?.sigma).toBeGreaterThan(800 / Math.sqrt(40));
  });
});
