import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { formatCalendarDay } from '@/lib/format';
import { POSTS } from '../texts/blogs/posts';
import { Article } from './article';

afterEach(clearPage);

test('an article names its topic, its author and its day above the title', async () => {
  const [post] = POSTS;
  if (!post) throw new Error('There is no article.');
  await act(async () => renderAt(`/blogs/${post.slug}`, <Article post={post} posts={POSTS} />));
  const title = screen.getByRole('heading', { level: 1, name: post.title });
  const line = title.previousElementSibling;
  expect(line?.textContent).toBe(
    `${post.topic}·By Flexa·${formatCalendarDay(post.date)}·${post.minutes} min`,
  );
});
