import privacy from '../texts/legal/privacy-policy.mdx';
import terms from '../texts/legal/term-of-website-use.mdx';
import { expect, test } from 'vitest';
import { collectBlocks } from './blocks';
import { extractText } from './words';

test.each([
  ['the privacy policy', privacy, 'Who is responsible'],
  ['the terms', terms, 'Who we are'],
])('the legal text %s names the operator below "%s"', (_page, text, heading) => {
  const blocks = collectBlocks(text, { operator: 'Flexa GmbH, 1 Street' });
  const words = blocks.map((block) => extractText(block));
  expect(words[words.indexOf(heading) + 1]).toBe('Flexa GmbH, 1 Street');
});
