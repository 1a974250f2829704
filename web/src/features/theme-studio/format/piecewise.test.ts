// @vitest-environment node
import { Validator, type Schema } from '@cfworker/json-schema';
import { expect, it } from 'vitest';
import { hasPowerBiData, powerBiData, WITHOUT_POWERBI_DATA } from '@/testing/powerbi';
import { buildTheme } from '../model/build-theme';
import { DEFAULT_DECISIONS } from '../model/decisions';
import type { Theme } from '../model/document';
import { changed } from '../model/pointer';
import { turnPage } from '../model/turn-page';
import { piecewise } from './piecewise';

const theme = buildTheme('Meridian', DEFAULT_DECISIONS);
const AT = '/visualStyles/columnChart/*/legend';
const EDITS: readonly Theme[] = [
  theme,
  changed(theme, { '/dataColors/0': { set: 'red' } }),
  changed(theme, { [`${AT}/0/show`]: { set: 'yes' } }),
  // What was refused is refused again, and what is mended accepted.
  changed(theme, { [`${AT}/0/show`]: { set: 'yes' } }),
  changed(theme, { [`${AT}/0/show`]: { set: false } }),
  changed(theme, { [AT]: { removed: true } }),
  changed(theme, { '/visualStyles/columnChart/*': { set: [] } }),
  changed(theme, { '/visualStyles/columnChart': { set: 'none' } }),
  changed(theme, { '/visualStyles/page': { set: { mine: {} } } }),
  changed(theme, { '/visualStyles': { set: [] } }),
  changed(theme, { '/name': { removed: true } }),
  buildTheme('Meridian', turnPage(DEFAULT_DECISIONS, 'dark')),
  theme,
];

if (hasPowerBiData) {
  it('says of every edit in a row what the schema says of the whole theme', () => {
    const schema = powerBiData('reportThemeSchema.json') as Schema;
    const ask = piecewise(new Validator(schema, '7', true));
    const whole = new Validator(schema, '7', true);
    const said = EDITS.map((each) => ask(each).valid);
    expect(said).toEqual(EDITS.map((each) => whole.validate(each).valid));
    expect(new Set(said)).toEqual(new Set([true, false]));
  }, 60_000);
} else {
  it.skip(WITHOUT_POWERBI_DATA);
}
