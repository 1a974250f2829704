import { HARD_TO_TELL, computeLeastDifference } from '../checks/separation';
import { fromOklch, toOklch } from './color-space';
import { computeContrast, SHAPE_CONTRAST } from './contrast';

/** Differences of lightness that are tried. */
const STEP = 0.02;
const STEPS = 12;

/** Chroma and hue that are added if lightness alone does not help; more chroma, so that greys take part. */
const SHIFTS = [
  { c: 0, h: 0 },
  ...[15, -15, 30, -30].flatMap((h) => [
    { c: 0, h },
    { c: 0.04, h },
  ]),
  ...[45, -45, 90, -90, 180].map((h) => ({ c: 0.06, h })),
];

interface TurnedColors {
  /** The data colours on the card they come from: pairs that were alike there stay so. */
  readonly before: readonly string[];
  readonly turned: readonly string[];
  /** Both cards. Colours that can be seen on both stay as they are when the theme is turned back. */
  readonly cards: readonly string[];
  /** Colours that must not move, at their positions. */
  readonly kept: readonly (string | undefined)[];
}

/** Moves data colours that became hard to tell apart when they were turned to another card. */
export function keepApart({ before, turned, cards, kept }: TurnedColors): readonly string[] {
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
  const free = [...turned.entries()].filter(([at]) => kept[at] === undefined);
  // A colour that is as it was moves only if moving the others is not enough.
  const isMoved = ([at, color]: [number, string]) => color !== before[at];
  for (const [at, color] of [...free.filter(isMoved), ...free.filter((one) => !isMoved(one))]) {
    if (isApart(color, at)) continue;
    result[at] = listNear(color).find((near) => isSeen(near) && isApart(near, at)) ?? color;
  }
  return result;
}

/** Returns other lightnesses of a colour, then of hues and chromas near to it. */
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
