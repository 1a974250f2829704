// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasPowerBiData, WITHOUT_POWERBI_DATA } from '@/testing/powerbi';
import { buildTheme } from './build-theme';
import { randomDecisions } from './testing/random-decisions';
import { ignoreChecker, themeValidator } from './testing/theme-validator';

/** Half of the 10,000; the other half runs beside it, for the other kind of page. */
const RUNS = 5000;

if (hasPowerBiData) {
  it(`Power BI takes the theme of ${RUNS} random settings for a light page, and ignores nothing`, () => {
    const isValid = themeValidator();
    const isIgnoring = ignoreChecker();
    const red = { visualStyles: { page: { '*': { outspace: [{ color: 'red', colour: 1 }] } } } };
    expect([isValid({ name: 'A', ...red }), isIgnoring(red)]).toEqual([false, true]);
    fc.assert(
      fc.property(randomDecisions, (decisions) => {
        const theme = buildTheme('Any', { ...decisions, page: 'light' });
        return isValid(theme) && !isIgnoring(theme);
      }),
      { numRuns: RUNS },
    );
  }, 300_000);
} else {
  it.skip(WITHOUT_POWERBI_DATA);
}
