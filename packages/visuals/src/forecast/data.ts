import type { ColoredPoint } from '../settings/point-colors';
import type { Extras } from '../scene/input';

/** Two and a half years of days; the latest ones, where there are more. */
export const MAX_MOMENTS = 1000;

/** One row; a date where the axis has dates. */
export interface ForecastPoint extends ColoredPoint {
  label: string;
  date: Date | null;
  value: number | null;
}

export interface ForecastData {
  names: { axis: string; value: string };
  points: readonly ForecastPoint[];
  extras?: Extras;
  /** Format strings of the model. */
  format: string | null;
  dateFormat: string | null;
  /** Today, for its line. */
  today?: Date;
  /** True if there are more rows than Power BI sends. */
  isCut: boolean;
}
