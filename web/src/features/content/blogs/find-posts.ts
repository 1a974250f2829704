import type { Post } from '../../../../content/blogs/posts';

/** A first post and six; each press adds six (look: Blog list). */
export const FIRST_POSTS = 7;
export const MORE_POSTS = 6;

/** Posts of a topic ('' is every) that have all words of the search in title, lead or topic. */
export function findPosts(posts: readonly Post[], topic: string, search: string): Post[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return posts.filter((post) => {
    if (topic !== '' && post.topic !== topic) return false;
    const text = `${post.title} ${post.lead} ${post.topic}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** The three to go on with: those of the same topic first, then the newest. */
export function readNext(posts: readonly Post[], current: Post): Post[] {
  const others = posts.filter(({ slug }) => slug !== current.slug);
  const related = others.filter(({ topic }) => topic === current.topic);
  return [...related, ...others.filter((post) => !related.includes(post))].slice(0, 3);
}
