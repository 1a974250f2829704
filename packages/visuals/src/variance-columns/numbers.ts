import type { DrawInput } from '../scene/input';
import {
  isNumber,
  createPercentWriter,
  createPointNumbers,
  type MeasureNumbers,
  type PointNumbers,
} from '../format/text-numbers';
import type { WriteNumber } from '../format/number-format';
import {
  pickCompared,
  chooseReference,
  computeVariance,
  type VarianceData,
  type VariancePoint,
} from './data';
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

export function listAmounts(point: VariancePoint): number[] {
  const { actual, plan, previous, forecast } = point;
  const { highlight, highlightPlan, highlightPrevious, highlightForecast } = point;
  const parts = [highlight, highlightPlan, highlightPrevious, highlightForecast];
  return [actual, plan, previous, forecast, ...parts].filter(isNumber);
}

export function createNumbers(
  { data, settings, locale }: NumbersInput,
  labelled: 'all' | 'amounts' = 'all',
): VarianceNumbers {
  const { columns, variance, text } = settings;
  const hasDifferences = labelled === 'all';
  const isLabelled = hasDifferences && variance.show && variance.labels;
  const reference = chooseReference(data.names, variance.reference);
  const computePointDifference = (point: VariancePoint) => computeVariance(point, reference);
  const percent = createPercentWriter(locale);
  const collectShown = (points: readonly VariancePoint[]) => ({
    values: points.flatMap(listAmounts),
    amounts: columns.labels
      ? points.map((point) => pickCompared(point).value).filter(isNumber)
      : [],
    differences: isLabelled ? points.map(computePointDifference).filter(isNumber) : [],
  });
  const toVarianceNumbers = ({
    of,
    isRounded,
    shorter,
  }: PointNumbers<VariancePoint>): VarianceNumbers => ({
    of,
    percent,
    isRounded,
    hasDifferences,
    shorter: shorter && toVarianceNumbers(shorter),
  });
  return toVarianceNumbers(
    createPointNumbers(data.points, data.format, text, locale, collectShown),
  );
}
