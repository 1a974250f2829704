import { estimateLettersWidth } from '../scene/font-widths';
import {
  computeMarkSize,
  layOutCommentList,
  type Comment,
  type CommentList,
} from '../scene/comments';
import { isRightToLeft } from '../scene/input';
import { toPixels } from '../scene/word-shape';
import { BOLD, wrapWords } from '../scene/words';
import { formatStatementName } from '../statement';
import { calculateTable } from './calculate';
import { layOutColumns, PADDING, type DrawnColumn } from './columns';
import type { TableData, TableRow } from './data';
import type { TableInput } from './input';
import { orderRows } from './order';

export interface TableLayout {
  /** The table with everything it calculates. */
  data: TableData;
  fontSize: number;
  rowHeight: number;
  headerHeight: number;
  totalHeight: number;
  /** Room for names of rows. */
  names: number;
  columns: readonly DrawnColumn[];
  isRounded: boolean;
  /** Width of all columns; the table scrolls if it has less room. */
  width: number;
  isMirrored: boolean;
  /** Places of the rows that aren't folded away. */
  shown: readonly number[];
  /** Number of the comment on a row, by its place. */
  comments: ReadonlyMap<number, number>;
  /** The comments beside or below the table; null without room. */
  list: CommentList | null;
  /** The part of them that is near enough to be seen. */
  from: number;
  to: number;
}

/** Names keep so much room, however many columns there are. */
const MIN_NAMES = 90;
/** Names that need it take up to this part of the width. */
const MAX_NAMES = 0.4;
/** A level further in is indented by this much; a button that folds is a little wider. */
export const INDENT = 16;
export const FOLD = INDENT + 4;
/** Rows drawn above and below those that are seen, so that scrolling never shows a gap. */
const SPARE = 4;

/** Tells whether a row has others below it that it can show or hide. */
export const canFold = ({ isGroup, isCollapsed }: TableRow) => isGroup || isCollapsed !== undefined;

/** Tells whether a group is folded, by Power BI or else by the reader. */
export const isFolded = (
  { data, settings, view }: Pick<TableInput, 'data' | 'settings' | 'view'>,
  row: number,
) => data.rows[row]?.isCollapsed ?? view.folds.get(row) ?? settings.rows.folded;

export function computeLayout(whole: TableInput): TableLayout {
  const data = calculateTable(whole);
  const shown = shownRows(whole, data);
  const comments = collectComments(whole, data, shown);
  const list = layOutCommentList(comments.all, whole.size, whole.settings.comments);
  const width = whole.size.width - (list?.isBeside ? list.width : 0);
  const input = { ...whole, size: { ...whole.size, width } };
  const { settings, size, locale, view } = input;
  const fontSize = toPixels(settings.text.fontSize);
  const { columns, names: needed, lines } = measureWidths(input, data, fontSize);
  const least = Math.round(fontSize * (lines * LINE + 0.1));
  const rowHeight = Math.max(settings.rows.height, least);
  const headerHeight = settings.header.show && size.height >= rowHeight * 3 ? rowHeight : 0;
  const hasTotal = settings.total.show && data.total !== null && size.height >= rowHeight * 4;
  const from = Math.max(0, Math.floor(view.scrollTop / rowHeight) - SPARE);
  const wide = columns.reduce((sum, { width }) => sum + width, 0);
  const dragged = view.widths?.get('');
  const names = dragged ?? Math.max(needed, size.width - wide);
  return {
    data,
    fontSize,
    rowHeight,
    headerHeight,
    totalHeight: hasTotal ? rowHeight : 0,
    columns,
    isRounded: columns.some(({ isRounded }) => isRounded),
    names,
    width: names + wide,
    isMirrored: isRightToLeft(locale),
    shown,
    comments: comments.numbers,
    list,
    from,
    to: Math.min(shown.length, from + Math.ceil(size.height / rowHeight) + 2 * SPARE),
  };
}

interface Comments {
  all: readonly Comment[];
  numbers: ReadonlyMap<number, number>;
}

const NO_COMMENTS: Comments = { all: [], numbers: new Map() };
const knownComments = new WeakMap<readonly number[], Comments>();

/** Numbers the comments of the rows that aren't folded away, in their order. */
function collectComments(
  { settings }: TableInput,
  { rows }: TableData,
  shown: readonly number[],
): Comments {
  if (!settings.comments.show) return NO_COMMENTS;
  const before = knownComments.get(shown);
  if (before) return before;
  const all = shown.flatMap((point): Comment[] => {
    const { comment, label = '' } = rows[point] ?? {};
    return comment === undefined ? [] : [{ point, name: label, text: comment }];
  });
  const numbers = new Map(all.map(({ point }, i) => [point, i + 1]));
  const made = { all, numbers };
  knownComments.set(shown, made);
  return made;
}

