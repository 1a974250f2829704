import { extentOf } from '../scene/scale';
import type { Sum } from '../format/precision';
import { isNumber, measureNumbers, type MeasureNumbers } from '../format/text-numbers';
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
  /** True if its numbers hide that they differ, or don't add up as they are shown. */
  isRounded: boolean;
}

export const PADDING = 8;
/** A bar beside its number is no narrower than this. */
const LEAST_BAR = 32;
/** Columns take at least this much before their numbers are made shorter. */
const LEAST_FAIR = 64;

/** The numbers of a column in one format. */
interface Group {
  format: string | null;
  /** Numbers of leaves, and those of groups and the total, which are bold. */
  leaves: number[];
  sums: number[];
  /** True if all of them are ratios of rows. */
  isRatio: boolean;
}

interface ColumnRoom {
  input: TableInput;
  data: TableData;
  fontSize: number;
  /** Room for each column, were they all alike. */
  fair: number;
}

/** The columns of a table, each as wide as everything that is drawn in it. */
export function drawnColumns(
  input: TableInput,
  data: TableData,
  fontSize: number,
  names: number,
): DrawnColumn[] {
  const { size } = input;
  const fair = Math.max(LEAST_FAIR, (size.width - names) / Math.max(1, data.columns.length));
  const sections = sectionsIn(data);
  return data.columns.map((column, index) =>
    drawnColumn(column, index, sections, { input, data, fontSize, fair }),
  );
}

/** Rows and the total that they make up. */
interface Section {
  total: TableSums;
  parts: readonly TableSums[];
}

