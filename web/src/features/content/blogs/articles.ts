import type { MDXContent } from 'mdx/types';

const FILES = import.meta.glob<MDXContent>('../../../../content/blogs/*.mdx', {
  import: 'default',
});

/** The text of each post by its slug; each is a file that loads, with its drawings, when it is read. */
export const ARTICLES: Readonly<Record<string, () => Promise<MDXContent>>> = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => [path.replace(/.*\/|\.mdx$/g, ''), load]),
);

const loaded = new Map<string, Promise<MDXContent>>();

/** The same promise each time, as `use` wants it; one that failed is asked for again. */
export function loadArticle(slug: string): Promise<MDXContent> {
  const known = loaded.get(slug);
  if (known) return known;
  const load = ARTICLES[slug];
  if (!load) throw new Error(`There is no text for ${slug}`);
  const coming = load();
  coming.catch(() => loaded.delete(slug));
  loaded.set(slug, coming);
  return coming;
}
