import { extentOf } from '../scene/scale';
import type { Sum } from '../format/precision';
import {
  isNumber,
  pointNumbers,
  type MeasureNumbers,
  type PointNumbers,
} from '../format/text-numbers';
import { lettersWidth } from '../scene/font-widths';
import { BOLD } from '../scene/words';
import type { TableColumn, TableData, TableSums } from './data';
import type { TableInput } from './input';

/** A column as it is drawn. */
export interface DrawnColumn extends TableColumn {
  index: number;
  width: number;
  /** Writes the numbers of a row in the format of its cell. */
  numbersOf(row: TableSums): MeasureNumbers;
  /** Width of the widest number beside a bar. */
  label: number;
  /** From the least to the most of its leaves, and zero: the scale of its bars. */
  extent: { low: number; high: number };
  /** Whether its numbers hide that they differ, or don't add up as they are shown. */
  isRounded: boolean;
}

export const PADDING = 8;
/** A bar beside its number is no narrower than this. */
const LEAST_BAR = 32;
/** Columns take at least this much before their numbers are made shorter. */
const LEAST_FAIR = 64;

/** One number of a column, in its own format. */
interface Cell {
  value: number;
  format?: string;
  isBold: boolean;
}

interface ColumnRoom {
  input: TableInput;
  fontSize: number;
  /** Room for each column, were they all alike. */
  fair: number;
}

/** The columns of a table, each as wide as everything that is drawn in it. */
export function drawnColumns(input: TableInput, fontSize: number, names: number): DrawnColumn[] {
  const { data, size } = input;
  const fair = Math.max(LEAST_FAIR, (size.width - names) / Math.max(1, data.columns.length));
  const sections = sectionsIn(data);
  return data.columns.map((column, index) =>
    drawnColumn(column, index, sections, { input, fontSize, fair }),
  );
}

/** The rows that make up each total: those of a group, and the outermost ones. */
function sectionsIn({ rows, total }: TableData): { total: TableSums; parts: TableSums[] }[] {
  const inside = new Map<number, TableSums[]>();
  for (const row of rows) {
    const group = row.within.at(-1) ?? -1;
    const parts = inside.get(group);
    if (parts) parts.push(row);
    else inside.set(group, [row]);
  }
  return [...inside].flatMap(([group, parts]) => {
    const sum = group === -1 ? total : rows[group];
    return sum ? [{ total: sum, parts }] : [];
  });
}

function drawnColumn(
  column: TableColumn,
  index: number,
  sections: readonly { total: TableSums; parts: readonly TableSums[] }[],
  { input, fontSize, fair }: ColumnRoom,
): DrawnColumn {
  const { data, settings, locale, size } = input;
  const { kind } = column;
  const cells: Cell[] = [];
  const cellOf = ({ values, formats }: TableSums, isBold: boolean): void => {
    const value = values[index];
    const format = formats?.[index];
    if (isNumber(value)) cells.push({ value, isBold, ...(format ? { format } : {}) });
  };
  for (const row of data.rows) cellOf(row, row.isGroup);
  const leaves = cells.filter(({ isBold }) => !isBold);
  if (data.total) cellOf(data.total, true);
  const hasOwn = cells.some(({ format }) => format !== undefined);
  const sums = hasOwn ? [] : sumsOf(sections, index);

  const shownIn = (isLarge: boolean) => (some: readonly Cell[]) => {
    const list = some.map(({ value }) => value);
    const small = some.filter(({ isBold }) => !isBold).map(({ value }) => value);
    const shown = kind === 'bar' ? { differences: list } : { amounts: list };
    // Rows set the unit: a total of thousands of them would hide what they are.
    return { values: isLarge || small.length === 0 ? list : small, ...shown, sums };
  };
  const made = (isLarge: boolean) =>
    pointNumbers(cells, column.format, settings.text, locale, shownIn(isLarge));
  const { fontFamily } = settings.text;
  const widthOf = (numbers: PointNumbers<Cell>) => widestIn(cells, numbers, kind);
  const measure = (text: string, isBold: boolean) =>
    lettersWidth(text, fontSize, fontFamily) * (isBold ? BOLD : 1);

  const room = kind === 'bar' ? settings.bars.width : fair;
  const needed = (numbers: PointNumbers<Cell>) => {
    const text = Math.max(0, ...widthOf(numbers).map(([one, isBold]) => measure(one, isBold)));
    return { text, width: text + 2 * PADDING + (kind === 'bar' ? LEAST_BAR + PADDING : 0) };
  };
  const usual = made(false);
  const hasText = kind === 'value' || (kind === 'bar' && settings.bars.labels);
  const {
    numbers,
    text,
    width: fitting,
  } = hasText
    ? fittingNumbers(usual, () => made(true), needed, room)
    : { numbers: usual, text: 0, width: 0 };
  const wanted = {
    value: text + 2 * PADDING,
    bar: Math.max(settings.bars.width, fitting),
    line: settings.sparklines.width,
  }[kind];
  // A header may cost a column half as much room again, then it is shortened.
  const header = lettersWidth(column.name, fontSize, fontFamily) + 2 * PADDING;
  const width = Math.ceil(Math.max(wanted, Math.min(header, wanted * 1.5 + 24)));
  const { low, high } = extentOf(leaves.map(({ value }) => value));
  return {
    ...column,
    index,
    // Wider than the visual itself nobody reads a number: it ends in an ellipsis.
    width: Math.min(width, Math.max(size.width, LEAST_FAIR)),
    label: text,
    extent: { low: Math.min(0, low), high: Math.max(0, high) },
    isRounded: kind !== 'line' && numbers.isRounded,
    numbersOf: ({ formats }) => {
      const format = formats?.[index];
      return numbers.of({ value: 0, isBold: false, ...(format ? { format } : {}) });
    },
  };
}

