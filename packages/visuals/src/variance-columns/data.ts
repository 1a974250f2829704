import type { ColoredPoint } from '../settings/point-colors';
import type { Extras } from '../scene/input';
import { computeDifference, computeShare } from '../format/compare';

/** Categories Power BI sends at most: more columns than these can't be told apart. */
export const MAX_CATEGORIES = 1000;

/** The values of one category; null if a number is missing. */
export interface VariancePoint extends ColoredPoint {
  label: string;
  /** Comment of a field; none where it is blank. */
  comment?: string;
  /** Members of a hierarchy from the outermost level down; none on one level. */
  path?: readonly string[];
  /** Name of the small multiple that it belongs to; undefined without any. */
  panel?: string;
  actual: number | null;
  plan: number | null;
  previous: number | null;
  /** Drawn instead of a blank actual. */
  forecast?: number | null;
  /** The parts that another visual's selection leaves; undefined where nothing is selected. */
  highlight?: number | null;
  highlightPlan?: number | null;
  highlightPrevious?: number | null;
  highlightForecast?: number | null;
  /** Format string of this row's own, before that of the measure. */
  format?: string;
}

interface ComparedValues {
  /** The actual value or, behind the last one, the forecast. */
  value: number | null;
  plan: number | null;
  previous: number | null;
}

/** The measure that a variance is taken from. */
export type Reference = 'plan' | 'previous';

/** Tells whether a category shows a forecast: its actual value is blank. Zero is a value. */
export const isForecast = ({ actual, forecast }: VariancePoint) =>
  actual === null && forecast !== null && forecast !== undefined;

/** The numbers that are compared: a highlighted value with the highlighted parts of its references. */
export function pickCompared(point: VariancePoint): ComparedValues {
  const { actual, forecast = null, plan, previous, highlight } = point;
  if (highlight === undefined) {
    return { value: isForecast(point) ? forecast : actual, plan, previous };
  }
  const { highlightForecast = null, highlightPlan = null, highlightPrevious = null } = point;
  return {
    value: isForecast(point) ? highlightForecast : highlight,
    plan: highlightPlan,
    previous: highlightPrevious,
  };
}

export interface VarianceData {
  /** Names of the fields; null for one that isn't there. */
  names: {
    category: string;
    panels?: string;
    actual: string;
    plan: string | null;
    previous: string | null;
    forecast?: string | null;
  };
  points: readonly VariancePoint[];
  /** Further fields for the tooltip, a written value for each point. */
  extras?: Extras;
  /** Format string of the model. */
  format: string | null;
  /** True if there are more categories than Power BI sends. */
  isCut: boolean;
}

/** The measure that the author compares with, or the other one where that isn't there. */
export function chooseReference(names: VarianceData['names'], wanted: Reference): Reference {
  const other = wanted === 'plan' ? 'previous' : 'plan';
  return names[wanted] === null && names[other] !== null ? other : wanted;
}

/** Actual or forecast less the reference; null where either is missing. */
export function computeVariance(point: VariancePoint, reference: Reference): number | null {
  const compared = pickCompared(point);
  return computeDifference(compared.value, compared[reference]);
}

/** The variance in parts of the reference. */
export function computePercent(point: VariancePoint, reference: Reference): number | null {
  const compared = pickCompared(point);
  return computeShare(compared.value, compared[reference]);
}
