import { parseNamed } from 'culori/fn';
import { findColors } from '../model/color-list';
import { toHex } from '../model/gradient';
import { chooseBrandColors } from './choose-colors';

/** Parts of a style sheet that are not read: comments, addresses and strings. */
const NO_COLORS = /\/\*[\s\S]*?(?:\*\/|$)|url\([^)]*(?:\)|$)|"[^"\n]*(?:"|$)|'[^'\n]*(?:'|$)/gim;
/** A declaration or a selector, and the sign at its end. */
const PART = /([^;{}]+)([;{}]|$)/g;
/** Properties such as `--brand-primary`. Their colours count more than others. */
const BRAND = /brand|primary|accent|corporate|logo/i;
const SECOND = /secondary|tertiary/i;
/** Colours of states and of code say nothing about a brand. */
const STATE = /success|danger|warning|error|info|valid|code|syntax|focus|disabled/i;
const WORD = /(?<![\w#-])[a-z]{3,20}(?![\w(-])/gi;

/**
 * Returns up to three main colours of a style sheet, those of brand properties first. It opens no
 * addresses.
 */
export function findCssColors(css: string): string[] {
  const weights = new Map<string, number>();
  for (const [, part = '', end] of css.replace(NO_COLORS, ' ').matchAll(PART)) {
    const colon = part.indexOf(':');
    if (end === '{' || colon < 0) continue;
    const [property, value] = [part.slice(0, colon).trim(), part.slice(colon + 1)];
    if (STATE.test(property)) continue;
    const weight = SECOND.test(property) ? 8 : BRAND.test(property) ? 20 : 1;
    for (const color of [...findColors(value), ...findNamedColors(value)]) {
      weights.set(color, (weights.get(color) ?? 0) + weight);
    }
  }
  return chooseBrandColors(
    [...weights].map(([color, weight]) => ({ color, weight: Math.sqrt(weight) })),
  );
}

/** Finds named colours, such as rebeccapurple. */
function findNamedColors(value: string): string[] {
  return [...value.matchAll(WORD)].flatMap(([word]) => {
    // An unknown word gives undefined; the type lists the known ones.
    const color = parseNamed(word as Parameters<typeof parseNamed>[0]);
    return color ? [toHex([color.r * 255, color.g * 255, color.b * 255])] : [];
  });
}
