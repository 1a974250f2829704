import { expect, test } from 'vitest';
import { POSTS } from '../texts/blogs/posts';
import { isBlogSlug, isExampleSlug } from '../index';
import { findPosts } from './find-posts';
import { findNeighbours, chooseRelatedPosts } from './related-posts';

test('findPosts needs the topic and all words of the search', () => {
  expect(findPosts(POSTS, '', '')).toEqual(POSTS);
  expect(findPosts(POSTS, 'Tables', '').map(({ slug }) => slug)).toEqual([
    'tables-that-people-finish-reading',
  ]);
  expect(findPosts(POSTS, '', '  LIGHT dark').map(({ slug }) => slug)).toEqual([
    'one-palette-light-and-dark',
  ]);
  expect(findPosts(POSTS, 'Colour', 'blindness').map(({ slug }) => slug)).toEqual([
    'palettes-everyone-can-read',
  ]);
  expect(findPosts(POSTS, 'Charts', 'palette')).toEqual([]);
});

test('findPosts accepts both spellings and a typing error', () => {
  expect(findPosts(POSTS, '', 'colour').length).toBeGreaterThan(0);
  expect(findPosts(POSTS, '', 'color')).toEqual(findPosts(POSTS, '', 'colour'));
  expect(findPosts(POSTS, '', 'slicres')).toEqual(findPosts(POSTS, '', 'slicers'));
});

test('the posts are listed newest first', () => {
  const dates = POSTS.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().reverse());
});

test.each(POSTS)('the post $slug has three related posts', (post) => {
  const next = chooseRelatedPosts(POSTS, post);
  expect(new Set(next.map(({ slug }) => slug)).size).toBe(3);
  expect(next).not.toContain(post);
});

test('related posts with a common topic and common tags come first', () => {
  const palettes = POSTS.find(({ slug }) => slug === 'palettes-everyone-can-read');
  const next = palettes ? chooseRelatedPosts(POSTS, palettes) : [];
  expect(next.map(({ topic }) => topic)).toEqual(['Colour', 'Colour', 'Colour']);
  const costs = POSTS.find(({ slug }) => slug === 'what-a-visual-costs');
  const after = costs ? chooseRelatedPosts(POSTS, costs) : [];
  expect(after.map(({ slug }) => slug).toSorted()).toEqual([
    'a-page-layout-you-can-defend',
    'slicers-that-get-out-of-the-way',
    'tables-that-people-finish-reading',
  ]);
});

test('the newest post has only an older neighbour, and the oldest only a newer one', () => {
  const [newest, second] = POSTS;
  const oldest = POSTS.at(-1);
  if (!newest || !second || !oldest) throw new Error('There are no posts');
  expect(findNeighbours(POSTS, newest)).toEqual({ older: second, newer: undefined });
  expect(findNeighbours(POSTS, second).newer).toBe(newest);
  expect(findNeighbours(POSTS, oldest)).toEqual({ older: undefined, newer: POSTS.at(-2) });
});

test('a slug names a post or an example, or nothing', () => {
  expect(POSTS.every(({ slug }) => isBlogSlug(slug))).toBe(true);
  expect(isBlogSlug('no-such-post')).toBe(false);
  expect(isBlogSlug('')).toBe(false);
  expect(isExampleSlug('retail-sales-review')).toBe(true);
  expect(isExampleSlug('theme-json-line-by-line')).toBe(false);
});
