import type { Extras } from '../scene/input';
import type { ColoredPoint } from '../settings/point-colors';
import type { RowKind } from '../statement';

/** Steps Power BI sends at most; the smallest of them are folded. */
export const MAX_STEPS = 1000;

/** One step as it comes; null where there is no number. */
export interface BridgePoint extends ColoredPoint {
  label: string;
  /** Comment of a field; none where it is blank. */
  comment?: string;
  /** Members of a hierarchy from the outermost level down; none on one level. */
  path?: readonly string[];
  /** Name of the small multiple that it belongs to; undefined without any. */
  panel?: string;
  /** Value at the start; undefined if the steps are changes. */
  from?: number | null;
  /** Value at the end, or the change. */
  value: number | null;
  /** Its part in the statement; none for a plain value. */
  kind?: RowKind;
}

export interface BridgeData {
  names: { category: string; panels?: string; value: string; from: string | null };
  points: readonly BridgePoint[];
  extras?: Extras;
  /** Format string of the model. */
  format: string | null;
  /** True if there are more steps than Power BI sends. */
  isCut: boolean;
}
