import type { ReactNode } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '@/lib/query-client';
import { QueryProvider } from '@/lib/query-provider';

/**
 * Renders a part of a page at an address, with the app's query client if the page has one; public
 * pages don't. `before` is the page that the back button leads to.
 */
export function renderAt(
  path: string,
  ui: ReactNode,
  { hasQueries = true, before }: { hasQueries?: boolean; before?: string } = {},
) {
  const element = hasQueries ? <QueryProvider>{ui}</QueryProvider> : ui;
  const routes = [{ path: '*', element }];
  const initialEntries = before === undefined ? [path] : [before, path];
  const router = createMemoryRouter(routes, { initialEntries });
  render(<RouterProvider router={router} />);
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    back: () => act(() => router.navigate(-1)),
  };
}

/** Call after each test that renders something. */
export function clearPage(): void {
  cleanup();
  queryClient.clear();
}
