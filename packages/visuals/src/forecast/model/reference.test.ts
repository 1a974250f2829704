import { describe, expect, test } from 'vitest';
import cases from '../testing/reference.json' with { type: 'json' };
import { fit } from './fit';
import { project } from './project';
import { createFreeSeason } from './season';

/**
 * How far ours may lie from R's, in parts of R's width of 95 percent. R stops its search early, so that
 * ours fits some series better, with another smoothing and other widths: README, "Forecasts".
 */
const MEAN_APART = 0.12;
const ENDS_APART = 0.25;
const QUANTILES = { 50: 0.6744897501960817, 80: 1.2815515655446004, 95: 1.959963984540054 };

describe.each(cases)('$name, beside R’s forecast', (theirs) => {
  const { values, season, isLog } = theirs;
  const fitted = fit(isLog ? values.map(Math.log) : values, createFreeSeason(season));
  const back = isLog ? Math.exp : (value: number) => value;
  const ours = project(fitted, theirs.mean.length);
  const widths = theirs.high95.map((high, i) => high - (theirs.low95[i] ?? 0));
  const measureDistance = (of: (i: number) => number, reference: readonly number[]) =>
    Math.max(...reference.map((value, i) => Math.abs(of(i) - value) / (widths[i] ?? 1)));

  test('fits at least as well', () => {
    expect(fitted.squares).toBeLessThanOrEqual(theirs.squares * 1.002);
  });

  test('expects the same', () => {
    expect(measureDistance((i) => back(ours[i]?.mean ?? 0), theirs.mean)).toBeLessThan(MEAN_APART);
  });

  test.each([50, 80, 95] as const)('gives the same range of %d percent', (percent) => {
    const computeEnd = (sign: number) => (i: number) => {
      const { mean = 0, sigma = 0 } = ours[i] ?? {};
      return back(mean + sign * QUANTILES[percent] * sigma);
    };
    expect(measureDistance(computeEnd(-1), theirs[`low${percent}`])).toBeLessThan(ENDS_APART);
    expect(measureDistance(computeEnd(1), theirs[`high${percent}`])).toBeLessThan(ENDS_APART);
  });
});
