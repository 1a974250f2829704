import { createFormatWriter, type WriteNumber } from '../format/number-format';
import {
  listExtraRows,
  describeRows,
  buildTooltipRows,
  writeIfPresent,
  type TooltipRow,
} from '../scene/input';
import type { Analysis } from './analyse';
import type { ForecastInput } from './input';
import { listRanges } from './layout';

/** Writes numbers out, as tooltips and screen readers have them. */
export const createNumberWriter = ({ data, locale }: ForecastInput): WriteNumber =>
  createFormatWriter(data.format, { locale });

/** The name of a moment, past or ahead. */
export const findLabel = ({ series, ahead }: Analysis, place: number) =>
  series.labels[place] ?? ahead[place - series.labels.length] ?? '';

/** Returns the tooltip of a moment, with numbers written out. */
export function buildTooltip(
  input: ForecastInput,
  { series, forecast }: Analysis,
  place: number,
  wholeAmount: WriteNumber,
): TooltipRow[] {
  const { data, say } = input;
  const moment = forecast?.moments[place - series.values.length];
  if (moment) {
    return buildTooltipRows([
      [say('Word_Expected'), wholeAmount(moment.mean)],
      ...listRanges(input).map(({ index, percent }) => {
        const { low, high } = moment.ranges[index];
        const between = say('Word_Between', wholeAmount(low), wholeAmount(high));
        return [say('Word_Range', percent), between] as const;
      }),
    ]);
  }
  const row = series.rows[place];
  const outlier = forecast?.outliers.find(({ index }) => index === place);
  const word = outlier && say(outlier.isAbove ? 'Word_Above' : 'Word_Below');
  return buildTooltipRows([
    [data.names.value, writeIfPresent(series.values[place], wholeAmount)],
    [word ? say('Card_Outliers') : null, word ?? null],
    ...(row === null || row === undefined ? [] : listExtraRows(data.extras, row)),
  ]);
}

export const describeMoment = (
  input: ForecastInput,
  analysis: Analysis,
  place: number,
  write: WriteNumber,
) => describeRows(findLabel(analysis, place), buildTooltip(input, analysis, place, write));
