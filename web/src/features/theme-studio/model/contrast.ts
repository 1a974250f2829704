import { parseHex } from './gradient';

/** WCAG 2: 4.5 for words, 3 for shapes that carry meaning. */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (higher + 0.05) / (lower + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = parseHex(color).map(linear);
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
