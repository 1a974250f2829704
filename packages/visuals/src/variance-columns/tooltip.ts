import { extraRows, spoken, tooltipRows, written, type TooltipRow } from '../scene/input';
import { percentOf, referenceIn, varianceOf } from './data';
import type { VarianceInput } from './input';
import { numbersOf, type VarianceNumbers } from './numbers';

/** Returns the tooltip of a point, with numbers written out. */
export function tooltipOf(
  input: VarianceInput,
  index: number,
  numbers = numbersOf(input),
): TooltipRow[] {
  const { data, say } = input;
  const point = data.points[index];
  if (!point) return [];
  const { wholeAmount, wholeDifference } = numbers.of(point);
  const { names } = data;
  const ofPart = (name: string | null, part: number | null | undefined) =>
    [name && say('Word_HighlightedOf', name), written(part, wholeAmount)] as const;
  const reference = referenceIn(names, input.settings.variance.reference);
  const isPlan = reference === 'plan';
  const from = names[reference] ?? '';
  return tooltipRows([
    [names.panels ?? null, point.panel ?? null],
    [names.actual, written(point.actual, wholeAmount)],
    ofPart(names.actual, point.highlight),
    [names.forecast ?? null, written(point.forecast, wholeAmount)],
    ofPart(names.forecast ?? null, point.highlightForecast),
    [names.plan, written(point.plan, wholeAmount)],
    ofPart(names.plan, point.highlightPlan),
    [
      isPlan ? say('Word_Variance') : say('Word_VarianceFrom', from),
      written(varianceOf(point, reference), wholeDifference),
    ],
    [
      isPlan ? say('Word_VariancePercent') : say('Word_VariancePercentFrom', from),
      written(percentOf(point, reference), numbers.percent),
    ],
    [names.previous, written(point.previous, wholeAmount)],
    ofPart(names.previous, point.highlightPrevious),
    ...extraRows(data.extras, index),
  ]);
}

/** A point as a screen reader says it. */
export function spokenPoint(input: VarianceInput, index: number, numbers: VarianceNumbers): string {
  return spoken(input.data.points[index]?.label ?? '', tooltipOf(input, index, numbers));
}
