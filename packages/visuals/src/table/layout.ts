import { extentOf } from '../scene/scale';
import { isNumber, measureNumbers, type MeasureNumbers } from '../format/text-numbers';
import { pixelsOf } from '../scene/word-shape';
import { wordWidth } from '../scene/words';
import { isRightToLeft } from '../scene/input';
import type { TableColumn } from './data';
import type { TableInput } from './input';

/** A column as it is drawn. */
export interface DrawnColumn extends TableColumn {
  index: number;
  width: number;
  numbers: MeasureNumbers;
  /** From the least to the most of its leaves, and zero: what bars are measured on. */
  extent: { low: number; high: number };
}

export interface TableLayout {
  fontSize: number;
  rowHeight: number;
  headerHeight: number;
  totalHeight: number;
  /** Room for names of rows. */
  names: number;
  columns: readonly DrawnColumn[];
  /** Of all columns; more than there is room for scrolls. */
  width: number;
  isMirrored: boolean;
  /** Places of the rows that aren't folded away. */
  shown: readonly number[];
  /** The part of them that is near enough to be seen. */
  from: number;
  to: number;
}

export const PADDING = 8;
/** Names keep so much room, however many columns there are. */
const LEAST_NAMES = 90;
/** Rows a width is taken from: the widest number is seldom far from these. */
const SAMPLE = 200;
/** Rows drawn above and below those that are seen, so that scrolling never shows a gap. */
const SPARE = 4;

/** Whether a group is folded. */
export const isFolded = ({ settings, view }: Pick<TableInput, 'settings' | 'view'>, row: number) =>
  view.folds.get(row) ?? settings.rows.folded;

export function layoutOf(input: TableInput): TableLayout {
  const { data, settings, size, locale, view } = input;
  const fontSize = pixelsOf(settings.text.fontSize);
  const rowHeight = Math.max(settings.rows.height, Math.round(fontSize * 1.4));
  const shown = [...data.rows.keys()].filter(
    (row) => !data.rows[row]?.within.some((group) => isFolded(input, group)),
  );
  const headerHeight = settings.header.show && size.height >= rowHeight * 3 ? rowHeight : 0;
  const hasTotal = settings.total.show && data.total !== null && size.height >= rowHeight * 4;
  const from = Math.max(0, Math.floor(view.scrollTop / rowHeight) - SPARE);
  const columns = data.columns.map((column, index) => drawnColumn(column, index, input, fontSize));
  const wide = columns.reduce((sum, { width }) => sum + width, 0);
  const names = Math.max(Math.min(LEAST_NAMES, size.width), size.width - wide);
  return {
    fontSize,
    rowHeight,
    headerHeight,
    totalHeight: hasTotal ? rowHeight : 0,
    columns,
    names,
    width: names + wide,
    isMirrored: isRightToLeft(locale),
    shown,
    from,
    to: Math.min(shown.length, from + Math.ceil(size.height / rowHeight) + 2 * SPARE),
  };
}

function drawnColumn(
  column: TableColumn,
  index: number,
  { data, settings, locale, say }: TableInput,
  fontSize: number,
): DrawnColumn {
  const leaves = data.rows.filter(({ isGroup }) => !isGroup);
  const values = leaves.map((row) => row.values[index]).filter(isNumber);
  const { low, high } = extentOf(values);
  const numbers = measureNumbers(column.format, settings.text, { locale, say }, [low, high]);
  const sample = [...data.rows.slice(0, SAMPLE).map((row) => row.values[index]), low, high];
  const write = column.kind === 'bar' ? numbers.difference : numbers.amount;
  const widest = sample
    .filter(isNumber)
    .reduce((most, value) => Math.max(most, wordWidth(write(value), fontSize)), 0);
  const wanted = {
    value: widest + 2 * PADDING,
    bar: settings.bars.width,
    line: settings.sparklines.width,
  }[column.kind];
  // A header may cost a column half as much room again, then it is cut.
  const header = Math.min(wordWidth(column.name, fontSize) + 2 * PADDING, wanted * 1.5 + 24);
  const width = Math.ceil(Math.max(wanted, header));
  const extent = { low: Math.min(0, low), high: Math.max(0, high) };
  return { ...column, index, width, numbers, extent };
}
