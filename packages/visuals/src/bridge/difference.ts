import { computeShare } from '../format/compare';
import { createPercentWriter, type MeasureNumbers } from '../format/text-numbers';
import type { BridgeInput } from './input';
import { isTotal, type Step } from './steps';

/** The first total of a bridge and the last one, and what lies between them. */
export interface Difference {
  first: number;
  last: number;
  change: number;
  /** The change in parts of the first total; null if that is zero. */
  share: number | null;
}

/** Returns the difference between the ends of a bridge; null where it has no two totals. */
export function findDifference(steps: readonly Step[]): Difference | null {
  const first = steps.findIndex(isTotal);
  const last = steps.findLastIndex(isTotal);
  const [from, to] = [steps[first]?.to, steps[last]?.to];
  if (first === last || from === undefined || to === undefined) return null;
  const change = to - from;
  return Number.isFinite(change) ? { first, last, change, share: computeShare(to, from) } : null;
}

/** The difference as it is written; null where it isn't shown. */
export function describeDifference(
  { settings, locale }: Pick<BridgeInput, 'settings' | 'locale'>,
  steps: readonly Step[],
  { difference: write }: MeasureNumbers,
): (Difference & { words: readonly string[] }) | null {
  const { show, kind } = settings.difference;
  const difference = show ? findDifference(steps) : null;
  if (!difference) return null;
  const { change, share } = difference;
  const percent = share === null ? [] : [createPercentWriter(locale)(share)];
  const amount = [write(change)];
  const words = {
    both: [...amount, ...percent],
    absolute: amount,
    // A start of zero has no percentage: the amount replaces it.
    percent: percent.length > 0 ? percent : amount,
  }[kind];
  return { ...difference, words };
}
