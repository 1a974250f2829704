import type { TextStyle } from './decisions';

/** Fonts that Power BI offers everywhere. Missing fonts fall back to one of them. */
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

/** Further fonts that Power BI includes, mostly faces of those above. */
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

/** The only font whose weights are separate faces in Power BI. Others have only a bold switch. */
const FACED = 'Segoe UI';
const SUFFIX = { regular: '', semibold: ' Semibold', bold: ' Bold' } as const;
const WEIGHT = { semibold: '600', bold: '700' } as const;

type Weight = TextStyle['weight'];

/** Returns the face that Power BI uses for a weight of a font. */
export function chooseFace(font: string, weight: Weight): string {
  return font === FACED ? font + SUFFIX[weight] : font;
}

/** Returns true if the bold switch synthesises the weight because the font has no bold face. */
export function needsBold(font: string, weight: Weight): boolean {
  return font !== FACED && weight !== 'regular';
}

/** Returns the `fontWeight` of a text class; undefined if the face determines it. */
export function chooseFontWeight(font: string, weight: Weight): string | undefined {
  return font === FACED || weight === 'regular' ? undefined : WEIGHT[weight];
}

/** Reads the font and weight from a text class's face, also from other tools. */
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
