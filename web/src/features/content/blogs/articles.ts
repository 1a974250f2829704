import type { Figures } from '../text/rich-text';

export interface ArticleText {
  text: string;
  figures: Figures;
}

/** The text of each post with its drawings; each pair is a file that loads when it is read. */
export const ARTICLES: Readonly<Record<string, () => Promise<ArticleText>>> = {
  'eight-chart-colours-one-family': () => import('./articles/eight-chart-colours'),
  'theme-json-line-by-line': () => import('./articles/theme-json'),
  'plan-and-actual-in-one-chart': () => import('./articles/plan-and-actual'),
  'tables-that-people-finish-reading': () => import('./articles/tables'),
  'one-palette-light-and-dark': () => import('./articles/light-and-dark'),
};

const loaded = new Map<string, Promise<ArticleText>>();

/** The same promise each time, as `use` wants it; one that failed is asked for anew. */
export function loadArticle(slug: string): Promise<ArticleText> {
  const known = loaded.get(slug);
  if (known) return known;
  const load = ARTICLES[slug];
  if (!load) throw new Error(`There is no text for ${slug}`);
  const coming = load();
  coming.catch(() => loaded.delete(slug));
  loaded.set(slug, coming);
  return coming;
}
