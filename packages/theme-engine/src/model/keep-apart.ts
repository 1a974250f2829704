import { HARD_TO_TELL, computeLeastDifference } from './separation';
import { fromOklch, toOklch } from './color-space';
import { computeContrast, SHAPE_CONTRAST } from './contrast';

/** Lightness differences to try. */
const STEP = 0.02;
const STEPS = 12;

/**
 * Chroma and hue offsets to try if lightness alone does not help. More chroma also separates greys.
 */
const SHIFTS = [
  { c: 0, h: 0 },
  ...[15, -15, 30, -30].flatMap((h) => [
    { c: 0, h },
    { c: 0.04, h },
  ]),
  ...[45, -45, 90, -90, 180].map((h) => ({ c: 0.06, h })),
];

interface TurnedColors {
  /** The data colours on the previous card. Pairs that were alike there stay alike. */
  readonly before: readonly string[];
  readonly turned: readonly string[];
  /** Both cards. Colours visible on both stay unchanged when the theme is converted back. */
  readonly cards: readonly string[];
  /** Colours that must not move, at their positions. */
  readonly unchanged: readonly (string | undefined)[];
}

/** Separates data colours that became hard to tell apart on the other card. */
export function keepApart({ before, turned, cards, unchanged }: TurnedColors): readonly string[] {
  const result = [...turned];
  const isSeen = (color: string) =>
    cards.every((card) => computeContrast(color, card) >= SHAPE_CONTRAST);
  const isApart = (color: string, at: number) =>
    result.every(
      (other, i) =>
        i === at ||
        computeLeastDifference(color, other) >= HARD_TO_TELL ||
        computeLeastDifference(before[at] ?? color, before[i] ?? other) < HARD_TO_TELL,
    );
  const free = [...turned.entries()].filter(([at]) => unchanged[at] === undefined);
  // Unchanged colours move only if moving the others is not enough.
  const isMoved = ([at, color]: [number, string]) => color !== before[at];
  for (const [at, color] of [...free.filter(isMoved), ...free.filter((one) => !isMoved(one))]) {
    if (isApart(color, at)) continue;
    result[at] = listNear(color).find((near) => isSeen(near) && isApart(near, at)) ?? color;
  }
  return result;
}

/** Returns variants of a colour: other lightnesses first, then nearby hues and chromas. */
function listNear(color: string): string[] {
  const { l, c, h } = toOklch(color);
  return SHIFTS.flatMap((shift) =>
    Array.from({ length: 2 * STEPS }, (_, i) => {
      const distance = STEP * Math.ceil((i + 1) / 2);
      return fromOklch({
        l: i % 2 === 0 ? l + distance : l - distance,
        c: c + shift.c,
        h: h + shift.h,
      });
    }),
  );
}
