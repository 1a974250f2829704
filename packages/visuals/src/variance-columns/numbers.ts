import type { DrawInput } from '../scene/input';
import {
  isNumber,
  percentWriter,
  pointNumbers,
  type MeasureNumbers,
  type PointNumbers,
} from '../format/text-numbers';
import type { WriteNumber } from '../format/number-format';
import { comparedIn, referenceIn, varianceOf, type VarianceData, type VariancePoint } from './data';
import type { VarianceSettings } from './settings';
import type { StringKey } from './strings';

type NumbersInput = Pick<
  DrawInput<VarianceData, VarianceSettings, StringKey>,
  'data' | 'settings' | 'locale'
>;

/** How numbers are written: each in its own format, those of one format in one unit. */
export interface VarianceNumbers {
  of(point: VariancePoint): MeasureNumbers;
  percent: WriteNumber;
  isRounded: boolean;
  /** True if differences have labels, too: without them amounts need fewer decimals. */
  hasDifferences: boolean;
  /** With fewer decimals, where there is no room for those; null where there are no fewer. */
  shorter: VarianceNumbers | null;
}

export function amountsOf(point: VariancePoint): number[] {
  const { actual, plan, previous, forecast } = point;
  const { highlight, highlightPlan, highlightPrevious, highlightForecast } = point;
  const parts = [highlight, highlightPlan, highlightPrevious, highlightForecast];
  return [actual, plan, previous, forecast, ...parts].filter(isNumber);
}

export function numbersOf(
  { data, settings, locale }: NumbersInput,
  labelled: 'all' | 'amounts' | 'none' = 'all',
): VarianceNumbers {
  const { columns, variance, text } = settings;
  const hasDifferences = labelled === 'all';
  const hasAmounts = labelled !== 'none' && columns.labels;
  const isLabelled = hasDifferences && variance.show && variance.labels;
  const reference = referenceIn(data.names, variance.reference);
  const differenceIn = (point: VariancePoint) => varianceOf(point, reference);
  const percent = percentWriter(locale);
  const shown = (points: readonly VariancePoint[]) => ({
    values: points.flatMap(amountsOf),
    amounts: hasAmounts ? points.map((point) => comparedIn(point).value).filter(isNumber) : [],
    differences: isLabelled ? points.map(differenceIn).filter(isNumber) : [],
  });
  const from = ({ of, isRounded, shorter }: PointNumbers<VariancePoint>): VarianceNumbers => ({
    of,
    percent,
    isRounded,
    hasDifferences,
    shorter: shorter && from(shorter),
  });
  return from(pointNumbers(data.points, data.format, text, locale, shown));
}
