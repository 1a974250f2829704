import { useSyncExternalStore } from 'react';

/**
 * Light, dark or as the system has it. public/first-paint.js sets the first paint with the same
 * key and attributes (it runs before any module, and a strict CSP allows no inline script); from
 * then on this file does. The key `theme` belongs to the product: the theme a visitor made.
 */
export type ColorScheme = 'light' | 'dark' | 'system';

const COLOR_SCHEME_KEY = 'color_scheme';

const querySystem = () => window.matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let watching = false;
/** Without storage a choice lasts as long as the page. */
let unkept: ColorScheme | undefined;

export function readColorScheme(): ColorScheme {
  if (unkept) return unkept;
  try {
    const kept = localStorage.getItem(COLOR_SCHEME_KEY);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system'; // storage may be forbidden; the system's choice then holds
  }
}

export function setColorScheme(choice: ColorScheme): void {
  try {
    if (choice === 'system') localStorage.removeItem(COLOR_SCHEME_KEY);
    else localStorage.setItem(COLOR_SCHEME_KEY, choice);
    unkept = undefined;
  } catch {
    unkept = choice;
  }
  apply(choice);
  for (const listener of listeners) listener();
}

function apply(choice: ColorScheme): void {
  const shown = choice === 'system' ? (querySystem().matches ? 'dark' : 'light') : choice;
  const root = document.documentElement;
  // Colours switch at once: a page whose parts fade at their own pace looks broken.
  root.dataset.switching = '';
  root.dataset.theme = shown;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    meta.media = meta.dataset.scheme === shown ? 'all' : 'not all';
  }
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.switching));
}

/** Follows the system while on "system", and the choice made in another tab. Started once. */
function watch(): void {
  if (watching) return;
  watching = true;
  const refresh = () => {
    apply(readColorScheme());
    for (const listener of listeners) listener();
  };
  querySystem().addEventListener('change', refresh);
  window.addEventListener('storage', (event) => {
    if (event.key === COLOR_SCHEME_KEY) refresh();
  });
}

function subscribe(listener: () => void): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, readColorScheme, () => 'system');
}
