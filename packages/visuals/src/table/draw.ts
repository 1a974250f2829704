import { isNumber } from '../format/text-numbers';
import { COMMENT_GAP, computeMarkSize } from '../scene/comments';
import { buildTooltipRows, type TooltipRow } from '../scene/input';
import type { Palette, Scene, Shape, Size } from '../scene/scene';
import { estimateLettersWidth } from '../scene/font-widths';
import { toPixels } from '../scene/word-shape';
import { BOLD, fitName, estimateWidth } from '../scene/words';
import { chooseInk, chooseSharedColors } from '../settings/colors';
import { isLevel } from '../statement';
import type { TableRow } from './data';
import { readColorRules } from './cell-colors';
import { drawCell, type CellDraw } from './draw-cell';
import type { TableInput } from './input';
import { PADDING, type DrawnColumn } from './columns';
import {
  canFold,
  formatRowName,
  FOLD,
  INDENT,
  isFolded,
  computeCommentRoom,
  computeLayout,
  LINE,
  wrapName,
  computeNameRoom,
  type TableLayout,
} from './layout';

/**
 * Draws the part of the table that is seen, in HTML. The same input is always the same drawing, and
 * nothing else is touched.
 */
export function drawTable(input: TableInput): Scene {
  const { size, settings, palette, say } = input;
  if (input.data.rows.length === 0 || input.data.name === '') {
    const sentence = say(input.data.name === '' ? 'State_NoRows' : 'State_Empty');
    return createStateTable(size, palette, settings.text.fontFamily, sentence);
  }
  const layout = computeLayout(input);
  const { good, bad } = settings.bars;
  const chosen = { data: settings.sparklines.color, good, bad, text: settings.text.color };
  const cellColors = readColorRules(settings.colors.rules, layout.data.columns, palette);
  const colors = chooseSharedColors(palette, chosen);
  const draw: CellDraw = { input, layout, colors, cellColors };
  const { data, shown, from, to, rowHeight } = layout;
  const isTotalAbove = settings.total.place === 'above';
  const rows = shown.slice(from, to).flatMap((place, i) => {
    const row = data.rows[place];
    const at = from + i + Number(isTotalAbove && layout.totalHeight > 0);
    return row ? [drawRow(row, place, from + i, at, draw)] : [];
  });
  const body: Shape = {
    tag: 'div',
    key: 'body',
    attributes: { role: 'rowgroup' },
    children: rows,
    style: {
      position: 'relative',
      width: `${layout.width}px`,
      height: `${shown.length * rowHeight}px`,
    },
  };
  const around = Number(layout.headerHeight > 0) + Number(layout.totalHeight > 0);
  return {
    ...size,
    order: shown,
    paid: layout.columns
      .map(({ kind }) => kind)
      .filter((kind) => kind === 'bar' || kind === 'line'),
    label: [
      say('Summary', input.data.rows.length, data.columns.length + 1),
      ...(layout.isRounded ? [say('Word_Rounded')] : []),
    ].join('. '),
    // A screen reader finds only the visible rows in the document, so give it the number of all.
    attributes: {
      'aria-rowcount': data.hasMore ? -1 : shown.length + around,
      // A table that is read from the right begins to scroll there.
      dir: layout.isMirrored ? 'rtl' : 'ltr',
    },
    shapes: [
      ...(layout.list?.isBeside ? drawComments(draw) : []),
      {
        tag: 'div',
        key: 'table',
        attributes: {},
        style: {
          color: draw.colors.text,
          background: palette.background,
          fontFamily: settings.text.fontFamily,
          fontSize: `${layout.fontSize}px`,
          width: `${layout.width}px`,
          // Columns scroll out from under the comments beside them.
          ...(layout.list?.isBeside && {
            borderInlineEnd: `${layout.list.width}px solid transparent`,
          }),
          direction: layout.isMirrored ? 'rtl' : 'ltr',
          minHeight: '100%',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        },
        children: [
          ...(layout.headerHeight > 0 ? [drawHeader(draw)] : []),
          ...(layout.totalHeight > 0 && isTotalAbove ? [drawTotal(draw)] : []),
          body,
          ...(layout.list?.isBeside ? [] : drawComments(draw)),
          ...drawStatus(draw),
          ...(layout.totalHeight > 0 && !isTotalAbove ? [drawTotal(draw)] : []),
        ],
      },
    ],
  };
}

