import { estimateWidth } from './words';

/** Fonts that are wider than Segoe UI, and how many times. Pages of the site inherit Inter. */
const WIDER: readonly (readonly [RegExp, number])[] = [
  [/arial black/i, 1.28],
  [/verdana/i, 1.18],
  [/lucida|comic|trebuchet|georgia/i, 1.1],
  [/inter|inherit|tahoma|din|constantia|cambria/i, 1.05],
];
const FIXED = /courier|consolas|mono/i;
const FIXED_WIDTH = 0.61;

interface FontWidths {
  isFixed: boolean;
  wider: number;
}

const known = new Map<string, FontWidths>();

function findFontWidths(fontFamily: string): FontWidths {
  const before = known.get(fontFamily);
  if (before) return before;
  const [first = ''] = fontFamily.split(',');
  const wider = WIDER.find(([name]) => name.test(first))?.[1] ?? 1;
  const made = { isFixed: FIXED.test(first), wider };
  known.set(fontFamily, made);
  return made;
}

/** About how wide words are in a font of Power BI. */
export function estimateLettersWidth(text: string, fontSize: number, fontFamily: string): number {
  const { isFixed, wider } = findFontWidths(fontFamily);
  const width = estimateWidth(text, fontSize);
  return isFixed ? Math.max(width, text.length * fontSize * FIXED_WIDTH) : width * wider;
}
