/** Every text of web/content: its length, figures, examples, links and anchors. */
import { describe, expect, test } from 'vitest';
import { POSTS } from '../../content/blogs/posts';
import { EXAMPLES } from '../../content/examples/examples';
import document from '../../content/document/document.md?raw';
import privacy from '../../content/legal/privacy-policy.md?raw';
import terms from '../../content/legal/term-of-website-use.md?raw';
import { ARTICLES } from '@/features/content/blogs/articles';
import {
  minutesToRead,
  parseMarkdown,
  wordCount,
  type Block,
} from '@/features/content/text/markdown';
import { pages } from '@/app/pages';

const articles = await Promise.all(
  POSTS.map(async (post) => {
    const load = ARTICLES[post.slug];
    if (!load) throw new Error(`No text for ${post.slug}`);
    const { text, figures } = await load();
    return { post, text, figures, blocks: parseMarkdown(text) };
  }),
);

describe.each(articles)('$post.slug', ({ post, text, figures, blocks }) => {
  test('has 600 to 1,200 words and the minutes the list says', () => {
    expect(wordCount(blocks)).toBeGreaterThanOrEqual(600);
    expect(wordCount(blocks)).toBeLessThanOrEqual(1200);
    expect(post.minutes).toBe(minutesToRead(blocks));
  });

  test('each figure is drawn, and has words for who can’t see it', () => {
    const named = blocks.flatMap((block) => (block.kind === 'figure' ? [block] : []));
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(({ name }) => name).toSorted()).toEqual(Object.keys(figures).toSorted());
    for (const { alt, caption } of named) {
      expect(alt.length).toBeGreaterThan(30);
      expect(caption.length).toBeGreaterThan(20);
    }
    expect(text.match(/^!\[/gm)).toHaveLength(named.length);
  });

  test('its examples of theme files are JSON with a name, as Power BI wants', () => {
    for (const block of blocks) {
      if (block.kind !== 'code' || block.language !== 'json') continue;
      expect(JSON.parse(block.code)).toHaveProperty('name');
    }
  });
});

const TEXTS = [
  ...articles.map(({ post, blocks }) => ({ path: `/blogs/${post.slug}`, blocks })),
  { path: '/document', blocks: parseMarkdown(document) },
  { path: '/privacy-policy', blocks: parseMarkdown(privacy) },
  { path: '/term-of-website-use', blocks: parseMarkdown(terms) },
];

/** Addresses that a text links to. */
function linksOf(blocks: readonly Block[]): string[] {
  return [...JSON.stringify(blocks).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to]) => to ?? '');
}

/** Whether there is a page or, below the documentation, a heading of that address. */
function leadsSomewhere(address: string, from: string): boolean {
  if (address.startsWith('/api/')) return true;
  const [path, hash] = address.split('#');
  const target = path || from;
  const slugs = [
    ...POSTS.map(({ slug }) => `/blogs/${slug}`),
    ...EXAMPLES.map(({ slug }) => `/Power-BI-dashboard-examples-PBIX/${slug}`),
  ];
  const isPage = slugs.includes(target) || pages.some((page) => page.path === target);
  const text = TEXTS.find((candidate) => candidate.path === target);
  const hasAnchor =
    !hash || !text || text.blocks.some((block) => block.kind === 'heading' && block.id === hash);
  return isPage && hasAnchor;
}

test.each(TEXTS)('every link of $path leads somewhere', ({ path, blocks }) => {
  expect(linksOf(blocks).filter((address) => !leadsSomewhere(address, path))).toEqual([]);
});

test.each(TEXTS)('$path: headings have anchors of their own, no paragraph twice', ({ blocks }) => {
  const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
  expect(new Set(ids).size).toBe(ids.length);
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
  expect(new Set(paragraphs).size).toBe(paragraphs.length);
});