/** Begins the id of a header's button, before the name of its column. */
export const SORT = 'sort ';

/** A name as far as there is room, in the font of the table. */
function fitIn(
  name: string,
  room: number,
  fontSize: number,
  { settings }: TableInput,
  isBold = false,
): string {
  // Names are cut by the widths of a usual font: a wider one has the less room.
  const wider =
    estimateLettersWidth(name, 1, settings.text.fontFamily) / (estimateWidth(name, 1) || 1);
  return fitName(name, room / (wider * (isBold ? BOLD : 1)), fontSize);
}

/** A sentence in place of the table. */
export function createStateTable(
  size: Size,
  palette: Palette,
  fontFamily: string,
  sentence: string,
): Scene {
  const style = {
    display: 'grid',
    placeContent: 'center',
    width: '100%',
    height: '100%',
    color: palette.secondary,
    fontFamily,
    fontSize: '12px',
    textAlign: 'center',
  };
  const shape: Shape = { tag: 'div', key: 'state', attributes: {}, style, text: sentence };
  return { ...size, label: sentence, shapes: [shape], attributes: { 'aria-rowcount': 0 } };
}

const createLineStyle = ({ layout: { width, rowHeight } }: CellDraw) => ({
  display: 'flex',
  width: `${width}px`,
  height: `${rowHeight}px`,
  boxSizing: 'border-box',
});

/** The column of names stays in view while the others scroll beneath it. */
function createNameStyle(
  { names, rowHeight }: TableLayout,
  level: number,
  { palette }: TableInput,
): Record<string, string> {
  return {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '1',
    background: palette.background,
    width: `${names}px`,
    flex: 'none',
    boxSizing: 'border-box',
    overflow: 'hidden',
    lineHeight: `${rowHeight}px`,
    paddingInlineStart: `${PADDING + level * INDENT}px`,
    textAlign: 'start',
    paddingInlineEnd: `${PADDING}px`,
  };
}

function drawHeader(draw: CellDraw): Shape {
  const { layout, colors, input } = draw;
  const { rowHeight } = layout;
  const color = chooseInk(input.palette, input.settings.header.color, colors.secondary);
  const names: Shape = {
    tag: 'div',
    key: 'names',
    attributes: { role: 'columnheader', 'aria-sort': describeSort('', input) },
    style: createNameStyle(layout, 0, input),
    children: drawHeaderParts(
      '',
      layout.isRounded && layout.totalHeight === 0
        ? input.say('Word_NameRounded', input.data.name)
        : input.data.name,
      layout.names,
      'start',
      draw,
    ),
  };
  const cells = layout.columns.map(({ name, width, index, kind }): Shape => ({
    tag: 'div',
    key: `header-${index}`,
    attributes: {
      role: 'columnheader',
      'aria-label': name,
      ...(kind !== 'line' && { 'aria-sort': describeSort(name, input) }),
    },
    children: drawHeaderParts(name, name, width, kind === 'line' ? 'none' : chooseSide(kind), draw),
    style: {
      width: `${width}px`,
      flex: 'none',
      boxSizing: 'border-box',
      padding: `0 ${PADDING}px`,
      lineHeight: `${rowHeight}px`,
      position: 'relative',
      textAlign: chooseSide(kind),
    },
  }));
  return {
    tag: 'div',
    key: 'header',
    attributes: { role: 'rowgroup' },
    style: {
      position: 'sticky',
      top: '0',
      zIndex: '3',
      background: input.palette.background,
      color,
      borderBottom: `1px solid ${colors.line}`,
      boxSizing: 'border-box',
    },
    children: [
      {
        tag: 'div',
        key: 'row',
        attributes: { role: 'row', 'aria-rowindex': 1 },
        style: createLineStyle(draw),
        children: [names, ...cells],
      },
    ],
  };
}

/** The side on which a column has its words: numbers end in line. */
const chooseSide = (kind: DrawnColumn['kind']) =>
  kind === 'bar' || kind === 'line' ? 'start' : 'end';

/** The direction in which a column sorts the rows, for screen readers. */
function describeSort(column: string, { view: { sort } }: TableInput): string {
  if (!sort || sort.column !== column) return 'none';
  return sort.isDown ? 'descending' : 'ascending';
}

