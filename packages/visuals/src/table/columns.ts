import { computeExtent } from '../scene/scale';
import type { Sum } from '../format/precision';
import {
  AS_IN_MODEL,
  AS_NEEDED,
  createMeasureNumbers,
  isNumber,
  type MeasureNumbers,
} from '../format/text-numbers';
import { estimateLettersWidth } from '../scene/font-widths';
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
const MIN_BAR = 32;
/** Columns take at least this much before their numbers are made shorter. */
const MIN_FAIR = 64;

/** The numbers of a column in one format. */
interface Group {
  format: string | null;
  /** Numbers of leaves, and those of groups and the total, which are bold. */
  leaves: number[];
  sums: number[];
  /** True if all of them are ratios of rows. */
  isRatio: boolean;
}

/** A column with its numbers. */
interface ReadColumn {
  column: TableColumn;
  index: number;
  groups: readonly Group[];
  /** Parts beside their totals, where all numbers have one format. */
  added: readonly Sum[];
}

interface ColumnRoom {
  input: TableInput;
  fontSize: number;
  /** Room for each column, were they all alike. */
  fair: number;
}

/** The columns of a table, each as wide as everything that is drawn in it. */
export function layOutColumns(
  input: TableInput,
  data: TableData,
  fontSize: number,
  names: number,
): DrawnColumn[] {
  const { size } = input;
  const fair = Math.max(MIN_FAIR, (size.width - names) / Math.max(1, data.columns.length));
  const sections = collectSections(data);
  const all = data.columns.map((column, index): ReadColumn => {
    const groups = groupByFormat(data, column, index);
    const isSummed = column.kind !== 'share' && groups.filter(isPlain).length === 1;
    return { column, index, groups, added: isSummed ? collectSums(sections, index) : [] };
  });
  const compared = comparedIn(data.columns);
  const families = [
    all.filter(({ index }) => compared.has(index)),
    ...all.filter(({ index }) => !compared.has(index)).map((one) => [one]),
  ];
  return families
    .flatMap((family) => drawnFamily(family, { input, fontSize, fair }))
    .sort((a, b) => a.index - b.index);
}

const isPlain = ({ isRatio }: Group) => !isRatio;

/** Columns that readers compare: actual, plan, previous year and their differences share unit and decimals. */
function comparedIn(columns: readonly TableColumn[]): ReadonlySet<number> {
  if (!columns.some(({ scenario }) => scenario)) return new Set();
  const actual = columns.findIndex(({ kind, scenario }) => kind === 'value' && !scenario);
  const places = [...columns.keys()].filter(
    (place) =>
      place === actual || columns[place]?.scenario || columns[place]?.kind === 'difference',
  );
  return new Set(places);
}

/** Rows and the total that they make up. */
interface Section {
  total: TableSums;
  parts: readonly TableSums[];
}

