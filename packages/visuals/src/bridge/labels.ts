import { placeLabels, type Anchor, type Box } from '../scene/place-labels';
import type { Scale } from '../scene/scale';
import { BOLD, estimateWidth } from '../scene/words';
import { isTotal, type Step } from './steps';

/** Height of a line of a label, above and below the foot of its digits, in times their size. */
export const HIGH = 0.78;
export const FOOT = 0.22;
const LINE = 1.25;
/** Room between a bar and its label. */
const BESIDE = 4;
const BEYOND = 0.22;

/** Words of a label: the value, and how far a subtotal is from its steps, empty where it isn't. */
export interface ValueWords {
  text: string;
  gap: string;
}

/** A label with its place. */
export interface PlacedValue extends ValueWords {
  box: Box;
  /** True if the label is above its bar, or after it in the direction of reading: the gap is farther away. */
  isAfter: boolean;
}

export interface BarPlaces {
  isColumns: boolean;
  isMirrored: boolean;
  fontSize: number;
  bar: number;
  middle(index: number): number;
  value: Scale;
  cut: { at: number } | null;
  plot: Box;
  /** Places along the axis of values at which lines run through the plot. */
  lines: readonly number[];
}

/** Half the height of the break of an axis. */
const HALF_BREAK = 6;

/** Places the values of steps at their bars, the largest first; one without a free place is null. */
export function placeValues(
  steps: readonly Step[],
  words: readonly ValueWords[],
  places: BarPlaces,
): (PlacedValue | null)[] {
  const { plot, cut, lines } = places;
  const bars = steps.map((step, index) => computeBarBox(step, index, places));
  const band = cut && computeBandBox(cut.at, HALF_BREAK, places);
  const anchors = steps.map((step, index) => listAnchors(step, index, words[index], places));
  const placed = placeLabels(
    steps.map((step, index) => ({
      // Readers must see that a subtotal differs from its steps.
      priority: words[index]?.gap ? Infinity : computeSize(step),
      anchors: words[index]?.text ? (anchors[index] ?? []) : [],
    })),
    plot,
    band ? [...bars, band] : bars,
    lines.map((at) => computeBandBox(at, 1, places)),
  );
  return placed.map((place, index) => {
    const { text = '', gap = '' } = words[index] ?? {};
    const isAfter = place !== null && (anchors[index]?.[place.anchor]?.isAfter ?? true);
    return place && { text, gap, box: place.box, isAfter };
  });
}

function computeSize(step: Step): number {
  // Infinity less infinity is no number.
  return Math.abs(isTotal(step) ? step.to : step.to - step.from) || 0;
}

/** The box of a bar, with the part that its steps don't explain. */
function computeBarBox({ from, to, gap }: Step, index: number, places: BarPlaces): Box {
  const { isColumns, bar, middle, value } = places;
  const ends = [value(from), value(to), value(to - gap)];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const [first, last] = [middle(index) - bar / 2, middle(index) + bar / 2];
  return isColumns
    ? { left: first, right: last, top: low, bottom: high }
    : { left: low, right: high, top: first, bottom: last };
}

/** A band across all steps. */
const computeBandBox = (at: number, half: number, { isColumns, plot }: BarPlaces): Box =>
  isColumns
    ? { ...plot, top: at - half, bottom: at + half }
    : { ...plot, left: at - half, right: at + half };

/** The place beyond the tip of a bar, and the one before its beginning. */
function listAnchors(
  step: Step,
  index: number,
  { text = '', gap = '' }: Partial<ValueWords> = {},
  places: BarPlaces,
): (Anchor & { isAfter: boolean })[] {
  const { isColumns, isMirrored, fontSize, middle } = places;
  const { left, right, top, bottom } = computeBarBox(step, index, places);
  const isUp = step.to >= step.from;
  const weight = isTotal(step) ? BOLD : 1;
  const textWidth = estimateWidth(text, fontSize) * weight;
  const gapWidth = estimateWidth(gap, fontSize) * BOLD;
  if (isColumns) {
    const width = Math.max(textWidth, gapWidth);
    const height = fontSize * (HIGH + FOOT + (gap ? LINE : 0));
    const center = slideInside(middle(index), width, places);
    const sides = { left: center - width / 2, right: center + width / 2 };
    const space = fontSize * BEYOND;
    const above = { ...sides, top: top - space - height, bottom: top - space };
    const under = { ...sides, top: bottom + space, bottom: bottom + space + height };
    const push = fontSize * LINE * 1.5;
    const up = { box: above, push: { y: -push }, isAfter: true };
    const down = { box: under, push: { y: push }, isAfter: false };
    return isUp ? [up, down] : [down, up];
  }
  const width = textWidth + (gap ? gapWidth + BESIDE * 2 : 0);
  const at = middle(index);
  const high = { top: at - fontSize / 2, bottom: at + fontSize / 2 };
  const after = { ...high, left: right + BESIDE, right: right + BESIDE + width };
  const before = { ...high, left: left - BESIDE - width, right: left - BESIDE };
  const isRight = isUp !== isMirrored;
  const toRight = { box: after, isAfter: true };
  const toLeft = { box: before, isAfter: false };
  return isRight ? [toRight, toLeft] : [toLeft, toRight];
}

/** The middle of a label that is wider than its column: at the ends of the plot it moves inwards. */
function slideInside(center: number, width: number, { plot }: BarPlaces): number {
  const [low, high] = [plot.left + width / 2, plot.right - width / 2];
  return low > high ? center : Math.max(low, Math.min(high, center));
}
