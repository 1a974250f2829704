import type { Post } from '../texts/blogs/posts';

/** The three to go on with: those that share most with it, a topic or tags; among equals the newest. */
export function readNext(posts: readonly Post[], current: Post): Post[] {
  const scoreSimilarity = (post: Post) =>
    (post.topic === current.topic ? 2 : 0) +
    post.tags.filter((tag) => current.tags.includes(tag)).length;
  return posts
    .filter(({ slug }) => slug !== current.slug)
    .toSorted((one, other) => scoreSimilarity(other) - scoreSimilarity(one))
    .slice(0, 3);
}

/** The posts published just before and just after, where there are such. */
export function findNeighbours(
  posts: readonly Post[],
  current: Post,
): { older: Post | undefined; newer: Post | undefined } {
  const at = posts.findIndex(({ slug }) => slug === current.slug);
  return { older: posts[at + 1], newer: posts[at - 1] };
}
