import { StrictMode } from 'react';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { clearPage } from '@/testing/render';
import { Scrolling } from './scrolling';

afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

test('Scrolling can mount twice, as in development, in browsers whose scrollTo returns a promise', () => {
  const scrollTo = vi.fn(() => Promise.resolve());
  vi.stubGlobal('scrollTo', scrollTo);
  const element = (
    <>
      <h1>Home</h1>
      <Scrolling />
    </>
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  screen.getByRole('heading', { name: 'Home' });
  expect(scrollTo).toHaveBeenCalled();
});
