import type { ReactNode } from 'react';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { ErrorPage } from './error-page';
import { createPageLoader } from './router';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Opens an address of a single route that validates its slug. */
function open(
  address: string,
  { element = 'the page', validate }: { element?: ReactNode; validate?: (slug: string) => boolean },
) {
  const loader = createPageLoader({
    path: '/blogs/:slug',
    guard: 'anybody',
    ...(validate && { validate }),
  });
  const routes = [{ path: '/blogs/:slug', element, loader, errorElement: <ErrorPage /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

test('an unknown slug shows the specified 404 page', async () => {
  const validate = vi.fn((slug: string) => slug === 'eight-colours');
  open('/blogs/no-such-post', { validate });
  await screen.findByRole('heading', { level: 1, name: 'Page Not Found' });
  screen.getByText('Page Not Found: /blogs/no-such-post');
  expect(document.title).toContain('Page Not Found');
  expect(validate).toHaveBeenCalledWith('no-such-post');
});

test('a known slug shows its page', async () => {
  open('/blogs/eight-colours', { validate: (slug) => slug === 'eight-colours' });
  await screen.findByText('the page');
});

test('an address with other capitals redirects to the canonical spelling', async () => {
  const router = open('/Blogs/eight-colours?from=mail', {});
  await screen.findByText('the page');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/blogs/eight-colours?from=mail',
  );
});

test('a page that throws shows the 500 page with a message and two ways out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  function Broken(): ReactNode {
    throw new Error('no such chart');
  }
  open('/blogs/any', { element: <Broken /> });
  await screen.findByRole('heading', { level: 1, name: 'Internal Server Error' });
  expect(screen.getByRole('alert').textContent).toBe('An error occurred: no such chart');
  screen.getByRole('button', { name: 'Try again' });
  expect(screen.getByRole('link', { name: 'Back to the home page' }).getAttribute('href')).toBe(
    '/',
  );
});
