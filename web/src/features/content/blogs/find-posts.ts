import { findMatches } from '@flexa/theme-engine/search';
import type { Post } from '../texts/blogs/posts';

/** A first post and six more; each click adds six. */
export const FIRST_POSTS = 7;
export const MORE_POSTS = 6;

/** Returns the posts of a topic ('' for all) with every word of the search in title, lead, topic or tags. */
export function findPosts(posts: readonly Post[], topic: string, search: string): Post[] {
  return findMatches(search, (matches) =>
    posts.filter(
      (post) =>
        (topic === '' || post.topic === topic) &&
        matches(`${post.title} ${post.lead} ${post.topic} ${post.tags.join(' ')}`),
    ),
  );
}
