import type { Post } from '../texts/blogs/posts';

/** Chooses three related posts by shared topic and tags; the newest win a tie. */
export function chooseRelatedPosts(posts: readonly Post[], current: Post): Post[] {
  const scoreSimilarity = (post: Post) =>
    (post.topic === current.topic ? 2 : 0) +
    post.tags.filter((tag) => current.tags.includes(tag)).length;
  return posts
    .filter(({ slug }) => slug !== current.slug)
    .toSorted((one, other) => scoreSimilarity(other) - scoreSimilarity(one))
    .slice(0, 3);
}

/** Returns the posts published just before and just after a post. */
export function findNeighbours(
  posts: readonly Post[],
  current: Post,
): { older: Post | undefined; newer: Post | undefined } {
  const at = posts.findIndex(({ slug }) => slug === current.slug);
  return { older: posts[at + 1], newer: posts[at - 1] };
}
