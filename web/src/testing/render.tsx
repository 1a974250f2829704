import type { ReactNode } from 'react';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '@/lib/query-client';
import { QueryProvider } from '@/lib/query-provider';

/** Renders a part of a page at an address, with the app's own query client. */
export function renderAt(path: string, ui: ReactNode) {
  const routes = [{ path: '*', element: <QueryProvider>{ui}</QueryProvider> }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return {
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

/** To be called after each test that rendered something. */
export function clearPage(): void {
  cleanup();
  queryClient.clear();
}