/** Room of the mark behind the name of a row with a comment. */
export const computeCommentRoom = (
  { settings }: Pick<TableInput, 'settings'>,
  { comment }: TableRow,
) =>
  settings.comments.show && comment !== undefined
    ? computeMarkSize(toPixels(settings.comments.fontSize)) + INDENT / 2
    : 0;

const knownRows = new WeakMap<TableData, { asked: readonly unknown[]; shown: readonly number[] }>();

/** Returns the rows that aren't folded away, in their order; scrolling draws the same ones again. */
function shownRows(input: TableInput, data: TableData): readonly number[] {
  const { settings, view } = input;
  const asked = [view.sort ?? null, view.folds, settings.rows.folded];
  const before = knownRows.get(data);
  if (before?.asked.every((one, i) => one === asked[i])) return before.shown;
  const folded = (group: number) => isFolded(input, group);
  const shown = orderRows(data, view.sort ?? null).filter(
    (row) => !data.rows[row]?.within.some(folded),
  );
  knownRows.set(data, { asked, shown });
  return shown;
}

interface Widths {
  columns: readonly DrawnColumn[];
  /** Room that names need. */
  names: number;
  /** Lines of the longest name. */
  lines: number;
}

const known = new WeakMap<TableData, { asked: readonly unknown[]; widths: Widths }>();

/** Widths are measured once until data or options change: scrolling draws again. */
function measureWidths(input: TableInput, data: TableData, fontSize: number): Widths {
  const { settings, size, locale, say, view } = input;
  const asked = [settings, size.width, locale, say, view.widths];
  const before = known.get(data);
  if (before?.asked.every((one, i) => one === asked[i])) return before.widths;
  const names = measureNames(input, data, fontSize);
  const columns = layOutColumns(input, data, fontSize, names);
  const lines = settings.rows.wrap
    ? countNameLines(input, data, view.widths?.get('') ?? names, fontSize)
    : 1;
  const widths = { names, columns, lines };
  known.set(data, { asked, widths });
  return widths;
}

/** Names wrap into so many lines at most, each this many ems high. */
const MAX_LINES = 3;
export const LINE = 1.3;

/** The name of a row as it is drawn: costs have a minus, and levels that miss their rows a mark. */
export const formatRowName = ({ label, kind, gaps }: TableRow) =>
  formatStatementName(gaps?.some((gap) => gap !== 0) ? `${label} ≠` : label, kind);

/** Returns the room for the name of a row. */
export const computeNameRoom = (row: TableRow, names: number) =>
  names - 2 * PADDING - row.level * INDENT - (canFold(row) ? FOLD : 0);

/** Returns a name in as many lines as it needs. */
export function wrapName(
  row: TableRow,
  names: number,
  fontSize: number,
  isBold: boolean,
): string[] {
  const room = computeNameRoom(row, names) / (isBold ? BOLD : 1);
  return wrapWords(formatRowName(row), room, fontSize, MAX_LINES);
}

function countNameLines(
  { settings }: TableInput,
  { rows }: TableData,
  names: number,
  fontSize: number,
): number {
  const wider =
    estimateLettersWidth('n', 1, settings.text.fontFamily) / estimateLettersWidth('n', 1, '');
  let most = 1;
  for (const row of rows) {
    if (most === MAX_LINES) break;
    // A name of few letters needs no second line.
    if (row.label.length * fontSize < computeNameRoom(row, names)) continue;
    most = Math.max(most, wrapName(row, names / wider, fontSize, row.isGroup).length);
  }
  return most;
}

function measureNames(input: TableInput, data: TableData, fontSize: number): number {
  const { settings, size, say } = input;
  const { fontFamily } = settings.text;
  const most = Math.max(Math.min(MIN_NAMES, size.width), size.width * MAX_NAMES);
  let widest = Math.min(MIN_NAMES, size.width);
  const add = (text: string, isBold: boolean, indent: number) => {
    const around = indent + 2 * PADDING + 1;
    // A letter is no wider than its size and a little: short names needn't be measured.
    if (widest >= most || text.length * fontSize * 1.4 + around < widest) return;
    const width = estimateLettersWidth(text, fontSize, fontFamily) * (isBold ? BOLD : 1);
    widest = Math.max(widest, width + around);
  };
  add(data.name, false, 0);
  add(say('Word_Total'), true, 0);
  // Without a total the header says that numbers are rounded.
  if (data.total === null) add(say('Word_NameRounded', data.name), false, 0);
  for (const row of data.rows) {
    const { level, isGroup, kind } = row;
    add(
      formatRowName(row),
      isGroup || kind !== undefined,
      level * INDENT + (canFold(row) ? FOLD : 0) + computeCommentRoom(input, row),
    );
  }
  return Math.ceil(Math.min(widest, most));
}
