import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPage, renderAt } from '@/testing/render';
import { Dock } from './dock';

beforeEach(() => {
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('a strip announces a lost connection until the network is back', () => {
  renderAt('/contact', <Dock />, { hasQueries: false });
  const region = document.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('');
  setOnline(false);
  const strip = screen.getByText('You are offline.');
  expect(strip.closest('[aria-live]')).toBe(region);
  setOnline(true);
  expect(screen.queryByText('You are offline.')).toBeNull();
  expect(region?.textContent).toBe('You’re back online.');
});
