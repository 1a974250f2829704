import { EXAMPLES } from '../../../content/examples/examples';
import { POSTS } from '../../../content/blogs/posts';

/** Whether there is a post of that slug; asks the list alone, no text is loaded. */
export function isBlogSlug(slug: string): boolean {
  return POSTS.some((post) => post.slug === slug);
}

/** Whether there is a dashboard example of that slug. */
export function isExampleSlug(slug: string): boolean {
  return EXAMPLES.some((example) => example.slug === slug);
}