/** The rows that make up each total: those of a group, and the outermost ones. */
function sectionsIn({ rows, total }: TableData): Section[] {
  const inside = new Map<number, TableSums[]>();
  for (const row of rows) {
    if (row.ratio || row.kind) continue;
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
  sections: readonly Section[],
  { input, data, fontSize, fair }: ColumnRoom,
): DrawnColumn {
  const { settings, locale, size, view } = input;
  const { kind } = column;
  const { fontFamily } = settings.text;
  const groups = groupsOf(data, column, index);
  const isSummed = kind !== 'share' && groups.filter(({ isRatio }) => !isRatio).length === 1;
  const sums = isSummed ? sumsOf(sections, index) : [];
  const numbersIn = (group: Group, isLarge: boolean) => {
    const all = [...group.leaves, ...group.sums];
    // Rows set the unit: a total of thousands of them would hide what they are.
    const values = isLarge || group.leaves.length === 0 ? all : group.leaves;
    const isDifference = kind === 'bar' || kind === 'difference';
    const shown = isDifference ? { differences: all } : { amounts: all };
    const added = group.isRatio ? [] : sums;
    return measureNumbers(group.format, settings.text, locale, { values, ...shown, sums: added });
  };
  const widthOf = (written: Written) => {
    const texts = groups.flatMap((group) => widestIn(group, written(group), kind));
    const text = texts.reduce((most, [one, isBold]) => {
      const width = lettersWidth(one, fontSize, fontFamily) * (isBold ? BOLD : 1);
      return Math.max(most, width);
    }, 0);
    return { text, width: text + 2 * PADDING + (kind === 'bar' ? LEAST_BAR + PADDING : 0) };
  };
  const usual = remember((group) => numbersIn(group, false));
  const large = remember((group) => numbersIn(group, true));
  const hasText = kind === 'bar' ? settings.bars.labels : kind !== 'line';
  const room = kind === 'bar' ? settings.bars.width : fair;
  const {
    written,
    text,
    width: fitting,
  } = hasText
    ? fittingNumbers([usual, shorter(usual), large, shorter(large)], widthOf, room)
    : { written: usual, text: 0, width: 0 };
  const wanted = {
    value: text + 2 * PADDING,
    difference: text + 2 * PADDING,
    share: text + 2 * PADDING,
    bar: Math.max(settings.bars.width, fitting),
    line: settings.sparklines.width,
  }[kind];
  // A header may cost a column half as much room again, then it is shortened.
  const header = lettersWidth(column.name, fontSize, fontFamily) + 2 * PADDING;
  const fittingWidth = Math.ceil(Math.max(wanted, Math.min(header, wanted * 1.5 + 24)));
  const width = view.widths?.get(column.name) ?? fittingWidth;
  const { low, high } = extentOf(groups.flatMap(({ leaves }) => leaves));
  const none: Group = { format: column.format, leaves: [], sums: [], isRatio: false };
  const byFormat = new Map(groups.map((group) => [group.format, written(group)]));
  return {
    ...column,
    index,
    // A column is no wider than the visual: a longer number ends in an ellipsis.
    width: Math.min(width, Math.max(size.width, LEAST_FAIR)),
    label: text,
    extent: { low: Math.min(0, low), high: Math.max(0, high) },
    isRounded:
      kind !== 'line' && kind !== 'share' && groups.some((group) => written(group).isRounded),
    numbersOf: ({ formats }) =>
      byFormat.get(formats?.[index] ?? column.format) ?? numbersIn(none, false),
  };
}

function groupsOf({ rows, total }: TableData, { format }: TableColumn, index: number): Group[] {
  const groups = new Map<string | null, Group>();
  const add = ({ values, formats }: TableSums, isSum: boolean, isRatio = false) => {
    const value = values[index];
    if (!isNumber(value)) return;
    const own = formats?.[index] ?? format;
    let group = groups.get(own);
    if (!group) groups.set(own, (group = { format: own, leaves: [], sums: [], isRatio }));
    (isSum ? group.sums : group.leaves).push(value);
  };
  for (const row of rows) add(row, row.isGroup || row.kind === 'subtotal', row.ratio !== undefined);
  if (total) add(total, true);
  return [...groups.values()];
}

/** How the numbers of each group are written. */
type Written = (group: Group) => MeasureNumbers;

/** Writes each group once, at its first use. */
function remember(made: Written): Written {
  const known = new Map<Group, MeasureNumbers>();
  return (group) => {
    const numbers = known.get(group) ?? made(group);
    known.set(group, numbers);
    return numbers;
  };
}

const shorter =
  (written: Written): Written =>
  (group) =>
    written(group).shorter ?? written(group);

interface Fitting {
  written: Written;
  text: number;
  width: number;
}

/**
 * Numbers that fit into their column: with fewer decimals, or in the unit of the total. If none of them fit the
 * column is wider, and numbers stay as exact as they were.
 */
function fittingNumbers(
  choices: readonly [Written, ...Written[]],
  widthOf: (written: Written) => Omit<Fitting, 'written'>,
  room: number,
): Fitting {
  for (const written of choices) {
    const tried = widthOf(written);
    if (tried.width <= room) return { written, ...tried };
  }
  const [written] = choices;
  return { written, ...widthOf(written) };
}

function sumsOf(sections: readonly Section[], index: number): Sum[] {
  return sections.flatMap(({ total, parts }) => {
    const sum = total.values[index];
    const values = parts.map((part) => part.values[index]).filter(isNumber);
    return isNumber(sum) ? [{ parts: values, total: sum }] : [];
  });
}

/** From here on numbers are written as a power of ten, which is shorter. */
const HUGE = 1e15;

/**
 * Writes the texts of a group that can be the widest, and tells which are bold. Digits are all as wide, so the largest
 * and smallest numbers decide, and few of ten thousand rows are written.
 */
function widestIn(
  { leaves, sums }: Group,
  numbers: MeasureNumbers,
  kind: TableColumn['kind'],
): [text: string, isBold: boolean][] {
  const write = writerOf(kind, numbers);
  return [leaves, sums].flatMap((values, i) =>
    endsOf(values).map((value): [string, boolean] => [write(value), i === 1]),
  );
}

/** Writes the numbers of a column as they are drawn. */
export const writerOf = (
  kind: TableColumn['kind'],
  { amount, signed, difference }: MeasureNumbers,
) => (kind === 'bar' ? signed : kind === 'difference' ? difference : amount);

function endsOf(values: readonly number[]): number[] {
  let [high, low, highParts, lowParts, highHuge, hasZero] = [0, 0, 0, 0, 0, false];
  for (const value of values) {
    if (value === 0) hasZero = true;
    else if (Math.abs(value) >= HUGE) highHuge = value;
    else if (value > high) high = value;
    else if (value < low) low = value;
    // One with decimals may be wider than a larger one without.
    if (Number.isInteger(value)) continue;
    if (value > highParts) highParts = value;
    else if (value < lowParts) lowParts = value;
  }
  const ends = [high, low, highParts, lowParts, highHuge].filter((value) => value !== 0);
  return hasZero ? [...ends, 0] : ends;
}
