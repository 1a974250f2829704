/** Compares the documentation's changelogs, one per pack, with the versions of the built visuals. */
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { formatProductName } from '@flexa/contracts/product-names';
import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { MANIFESTS } from '@flexa/visuals/manifests';
import { expect, test } from 'vitest';
import { SHOWCASES } from '@/features/content/showcase/packs';
import document from '@/features/content/texts/document/document.mdx';
import { collectBlocks, isPart, isTable } from '@/features/content/text/blocks';
import { extractText } from '@/features/content/text/words';

const blocks = collectBlocks(document);
const start = blocks.findIndex((block) => isPart(block) && extractText(block) === 'Versions');

test.each(FLEXA_VISUALS)('the changelog of $pack has the version of $name', ({ name, pack }) => {
  const manifest = MANIFESTS.find((each) => each.name === name);
  const label = blocks.findIndex(
    (block, index) => index > start && extractText(block) === VISUAL_NAMES[pack],
  );
  const changelog = blocks[label + 1];
  expect(changelog && isTable(changelog)).toBe(true);
  const text = changelog ? extractText(changelog).toLowerCase() : '';
  expect(text).toContain(`${name.replaceAll('-', ' ')}${manifest?.version}`);
});

test.each(Object.values(SHOWCASES))(
  'the page of $pack has the same name as its licence',
  (page) => {
    expect(page.title).toBe(formatProductName(page.pack));
  },
);
