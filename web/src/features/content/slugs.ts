import { API_TAGS } from './texts/document/api-tags';
import { CHAPTERS } from './texts/document/chapters';
import { EXAMPLES } from './texts/examples/examples';
import { POSTS } from './texts/blogs/posts';

/** The slugs of all posts, examples, chapters and pages of the API reference; only the lists are loaded for them, no text. */
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
