import type powerbi from 'powerbi-visuals-api';
import type { Words } from '../host/category-label';
import { createColorReader } from '../host/read-colors';
import { findSharedColors } from '../settings/point-colors';
import {
  readCategory,
  findColumns,
  findColumnFormat,
  createHighlightReader,
  ownFormat,
} from '../host/read-columns';
import { isNumber } from '../format/text-numbers';
import type { KeyFigure, KeyFigureData } from './data';
import { KEY_FIGURE_SETTINGS, type KeyFigureSettings } from './settings';

/** Converts Power BI's data into the renderer's. */
export function readKeyFigures(
  view: powerbi.DataView,
  words: Words,
  { figure }: Pick<KeyFigureSettings, 'figure'>,
): KeyFigureData {
  const references = findColumns(view, 'references');
  const hasAxis = view.categorical?.categories?.[0] !== undefined;
  const { name, labels } = readCategory(view, '', words);
  const figures = findColumns(view, 'figures').map((column, i): KeyFigure => {
    const { source } = column;
    const reference = references[i];
    const [valueAt, referenceAt] = [
      createHighlightReader(column),
      createHighlightReader(reference),
    ];
    const line = labels.map((_, row) => valueAt(row));
    const other = labels.map((_, row) => referenceAt(row));
    const last = line.findLastIndex(isNumber);
    const colorsAt = createColorReader(view, KEY_FIGURE_SETTINGS, [column]);
    // A figure of several rows has the colours that all of them have.
    const colors =
      figure.of === 'last'
        ? colorsAt(last).colors
        : findSharedColors(line.map((_, i) => colorsAt(i)));
    return {
      name: source.displayName,
      value: computeFigure(figure.of, line, last),
      reference: computeFigure(figure.of, other, last),
      referenceName: reference?.source.displayName ?? null,
      line: hasAxis ? line : [],
      ...(colors && { colors }),
      // The value that is shown has a format of its own; a sum of several has what they share.
      format:
        (figure.of === 'last' && ownFormat(column.objects?.[last])) || findColumnFormat(column),
    };
  });
  return {
    figures,
    axis: hasAxis ? { name, first: labels[0] ?? '', last: labels.at(-1) ?? '' } : null,
  };
}

/** Reduces a line to its figure: the last value, the sum or the average. */
function computeFigure(
  of: KeyFigureSettings['figure']['of'],
  line: readonly (number | null)[],
  last: number,
): number | null {
  if (of === 'last') return line[last] ?? null;
  const numbers = line.filter(isNumber);
  if (numbers.length === 0) return null;
  const sum = numbers.reduce((all, one) => all + one, 0);
  return of === 'sum' ? sum : sum / numbers.length;
}
