import { describe, expect, test } from 'vitest';
import { fit } from './fit';
import { project } from './project';
import { computeStudentQuantile, widen } from './widths';

const ALL = () => true;

describe('Student’s t from a normal quantile', () => {
  // Tables of Student's t, two-sided 95 percent.
  test.each([
    [5, 2.571],
    [10, 2.228],
    [30, 2.042],
    [1000, 1.962],
  ])('agrees with the table for %d degrees of freedom', (freedom, table) => {
    expect(Math.abs(computeStudentQuantile(1.959963984540054, freedom) - table)).toBeLessThan(0.04);
  });
});

describe('widened ranges', () => {
  const values = Array.from({ length: 40 }, (_, i) => 100 + ((i * 37) % 23) + (i > 25 ? 60 : 0));

  test('are never narrower than the model’s, never narrow again, and keep its expectation', () => {
    const fitted = fit(values, 0);
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
    const fitted = fit(broken, 0, isCounted);
    const [first] = widen(broken, isCounted, fitted, 1).moments;
    expect(first?.sigma).toBeGreaterThan(800 / Math.sqrt(40));
  });
});
