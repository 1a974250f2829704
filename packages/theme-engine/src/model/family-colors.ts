import { fromOklch, toOklch, type Oklch } from './color-space';
import { computeContrast, SHAPE_CONTRAST } from './contrast';
import { findPassingColor } from './nearest-passing';

const COLORS = 8;
/** Samples between one shade and the next. */
const BETWEEN = 12;
/** Maximum lightness on a dark page. Lighter data colours glare there. */
const LIGHTEST = 0.9;
/** Alternates deep and light shades, so neighbours in a chart differ clearly. */
const BY_TURNS = [0, 4, 1, 5, 2, 6, 3, 7] as const;

/**
 * Returns eight data colours of a sequential scheme. Its ends can't serve as data colours: the
 * lightest shades have a contrast of 1.0 to 1.6 on a white card, the deepest 1.9 on a dark card. So
 * the preset's ramp keeps the eight shades, and the data colours are eight steps along the same
 * path, within the part that reaches 3 to 1 on the card.
 */
export function createFamilyColors(shades: readonly string[], card: string): string[] {
  const byDepth = shades
    .flatMap((shade, i) => interpolateColors(shade, shades[i + 1]))
    .filter(({ l }) => l <= LIGHTEST)
    .map(fromOklch)
    .map((hex) => ({ hex, ratio: computeContrast(hex, card) }))
    .filter(({ ratio }) => ratio >= SHAPE_CONTRAST)
    .sort((one, other) => other.ratio - one.ratio)
    .map(({ hex }) => hex);
  const last = byDepth.length - 1;
  const steps = Array.from(
    { length: COLORS },
    (_, i) => byDepth[Math.round((i * last) / (COLORS - 1))] ?? shades[0] ?? card,
  );
  return BY_TURNS.map((i) => steps[i] ?? card);
}

/**
 * Returns the shades for a page, deepest first. On a dark page they are lightened until the first
 * ones are visible.
 */
export function createRamp(
  shades: readonly string[],
  card: string,
  page: 'light' | 'dark',
): string[] {
  const deepFirst = [...shades].sort((one, other) => toOklch(one).l - toOklch(other).l);
  if (page === 'light') return deepFirst;
  return deepFirst.map((shade) => findPassingColor(shade, [card], SHAPE_CONTRAST) ?? shade);
}

function interpolateColors(from: string, to: string | undefined): Oklch[] {
  const start = toOklch(from);
  if (to === undefined) return [start];
  const end = toOklch(to);
  const turn = ((end.h - start.h + 540) % 360) - 180;
  return Array.from({ length: BETWEEN }, (_, i) => {
    const share = i / BETWEEN;
    return {
      l: start.l + (end.l - start.l) * share,
      c: start.c + (end.c - start.c) * share,
      h: start.h + turn * share,
    };
  });
}
