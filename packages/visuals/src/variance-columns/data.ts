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
  extras?: readonly { name: string; values: readonly string[] }[];
  /** Format string of the model. */
  format: string | null;
  /** Whether there are more categories than Power BI sends. */
  isCut: boolean;
}

/** Actual less plan; null where either is missing. */
export function varianceOf({ actual, plan }: VariancePoint): number | null {
  if (actual === null || plan === null) return null;
  const variance = actual - plan;
  return Number.isFinite(variance) ? variance : null;
}

/** The variance in parts of the plan. */
export function percentOf(point: VariancePoint): number | null {
  const variance = varianceOf(point);
  if (variance === null || !point.plan) return null;
  const percent = variance / Math.abs(point.plan);
  return Number.isFinite(percent) ? percent : null;
}

/** Whether a variance is good news; null where it is neither. */
export function isGood(variance: number | null, sense: 'more' | 'less'): boolean | null {
  if (!variance) return null;
  return variance > 0 === (sense === 'more');
}
