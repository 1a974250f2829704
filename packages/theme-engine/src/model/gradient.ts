/** Message from the specification for every invalid colour. */
export const INVALID_COLOR = 'Invalid color. Please use hex format like #FF0000';

type Rgb = readonly [red: number, green: number, blue: number];

const HEX = /^#?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;
const STEPS = 8;

export function isHexColor(value: string): boolean {
  return HEX.test(value.trim());
}

/** Parses three byte pairs with an optional #. Throws for anything else. */
export function parseHex(value: string): Rgb {
  const [, red, green, blue] = HEX.exec(value.trim()) ?? [];
  if (!red || !green || !blue) throw new Error(INVALID_COLOR);
  return [parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16)];
}

export function toHex(rgb: Rgb): string {
  return `#${rgb.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the colour at a share (0 to 1) between two others. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const interpolate = (a: number, b: number) => a + (b - a) * share;
  return [interpolate(from[0], to[0]), interpolate(from[1], to[1]), interpolate(from[2], to[2])];
}

/** Returns eight evenly spaced colours that include both ends. */
export function createGradient(first: string, last: string): string[] {
  const from = parseHex(first);
  const to = parseHex(last);
  return Array.from({ length: STEPS }, (_, i) => toHex(mix(from, to, i / (STEPS - 1))));
}
