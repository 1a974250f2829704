import type { ColoredPoint } from '../settings/point-colors';

/** A small line tells no more with more places. */
export const MAX_PLACES = 1000;

/** One figure and what it is seen beside; null where there is no number. */
export interface KeyFigure extends ColoredPoint {
  name: string;
  value: number | null;
  /** Value for comparison, such as the target. */
  reference: number | null;
  referenceName: string | null;
  /** The way it came, from the earliest to the latest. */
  line: readonly (number | null)[];
  /** Format string of the model. */
  format: string | null;
}

export interface KeyFigureData {
  figures: readonly KeyFigure[];
  /** The first and the last name of the axis the lines run along. */
  axis: { name: string; first: string; last: string } | null;
}
