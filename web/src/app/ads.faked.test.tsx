import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose, useConsent } from '@/features/consent/consent';
import { clearPage, renderAt } from '@/testing/render';
import { Component as Article } from '../pages/blogs-slug';
import { Component as Templates } from '../pages/free-templates';

vi.mock('@/lib/env', async (importOriginal) => {
  const { env } = await importOriginal<{ env: object }>();
  return { env: { ...env, adsId: 'ca-pub-1', adsUnit: '42' } };
});

beforeEach(() => {
  localStorage.clear();
  useConsent.setState({ choice: null, reopened: false });
  delete window.adsbygoogle;
});
afterEach(clearPage);

const place = () => screen.queryByRole('complementary', { name: 'Advertisement' });

test.each([
  ['/blogs/theme-json-line-by-line', '/blogs/:slug', Article],
  ['/power-bi-templates-free-download', '/power-bi-templates-free-download', Templates],
])('%s has one place for an ad, after consent only', async (address, path, Page) => {
  const routes = (
    <Routes>
      <Route path={path} element={<Page />} />
    </Routes>
  );
  // The text of an article arrives after its frame.
  await act(async () => void renderAt(address, routes));
  await screen.findByRole('heading', { level: 1 });
  expect(place()).toBeNull();
  expect(window.adsbygoogle).toBeUndefined();
  act(() => choose('accepted'));
  expect(place()).not.toBeNull();
  expect(document.querySelectorAll('ins.adsbygoogle')).toHaveLength(1);
  expect(window.adsbygoogle).toHaveLength(1);
});
