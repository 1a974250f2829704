import { placeLabels, type Box } from '../scene/place-labels';
import { estimateWidth } from '../scene/words';
import type { VarianceLayout } from './layout';

/** A label at the tip of a column or a pin. */
export interface TipLabel {
  text: string;
  /** The middle of the label, and the foot of its letters. */
  x: number;
  y: number;
  isAbove: boolean;
  /** Labels of larger numbers choose first. */
  amount: number;
}

/** Height of letters above and below their foot, in times their size. */
const HIGH = 0.78;
const FOOT = 0.22;
/** Labels of neighbours are at least so far apart. */
const GAP = 3;

/**
 * Places labels one by one, the largest number first: beside their tips, or up to a line farther. A label without a
 * free place is null.
 */
export function placeTips(
  labels: readonly (TipLabel | null)[],
  bars: readonly Box[],
  room: Box,
  { fontSize, line }: Pick<VarianceLayout, 'fontSize' | 'line'>,
): (TipLabel | null)[] {
  const starts = labels.map((label) => label && computeBox(label, room, fontSize));
  const placed = placeLabels(
    labels.map((label, i) => {
      const box = starts[i];
      const push = { y: label?.isAbove ? -line : line };
      return { priority: Math.abs(label?.amount ?? 0), anchors: box ? [{ box, push }] : [] };
    }),
    room,
    bars,
  );
  return labels.map((label, i) => {
    const [start, place] = [starts[i], placed[i]];
    if (!label || !start || !place) return null;
    const x = (place.box.left + place.box.right) / 2;
    return { ...label, x, y: label.y + place.box.top - start.top };
  });
}

/** The box of a label; at the ends of the room it moves inwards. */
function computeBox({ text, x, y }: TipLabel, room: Box, fontSize: number): Box {
  const half = (estimateWidth(text, fontSize) + GAP) / 2;
  const [low, high] = [room.left + half, room.right - half];
  const middle = low > high ? x : Math.max(low, Math.min(high, x));
  const [top, bottom] = [y - fontSize * HIGH, y + fontSize * FOOT];
  return { left: middle - half, right: middle + half, top, bottom };
}
