/** What the router and other features may use of the content; pages import their own part. */
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
