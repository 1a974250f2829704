import { parseHex } from './gradient';

/** WCAG 2: 4.5 for words, 3 for shapes that carry meaning. */
export const TEXT_CONTRAST = 4.5;
export const SHAPE_CONTRAST = 3;

/** Contrast of two colours by WCAG 2, from 1 to 21. */
export function computeContrast(one: string, other: string): number {
  return computeLuminanceRatio(computeLuminance(parseHex(one)), computeLuminance(parseHex(other)));
}

/** The same of two luminances. */
export function computeLuminanceRatio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Relative luminance by WCAG 2, 0 to 1, of red, green and blue from 0 to 255. */
export function computeLuminance([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * linearize(red) + 0.7152 * linearize(green) + 0.0722 * linearize(blue);
}

/** Light of each byte: looked up, since a colour square asks for thousands. */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function linearize(byte: number): number {
  return LINEAR[Math.round(byte)] ?? 0;
}
