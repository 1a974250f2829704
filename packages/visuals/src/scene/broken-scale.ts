import { computeExtent, createScaleBetween, type Scale } from './scale';
import { roundCoordinate } from './scene';
import { chooseStep } from './ticks';

/** Part of the axis that the values below the cut keep, and its least and most pixels. */
const STUB = 0.16;
const MIN_STUB = 16;
const MAX_STUB = 44;
/** A cut pays off if what differs takes less than this part of the axis. */
const WORTH_CUTTING = 0.25;
/** Room between the cut and the least level, in parts of what differs. */
const BELOW = 0.2;

/**
 * Returns the value below which an axis may be cut, a round one: where levels are far above zero and near to one
 * another. Null where they reach zero, have different signs, or differ enough to be seen without a cut.
 */
export function findCut(levels: readonly number[]): number | null {
  const { low, high } = computeExtent(levels);
  const span = high - low;
  if (!(low > 0) || !(span > 0) || span / high >= WORTH_CUTTING) return null;
  const step = chooseStep(span, 4);
  const cut = Math.floor((low - span * BELOW) / step) * step;
  return Number.isFinite(cut) && cut > 0 ? Number(cut.toPrecision(12)) : null;
}

export interface BrokenScale extends Scale {
  /** The middle of the break, in pixels. */
  breakAt: number;
}

/** A scale with a short part from zero to the cut, and the rest of its length for the values above it. */
export function createBrokenScale(
  values: Iterable<number>,
  cut: number,
  end: number,
  start: number,
): BrokenScale {
  const length = Math.abs(start - end);
  const stub = Math.min(length / 2, MAX_STUB, Math.max(MIN_STUB, length * STUB));
  const turn = start > end ? -1 : 1;
  const above = createScaleBetween(
    { low: cut, high: Math.max(cut, computeExtent(values).high) },
    end,
    start + turn * stub,
  );
  const scale = (value: number) =>
    value > cut ? above(value) : start + turn * stub * Math.max(0, value / cut);
  return Object.assign(scale, { zero: start, breakAt: start + (turn * stub) / 2 });
}

const WAVE = 5;
const DEEP = 2.5;

/** A jagged band across an axis that is cut, from one place along it to another. */
export function buildBreakPath(isColumns: boolean, at: number, from: number, to: number): string {
  const count = Math.max(2, Math.round((to - from) / WAVE));
  const formatPoint = (i: number, shift: number) => {
    const along = roundCoordinate(from + ((to - from) * i) / count);
    const across = roundCoordinate(at + shift + (i % 2 === 0 ? -DEEP : DEEP) / 2);
    return isColumns ? `${along} ${across}` : `${across} ${along}`;
  };
  const edge = Array.from({ length: count + 1 }, (_, i) => i);
  const upper = edge.map((i) => formatPoint(i, -DEEP));
  const lower = edge.toReversed().map((i) => formatPoint(i, DEEP));
  return `M${[...upper, ...lower].join('L')}Z`;
}
