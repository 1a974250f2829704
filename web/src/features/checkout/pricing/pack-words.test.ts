import { expect, test } from 'vitest';
import { PACKS } from '@flexa/contracts/plans';
import { THEME_PART } from '@/lib/theme-part';
import { listVisuals, VISUAL_TITLES } from '@/lib/visual-files';
import { listFacts, compareParts } from './pack-words';

test.each(PACKS)('pricing of %s counts and names the visuals of the pack', (pack) => {
  const titles = listVisuals(pack).map((name) => VISUAL_TITLES[name]);
  const [line = ''] = listFacts(pack);
  expect(line).toMatch(new RegExp(`^${titles.length} visuals?: `));
  expect(line.replace(/^.*: /, '').split(/, | and (?!outliers)/)).toEqual(titles);
});

test.each(PACKS)('the table of %s says what the theme part of the membership adds', (pack) => {
  expect(compareParts(pack).at(-1)).toEqual({
    part: 'Command line and GitHub Action for CI',
    inPack: false,
    inMembership: true,
  });
  expect(listFacts(pack)).not.toContain(THEME_PART);
  expect(listFacts('suite')).toContain(THEME_PART);
});
