import { expect, test } from 'vitest';
import { PACKS } from '@flexa/contracts/plans';
import { THEME_PART } from '@/lib/theme-part';
import { factsOf, partsOf } from './pack-words';

test.each([
  ['charts', '3 visuals: Variance columns, Bullet list and Bridge'],
  ['designs', '1 visual: Key figure'],
  ['tables', '1 visual: Table'],
  ['analytics', '1 visual: Forecast and outliers'],
] as const)('pricing of %s lists its visuals: "%s"', (pack, line) => {
  expect(factsOf(pack)[0]).toBe(line);
});

test.each(PACKS)('the table of %s says what the theme part of the membership adds', (pack) => {
  expect(partsOf(pack).at(-1)).toEqual({
    part: 'Command line and GitHub Action for CI',
    inPack: false,
    inMembership: true,
  });
  expect(factsOf(pack)).not.toContain(THEME_PART);
  expect(factsOf('suite')).toContain(THEME_PART);
});
