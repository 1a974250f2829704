import type { ColoredPoint } from '../settings/point-colors';
import type { Extras } from '../scene/input';

/** Rows Power BI sends at most. */
export const MAX_ROWS = 500;

/** The values of one row; null if a number is missing. */
export interface BulletPoint extends ColoredPoint {
  label: string;
  /** Comment of a field; none where it is blank. */
  comment?: string;
  /** Name of the small multiple that it belongs to; undefined without any. */
  panel?: string;
  actual: number | null;
  target: number | null;
  /** Ends of the ranges behind the bar. */
  ranges: readonly (number | null)[];
  /** The parts that another visual's selection leaves; undefined where nothing is selected. */
  highlight?: number | null;
  highlightTarget?: number | null;
  /** Format string of this row's own, before that of the measure. */
  format?: string;
}

/** The numbers that are compared: a highlighted value with the highlighted part of its target. */
export function pickCompared(point: BulletPoint): Pick<BulletPoint, 'actual' | 'target'> {
  if (point.highlight === undefined) return point;
  return { actual: point.highlight, target: point.highlightTarget ?? null };
}

export interface BulletData {
  names: {
    category: string;
    panels?: string;
    actual: string;
    target: string | null;
    ranges: readonly string[];
  };
  points: readonly BulletPoint[];
  extras?: Extras;
  /** Format string of the model. */
  format: string | null;
  /** True if there are more rows than Power BI sends. */
  isCut: boolean;
}
