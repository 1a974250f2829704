/** What the router may use of the content; pages import their own part. */
export { isBlogSlug, isExampleSlug } from './slugs';
