import type { Extras } from '../scene/input';
import { differenceOf, shareOf } from '../format/compare';

/** Categories Power BI sends at most: more columns than these can't be told apart. */
export const MOST_CATEGORIES = 1000;

/** What is known of one category; null where there is no number. */
export interface VariancePoint {
  label: string;
  actual: number | null;
  plan: number | null;
  previous: number | null;
  /** The part of actual another visual's selection leaves; undefined where nothing is selected. */
  highlight?: number | null;
}

export interface VarianceData {
  /** Names of the fields; null for one that isn't there. */
  names: { category: string; actual: string; plan: string | null; previous: string | null };
  points: readonly VariancePoint[];
  /** Further fields for the tooltip, a written value for each point. */
  extras?: Extras;
  /** Format string of the model. */
  format: string | null;
  /** Whether there are more categories than Power BI sends. */
  isCut: boolean;
}

/** Actual less plan; null where either is missing. */
export const varianceOf = ({ actual, plan }: VariancePoint) => differenceOf(actual, plan);

/** The variance in parts of the plan. */
export const percentOf = ({ actual, plan }: VariancePoint) => shareOf(actual, plan);
