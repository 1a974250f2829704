import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs, SEED } from '@flexa/testing/sample';
import { checkTheme } from '../../format/check-theme';
import { buildTheme } from '../build-theme';
import { randomDecisions } from './random-decisions';
import { ignoreChecker, loadThemeValidator } from './theme-validator';

/** Half of 10,000 runs. The other kind of page gets the other half. */
const RUNS = runs(5000, 40);

/** Tests that Power BI accepts a theme of any decisions for a kind of page and ignores nothing. */
export function testEverySetting(page: 'light' | 'dark'): void {
  it(`Power BI takes the theme of ${RUNS} random settings for a ${page} page, and ignores nothing by schema and catalogue`, () => {
    const isValid = loadThemeValidator();
    const isIgnoring = ignoreChecker();
    const red = { visualStyles: { page: { '*': { outspace: [{ color: 'red', colour: 1 }] } } } };
    expect([isValid({ name: 'A', ...red }), isIgnoring(red)]).toEqual([false, true]);
    fc.assert(
      fc.property(randomDecisions, (decisions) => {
        const theme = buildTheme('Any', { ...decisions, page });
        const { errors, ignored } = checkTheme(theme, null);
        return isValid(theme) && !isIgnoring(theme) && errors.length + ignored.length === 0;
      }),
      { numRuns: RUNS, seed: SEED },
    );
  }, 600_000);
}
