import type { Palette } from '@flexa/visuals/scene';

/** Colours of the page, which follow light and dark without redrawing. */
const PALETTE: Palette = {
  data: 'var(--d1)',
  foreground: 'var(--text)',
  secondary: 'var(--muted)',
  outline: 'var(--line-2)',
  background: 'var(--bg)',
  positive: 'var(--success)',
  negative: 'var(--danger)',
  isHighContrast: false,
};

/** Settings that all drawings on a page share. */
export const ON_PAGE = {
  palette: PALETTE,
  locale: 'en-US',
  selected: null,
} as const;

/** Text in the page's font. */
export const PAGE_TEXT = { text: { fontFamily: 'inherit' } };
