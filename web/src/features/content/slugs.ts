import { API_TAGS } from './texts/document/api-tags';
import { CHAPTERS } from './texts/document/chapters';
import { EXAMPLES } from './texts/examples/examples';
import { POSTS } from './texts/blogs/posts';

/** Slugs of all posts, examples, chapters and API pages. They come from the lists, so no text is loaded. */
export const BLOG_SLUGS = POSTS.map(({ slug }) => slug);
export const EXAMPLE_SLUGS = EXAMPLES.map(({ slug }) => slug);
export const CHAPTER_SLUGS = CHAPTERS.map(({ slug }) => slug);
export const API_SLUGS = API_TAGS.map(({ slug }) => slug);

export function isBlogSlug(slug: string): boolean {
  return BLOG_SLUGS.includes(slug);
}

export function isExampleSlug(slug: string): boolean {
  return EXAMPLE_SLUGS.includes(slug);
}

export function isChapterSlug(slug: string): boolean {
  return CHAPTER_SLUGS.includes(slug);
}

export function isApiSlug(slug: string): boolean {
  return API_SLUGS.includes(slug);
}
