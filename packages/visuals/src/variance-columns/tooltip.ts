import { percentOf, varianceOf } from './data';
import type { VarianceInput } from './input';
import { numbersOf, type VarianceNumbers } from './numbers';

export interface TooltipRow {
  name: string;
  value: string;
}

/** What there is to say of a point, a row each, with numbers written out. */
export function tooltipOf(
  input: VarianceInput,
  index: number,
  numbers = numbersOf(input),
): TooltipRow[] {
  const { data, say } = input;
  const point = data.points[index];
  if (!point) return [];
  const { wholeAmount, wholeDifference, percent } = numbers;
  const variance = varianceOf(point);
  const share = percentOf(point);
  const { names } = data;
  const rows: [string | null, string | null][] = [
    [names.actual, written(point.actual, wholeAmount)],
    [say('Word_Highlighted'), written(point.highlight ?? null, wholeAmount)],
    [names.plan, written(point.plan, wholeAmount)],
    [say('Word_Variance'), written(variance, wholeDifference)],
    [say('Word_VariancePercent'), written(share, percent)],
    [names.previous, written(point.previous, wholeAmount)],
    ...(data.extras ?? []).map(({ name, values }): [string, string | null] => [
      name,
      values[index] ?? null,
    ]),
  ];
  return rows.flatMap(([name, value]) => (name && value ? [{ name, value }] : []));
}

function written(value: number | null, write: (value: number) => string): string | null {
  return value === null ? null : write(value);
}

/** A point as a screen reader says it. */
export function spokenPoint(input: VarianceInput, index: number, numbers: VarianceNumbers): string {
  const rows = tooltipOf(input, index, numbers).map(({ name, value }) => `${name} ${value}`);
  return [input.data.points[index]?.label, ...rows].filter(Boolean).join(', ');
}
