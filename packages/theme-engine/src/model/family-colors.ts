import { fromOklch, toOklch, type Oklch } from './color-space';
import { computeContrast, SHAPE_CONTRAST } from './contrast';
import { findPassingColor } from './nearest-passing';

const COLORS = 8;
/** Places looked at between one shade and the next. */
const BETWEEN = 12;
/** Lighter than this a data colour glares on a dark page. */
const LIGHTEST = 0.9;
/** Deep and light shades by turns: neighbours in a chart are far from each other. */
const BY_TURNS = [0, 4, 1, 5, 2, 6, 3, 7] as const;

/**
 * Eight data colours of a scheme's family. A sequential scheme runs to near white, and near white is
 * no data colour on a white card: its lightest shades have a contrast of 1.0 to 1.6 there, its
 * deepest ones of 1.9 on a dark card. So the eight shades stay what they are as the preset's ramp
 * (strip, gradients, heat colours), and the data colours are eight steps along the same path of
 * shades, within the part of it that reaches 3 to 1 on the card.
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

/** The shades on a page: the deepest first, on a dark page lifted so far that the first ones are seen. */
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
