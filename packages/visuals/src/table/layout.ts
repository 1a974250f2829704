import { lettersWidth } from '../scene/font-widths';
import { isRightToLeft } from '../scene/input';
import { pixelsOf } from '../scene/word-shape';
import { BOLD } from '../scene/words';
import { drawnColumns, PADDING, type DrawnColumn } from './columns';
import type { TableData } from './data';
import type { TableInput } from './input';

export interface TableLayout {
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
  /** The part of them that is near enough to be seen. */
  from: number;
  to: number;
}

/** Names keep so much room, however many columns there are. */
const LEAST_NAMES = 90;
/** Names that need it take up to this part of the width. */
const MOST_NAMES = 0.4;
/** A level further in is indented by this much; a button that folds is a little wider. */
export const INDENT = 16;
export const FOLD = INDENT + 4;
/** Rows drawn above and below those that are seen, so that scrolling never shows a gap. */
const SPARE = 4;

/** Tells whether a group is folded. */
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
  const { columns, names: needed } = widthsOf(input, fontSize);
  const wide = columns.reduce((sum, { width }) => sum + width, 0);
  const names = Math.max(needed, size.width - wide);
  return {
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
    from,
    to: Math.min(shown.length, from + Math.ceil(size.height / rowHeight) + 2 * SPARE),
  };
}

interface Widths {
  columns: readonly DrawnColumn[];
  /** Room that names need. */
  names: number;
}

const known = new WeakMap<TableData, { asked: readonly unknown[]; widths: Widths }>();

/** Widths are measured once until data or options change: scrolling draws again. */
function widthsOf(input: TableInput, fontSize: number): Widths {
  const { data, settings, size, locale, say } = input;
  const asked = [settings, size.width, locale, say];
  const before = known.get(data);
  if (before?.asked.every((one, i) => one === asked[i])) return before.widths;
  const names = namesWidth(input, fontSize);
  const widths = { names, columns: drawnColumns(input, fontSize, names) };
  known.set(data, { asked, widths });
  return widths;
}

function namesWidth({ data, settings, size, say }: TableInput, fontSize: number): number {
  const { fontFamily } = settings.text;
  const most = Math.max(Math.min(LEAST_NAMES, size.width), size.width * MOST_NAMES);
  let widest = Math.min(LEAST_NAMES, size.width);
  const add = (text: string, isBold: boolean, indent: number) => {
    const around = indent + 2 * PADDING + 1;
    // A letter is no wider than its size and a little: short names needn't be measured.
    if (widest >= most || text.length * fontSize * 1.4 + around < widest) return;
    const width = lettersWidth(text, fontSize, fontFamily) * (isBold ? BOLD : 1);
    widest = Math.max(widest, width + around);
  };
  add(data.name, false, 0);
  add(say('Word_Total'), true, 0);
  for (const { label, level, isGroup } of data.rows) {
    add(label, isGroup, level * INDENT + (isGroup ? FOLD : 0));
  }
  return Math.ceil(Math.min(widest, most));
}
