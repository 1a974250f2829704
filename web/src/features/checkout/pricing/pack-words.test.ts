import { expect, test } from 'vitest';
import { PACKS } from '@flexa/contracts/plans';
import { THEME_PART_SUMMARY } from '@/lib/theme-part';
import { listVisuals, VISUAL_TITLES } from '@/lib/visual-files';
import { listFacts, compareWithMembership } from './pack-words';

test.each(PACKS)('pricing of %s counts and names the visuals of the pack', (pack) => {
  const titles = listVisuals(pack).map((name) => VISUAL_TITLES[name]);
  const [line = ''] = listFacts(pack);
  expect(line).toMatch(new RegExp(`^${titles.length} visuals?: `));
  expect(line.replace(/^.*: /, '').split(/, | and (?!outliers)/)).toEqual(titles);
});

test.each(PACKS)('the comparison of %s with the membership ends with the command line', (pack) => {
  expect(compareWithMembership(pack).at(-1)).toEqual({
    name: 'Command line and GitHub Action for CI',
    inPack: false,
    inMembership: true,
  });
  expect(listFacts(pack)).not.toContain(THEME_PART_SUMMARY);
  expect(listFacts('suite')).toContain(THEME_PART_SUMMARY);
});