/** After a Latin name, keeps its percent sign behind it among words from right to left. */
const LEFT_TO_RIGHT_MARK = '\u200e';

/** A header: a button that sorts, unless it is a line, and the edge by which it is widened. */
function drawHeaderParts(
  column: string,
  name: string,
  width: number,
  side: string,
  { input, layout }: CellDraw,
): Shape[] {
  const { sort } = input.view;
  const isSorted = sort?.column === column;
  const arrow = isSorted ? (sort?.isDown ? ' ↓' : ' ↑') : '';
  const room = width - 2 * PADDING - (isSorted ? layout.fontSize * 1.5 : 0);
  const end = layout.isMirrored ? LEFT_TO_RIGHT_MARK : '';
  const text = fitIn(name, room, layout.fontSize, input) + end + arrow;
  const button: Shape = {
    tag: 'button',
    key: 'sort',
    text,
    fold: `${SORT}${column}`,
    attributes: { type: 'button', 'aria-label': input.say('Word_Sort', name) },
    style: {
      width: `${width - 2 * PADDING}px`,
      height: '100%',
      padding: '0',
      border: '0',
      font: 'inherit',
      background: 'none',
      color: 'inherit',
      cursor: 'pointer',
      textAlign: side,
    },
  };
  const words: Shape = { tag: 'span', key: 'word', text, attributes: {}, style: {} };
  const edge: Shape = {
    tag: 'span',
    key: 'edge',
    attributes: { 'data-column': column, 'aria-hidden': 'true' },
    style: {
      position: 'absolute',
      top: '0',
      insetInlineEnd: '0',
      width: '6px',
      height: '100%',
      cursor: 'col-resize',
    },
  };
  return [side === 'none' ? words : button, edge];
}

/** Says in the table that Power BI has more rows than it sends, or that a rule can't be read. */
function drawStatus({ layout, input, colors, cellColors }: CellDraw): Shape[] {
  const { data, view, say, locale } = input;
  const count = new Intl.NumberFormat(locale).format(data.rows.length);
  const sentences = [
    ...(view.isRefused ? [say('State_Refused', count)] : []),
    ...cellColors.unread.slice(0, 1).map((rule) => say('State_Rule', rule)),
  ];
  if (sentences.length === 0) return [];
  const shape: Shape = {
    tag: 'div',
    key: 'refused',
    text: sentences.join(' '),
    attributes: { role: 'status' },
    style: {
      position: 'sticky',
      bottom: `${layout.totalHeight}px`,
      insetInlineStart: '0',
      zIndex: '2',
      width: `${Math.min(layout.width, input.size.width)}px`,
      boxSizing: 'border-box',
      padding: `4px ${PADDING}px`,
      whiteSpace: 'normal',
      background: input.palette.background,
      color: colors.bad,
      borderTop: `1px solid ${colors.line}`,
    },
  };
  return [shape];
}

function drawTotal(draw: CellDraw): Shape {
  const { layout, input, colors } = draw;
  const row = layout.data.total ?? { values: [], lines: [] };
  const isAbove = input.settings.total.place === 'above';
  const first = Number(layout.headerHeight > 0) + 1;
  const last = isAbove ? first : layout.shown.length + first;
  const name: Shape = {
    tag: 'div',
    key: 'names',
    attributes: { role: 'rowheader' },
    text: layout.isRounded
      ? input.say('Word_NameRounded', input.say('Word_Total'))
      : input.say('Word_Total'),
    style: { ...createNameStyle(layout, 0, input), fontWeight: '600' },
  };
  const cells = layout.columns.map((column) => drawCell(row, column, draw, true));
  return {
    tag: 'div',
    key: 'total',
    attributes: { role: 'row', 'aria-rowindex': last },
    children: [name, ...cells],
    style: {
      ...createLineStyle(draw),
      position: 'sticky',
      ...(isAbove ? { top: `${layout.headerHeight}px` } : { bottom: '0' }),
      zIndex: '2',
      background: input.palette.background,
      ...(isAbove
        ? { borderBottom: `1.5px solid ${colors.text}` }
        : { borderTop: `1.5px solid ${colors.text}` }),
    },
  };
}

