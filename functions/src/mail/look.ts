import type { CSSProperties } from 'react';

/** The product's colours (web/src/ui/tokens.css) as literals, because mail programs do not support variables. */
const LIGHT = {
  background: '#f2f4f7',
  card: '#ffffff',
  surface: '#f9fafb',
  line: '#e6e8ed',
  text: '#111828',
  muted: '#5b6473',
  brand: '#4f46e5',
  onBrand: '#ffffff',
};

const DARK: typeof LIGHT = {
  background: '#080a0f',
  card: '#0f1218',
  surface: '#171b23',
  line: '#262b35',
  text: '#f4f5f8',
  muted: '#a8aeba',
  brand: '#808aff',
  onBrand: '#080a0f',
};

export const HIGHLIGHT = '#f2c811';
export const SANS = "Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Arial,sans-serif";
export const MONO = "ui-monospace,SFMono-Regular,Menlo,Consolas,'Courier New',monospace";

const FILLS = ['background', 'card', 'surface', 'brand'] as const;
const INKS = ['text', 'muted', 'onBrand', 'brand'] as const;

/** Maximum width of a mail, in pixels. */
export const WIDTH = 560;

/** Inline styles, including Outlook's own properties. */
type Style = CSSProperties & Record<`mso${string}`, string>;

interface Paint {
  fill?: (typeof FILLS)[number];
  ink?: (typeof INKS)[number];
  line?: 'border' | 'borderTop';
  /** Further classes. */
  className?: string;
}

/**
 * Returns the props that colour an element: inline styles for light mode, which work in mail programs without style
 * sheets, and classes for dark mode. A fill is also an attribute, for tables in old versions of Outlook.
 */
export function paint({ fill, ink, line, className }: Paint, style?: Style) {
  const classes = [className, fill && `bg-${fill}`, ink && `fg-${ink}`, line && 'line'].filter(
    Boolean,
  );
  return {
    ...(classes.length > 0 && { className: classes.join(' ') }),
    ...(fill && { bgcolor: LIGHT[fill] }),
    style: {
      ...style,
      ...(line && { [line]: `1px solid ${LIGHT.line}` }),
      ...(fill && { backgroundColor: LIGHT[fill] }),
      ...(ink && { color: LIGHT[ink] }),
    } satisfies Style,
  };
}

/** Dark colours, and narrower margins on phones. Each class has the name of its colour. */
export const STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'a{text-underline-offset:2px}',
  '@media (max-width:480px){.page{padding:16px 12px!important}.inside{padding:24px 20px 4px!important}}',
  '@media (prefers-color-scheme:dark){',
  ...FILLS.map((name) => `.bg-${name}{background-color:${DARK[name]}!important}`),
  ...INKS.map((name) => `.fg-${name}{color:${DARK[name]}!important}`),
  `.line{border-color:${DARK.line}!important}`,
  '}',
].join('');
