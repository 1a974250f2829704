import type { TextStyle } from './decisions';

/** Fonts Power BI offers everywhere; others fall back to one of them where they are missing. */
export const FONTS = [
  'Segoe UI',
  'Arial',
  'Calibri',
  'Cambria',
  'Candara',
  'Consolas',
  'Constantia',
  'Corbel',
  'Courier New',
  'DIN',
  'Georgia',
  'Lucida Sans Unicode',
  'Tahoma',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
] as const;

/** Others that Power BI brings, mostly faces of those above. */
const FURTHER = [
  'Arial Black',
  'Arial Unicode MS',
  'Cambria Math',
  'Comic Sans MS',
  'Courier',
  'Segoe UI Bold',
  'Segoe UI Light',
  'Segoe UI Semibold',
  'Segoe UI Semilight',
  'Symbol',
  'Wingdings',
  'wf_standard-font',
];
const SHIPPED = new Set([...FONTS, ...FURTHER].map((font) => font.toLowerCase()));

/**
 * Returns true if Power BI includes the font, so every reader sees it. Only the first font of a
 * list counts.
 */
export function isShippedFont(font: string): boolean {
  return SHIPPED.has(takeFirstFont(font).toLowerCase());
}

/** The one font whose weights are faces of their own in Power BI; others have a bold switch only. */
const FACED = 'Segoe UI';
const SUFFIX = { regular: '', semibold: ' Semibold', bold: ' Bold' } as const;
const WEIGHT = { semibold: '600', bold: '700' } as const;

type Weight = TextStyle['weight'];

/** The face Power BI draws a weight of a font with. */
export function chooseFace(font: string, weight: Weight): string {
  return font === FACED ? font + SUFFIX[weight] : font;
}

/** Returns true if the bold switch synthesises the weight because the font has no bold face. */
export function needsBold(font: string, weight: Weight): boolean {
  return font !== FACED && weight !== 'regular';
}

/** `fontWeight` of a text class; undefined where the face says it all. */
export function chooseFontWeight(font: string, weight: Weight): string | undefined {
  return font === FACED || weight === 'regular' ? undefined : WEIGHT[weight];
}

/** Font and weight of a text class's face, also of one another tool wrote. */
export function readFace(
  face: string,
  fontWeight: unknown,
): { readonly font: string; readonly weight: Weight } {
  // Power BI itself writes whole stacks: "'Segoe UI Semibold', wf_segoe-ui_semibold, …".
  const first = takeFirstFont(face);
  for (const weight of ['semibold', 'bold'] as const) {
    if (first.startsWith(FACED) && first.endsWith(SUFFIX[weight])) {
      return { font: first.slice(0, -SUFFIX[weight].length), weight };
    }
  }
  return { font: first, weight: readWeight(fontWeight) };
}

function readWeight(fontWeight: unknown): Weight {
  if (fontWeight === 'bold') return 'bold';
  const number = Number(fontWeight);
  if (number >= 700) return 'bold';
  return number >= 600 ? 'semibold' : 'regular';
}

const takeFirstFont = (fonts: string) => (fonts.split(',')[0] ?? '').replaceAll(/['"]/g, '').trim();
