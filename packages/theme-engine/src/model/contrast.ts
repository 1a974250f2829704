import { parseHex } from './gradient';

/** Minimum contrast in WCAG 2: 4.5 for text, 3 for shapes that carry meaning. */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

/** Returns the WCAG 2 contrast of two colours, from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  return computeLuminanceRatio(computeLuminance(parseHex(one)), computeLuminance(parseHex(other)));
}

/** Returns the contrast of two luminances. */
export function computeLuminanceRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Returns the WCAG 2 relative luminance (0 to 1) of red, green and blue from 0 to 255. */
export function computeLuminance([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue);
}

/** Linear light of each byte, precomputed because a colour square needs thousands. */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function linearize(byte: number): number {
  return LINEAR[Math.round(byte)] ?? 0;
}
