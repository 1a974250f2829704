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
import type { Moment } from './model/forecast';

/** Writes numbers out, as tooltips and screen readers have them. */
export const createNumberWriter = ({ data, locale }: ForecastInput): WriteNumber =>
  createFormatWriter(data.format, { locale });

/** The name of a moment, past or ahead. */
export const findLabel = ({ series, ahead }: Analysis, place: number) =>
  series.labels[place] ?? ahead[place - series.labels.length] ?? '';

/** Returns the tooltip of a moment, with numbers written out. */
export function buildTooltip(
  input: ForecastInput,
  { series, forecast, start }: Analysis,
  place: number,
  wholeAmount: WriteNumber,
): TooltipRow[] {
  const { data, say } = input;
  const moment = forecast?.moments[place - start];
  const row = series.rows[place];
  const outlier = forecast?.outliers.find(({ index }) => index === place);
  const word = outlier && say(outlier.isAbove ? 'Word_Above' : 'Word_Below');
  const { value } = data.names;
  const name = place < start ? value : say('Word_Unfinished', value);
  return buildTooltipRows([
    [name, writeIfPresent(series.values[place], wholeAmount)],
    [word ? say('Card_Outliers') : null, word ?? null],
    ...(moment ? listExpected(input, moment, wholeAmount) : []),
    ...(row === null || row === undefined ? [] : listExtraRows(data.extras, row)),
  ]);
}

function listExpected(input: ForecastInput, moment: Moment, wholeAmount: WriteNumber) {
  const { say, locale } = input;
  return [
    [say('Word_Expected'), wholeAmount(moment.mean)] as const,
    ...listRanges(input).flatMap(({ index, percent }) => {
      const range = moment.ranges[index];
      if (!range) return [];
      const between = say('Word_Between', wholeAmount(range.low), wholeAmount(range.high));
      return [[say('Word_Range', new Intl.NumberFormat(locale).format(percent)), between] as const];
    }),
  ];
}

export const describeMoment = (
  input: ForecastInput,
  analysis: Analysis,
  place: number,
  write: WriteNumber,
) => describeRows(findLabel(analysis, place), buildTooltip(input, analysis, place, write));
