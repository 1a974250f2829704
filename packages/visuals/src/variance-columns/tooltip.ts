import {
  listExtraRows,
  describeRows,
  buildTooltipRows,
  writeIfPresent,
  type TooltipRow,
} from '../scene/input';
import { computePercent, chooseReference, computeVariance } from './data';
import type { VarianceInput } from './input';
import { createNumbers, type VarianceNumbers } from './numbers';

/** Returns the tooltip of a point, with numbers written out. */
export function buildTooltip(
  input: VarianceInput,
  index: number,
  numbers = createNumbers(input),
): TooltipRow[] {
  const { data, say } = input;
  const point = data.points[index];
  if (!point) return [];
  const { wholeAmount, wholeDifference } = numbers.of(point);
  const { names } = data;
  const buildPartRow = (name: string | null, part: number | null | undefined) =>
    [name && say('Word_HighlightedOf', name), writeIfPresent(part, wholeAmount)] as const;
  const reference = chooseReference(names, input.settings.variance.reference);
  const isPlan = reference === 'plan';
  const from = names[reference] ?? '';
  return buildTooltipRows([
    [names.panels ?? null, point.panel ?? null],
    [names.actual, writeIfPresent(point.actual, wholeAmount)],
    buildPartRow(names.actual, point.highlight),
    [names.forecast ?? null, writeIfPresent(point.forecast, wholeAmount)],
    buildPartRow(names.forecast ?? null, point.highlightForecast),
    [names.plan, writeIfPresent(point.plan, wholeAmount)],
    buildPartRow(names.plan, point.highlightPlan),
    [
      isPlan ? say('Word_Variance') : say('Word_VarianceFrom', from),
      writeIfPresent(computeVariance(point, reference), wholeDifference),
    ],
    [
      isPlan ? say('Word_VariancePercent') : say('Word_VariancePercentFrom', from),
      writeIfPresent(computePercent(point, reference), numbers.percent),
    ],
    [names.previous, writeIfPresent(point.previous, wholeAmount)],
    buildPartRow(names.previous, point.highlightPrevious),
    ...listExtraRows(data.extras, index),
  ]);
}

/** A point as a screen reader says it. */
export function describePoint(
  input: VarianceInput,
  index: number,
  numbers: VarianceNumbers,
): string {
  return describeRows(input.data.points[index]?.label ?? '', buildTooltip(input, index, numbers));
}
