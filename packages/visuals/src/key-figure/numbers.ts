import { differenceOf, isGood, shareOf } from '../format/compare';
import { measureNumbers, percentWriter, isNumber } from '../format/text-numbers';
import { spoken, tooltipRows, written, type TooltipRow } from '../scene/input';
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

export function wordsOf(figure: KeyFigure, input: KeyFigureInput): FigureWords {
  const { settings, locale, say } = input;
  const { name, value, reference, referenceName, format } = figure;
  const shown = [value, reference].filter(isNumber);
  const difference = differenceOf(value, reference);
  const share = shareOf(value, reference);
  // Each card is a measure of its own: a sum of millions beside one of thousands has another unit.
  const numbers = measureNumbers(format, settings.text, locale, {
    values: shown,
    amounts: [value].filter(isNumber),
    differences:
      settings.change.kind === 'percent' && share !== null ? [] : [difference].filter(isNumber),
  });
  const percent = percentWriter(locale);
  const parts = {
    absolute: [written(difference, numbers.difference)],
    percent: [written(share, percent) ?? written(difference, numbers.difference)],
    both: [written(difference, numbers.difference), written(share, percent)],
  }[settings.change.kind];
  const rows = tooltipRows([
    [name, written(value, numbers.wholeAmount)],
    [referenceName, written(reference, numbers.wholeAmount)],
    [say('Word_Change'), written(difference, numbers.wholeDifference)],
    [say('Word_ChangePercent'), written(share, percent)],
  ]);
  return {
    value: written(value, numbers.amount) ?? say('Word_Nothing'),
    change: settings.change.show ? parts.filter(Boolean).join(' · ') : '',
    against: referenceName ? say('Word_Against', referenceName) : '',
    isGood: isGood(difference, settings.change.sense),
    direction: Math.sign(difference ?? 0),
    rows,
    says: spoken('', rows) || name,
  };
}
