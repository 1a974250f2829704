import { hsvToRgb, computeLuminance, parseHex } from '@flexa/theme-engine/model';

/** Point of the field: saturation to the right, brightness up, 0 to 100 each. */
export interface FieldPoint {
  s: number;
  v: number;
}

const COLUMNS = 25;

/**
 * Returns the lines in a hue's field along which the contrast with the background is exactly
 * enough. Colours below `darker` and above `lighter` have enough contrast. A line skips columns it
 * doesn't cross.
 */
export function computeContrastLines(
  hue: number,
  ground: string,
  needed: number,
): { darker: FieldPoint[]; lighter: FieldPoint[] } {
  const below = computeLuminance(parseHex(ground)) + 0.05;
  return {
    darker: computeLine(hue, below / needed - 0.05),
    lighter: computeLine(hue, below * needed - 0.05),
  };
}

/** Returns the points of a hue with a given luminance. */
function computeLine(hue: number, wanted: number): FieldPoint[] {
  // Black has none, and nothing is lighter than white.
  if (wanted < 0 || wanted > 1) return [];
  const points: FieldPoint[] = [];
  for (let i = 0; i < COLUMNS; i++) {
    const s = (i / (COLUMNS - 1)) * 100;
    const computeLuminanceAt = (v: number) => computeLuminance(hsvToRgb({ h: hue, s, v }));
    if (computeLuminanceAt(100) >= wanted)
      points.push({ s, v: findBrightness(computeLuminanceAt, wanted) });
  }
  return points;
}

/** Finds the brightness with a given luminance, which grows with it. */
function findBrightness(at: (v: number) => number, wanted: number): number {
  let [low, high] = [0, 100];
  for (let i = 0; i < 10; i++) {
    const middle = (low + high) / 2;
    if (at(middle) < wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
