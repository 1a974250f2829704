import { computeDifference, computeShare } from '../format/compare';
import type { WriteNumber } from '../format/number-format';
import {
  isNumber,
  createPercentWriter,
  createPointNumbers,
  type PointNumbers,
} from '../format/text-numbers';
import {
  listExtraRows,
  describeRows,
  buildTooltipRows,
  writeIfPresent,
  type TooltipRow,
  type DrawInput,
} from '../scene/input';
import { pickCompared, type BulletData, type BulletPoint } from './data';
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
export const listAmounts = ({ actual, target, ranges }: BulletPoint) =>
  [actual, target, ...ranges].filter(isNumber);

const computePointDifference = (point: BulletPoint) => {
  const { actual, target } = pickCompared(point);
  return computeDifference(actual, target);
};

export function createNumbers({ data, settings, locale }: NumbersInput): BulletNumbers {
  const { kind } = settings.values;
  const collectShown = (points: readonly BulletPoint[]) => ({
    values: points.flatMap(listAmounts),
    amounts:
      kind === 'value' ? points.map((point) => pickCompared(point).actual).filter(isNumber) : [],
    differences: kind === 'difference' ? points.map(computePointDifference).filter(isNumber) : [],
  });
  const numbers = createPointNumbers(data.points, data.format, settings.text, locale, collectShown);
  return { ...numbers, percent: createPercentWriter(locale) };
}

/** The value at the end of a row. */
export function formatValue(
  point: BulletPoint,
  kind: NumbersInput['settings']['values']['kind'],
  { of, percent }: Pick<BulletNumbers, 'of' | 'percent'>,
): string {
  if (kind === 'none') return '';
  const { actual, target } = pickCompared(point);
  const { amount, difference } = of(point);
  if (kind === 'value') return isNumber(actual) ? amount(actual) : '';
  const [value, write] =
    kind === 'difference'
      ? [computeDifference(actual, target), difference]
      : [computeShare(actual, target), percent];
  return writeIfPresent(value, write) ?? '';
}

/** The rows of a tooltip, with numbers written out. */
export function buildTooltip(
  input: NumbersInput,
  index: number,
  numbers = createNumbers(input),
): TooltipRow[] {
  const { data, say } = input;
  const point = data.points[index];
  if (!point) return [];
  const { actual, target, ranges, highlight, highlightTarget } = point;
  const compared = pickCompared(point);
  const { wholeAmount, wholeDifference } = numbers.of(point);
  const buildPartRow = (name: string | null, part: number | null | undefined) =>
    [name && say('Word_HighlightedOf', name), writeIfPresent(part, wholeAmount)] as const;
  const share = computeShare(compared.actual, compared.target);
  return buildTooltipRows([
    [data.names.panels ?? null, point.panel ?? null],
    [data.names.actual, writeIfPresent(actual, wholeAmount)],
    buildPartRow(data.names.actual, highlight),
    [data.names.target, writeIfPresent(target, wholeAmount)],
    buildPartRow(data.names.target, highlightTarget),
    [say('Word_Difference'), writeIfPresent(computePointDifference(point), wholeDifference)],
    [say('Word_DifferencePercent'), writeIfPresent(share, numbers.percent)],
    ...ranges.map(
      (end, i) => [data.names.ranges[i] ?? null, writeIfPresent(end, wholeAmount)] as const,
    ),
    ...listExtraRows(data.extras, index),
  ]);
}

/** A row as a screen reader says it. */
export const describePoint = (input: NumbersInput, index: number, numbers: BulletNumbers) =>
  describeRows(input.data.points[index]?.label ?? '', buildTooltip(input, index, numbers));
