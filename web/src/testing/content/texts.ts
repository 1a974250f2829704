/** Every text of features/content/texts, for the tests that read them all. */
import api from '@/features/content/texts/document/api.mdx';
import document from '@/features/content/texts/document/document.mdx';
import privacy from '@/features/content/texts/legal/privacy-policy.mdx';
import terms from '@/features/content/texts/legal/term-of-website-use.mdx';
import { POSTS } from '@/features/content/texts/blogs/posts';
import { ARTICLES } from '@/features/content/blogs/articles';
import {
  splitChapters,
  listPageBlocks,
  buildChapterPath,
} from '@/features/content/document/chapters';
import { collectBlocks, isFigure, type Block } from '@/features/content/text/blocks';
import { RULES } from '@/features/content/text/rules';
import { isValidElement, type ReactElement, type ReactNode } from 'react';

export const articles = await Promise.all(
  POSTS.map(async (post) => {
    const load = ARTICLES[post.slug];
    if (!load) throw new Error(`No text for ${post.slug}`);
    return { post, blocks: collectBlocks(await load()) };
  }),
);

export interface Text {
  path: string;
  blocks: readonly Block[];
}

/** Articles, documentation and legal pages by their addresses. */
export const TEXTS: readonly Text[] = [
  ...articles.map(({ post, blocks }) => ({ path: `/blogs/${post.slug}`, blocks })),
  ...splitChapters(collectBlocks(document, RULES)).map((chapter) => ({
    path: buildChapterPath(chapter),
    blocks: listPageBlocks(chapter),
  })),
  { path: '/document/api', blocks: collectBlocks(api) },
  {
    path: '/privacy-policy',
    blocks: collectBlocks(privacy, { ...RULES, operator: 'The operator' }),
  },
  {
    path: '/term-of-website-use',
    blocks: collectBlocks(terms, { ...RULES, operator: 'The operator' }),
  },
];

/** Collects all elements of a text, at any depth, without the drawings of figures. */
export function collectElements(node: ReactNode): ReactElement<Record<string, unknown>>[] {
  if (Array.isArray(node)) return node.flatMap((child: ReactNode) => collectElements(child));
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  return isFigure(node) ? [node] : [node, ...collectElements(node.props['children'] as ReactNode)];
}
