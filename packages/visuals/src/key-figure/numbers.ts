import { computeDifference, isGood, computeShare } from '../format/compare';
import { createMeasureNumbers, createPercentWriter, isNumber } from '../format/text-numbers';
import { describeRows, buildTooltipRows, writeIfPresent, type TooltipRow } from '../scene/input';
import type { KeyFigure } from './data';
import type { KeyFigureInput } from './input';

/** A figure in words. */
export interface FigureWords {
  value: string;
  /**
   * The change in the format that the author chose; an empty string if there is no change to show.
   */
  change: string;
  against: string;
  isGood: boolean | null;
  /** Which way it went: 1 is up, 0 is nowhere. */
  direction: number;
  rows: TooltipRow[];
  /** Text for screen readers. */
  says: string;
}

export function describeFigure(figure: KeyFigure, input: KeyFigureInput): FigureWords {
  const { settings, locale, say } = input;
  const { name, value, reference, referenceName, format } = figure;
  const shown = [value, reference].filter(isNumber);
  const difference = computeDifference(value, reference);
  const share = computeShare(value, reference);
  // Each card is a measure of its own: a sum of millions beside one of thousands has another unit.
  const numbers = createMeasureNumbers(format, settings.text, locale, {
    values: shown,
    amounts: [value].filter(isNumber),
    differences:
      settings.change.kind === 'percent' && share !== null ? [] : [difference].filter(isNumber),
  });
  const percent = createPercentWriter(locale);
  const parts = {
    absolute: [writeIfPresent(difference, numbers.difference)],
    percent: [writeIfPresent(share, percent) ?? writeIfPresent(difference, numbers.difference)],
    both: [writeIfPresent(difference, numbers.difference), writeIfPresent(share, percent)],
  }[settings.change.kind];
  const rows = buildTooltipRows([
    [name, writeIfPresent(value, numbers.wholeAmount)],
    [referenceName, writeIfPresent(reference, numbers.wholeAmount)],
    [say('Word_Change'), writeIfPresent(difference, numbers.wholeDifference)],
    [say('Word_ChangePercent'), writeIfPresent(share, percent)],
  ]);
  return {
    value: writeIfPresent(value, numbers.amount) ?? say('Word_Nothing'),
    change: settings.change.show ? parts.filter(Boolean).join(' · ') : '',
    against: referenceName ? say('Word_Against', referenceName) : '',
    isGood: isGood(difference, settings.change.sense),
    direction: Math.sign(difference ?? 0),
    rows,
    says: describeRows('', rows) || name,
  };
}
