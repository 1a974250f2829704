import { found } from '@flexa/theme-engine/search';
import type { Post } from '../../../../content/blogs/posts';

/** A first post and six; each press adds six (look: Blog list). */
export const FIRST_POSTS = 7;
export const MORE_POSTS = 6;

/** Posts of a topic ('' is every) that have all words of the search in title, lead, topic or tags. */
export function findPosts(posts: readonly Post[], topic: string, search: string): Post[] {
  return found(search, (matches) =>
    posts.filter(
      (post) =>
        (topic === '' || post.topic === topic) &&
        matches(`${post.title} ${post.lead} ${post.topic} ${post.tags.join(' ')}`),
    ),
  );
}

/** The three to go on with: those that share most with it, a topic or tags; among equals the newest. */
export function readNext(posts: readonly Post[], current: Post): Post[] {
  const shared = (post: Post) =>
    (post.topic === current.topic ? 2 : 0) +
    post.tags.filter((tag) => current.tags.includes(tag)).length;
  return posts
    .filter(({ slug }) => slug !== current.slug)
    .toSorted((one, other) => shared(other) - shared(one))
    .slice(0, 3);
}

/** The posts published just before and just after, where there are such. */
export function neighbours(
  posts: readonly Post[],
  current: Post,
): { older: Post | undefined; newer: Post | undefined } {
  const at = posts.findIndex(({ slug }) => slug === current.slug);
  return { older: posts[at + 1], newer: posts[at - 1] };
}