interface Needed {
  text: number;
  width: number;
}

/**
 * Numbers that fit into their column: with fewer decimals, or in the unit of the total. Where none of them fit the
 * column is wider, and numbers stay as exact as they were.
 */
function fittingNumbers(
  usual: PointNumbers<Cell>,
  large: () => PointNumbers<Cell>,
  needed: (numbers: PointNumbers<Cell>) => Needed,
  room: number,
): Needed & { numbers: PointNumbers<Cell> } {
  const first = { numbers: usual, ...needed(usual) };
  if (first.width <= room) return first;
  const other = large();
  for (const numbers of [usual.shorter, other, other.shorter]) {
    const tried = numbers && { numbers, ...needed(numbers) };
    if (tried && tried.width <= room) return tried;
  }
  return first;
}

function sumsOf(
  sections: readonly { total: TableSums; parts: readonly TableSums[] }[],
  index: number,
): Sum[] {
  return sections.flatMap(({ total, parts }) => {
    const sum = total.values[index];
    const values = parts.map((part) => part.values[index]).filter(isNumber);
    return isNumber(sum) ? [{ parts: values, total: sum }] : [];
  });
}

/** From here on numbers are written as a power of ten, which is shorter. */
const HUGE = 1e15;

/**
 * The texts that can be the widest of a column, and whether they are bold. Digits are all as wide, so that only the
 * ends count: of ten thousand rows a few are written.
 */
function widestIn(
  cells: readonly Cell[],
  numbers: PointNumbers<Cell>,
  kind: TableColumn['kind'],
): [text: string, isBold: boolean][] {
  const ends = new Map<string, Cell>();
  const keep = (name: string, cell: Cell, isWider: (other: Cell) => boolean) => {
    const other = ends.get(name);
    if (!other || isWider(other)) ends.set(name, cell);
  };
  for (const cell of cells) {
    const { value, format = '', isBold } = cell;
    const group = `${format} ${isBold} ${Math.abs(value) >= HUGE}`;
    keep(`${group} high`, cell, (other) => value > other.value);
    keep(`${group} low`, cell, (other) => value < other.value);
    if (value === 0) ends.set(`${group} zero`, cell);
    // One with decimals may be wider than a larger one without.
    if (!Number.isInteger(value)) {
      keep(`${group} parts`, cell, (other) => Math.abs(value) > Math.abs(other.value));
    }
  }
  return [...ends.values()].map((cell) => {
    const write = numbers.of(cell);
    return [kind === 'bar' ? write.signed(cell.value) : write.amount(cell.value), cell.isBold];
  });
}
