import { expect, test } from 'vitest';
import { PACKS } from '@flexa/contracts/plans';
import { THEME_PART } from '@/lib/theme-part';
import { factsOf, partsOf } from './pack-words';

test.each(PACKS)('the table of %s says what the theme part of the membership adds', (pack) => {
  expect(partsOf(pack).at(-1)).toEqual({
    part: 'Command line and Action in pipelines',
    inPack: false,
    inMembership: true,
  });
  expect(factsOf(pack)).not.toContain(THEME_PART);
  expect(factsOf('suite')).toContain(THEME_PART);
});
