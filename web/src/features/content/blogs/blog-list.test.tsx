import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { Post } from '../texts/blogs/posts';
import { BlogList } from './blog-list';

afterEach(cleanup);

const buildPosts = (count: number): Post[] =>
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

function show(count: number, address = '/', list = buildPosts(count)) {
  const routes = [
    { path: '/', element: <BlogList posts={list} /> },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

test('the blog adds six older posts at a time and focuses the first new one', () => {
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

test('the blog keeps the topic in the address, which restores the list, and announces the count', async () => {
  const tables: Post = {
    ...buildPosts(1)[0]!,
    slug: 'tables',
    title: 'Of tables',
    topic: 'Tables',
  };
  const list = [...buildPosts(3), tables];
  const router = show(0, '/', list);
  fireEvent.click(screen.getByRole('button', { name: 'Tables' }));
  await screen.findByText('1 post found');
  expect(router.state.location.search).toBe('?topic=Tables');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await act(() => router.navigate(-1));
  expect(screen.getAllByRole('article')).toHaveLength(4);

  cleanup();
  show(0, '/?search=tables', list);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('clearing a blog search that finds nothing returns to its field', async () => {
  const router = show(3);
  const field = screen.getByRole('searchbox', { name: 'Search posts' });
  fireEvent.change(field, { target: { value: 'zeppelin' } });
  const clear = await screen.findByRole('button', { name: 'Clear search' });
  screen.getByRole('heading', { name: 'No post matches “zeppelin”' });
  expect(router.state.location.search).toBe('?search=zeppelin');
  fireEvent.blur(field);
  fireEvent.click(clear);
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field).toHaveProperty('value', '');
});

test('the blog shows no button without older posts', () => {
  show(7);
  expect(screen.getAllByRole('article')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'Show older posts' })).toBeNull();
});
