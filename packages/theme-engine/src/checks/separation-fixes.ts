import { computeDeltaE, fromOklch, toLab, toOklch, type Lab } from '../model/color-space';
import { computeContrast, SHAPE_CONTRAST } from '../model/contrast';
import {
  HARD_TO_TELL,
  computeLeastDifference,
  computeSeparations,
  simulate,
  VISIONS,
  type Separation,
} from '../model/separation';

/**
 * Reorders colours so that the first ones differ most for every kind of colour vision, then
 * neighbours. Charts with few series use the first colours, and neighbours touch. Locked colours
 * keep their places.
 */
export function findBetterOrder(
  colors: readonly string[],
  locked: readonly number[] = [],
): string[] {
  const apart = colors.map((one) => colors.map((other) => computeLeastDifference(one, other)));
  const readDistance = (one: number, other: number) => apart[one]?.[other] ?? 0;
  // The first colour is the brand's and stays first.
  const free = colors.map((_, i) => i).filter((i) => i > 0 && !locked.includes(i));
  const order = colors.map((_, i) => i);
  const left = new Set(free);
  for (const place of free) {
    const before = order.slice(0, place);
    const findLeastDistance = (candidate: number) =>
      Math.min(...before.map((other) => readDistance(other, candidate)));
    const best = [...left].reduce((a, b) => (findLeastDistance(b) > findLeastDistance(a) ? b : a));
    left.delete(best);
    order[place] = best;
  }
  improveOrder(order, free, readDistance);
  return order.map((i) => colors[i] ?? '');
}

type Distance = (one: number, other: number) => number;

/** Swaps colours while a swap separates neighbours and brings none of the first colours closer. */
function improveOrder(order: number[], free: readonly number[], distance: Distance): void {
  let value = measureNeighbours(order, distance);
  let first = measureFirstOnes(order, distance);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const one of free) {
      for (const other of free) {
        if (one >= other) continue;
        swap(order, one, other);
        const now = measureNeighbours(order, distance);
        const firstNow = measureFirstOnes(order, distance);
        const isKept = firstNow.every(
          (least, i) => least >= Math.min(EASY_TO_TELL, first[i] ?? 0) - NOTHING,
        );
        if (isKept && isMore(now, value)) {
          value = now;
          first = firstNow;
          isBetter = true;
        } else swap(order, one, other);
      }
    }
  }
}

/** Returns the smallest difference among the first two colours, the first three and so on. */
function measureFirstOnes(order: readonly number[], distance: Distance): number[] {
  let least = Infinity;
  return order.slice(1).map((color, i) => {
    for (const before of order.slice(0, i + 1)) least = Math.min(least, distance(before, color));
    return least;
  });
}

/** Returns the differences of all neighbours, smallest first. */
function measureNeighbours(order: readonly number[], distance: Distance): number[] {
  return order
    .slice(1)
    .map((color, i) => distance(order[i] ?? 0, color))
    .sort((a, b) => a - b);
}

function isMore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, i) => Math.abs(value - (other[i] ?? 0)) > NOTHING);
  return at >= 0 && (one[at] ?? 0) > (other[at] ?? 0);
}

/** A larger difference brings the first colours no benefit. */
const EASY_TO_TELL = 2 * HARD_TO_TELL;
/** Smaller differences are rounding errors. */
const NOTHING = 1e-6;

function swap(order: number[], one: number, other: number): void {
  [order[one], order[other]] = [order[other] ?? 0, order[one] ?? 0];
}

export interface Nudge {
  /** Position of the colour to change, and its new value. */
  position: number;
  color: string;
  /** The smallest difference of all pairs after the change, for all kinds of colour vision. */
  deltaE: number;
}

/** Offsets of lightness, chroma and hue to try, nearest first. */
const OFFSETS = listOffsets();

/**
 * Finds the smallest change of one colour that makes the worst pair differ enough for every kind of
 * colour vision, or differ most. Returns null if nothing is wrong or no free colour can fix it. The
 * colour stays visible on the card, if one is given.
 */
export function nudge(
  colors: readonly string[],
  locked: readonly number[] = [],
  card?: string,
): Nudge | null {
  const worst = findWorst(computeSeparations(colors));
  if (!worst || worst.deltaE >= HARD_TO_TELL) return null;
  const free = worst.pair.filter((position) => !locked.includes(position));
  const seen = colors.map(simulateVisions);
  let best: (Nudge & { moved: number }) | null = null;
  for (const position of free) {
    const own = toOklch(colors[position] ?? '');
    for (const { l, c, h, moved } of OFFSETS) {
      if (best && best.deltaE >= HARD_TO_TELL && moved >= best.moved) break;
      const chroma = Math.max(0, own.c + c);
      const color = fromOklch({ l: own.l + l, c: chroma, h: own.h + h });
      if (card !== undefined && computeContrast(color, card) < SHAPE_CONTRAST) continue;
      const least = measureLeast(simulateVisions(color), seen, position);
      if (least <= worst.deltaE || (best && Math.min(least, HARD_TO_TELL) <= best.deltaE)) continue;
      best = { position, color, deltaE: least, moved };
    }
  }
  if (!best) return null;
  const moved = colors.map((color, i) => (i === best.position ? best.color : color));
  return {
    position: best.position,
    color: best.color,
    deltaE: findWorst(computeSeparations(moved))?.deltaE ?? best.deltaE,
  };
}

/** Returns the smallest difference of any pair. */
export function findWorst(all: readonly Separation[]): Separation | undefined {
  return all.reduce<Separation | undefined>(
    (worst, one) => (worst && worst.deltaE <= one.deltaE ? worst : one),
    undefined,
  );
}

function simulateVisions(color: string): Lab[] {
  return VISIONS.map((vision) => toLab(simulate(color, vision)));
}

function measureLeast(
  own: readonly Lab[],
  all: readonly (readonly Lab[])[],
  position: number,
): number {
  let least = Infinity;
  all.forEach((other, i) => {
    if (i === position) return;
    own.forEach((lab, vision) => {
      const theirs = other[vision];
      if (theirs) least = Math.min(least, computeDeltaE(lab, theirs));
    });
  });
  return least;
}

function listOffsets(): { l: number; c: number; h: number; moved: number }[] {
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
  return steps
    .flatMap((l) =>
      [-2, -1, 0, 1, 2].flatMap((c) => steps.map((h) => ({ l: l * 0.03, c: c * 0.025, h: h * 6 }))),
    )
    .map((offset) => ({
      ...offset,
      // A hue step covers a distance proportional to its chroma, about 0.15.
      moved: Math.hypot(offset.l, offset.c, (offset.h * Math.PI * 0.15) / 180),
    }))
    .filter(({ moved }) => moved > 0)
    .sort((a, b) => a.moved - b.moved);
}
