import type { MDXContent } from 'mdx/types';
import { memoizeLoad, type LoadText } from '../text/load-text';

const FILES = import.meta.glob<MDXContent>('../texts/blogs/*.mdx', {
  import: 'default',
});

/** Loaders of each post's text and drawings, by slug. */
export const ARTICLES: Readonly<Record<string, LoadText>> = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => [
    path.replace(/.*\/|\.mdx$/g, ''),
    memoizeLoad(load),
  ]),
);

export function loadArticle(slug: string): Promise<MDXContent> {
  const load = ARTICLES[slug];
  if (!load) throw new Error(`There is no text for ${slug}`);
  return load();
}
