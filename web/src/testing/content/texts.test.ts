/** Tests every text of features/content/texts: length, figures, examples, links and anchors. */
import { describe, expect, test } from 'vitest';
import { POSTS } from '@/features/content/texts/blogs/posts';
import { CHAPTERS } from '@/features/content/texts/document/chapters';
import { EXAMPLES } from '@/features/content/texts/examples/examples';
import { pages } from '@/app/pages';
import reference from 'virtual:api-reference';
import { API_TAGS } from '@/features/content/texts/document/api-tags';
import {
  isChapter,
  isCode,
  isFigure,
  isPart,
  estimateReadingTime,
  countWords,
  type Block,
} from '@/features/content/text/blocks';
import { createAnchor, extractText } from '@/features/content/text/words';
import { DATA_LINKS } from './pieces';
import { articles, collectElements, TEXTS } from './texts';

describe.each(articles)('$post.slug', ({ post, blocks }) => {
  test('an article has 800 to 1,500 words and the reading time of the list', () => {
    expect(countWords(blocks)).toBeGreaterThanOrEqual(800);
    expect(countWords(blocks)).toBeLessThanOrEqual(1500);
    expect(post.minutes).toBe(estimateReadingTime(blocks));
  });

  test('each figure of an article has an alternative text and a caption', () => {
    const figures = blocks.filter(isFigure);
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const { props } of figures) {
      expect(props.alt.length).toBeGreaterThan(30);
      expect(props.caption.length).toBeGreaterThan(20);
    }
  });

  test('an article’s theme files are JSON with the name that Power BI requires', () => {
    for (const block of blocks.filter(isCode)) {
      const [code] = collectElements(block.props.children);
      if (code?.props['className'] !== 'language-json') continue;
      expect(JSON.parse(extractText(code))).toHaveProperty('name');
    }
  });
});

/** Lists the addresses that a text links to. */
const listLinks = (blocks: readonly Block[]) =>
  collectElements([...blocks]).flatMap(({ props: { href } }) =>
    typeof href === 'string' ? href : [],
  );

const listAnchors = (blocks: readonly Block[]) =>
  blocks
    .filter((block) => isChapter(block) || isPart(block))
    .map(({ props }) => createAnchor(props.children));

/** Returns true if a page or a text's heading has this address. */
function leadsSomewhere(address: string, from: string): boolean {
  // A deployment puts the package of the command line below /downloads.
  if (/^(?:\/api\/|\/downloads\/|https:\/\/)/.test(address)) return true;
  const [path, hash] = address.split('#');
  const [target = ''] = (path || from).split('?');
  const slugs = [
    ...POSTS.map(({ slug }) => `/blogs/${slug}`),
    ...CHAPTERS.map(({ slug }) => `/document/${slug}`),
    ...EXAMPLES.map(({ slug }) => `/Power-BI-dashboard-examples-PBIX/${slug}`),
  ];
  const head = API_TAGS.find(({ slug }) => target === `/document/api/${slug}`);
  if (head) {
    const operations = reference.tags.find(({ tag }) => tag === head.tag)?.operations ?? [];
    return !hash || operations.some(({ name }) => name === hash);
  }
  const isPage = slugs.includes(target) || pages.some((page) => page.path === target);
  const text = TEXTS.find((candidate) => candidate.path === target);
  return isPage && (!hash || !text || listAnchors(text.blocks).includes(hash));
}

test.each(TEXTS)('every link of $path leads somewhere', ({ path, blocks }) => {
  expect(listLinks(blocks).filter((address) => !leadsSomewhere(address, path))).toEqual([]);
});

test.each(TEXTS)('the headings of $path have unique anchors', ({ blocks }) => {
  const anchors = listAnchors(blocks);
  expect(new Set(anchors).size).toBe(anchors.length);
});

test('every link in the tables of data leads somewhere', () => {
  expect(DATA_LINKS.length).toBeGreaterThan(20);
  expect(DATA_LINKS.filter(({ to, where }) => !leadsSomewhere(to, where))).toEqual([]);
});
