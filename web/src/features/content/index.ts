/**
 * The public part of the content, for the router and other features. Pages import their own part
 * directly.
 */
export { packPictures } from './home/lazy-pictures';
export {
  API_SLUGS,
  BLOG_SLUGS,
  CHAPTER_SLUGS,
  EXAMPLE_SLUGS,
  isApiSlug,
  isBlogSlug,
  isChapterSlug,
  isExampleSlug,
} from './slugs';
