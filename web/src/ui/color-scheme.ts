import { useSyncExternalStore } from 'react';

/**
 * Light, dark or the system's scheme. public/first-paint.js sets the first paint with the same key and
 * attributes, because it runs before any module and a strict CSP allows no inline script. Afterwards
 * this file sets them. The key `theme` holds a visitor's theme, not the colour scheme.
 */
export type ColorScheme = 'light' | 'dark' | 'system';

const COLOR_SCHEME_KEY = 'color_scheme';

const querySystem = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let watching = false;
/** Choice that could not be stored, which lasts as long as the page. */
let unstoredChoice: ColorScheme | undefined;

export function readColorScheme(): ColorScheme {
  if (unstoredChoice) return unstoredChoice;
  try {
    const storedChoice = localStorage.getItem(COLOR_SCHEME_KEY);
    return storedChoice === 'light' || storedChoice === 'dark' ? storedChoice : 'system';
  } catch {
    return 'system'; // storage may be forbidden; the system's choice then holds
  }
}

export function setColorScheme(choice: ColorScheme): void {
  try {
    if (choice === 'system') localStorage.removeItem(COLOR_SCHEME_KEY);
    else localStorage.setItem(COLOR_SCHEME_KEY, choice);
    unstoredChoice = undefined;
  } catch {
    unstoredChoice = choice;
  }
  applyScheme(choice);
  for (const listener of listeners) listener();
}

function applyScheme(choice: ColorScheme): void {
  const scheme = choice === 'system' ? (querySystem().matches ? 'dark' : 'light') : choice;
  const root = document.documentElement;
  // Colours switch without transitions: a page whose parts fade at different speeds looks broken.
  root.dataset.switching = '';
  root.dataset.theme = scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
  }
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.switching));
}

/** Follows the system while on "system", and choices in other tabs. Runs once. */
function watchChanges(): void {
  if (watching) return;
  watching = true;
  const refresh = () => {
    applyScheme(readColorScheme());
    for (const listener of listeners) listener();
  };
  querySystem().addEventListener('change', refresh);
  window.addEventListener('storage', (event) => {
    if (event.key === COLOR_SCHEME_KEY) refresh();
  });
}

function subscribe(listener: () => void): () => void {
  watchChanges();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, readColorScheme, () => 'system');
}
