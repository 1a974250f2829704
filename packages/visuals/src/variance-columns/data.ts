import type { Extras } from '../scene/input';
import { differenceOf, shareOf } from '../format/compare';

/** Categories Power BI sends at most: more columns than these can't be told apart. */
export const MOST_CATEGORIES = 1000;

/** The values of one category; null if a number is missing. */
export interface VariancePoint {
  label: string;
  actual: number | null;
  plan: number | null;
  previous: number | null;
  /** The parts that another visual's selection leaves; undefined where nothing is selected. */
  highlight?: number | null;
  highlightPlan?: number | null;
  highlightPrevious?: number | null;
  /** Format string of this row's own, before that of the measure. */
  format?: string;
}

type Compared = Pick<VariancePoint, 'actual' | 'plan' | 'previous'>;

/** The numbers that are compared: a highlighted value with the highlighted parts of its references. */
export function comparedIn(point: VariancePoint): Compared {
  if (point.highlight === undefined) return point;
  const {
    highlight: actual,
    highlightPlan: plan = null,
    highlightPrevious: previous = null,
  } = point;
  return { actual, plan, previous };
}

export interface VarianceData {
  /** Names of the fields; null for one that isn't there. */
  names: { category: string; actual: string; plan: string | null; previous: string | null };
  points: readonly VariancePoint[];
  /** Further fields for the tooltip, a written value for each point. */
  extras?: Extras;
  /** Format string of the model. */
  format: string | null;
  /** True if there are more categories than Power BI sends. */
  isCut: boolean;
}

/** Actual less plan; null where either is missing. */
export function varianceOf(point: VariancePoint): number | null {
  const { actual, plan } = comparedIn(point);
  return differenceOf(actual, plan);
}

/** The variance in parts of the plan. */
export function percentOf(point: VariancePoint): number | null {
  const { actual, plan } = comparedIn(point);
  return shareOf(actual, plan);
}
