import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

async function renderFooter(statusUrl: string) {
  vi.stubEnv('VITE_STATUS_URL', statusUrl);
  const { SiteFooter } = await import('./site-footer');
  render(
    <MemoryRouter>
      <SiteFooter />
    </MemoryRouter>,
  );
}

test('the footer links to the status page that VITE_STATUS_URL names', async () => {
  await renderFooter('https://status.flexa.example');
  expect(screen.getByRole('link', { name: 'Status' })).toHaveProperty(
    'href',
    'https://status.flexa.example/',
  );
});

test('the footer has no status link without VITE_STATUS_URL', async () => {
  await renderFooter('');
  expect(screen.queryByRole('link', { name: 'Status' })).toBeNull();
});
