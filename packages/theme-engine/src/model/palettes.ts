import { computeDeltaE, fromOklch, toOklch } from './color-space';
import { findPassingColor } from './nearest-passing';
import { SHAPE_CONTRAST } from './contrast';

/** Minimum number of data colours in a theme. */
const COLORS = 8;

export const HARMONIES = [
  { kind: 'complementary', label: 'Complementary' },
  { kind: 'analogous', label: 'Analogous' },
  { kind: 'triadic', label: 'Triadic' },
  { kind: 'split', label: 'Split complementary' },
  { kind: 'tetradic', label: 'Tetradic' },
  { kind: 'monochrome', label: 'Monochrome' },
] as const;
export type Harmony = (typeof HARMONIES)[number]['kind'];

/** Hues of a harmony, in degrees from the first colour's. */
const TURNS: Readonly<Record<Harmony, readonly number[]>> = {
  complementary: [0, 180],
  analogous: [0, 30, -30, 60],
  triadic: [0, 120, 240],
  split: [0, 150, 210],
  tetradic: [0, 90, 180, 270],
  monochrome: [0],
};

/** Lightness offset between rounds of the hues, so that no two colours are equal. */
const LIGHTER = [0, 0.14, -0.12, 0.24, -0.2, 0.32, -0.27, 0.07] as const;

/** Creates eight colours that match the first: a harmony's hues, then lighter and darker ones. */
export function createHarmony(base: string, kind: Harmony): string[] {
  const { l, c, h } = toOklch(base);
  const turns = TURNS[kind];
  const [darkest, lightest] = [0.3, 0.86];
  const colors = [base];
  for (let i = 1; i < COLORS; i += 1) {
    const round = Math.floor(i / turns.length);
    const lightness = l + (LIGHTER[round] ?? 0);
    // At the ends of the lightness scale, steps reverse so that colours stay distinct.
    let inside =
      lightness > lightest
        ? lightest - (lightness - lightest)
        : lightness < darkest
          ? darkest + (darkest - lightness)
          : lightness;
    const computeColor = () => fromOklch({ l: inside, c, h: h + (turns[i % turns.length] ?? 0) });
    // A grey has no hue, so its colours differ only in lightness.
    while (colors.includes(computeColor()) && inside < 1) inside += 0.04;
    colors.push(computeColor());
  }
  return colors;
}

/** Candidates for each new colour. The one that differs most from the rest wins. */
const TRIES = 24;

/** Replaces all unlocked colours by distinct ones that are visible on the card. */
export function shuffle(
  colors: readonly string[],
  locked: readonly number[],
  random: () => number,
  card = '#ffffff',
): string[] {
  const result = [...colors];
  const taken = colors.filter((_, i) => locked.includes(i));
  result.forEach((_, i) => {
    if (locked.includes(i)) return;
    const candidates = Array.from({ length: TRIES }, () => createRandomColor(random, card));
    const color = candidates.reduce((best, one) =>
      measureDistance(one) > measureDistance(best) ? one : best,
    );
    result[i] = color;
    taken.push(color);
  });
  return result;

  function measureDistance(color: string): number {
    return Math.min(Infinity, ...taken.map((other) => computeDeltaE(color, other)));
  }
}

function createRandomColor(random: () => number, card: string): string {
  const color = fromOklch({
    l: 0.42 + random() * 0.3,
    c: 0.08 + random() * 0.1,
    h: random() * 360,
  });
  return findPassingColor(color, [card], SHAPE_CONTRAST) ?? color;
}

export { parseColorList } from './color-list';
