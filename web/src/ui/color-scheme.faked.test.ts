import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const bootScript = readFileSync(join(import.meta.dirname, '../../public/first-paint.js'), 'utf8');
let systemIsDark = false;
let changeSystem: () => void = () => undefined;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
  document.head.innerHTML =
    '<meta name="theme-color" data-scheme="light"><meta name="theme-color" data-scheme="dark">';
  systemIsDark = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_: string, listener: () => void) => (changeSystem = listener),
  }));
});

const readScheme = () => document.documentElement.dataset.theme;
const readBarColour = () =>
  [...document.querySelectorAll('meta')].find((meta) => meta.media === 'all')?.dataset.scheme;
/** Runs the script of the first paint. */
const boot = () => void runInThisContext(bootScript);

describe.each([
  { kept: null, dark: false, expected: 'light' },
  { kept: null, dark: true, expected: 'dark' },
  { kept: 'light', dark: true, expected: 'light' },
  { kept: 'dark', dark: false, expected: 'dark' },
  { kept: 'sepia', dark: true, expected: 'dark' },
])(
  'the stored scheme $kept on a dark system has dark colours: $dark',
  ({ kept, dark, expected }) => {
    it('the first paint and the module choose the same colour scheme', async () => {
      systemIsDark = dark;
      if (kept) localStorage.setItem('color_scheme', kept);

      boot();
      expect([readScheme(), readBarColour()]).toEqual([expected, expected]);

      const { readColorScheme, setColorScheme } = await import('./color-scheme');
      setColorScheme(readColorScheme());
      expect([readScheme(), readBarColour()]).toEqual([expected, expected]);
    });
  },
);

it('setColorScheme stores a choice for the first paint, and removes it for "system"', async () => {
  const { setColorScheme } = await import('./color-scheme');
  setColorScheme('dark');
  expect(localStorage.getItem('color_scheme')).toBe('dark');
  setColorScheme('system');
  expect(localStorage.getItem('color_scheme')).toBeNull();
  expect(readScheme()).toBe('light');
});

it('the colour scheme follows the system while on "system" and not after a choice', async () => {
  const { setColorScheme, useColorScheme } = await import('./color-scheme');
  const { renderHook } = await import('@testing-library/react');
  renderHook(() => useColorScheme());

  systemIsDark = true;
  changeSystem();
  expect(readScheme()).toBe('dark');

  setColorScheme('light');
  changeSystem();
  expect(readScheme()).toBe('light');
});

it('the colour scheme keeps a choice that the browser can’t store', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No more room', 'QuotaExceededError');
  });
  const { readColorScheme, setColorScheme, useColorScheme } = await import('./color-scheme');
  const { renderHook } = await import('@testing-library/react');
  renderHook(() => useColorScheme());
  setColorScheme('dark');
  changeSystem();
  expect([readScheme(), readColorScheme()]).toEqual(['dark', 'dark']);
  full.mockRestore();
});
