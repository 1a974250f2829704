import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Post } from '../../../../content/blogs/posts';
import { BlogList } from './blog-list';

afterEach(cleanup);

const posts = (count: number): Post[] =>
  Array.from({ length: count }, (_, i) => ({
    slug: `post-${i}`,
    title: `Post ${i}`,
    lead: 'A lead',
    topic: 'Charts',
    tags: [],
    date: '2026-01-01',
    minutes: 3,
    cover: 'plan',
  }));

function show(count: number) {
  const router = createMemoryRouter([
    { path: '/', element: <BlogList posts={posts(count)} /> },
    { path: '*', element: null },
  ]);
  render(<RouterProvider router={router} />);
}

test('older posts are added by six, and the first new one has the focus', () => {
  show(15);
  expect(screen.getAllByRole('article')).toHaveLength(7);
  fireEvent.click(screen.getByRole('button', { name: 'Show older posts' }));
  expect(screen.getAllByRole('article')).toHaveLength(13);
  expect(document.activeElement?.textContent).toBe('Post 7');
  fireEvent.click(screen.getByRole('button', { name: 'Show older posts' }));
  expect(screen.getAllByRole('article')).toHaveLength(15);
  expect(document.activeElement?.textContent).toBe('Post 13');
  expect(screen.queryByRole('button', { name: 'Show older posts' })).toBeNull();
});

test('clearing a search that finds nothing leads back to its field', async () => {
  show(3);
  const field = screen.getByRole('searchbox', { name: 'Search posts' });
  fireEvent.change(field, { target: { value: 'zeppelin' } });
  const clear = await screen.findByRole('button', { name: 'Clear search' });
  fireEvent.blur(field);
  fireEvent.click(clear);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty('value', '');
});

test('without older posts there is no button for them', () => {
  show(7);
  expect(screen.getAllByRole('article')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'Show older posts' })).toBeNull();
});
