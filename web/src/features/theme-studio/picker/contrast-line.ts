import { contrastOf, luminance } from '../model/contrast';
import { parseHex } from '../model/gradient';
import { hsvToRgb } from '../model/hsv';

/** A point of the field: saturation to the right, brightness up, 0 to 100 each. */
export interface FieldPoint {
  s: number;
  v: number;
}

const COLUMNS = 25;

/**
 * Where in the field of a hue the contrast with a ground is exactly what is needed: `darker` is the
 * line below which colours are dark enough, `lighter` the one above which they are light enough.
 * Columns in which a line does not lie are left out.
 */
export function contrastLines(
  hue: number,
  ground: string,
  needed: number,
): { darker: FieldPoint[]; lighter: FieldPoint[] } {
  const below = luminance(parseHex(ground));
  const darker: FieldPoint[] = [];
  const lighter: FieldPoint[] = [];
  for (let i = 0; i < COLUMNS; i++) {
    const s = (i / (COLUMNS - 1)) * 100;
    const at = (v: number) => contrastOf(luminance(hsvToRgb({ h: hue, s, v })), below);
    const passes = (v: number) => at(v) >= needed;
    const closest = closestTo(at);
    if (passes(closest)) continue;
    if (passes(0)) darker.push({ s, v: edge(passes, 0, closest) });
    if (passes(100)) lighter.push({ s, v: edge(passes, 100, closest) });
  }
  return { darker, lighter };
}

/** Brightness at which a column is nearest to the ground. Contrast falls up to there, then rises. */
function closestTo(at: (v: number) => number): number {
  let [low, high] = [0, 100];
  while (high - low > 0.5) {
    const third = (high - low) / 3;
    if (at(low + third) < at(high - third)) high -= third;
    else low += third;
  }
  // The ends themselves are colours too: white on white is nearest at the very end.
  return [0, (low + high) / 2, 100].sort((a, b) => at(a) - at(b))[0] ?? 0;
}

/** Between a brightness that passes and one that does not, where the change is. */
function edge(passes: (v: number) => boolean, good: number, bad: number): number {
  let [inside, outside] = [good, bad];
  for (let i = 0; i < 12; i++) {
    const middle = (inside + outside) / 2;
    if (passes(middle)) inside = middle;
    else outside = middle;
  }
  return inside;
}
