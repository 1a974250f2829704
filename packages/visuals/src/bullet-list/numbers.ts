import { differenceOf, shareOf } from '../format/compare';
import type { WriteNumber } from '../format/number-format';
import {
  isNumber,
  measureNumbers,
  percentWriter,
  type MeasureNumbers,
} from '../format/text-numbers';
import { extraRows, spoken, tooltipRows, written, type TooltipRow } from '../scene/input';
import type { BulletPoint } from './data';
import type { BulletInput } from './input';

export interface BulletNumbers extends MeasureNumbers {
  percent: WriteNumber;
}

/** Every number a row is drawn with. */
export const amountsOf = ({ actual, target, ranges }: BulletPoint) =>
  [actual, target, ...ranges].filter(isNumber);

export function numbersOf({ data, settings, locale, say }: BulletInput): BulletNumbers {
  const values = data.points.flatMap(amountsOf);
  const numbers = measureNumbers(data.format, settings.text, { locale, say }, values);
  return { ...numbers, percent: percentWriter(locale) };
}

/** What stands at the end of a row. */
export function valueOf(
  { actual, target }: BulletPoint,
  kind: BulletInput['settings']['values']['kind'],
  { amount, difference, percent }: BulletNumbers,
): string {
  if (kind === 'none') return '';
  if (kind === 'value') return (isNumber(actual) && amount(actual)) || '';
  const [value, write] =
    kind === 'difference'
      ? [differenceOf(actual, target), difference]
      : [shareOf(actual, target), percent];
  return written(value, write) ?? '';
}

/** What there is to say of a row, with numbers written out. */
export function tooltipOf(
  { data, say, ...input }: BulletInput,
  index: number,
  numbers = numbersOf({ data, say, ...input }),
): TooltipRow[] {
  const point = data.points[index];
  if (!point) return [];
  const { actual, target, ranges, highlight } = point;
  const { wholeAmount, wholeDifference, percent } = numbers;
  return tooltipRows([
    [data.names.actual, written(actual, wholeAmount)],
    [say('Word_Highlighted'), written(highlight, wholeAmount)],
    [data.names.target, written(target, wholeAmount)],
    [say('Word_Difference'), written(differenceOf(actual, target), wholeDifference)],
    [say('Word_DifferencePercent'), written(shareOf(actual, target), percent)],
    ...ranges.map((end, i) => [data.names.ranges[i] ?? null, written(end, wholeAmount)] as const),
    ...extraRows(data.extras, index),
  ]);
}

/** A row as a screen reader says it. */
export const spokenPoint = (input: BulletInput, index: number, numbers: BulletNumbers) =>
  spoken(input.data.points[index]?.label ?? '', tooltipOf(input, index, numbers));