function drawRow(row: TableRow, place: number, at: number, index: number, draw: CellDraw): Shape {
  const { input, layout, colors } = draw;
  const { selected, settings, palette } = input;
  const isLevelRow = row.kind !== undefined && isLevel(row.kind);
  const isSelected = selected?.has(place) ?? false;
  const headers = layout.headerHeight > 0 ? 1 : 0;
  const opacity = selected !== null && !isSelected ? '0.45' : '1';
  const quiet = palette.isHighContrast
    ? colors.line
    : `color-mix(in srgb, ${colors.line} 45%, transparent)`;
  const edge = settings.rows.lines ? `1px solid ${quiet}` : 'none';
  return {
    tag: 'div',
    key: `row-${place}`,
    point: place,
    attributes: {
      role: 'row',
      'aria-rowindex': index + headers + 1,
      'aria-level': row.level + 1,
      'aria-selected': isSelected ? 'true' : 'false',
      ...(canFold(row) && { 'aria-expanded': isFolded(input, place) ? 'false' : 'true' }),
    },
    style: {
      ...createLineStyle(draw),
      position: 'absolute',
      top: `${at * layout.rowHeight}px`,
      opacity,
      borderBottom: edge,
      ...(isLevelRow && { borderTop: `1px solid ${colors.text}` }),
      ...(row.kind === 'ignored' && { color: colors.secondary }),
      cursor: 'default',
    },
    children: [
      drawNameCell(row, place, isSelected, draw),
      ...layout.columns.map((column) => drawCell(row, column, draw, row.isGroup || isLevelRow)),
    ],
  };
}

function drawNameCell(
  row: TableRow,
  place: number,
  isSelected: boolean,
  { input, layout }: CellDraw,
): Shape {
  const { fontSize, names } = layout;
  const folded = canFold(row) && isFolded(input, place);
  const mark: Shape = {
    tag: 'button',
    key: 'fold',
    fold: String(place),
    text: folded ? '+' : '−',
    attributes: {
      type: 'button',
      tabIndex: -1,
      'aria-label': input.say(folded ? 'Word_Unfold' : 'Word_Fold', row.label),
    },
    style: {
      width: `${FOLD}px`,
      height: '100%',
      padding: '0',
      border: '0',
      font: 'inherit',
      background: 'none',
      color: 'inherit',
      cursor: 'pointer',
      textAlign: 'start',
    },
  };
  const isBold = row.isGroup || (row.kind !== undefined && isLevel(row.kind));
  const text = formatRowName(row);
  const isWrapped = input.settings.rows.wrap;
  const room = names - computeCommentRoom(input, row);
  const number = layout.comments.get(place);
  const note = number === undefined ? [] : [drawCommentMark(number, { input, row })];
  const label: Shape = {
    tag: 'span',
    key: 'name',
    attributes: {},
    text: isWrapped
      ? wrapName(row, room, fontSize, isBold).join('\n')
      : fitIn(text, computeNameRoom(row, room), fontSize, input, isBold),
    style: {
      fontWeight: isBold ? '600' : '400',
      ...(row.ratio && { fontStyle: 'italic' }),
      ...(isWrapped && {
        display: 'inline-block',
        whiteSpace: 'pre',
        lineHeight: `${Math.round(fontSize * LINE)}px`,
        verticalAlign: 'middle',
      }),
    },
  };
  return {
    tag: 'div',
    key: 'names',
    children: [...(canFold(row) ? [mark] : []), label, ...note],
    attributes: { role: 'rowheader', 'aria-label': [text, row.comment].filter(Boolean).join(', ') },
    style: {
      ...createNameStyle(layout, row.level, input),
      ...(isWrapped && { display: 'flex', alignItems: 'center' }),
      boxShadow: isSelected ? `inset 3px 0 0 ${input.palette.data}` : 'none',
    },
  };
}

