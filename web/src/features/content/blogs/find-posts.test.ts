import { expect, test } from 'vitest';
import { POSTS } from '../../../../content/blogs/posts';
import { isBlogSlug, isExampleSlug } from '../index';
import { findPosts, readNext } from './find-posts';

test('a topic and all words of the search count', () => {
  expect(findPosts(POSTS, '', '')).toEqual(POSTS);
  expect(findPosts(POSTS, 'Tables', '').map(({ slug }) => slug)).toEqual([
    'tables-that-people-finish-reading',
  ]);
  expect(findPosts(POSTS, '', '  LIGHT dark').map(({ slug }) => slug)).toEqual([
    'one-palette-light-and-dark',
  ]);
  expect(findPosts(POSTS, 'Charts', 'palette')).toEqual([]);
});

test('posts are listed newest first', () => {
  const dates = POSTS.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test.each(POSTS)('after $slug come three others, those of its topic first', (post) => {
  const next = readNext(POSTS, post);
  expect(next).toHaveLength(3);
  expect(next).not.toContain(post);
  const related = POSTS.filter(({ topic, slug }) => topic === post.topic && slug !== post.slug);
  expect(next.slice(0, related.length)).toEqual(related);
});

test('a slug names a post or an example, or nothing', () => {
  expect(POSTS.every(({ slug }) => isBlogSlug(slug))).toBe(true);
  expect(isBlogSlug('no-such-post')).toBe(false);
  expect(isBlogSlug('')).toBe(false);
  expect(isExampleSlug('retail-sales-review')).toBe(true);
  expect(isExampleSlug('theme-json-line-by-line')).toBe(false);
});
