import { describe, expect, test } from 'vitest';
import { KINDS, simulateSeries } from './simulate';

describe('simulated series', () => {
  const series = simulateSeries(1);

  test('are 500, a third of them at most from the fitted model', () => {
    expect(series).toHaveLength(500);
    const fitted = series.filter(({ kind }) => kind === 'the fitted model');
    expect(fitted.length * 3).toBeLessThanOrEqual(series.length);
    expect(new Set(series.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  });

  test('are the same for the same seed, and others for another', () => {
    expect(simulateSeries(1)).toEqual(series);
    expect(simulateSeries(2)[0]).not.toEqual(series[0]);
    expect(series[0]?.history[0]?.toFixed(9)).toBe('1071.438374027');
  });

  test('have finite values, and a short history covers less than two seasons of months', () => {
    expect(
      series.every(({ history, future }) => [...history, ...future].every(Number.isFinite)),
    ).toBe(true);
    const short = series.filter(({ kind, season }) => kind === 'short history' && season === 12);
    expect(Math.max(...short.map(({ history }) => history.length))).toBeLessThan(24);
  });
});