/** The rows that make up each total: those of a group, and the outermost ones. */
function collectSections({ rows, total }: TableData): Section[] {
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

/** Columns whose numbers are written alike. */
function drawnFamily(
  family: readonly ReadColumn[],
  { input, fontSize, fair }: ColumnRoom,
): DrawnColumn[] {
  const { settings, locale } = input;
  const { fontFamily } = settings.text;
  const createNumbers = (format: string | null, isLarge: boolean) => {
    const shown = family.flatMap(({ column: { kind }, groups, added }) =>
      groups
        .filter((group) => group.format === format)
        .map((group) => ({ ...group, kind, added: group.isRatio ? [] : added })),
    );
    const leaves = shown.flatMap((group) => group.leaves);
    const numbersOf = (isDifference: boolean) =>
      shown
        .filter(({ kind }) => (kind === 'bar' || kind === 'difference') === isDifference)
        .flatMap((group) => [...group.leaves, ...group.sums]);
    const [amounts, differences] = [numbersOf(false), numbersOf(true)];
    // Rows set the unit: a total of thousands of them would hide what they are.
    const values = isLarge || leaves.length === 0 ? [...amounts, ...differences] : leaves;
    const sums = shown.flatMap(({ added }) => added);
    // Our own shares have the decimals of their format: a tiny one would give all of them four.
    const isShare = family.every(({ column: { kind } }) => kind === 'share');
    const decimals =
      isShare && settings.text.decimals === AS_NEEDED ? AS_IN_MODEL : settings.text.decimals;
    return createMeasureNumbers(format, { ...settings.text, decimals }, locale, {
      values,
      amounts,
      differences,
      sums,
    });
  };
  const measureWidth = ({ column: { kind }, groups }: ReadColumn, written: NumbersByGroup) => {
    const texts = groups.flatMap((group) => writeWidest(group, written(group.format), kind));
    const text = texts.reduce((most, [one, isBold]) => {
      const width = estimateLettersWidth(one, fontSize, fontFamily) * (isBold ? BOLD : 1);
      return Math.max(most, width);
    }, 0);
    return { text, width: text + 2 * PADDING + (kind === 'bar' ? MIN_BAR + PADDING : 0) };
  };
  const hasText = ({ column: { kind } }: ReadColumn) =>
    kind === 'bar' ? settings.bars.labels : kind !== 'line';
  const fits = (written: NumbersByGroup) =>
    family
      .filter(hasText)
      .every(
        (one) =>
          measureWidth(one, written).width <=
          (one.column.kind === 'bar' ? settings.bars.width : fair),
      );
  const usual = remember((format) => createNumbers(format, false));
  const large = remember((format) => createNumbers(format, true));
  // With fewer decimals, or in the unit of the total. If none of them fit, numbers stay as exact and columns are wider.
  const written = [usual, shorten(usual), large, shorten(large)].find(fits) ?? usual;
  return family.map((one) => {
    const { text, width } = hasText(one) ? measureWidth(one, written) : { text: 0, width: 0 };
    return layOutColumn(one, { written, text, width }, input, fontSize);
  });
}

function layOutColumn(
  { column, index, groups }: ReadColumn,
  { written, text, width: fitting }: FittedNumbers,
  { settings, size, view }: TableInput,
  fontSize: number,
): DrawnColumn {
  const { kind } = column;
  const wanted = {
    value: text + 2 * PADDING,
    difference: text + 2 * PADDING,
    share: text + 2 * PADDING,
    bar: Math.max(settings.bars.width, fitting),
    line: settings.sparklines.width,
  }[kind];
  // A header may cost a column half as much room again, then it is shortened.
  const header =
    estimateLettersWidth(column.name, fontSize, settings.text.fontFamily) + 2 * PADDING;
  const fittingWidth = Math.ceil(Math.max(wanted, Math.min(header, wanted * 1.5 + 24)));
  const width = view.widths?.get(column.name) ?? fittingWidth;
  const { low, high } = computeExtent(groups.flatMap(({ leaves }) => leaves));
  return {
    ...column,
    index,
    // A column is no wider than the visual: a longer number ends in an ellipsis.
    width: Math.min(width, Math.max(size.width, MIN_FAIR)),
    label: text,
    extent: { low: Math.min(0, low), high: Math.max(0, high) },
    isRounded:
      kind !== 'line' && kind !== 'share' && groups.some(({ format }) => written(format).isRounded),
    numbersOf: ({ formats }) => written(formats?.[index] ?? column.format),
  };
}

function groupByFormat(
  { rows, total }: TableData,
  { format }: TableColumn,
  index: number,
): Group[] {
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

/** How the numbers of each format are written. */
type NumbersByGroup = (format: string | null) => MeasureNumbers;

/** Measures each format once, at its first use. */
function remember(made: NumbersByGroup): NumbersByGroup {
  const known = new Map<string | null, MeasureNumbers>();
  return (format) => {
    const numbers = known.get(format) ?? made(format);
    known.set(format, numbers);
    return numbers;
  };
}

const shorten =
  (written: NumbersByGroup): NumbersByGroup =>
  (format) =>
    written(format).shorter ?? written(format);

/** Numbers as they fit into a column, and the room that they need. */
interface FittedNumbers {
  written: NumbersByGroup;
  text: number;
  width: number;
}

function collectSums(sections: readonly Section[], index: number): Sum[] {
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
function writeWidest(
  { leaves, sums }: Group,
  numbers: MeasureNumbers,
  kind: TableColumn['kind'],
): [text: string, isBold: boolean][] {
  const write = chooseWriter(kind, numbers);
  return [leaves, sums].flatMap((values, i) =>
    findWidestValues(values).map((value): [string, boolean] => [write(value), i === 1]),
  );
}

/** Writes the numbers of a column as they are drawn. */
export const chooseWriter = (
  kind: TableColumn['kind'],
  { amount, signed, difference }: MeasureNumbers,
) => (kind === 'bar' ? signed : kind === 'difference' ? difference : amount);

function findWidestValues(values: readonly number[]): number[] {
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
