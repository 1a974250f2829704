/** The product's colours (web/src/ui/tokens.css), written out: mail programs know no variables. */
const LIGHT = {
  ground: '#f2f4f7',
  card: '#ffffff',
  surface: '#f9fafb',
  line: '#e6e8ed',
  text: '#111828',
  muted: '#5b6473',
  brand: '#4f46e5',
  onBrand: '#ffffff',
};

const DARK: typeof LIGHT = {
  ground: '#080a0f',
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

const BACKGROUNDS = ['ground', 'card', 'surface', 'brand'] as const;
const COLOURS = ['text', 'muted', 'onBrand'] as const;

/** Inline styles in light, for mail programs that take no style sheet. */
export const bg = (name: (typeof BACKGROUNDS)[number]) => `background-color:${LIGHT[name]}`;
export const fg = (name: (typeof COLOURS)[number] | 'brand') => `color:${LIGHT[name]}`;
export const line = `1px solid ${LIGHT.line}`;

/** The dark look, and less space at the sides on a phone. Classes are named like the colours. */
export const STYLE_SHEET = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'a{text-underline-offset:2px}',
  '@media (max-width:480px){.page{padding:16px 12px!important}.inside{padding:24px 20px 4px!important}}',
  '@media (prefers-color-scheme:dark){',
  ...BACKGROUNDS.map((name) => `.bg-${name}{background-color:${DARK[name]}!important}`),
  ...COLOURS.map((name) => `.fg-${name}{color:${DARK[name]}!important}`),
  `.fg-brand{color:${DARK.brand}!important}`,
  `.line{border-color:${DARK.line}!important}`,
  '}',
].join('');
