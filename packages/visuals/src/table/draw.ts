import { isNumber } from '../format/text-numbers';
import { tooltipRows, type TooltipRow } from '../scene/input';
import type { Palette, Scene, Shape, Size } from '../scene/scene';
import { lettersWidth } from '../scene/font-widths';
import { BOLD, fitName, wordWidth } from '../scene/words';
import { inkOf, sharedColors } from '../settings/colors';
import type { TableRow } from './data';
import { cellShape, type CellDraw } from './draw-cell';
import type { TableInput } from './input';
import { PADDING } from './columns';
import { FOLD, INDENT, isFolded, layoutOf, type TableLayout } from './layout';

/**
 * Draws the part of the table that is seen, in HTML. The same input is always the same drawing, and
 * nothing else is touched.
 */
export function drawTable(input: TableInput): Scene {
  const { data, size, settings, palette, say } = input;
  if (data.rows.length === 0 || data.name === '') {
    const sentence = say(data.name === '' ? 'State_NoRows' : 'State_Empty');
    return stateTable(size, palette, settings.text.fontFamily, sentence);
  }
  const layout = layoutOf(input);
  const { good, bad } = settings.bars;
  const chosen = { data: settings.sparklines.color, good, bad, text: settings.text.color };
  const draw: CellDraw = { input, layout, colors: sharedColors(palette, chosen) };
  const { shown, from, to, rowHeight } = layout;
  const rows = shown.slice(from, to).flatMap((place, i) => {
    const row = data.rows[place];
    return row ? [rowShape(row, place, from + i, draw)] : [];
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
    paid: layout.columns.map(({ kind }) => kind).filter((kind) => kind !== 'value'),
    label: [
      say('Summary', data.rows.length, data.columns.length + 1),
      ...(layout.isRounded ? [say('Word_Rounded')] : []),
    ].join('. '),
    // A screen reader finds only the visible rows in the document, so give it the number of all.
    attributes: { 'aria-rowcount': data.hasMore ? -1 : shown.length + around },
    shapes: [
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
          direction: layout.isMirrored ? 'rtl' : 'ltr',
          minHeight: '100%',
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        },
        children: [
          ...(layout.headerHeight > 0 ? [header(draw)] : []),
          body,
          ...(layout.totalHeight > 0 ? [total(draw)] : []),
        ],
      },
    ],
  };
}

/** A name as far as there is room, in the font of the table. */
function fitIn(
  name: string,
  room: number,
  fontSize: number,
  { settings }: TableInput,
  isBold = false,
): string {
  // Names are cut by the widths of a usual font: a wider one has the less room.
  const wider = lettersWidth(name, 1, settings.text.fontFamily) / (wordWidth(name, 1) || 1);
  return fitName(name, room / (wider * (isBold ? BOLD : 1)), fontSize);
}

/** A sentence in place of the table. */
export function stateTable(
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

const line = ({ layout: { width, rowHeight } }: CellDraw) => ({
  display: 'flex',
  width: `${width}px`,
  height: `${rowHeight}px`,
  boxSizing: 'border-box',
});

function nameStyle({ names, rowHeight }: TableLayout, level: number) {
  return {
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

function header(draw: CellDraw): Shape {
  const { layout, colors, input } = draw;
  const { fontSize, rowHeight } = layout;
  const color = inkOf(input.palette, input.settings.header.color, colors.secondary);
  const names: Shape = {
    tag: 'div',
    key: 'names',
    attributes: { role: 'columnheader' },
    style: nameStyle(layout, 0),
    text: fitIn(
      layout.isRounded && layout.totalHeight === 0
        ? input.say('Word_NameRounded', input.data.name)
        : input.data.name,
      layout.names - 2 * PADDING,
      fontSize,
      input,
    ),
  };
  const cells = layout.columns.map(({ name, width, index, kind }): Shape => ({
    tag: 'div',
    key: `header-${index}`,
    attributes: { role: 'columnheader', 'aria-label': name },
    text: fitIn(name, width - 2 * PADDING, fontSize, input),
    style: {
      width: `${width}px`,
      flex: 'none',
      boxSizing: 'border-box',
      padding: `0 ${PADDING}px`,
      lineHeight: `${rowHeight}px`,
      textAlign: kind === 'value' ? 'end' : 'start',
    },
  }));
  return {
    tag: 'div',
    key: 'header',
    attributes: { role: 'rowgroup' },
    style: {
      position: 'sticky',
      top: '0',
      zIndex: '1',
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
        style: line(draw),
        children: [names, ...cells],
      },
    ],
  };
}

function total(draw: CellDraw): Shape {
  const { layout, input, colors } = draw;
  const row = input.data.total ?? { values: [], lines: [] };
  const last = layout.shown.length + Number(layout.headerHeight > 0) + 1;
  const name: Shape = {
    tag: 'div',
    key: 'names',
    attributes: { role: 'rowheader' },
    text: layout.isRounded
      ? input.say('Word_NameRounded', input.say('Word_Total'))
      : input.say('Word_Total'),
    style: { ...nameStyle(layout, 0), fontWeight: '600' },
  };
  const cells = layout.columns.map((column) => cellShape(row, column, draw, true));
  return {
    tag: 'div',
    key: 'total',
    attributes: { role: 'row', 'aria-rowindex': last },
    children: [name, ...cells],
    style: {
      ...line(draw),
      position: 'sticky',
      bottom: '0',
      zIndex: '1',
      background: input.palette.background,
      borderTop: `1.5px solid ${colors.text}`,
    },
  };
}

function rowShape(row: TableRow, place: number, at: number, draw: CellDraw): Shape {
  const { input, layout, colors } = draw;
  const { selected, settings, palette } = input;
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
      'aria-rowindex': at + headers + 1,
      'aria-level': row.level + 1,
      'aria-selected': isSelected ? 'true' : 'false',
      ...(row.isGroup && { 'aria-expanded': isFolded(input, place) ? 'false' : 'true' }),
    },
    style: {
      ...line(draw),
      position: 'absolute',
      top: `${at * layout.rowHeight}px`,
      opacity,
      borderBottom: edge,
      cursor: 'default',
      boxShadow: isSelected ? `inset 3px 0 0 ${palette.data}` : 'none',
    },
    children: [
      nameCell(row, place, draw),
      ...layout.columns.map((column) => cellShape(row, column, draw, row.isGroup)),
    ],
  };
}

function nameCell(row: TableRow, place: number, { input, layout }: CellDraw): Shape {
  const { fontSize, names } = layout;
  const folded = row.isGroup && isFolded(input, place);
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
  const room = names - 2 * PADDING - row.level * INDENT - (row.isGroup ? FOLD : 0);
  const label: Shape = {
    tag: 'span',
    key: 'name',
    attributes: {},
    text: fitIn(row.label, room, fontSize, input, row.isGroup),
    style: { fontWeight: row.isGroup ? '600' : '400' },
  };
  return {
    tag: 'div',
    key: 'names',
    children: row.isGroup ? [mark, label] : [label],
    attributes: { role: 'rowheader', 'aria-label': row.label },
    style: nameStyle(layout, row.level),
  };
}

/** The tooltip of a row, with numbers written out. */
export function tooltipOf(input: TableInput, place: number): TooltipRow[] {
  const { columns } = layoutOf(input);
  const row = input.data.rows[place];
  const { values = [] } = row ?? {};
  return tooltipRows(
    columns.map(({ name, numbersOf, index }) => {
      const value = values[index];
      return [name, row && isNumber(value) ? numbersOf(row).wholeAmount(value) : null] as const;
    }),
  );
}