/** The number of a comment in a circle. */
function drawCommentMark(
  number: number,
  { input, row }: { input: TableInput; row: TableRow | null },
): Shape {
  const { palette, settings } = input;
  const fontSize = toPixels(settings.comments.fontSize);
  const size = computeMarkSize(fontSize);
  const ink = chooseInk(palette, settings.comments.color, palette.foreground);
  return {
    tag: 'span',
    key: 'comment',
    text: String(number),
    attributes: { 'aria-hidden': 'true', ...(row?.comment && { title: row.comment }) },
    style: {
      display: 'inline-block',
      boxSizing: 'border-box',
      width: `${size}px`,
      height: `${size}px`,
      marginInlineStart: row ? '8px' : '0',
      flex: 'none',
      border: `1px solid ${ink}`,
      borderRadius: '50%',
      color: ink,
      fontSize: `${Math.round(fontSize * (number > 9 ? 0.75 : 0.9))}px`,
      fontWeight: '600',
      fontStyle: 'normal',
      lineHeight: `${size - 2}px`,
      textAlign: 'center',
      verticalAlign: 'middle',
    },
  };
}

/** The numbered comments beside or below the rows. */
function drawComments({ layout, input, colors }: CellDraw): Shape[] {
  const { list, totalHeight } = layout;
  if (!list) return [];
  const { isBeside, entries, omitted, line, fontSize, indent } = list;
  const isTotalBelow = input.settings.total.place === 'below';
  const entryShapes = entries.map(({ number, lines, point }): Shape => ({
    tag: 'div',
    key: `note-${number}`,
    point,
    attributes: {},
    style: { display: 'flex', columnGap: `${indent - computeMarkSize(fontSize)}px` },
    children: [
      drawCommentMark(number, { input, row: null }),
      {
        tag: 'span',
        key: 'text',
        attributes: {},
        text: lines.join('\n'),
        style: { whiteSpace: 'pre' },
      },
    ],
  }));
  const rest: Shape = {
    tag: 'div',
    key: 'omitted',
    attributes: {},
    text: `${LEFT_TO_RIGHT_MARK}+${omitted}`,
    style: { paddingInlineStart: `${indent}px` },
  };
  const shape: Shape = {
    tag: 'div',
    key: 'comments',
    // Each row says its comment.
    attributes: { 'aria-hidden': 'true' },
    children: [...entryShapes, ...(omitted > 0 ? [rest] : [])],
    style: {
      position: 'sticky',
      insetInlineStart: '0',
      zIndex: '2',
      boxSizing: 'border-box',
      padding: `${COMMENT_GAP / 2}px ${COMMENT_GAP}px`,
      overflow: 'hidden',
      background: input.palette.background,
      color: colors.text,
      fontFamily: input.settings.text.fontFamily,
      fontSize: `${fontSize}px`,
      lineHeight: `${line}px`,
      ...(isBeside
        ? {
            position: 'absolute',
            top: '0',
            insetInlineStart: 'auto',
            insetInlineEnd: '0',
            width: `${list.width}px`,
            height: `${input.size.height}px`,
            borderInlineStart: `1px solid ${colors.line}`,
          }
        : {
            bottom: `${isTotalBelow ? totalHeight : 0}px`,
            width: `${Math.min(layout.width, input.size.width)}px`,
            height: `${list.height}px`,
            borderTop: `1px solid ${colors.line}`,
          }),
    },
  };
  if (!isBeside) return [shape];
  // Without a height of its own it takes no room from the rows, and stays while they scroll.
  const style = { position: 'sticky', top: '0', insetInlineStart: '0', zIndex: '4', height: '0' };
  const width = `${input.size.width}px`;
  return [
    {
      tag: 'div',
      key: 'aside',
      attributes: { dir: layout.isMirrored ? 'rtl' : 'ltr' },
      style: { ...style, width },
      children: [shape],
    },
  ];
}

/** The tooltip of a row, with numbers written out. */
export function buildTooltip(input: TableInput, place: number): TooltipRow[] {
  const { columns, data } = computeLayout(input);
  const row = data.rows[place];
  const { values = [], gaps = [] } = row ?? {};
  const cells = columns.flatMap(({ name, kind, numbersOf, index }) => {
    const value = values[index];
    const gap = gaps[index] ?? 0;
    if (!row || !isNumber(value)) return [];
    const { wholeAmount, wholeDifference } = numbersOf(row);
    return [
      [name, kind === 'difference' ? wholeDifference(value) : wholeAmount(value)] as const,
      ...(gap === 0
        ? []
        : [[`${name}: ${input.say('Word_Unexplained')}`, wholeDifference(gap)] as const]),
    ];
  });
  return buildTooltipRows([...cells, [input.say('Card_Comments'), row?.comment ?? null]]);
}
