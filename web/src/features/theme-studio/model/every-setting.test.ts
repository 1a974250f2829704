// @vitest-environment node
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasPowerBiData, powerBiData, WITHOUT_POWERBI_DATA } from '@/testing/powerbi';
import { buildTheme } from './build-theme';
import { randomDecisions } from './testing/random-decisions';
import { ignoredSettings, settingsOf, type Catalogue, type Setting } from './testing/settings';

const RUNS = 10_000;

if (hasPowerBiData) {
  it(`Power BI takes the theme of ${RUNS} random settings, and ignores nothing in it`, () => {
    const ajv = new Ajv({ strict: false, validateSchema: false, code: { optimize: false } });
    const isValid = ajv.compile(powerBiData('reportThemeSchema.json') as object);
    const catalogue = powerBiData('themeCatalogue-2.152.json') as Catalogue;
    // Thousands of themes set the same properties: each is looked up once.
    const known = new Map<string, boolean>();
    const isIgnored = (setting: Setting) => {
      const key = `${setting.visual} ${setting.card} ${setting.property}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const ignored = ignoredSettings([setting], catalogue).length > 0;
      known.set(key, ignored);
      return ignored;
    };
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), randomDecisions, (name, decisions) => {
        const theme = buildTheme(name, decisions);
        if (!isValid(theme)) throw new Error(JSON.stringify(isValid.errors));
        expect(settingsOf(theme).filter(isIgnored)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
    expect(known.size).toBeGreaterThan(1000);
  }, 300_000);
} else {
  it.skip(WITHOUT_POWERBI_DATA);
}
