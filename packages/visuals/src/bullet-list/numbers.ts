import { differenceOf, shareOf } from '../format/compare';
import type { WriteNumber } from '../format/number-format';
import { isNumber, percentWriter, pointNumbers, type PointNumbers } from '../format/text-numbers';
import {
  extraRows,
  spoken,
  tooltipRows,
  written,
  type TooltipRow,
  type DrawInput,
} from '../scene/input';
import { comparedIn, type BulletData, type BulletPoint } from './data';
import type { BulletSettings } from './settings';
import type { StringKey } from './strings';

type NumbersInput = Pick<
  DrawInput<BulletData, BulletSettings, StringKey>,
  'data' | 'settings' | 'locale' | 'say'
>;

export interface BulletNumbers extends PointNumbers<BulletPoint> {
  percent: WriteNumber;
}

/** Every number a row is drawn with. */
export const amountsOf = ({ actual, target, ranges }: BulletPoint) =>
  [actual, target, ...ranges].filter(isNumber);

const differenceIn = (point: BulletPoint) => {
  const { actual, target } = comparedIn(point);
  return differenceOf(actual, target);
};

export function numbersOf({ data, settings, locale }: NumbersInput): BulletNumbers {
  const { kind } = settings.values;
  const shown = (points: readonly BulletPoint[]) => ({
    values: points.flatMap(amountsOf),
    amounts:
      kind === 'value' ? points.map((point) => comparedIn(point).actual).filter(isNumber) : [],
    differences: kind === 'difference' ? points.map(differenceIn).filter(isNumber) : [],
  });
  const numbers = pointNumbers(data.points, data.format, settings.text, locale, shown);
  return { ...numbers, percent: percentWriter(locale) };
}

/** The value at the end of a row. */
export function valueOf(
  point: BulletPoint,
  kind: NumbersInput['settings']['values']['kind'],
  { of, percent }: Pick<BulletNumbers, 'of' | 'percent'>,
): string {
  if (kind === 'none') return '';
  const { actual, target } = comparedIn(point);
  const { amount, difference } = of(point);
  if (kind === 'value') return isNumber(actual) ? amount(actual) : '';
  const [value, write] =
    kind === 'difference'
      ? [differenceOf(actual, target), difference]
      : [shareOf(actual, target), percent];
  return written(value, write) ?? '';
}

/** The rows of a tooltip, with numbers written out. */
export function tooltipOf(
  input: NumbersInput,
  index: number,
  numbers = numbersOf(input),
): TooltipRow[] {
  const { data, say } = input;
  const point = data.points[index];
  if (!point) return [];
  const { actual, target, ranges, highlight, highlightTarget } = point;
  const compared = comparedIn(point);
  const { wholeAmount, wholeDifference } = numbers.of(point);
  const ofPart = (name: string | null, part: number | null | undefined) =>
    [name && say('Word_HighlightedOf', name), written(part, wholeAmount)] as const;
  const share = shareOf(compared.actual, compared.target);
  return tooltipRows([
    [data.names.panels ?? null, point.panel ?? null],
    [data.names.actual, written(actual, wholeAmount)],
    ofPart(data.names.actual, highlight),
    [data.names.target, written(target, wholeAmount)],
    ofPart(data.names.target, highlightTarget),
    [say('Word_Difference'), written(differenceIn(point), wholeDifference)],
    [say('Word_DifferencePercent'), written(share, numbers.percent)],
    ...ranges.map((end, i) => [data.names.ranges[i] ?? null, written(end, wholeAmount)] as const),
    ...extraRows(data.extras, index),
  ]);
}

/** A row as a screen reader says it. */
export const spokenPoint = (input: NumbersInput, index: number, numbers: BulletNumbers) =>
  spoken(input.data.points[index]?.label ?? '', tooltipOf(input, index, numbers));
