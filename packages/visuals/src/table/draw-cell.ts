import { isGood } from '../format/compare';
import { isNumber, type MeasureNumbers } from '../format/text-numbers';
import { buildLinePath, type Place } from '../scene/marks';
import { computeExtent, createScaleBetween } from '../scene/scale';
import { roundCoordinate, type Shape } from '../scene/scene';
import type { SharedColors } from '../settings/colors';
import { estimateLettersWidth } from '../scene/font-widths';
import { BOLD } from '../scene/words';
import { chooseReadable } from '../host/readable';
import { findRuleColor, readCellColor, type ColorRules } from './cell-colors';
import { PADDING, chooseWriter, type DrawnColumn } from './columns';
import type { TableRow, TableSums } from './data';
import type { TableInput } from './input';
import type { TableLayout } from './layout';

/** The parts of a drawing that every cell of a table needs. */
export interface CellDraw {
  input: TableInput;
  layout: TableLayout;
  colors: SharedColors;
  /** The author's rules for colours of cells. */
  cellColors: ColorRules;
}

/** A cell: a number, a bar from a zero line with its number, or a line. */
export function drawCell(
  row: TableSums & Partial<TableRow>,
  column: DrawnColumn,
  draw: CellDraw,
  isBold: boolean,
): Shape {
  const { layout, input } = draw;
  const value = row.values[column.index] ?? null;
  const numbers = column.numbersOf(row);
  // Costs that rise are bad where sales that rise are good.
  const isTurned = row.kind === 'inverted';
  const says =
    column.kind === 'line'
      ? describeLine(row, column, draw)
      : describeValue(value, column, numbers, draw);
  const color = chooseCellColor(row, column, draw);
  const isGround = color !== null && input.settings.colors.paint === 'background';
  const ink = isGround ? chooseReadable(draw.colors.text, color) : color;
  const look = { isBold, isTurned, ink };
  const children = {
    value: () => [drawNumber(value, column, numbers, draw, look)],
    difference: () => [drawNumber(value, column, numbers, draw, look)],
    share: () => [drawNumber(value, column, numbers, draw, look)],
    bar: () => [drawBar(value, column, numbers, draw, { ...look, isGround })],
    line: () => [drawLine(row.lines[column.index] ?? [], column, draw)],
  }[column.kind]();
  return {
    tag: 'div',
    key: `cell-${column.index}`,
    children,
    attributes: {
      role: 'gridcell',
      'aria-label': says || input.say('Word_Blank'),
      ...(isCut(value, column, numbers, draw, isBold) && { title: says }),
    },
    style: {
      width: `${column.width}px`,
      height: `${layout.rowHeight}px`,
      flex: 'none',
      boxSizing: 'border-box',
      padding: `0 ${PADDING}px`,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      lineHeight: `${layout.rowHeight}px`,
      textAlign: layout.isMirrored ? 'left' : 'right',
      ...(isGround && { background: color }),
    },
  };
}

/** How a number or its bar is drawn. */
interface CellLook {
  isBold: boolean;
  /** Good and bad change sides. */
  isTurned: boolean;
  /** The colour of a rule or a field, or one that is readable on it; null without any. */
  ink: string | null;
}

/** The colour that a rule gives a cell, or else the row's field. High contrast has none. */
function chooseCellColor(
  row: TableSums,
  { index, kind, name }: DrawnColumn,
  { input: { palette }, cellColors }: CellDraw,
): string | null {
  const value = row.values[index];
  if (palette.isHighContrast || kind === 'line' || !isNumber(value)) return null;
  return findRuleColor(cellColors.rules, name, value) ?? readCellColor(row.color, palette);
}

/** Tells whether a number has no room even in the widest column, and ends in an ellipsis. */
function isCut(
  value: number | null,
  { kind, width }: DrawnColumn,
  numbers: MeasureNumbers,
  { input, layout }: CellDraw,
  isBold: boolean,
): boolean {
  if (kind === 'bar' || kind === 'line' || !isNumber(value)) return false;
  const write = chooseWriter(kind, numbers);
  const { fontFamily } = input.settings.text;
  const text =
    estimateLettersWidth(write(value), layout.fontSize, fontFamily) * (isBold ? BOLD : 1);
  return text + 2 * PADDING > width;
}

function drawNumber(
  value: number | null,
  { kind }: DrawnColumn,
  numbers: MeasureNumbers,
  { input: { settings, palette }, colors }: CellDraw,
  { isBold, isTurned, ink }: CellLook,
): Shape {
  const turned = isTurned && value !== null ? -value : value;
  const good = kind === 'value' ? null : isGood(turned, settings.bars.sense);
  const isPlain = good === null || palette.isHighContrast;
  const color = ink ?? (isPlain ? null : good ? colors.good : colors.bad);
  return {
    tag: 'span',
    key: 'number',
    attributes: {},
    text: isNumber(value) ? chooseWriter(kind, numbers)(value) : '',
    // Among words from right to left a currency would change sides.
    style: {
      fontWeight: isBold ? '600' : '400',
      direction: 'ltr',
      unicodeBidi: 'isolate',
      ...(color !== null && { color }),
    },
  };
}

/** To both sides of a zero line; a sum beyond the scale of its leaves ends in a point. */
function drawBar(
  value: number | null,
  column: DrawnColumn,
  numbers: MeasureNumbers,
  { input, layout, colors }: CellDraw,
  { isTurned, ink, isGround }: CellLook & { isGround: boolean },
): Shape {
  const { settings, palette } = input;
  const { rowHeight, fontSize, isMirrored } = layout;
  const width = Math.max(1, column.width - 2 * PADDING);
  const text = isNumber(value) && settings.bars.labels ? numbers.signed(value) : '';
  const label = settings.bars.labels ? column.label + PADDING : 0;
  const end = Math.max(1, width - label);
  const scale = createScaleBetween(
    column.extent,
    isMirrored ? width - end : end,
    isMirrored ? width : 0,
  );
  const { low, high } = column.extent;
  const shapes: Shape[] = [];
  if (isNumber(value)) {
    const held = Math.max(low, Math.min(high, value));
    const [from, to] = [scale.zero, scale(held)];
    const height = Math.max(2, Math.min(14, rowHeight * 0.5));
    const top = (rowHeight - height) / 2;
    const good = isGood(isTurned ? -value : value, settings.bars.sense);
    const color = ink ?? (good === false ? colors.bad : colors.good);
    const isHollow = colors.isBadHollow && good === false;
    const paint = isHollow ? { fill: palette.background, stroke: color } : { fill: color };
    const tip = held === value ? 0 : Math.sign(to - from || 1) * Math.min(6, Math.abs(to - from));
    const d =
      `M${roundCoordinate(from)} ${roundCoordinate(top)}H${roundCoordinate(to - tip)}L${roundCoordinate(to)} ${roundCoordinate(top + height / 2)}` +
      `L${roundCoordinate(to - tip)} ${roundCoordinate(top + height)}H${roundCoordinate(from)}Z`;
    const straight = `M${roundCoordinate(from)} ${roundCoordinate(top)}H${roundCoordinate(to)}V${roundCoordinate(top + height)}H${roundCoordinate(from)}Z`;
    shapes.push({ tag: 'path', key: 'bar', attributes: { d: tip === 0 ? straight : d, ...paint } });
  }
  const zero = roundCoordinate(scale.zero);
  const ends = { x1: zero, x2: zero, y1: 0, y2: rowHeight };
  shapes.push({ tag: 'line', key: 'zero', attributes: { ...ends, stroke: colors.line } });
  if (text !== '') {
    const at = { x: isMirrored ? 0 : width, y: roundCoordinate(rowHeight / 2 + fontSize * 0.35) };
    const fill = isGround && ink !== null ? ink : colors.text;
    const words = { fontSize, fill, textAnchor: isMirrored ? 'start' : 'end' };
    shapes.push({ tag: 'text', key: 'number', text, attributes: { ...at, ...words } });
  }
  return wrapPicture(width, rowHeight, shapes);
}

function drawLine(values: readonly (number | null)[], column: DrawnColumn, draw: CellDraw): Shape {
  const { layout, colors } = draw;
  const { rowHeight, isMirrored } = layout;
  const width = Math.max(1, column.width - 2 * PADDING);
  const there = values.filter(isNumber);
  const radius = 2.5;
  const room = Math.min(20, rowHeight * 0.62) / 2;
  const [top, bottom] = [rowHeight / 2 - room + radius, rowHeight / 2 + room - radius];
  const { low, high } = computeExtent(there);
  const y = createScaleBetween({ low, high }, top, Math.max(top + 1, bottom));
  const step = (width - 2 * radius) / Math.max(1, values.length - 1);
  const places = values.map((value, i): Place | null => {
    const x = radius + i * step;
    return isNumber(value) ? { x: isMirrored ? width - x : x, y: y(value) } : null;
  });
  const last = places.findLast((place) => place !== null);
  if (!last) return wrapPicture(width, rowHeight, []);
  const stroke = { fill: 'none', stroke: colors.data, strokeWidth: 1.5, strokeLinejoin: 'round' };
  const end = {
    cx: roundCoordinate(last.x),
    cy: roundCoordinate(last.y),
    r: radius,
    fill: colors.data,
  };
  return wrapPicture(width, rowHeight, [
    { tag: 'path', key: 'line', attributes: { d: buildLinePath(places), ...stroke } },
    { tag: 'circle', key: 'last', attributes: end },
  ]);
}

const wrapPicture = (width: number, height: number, children: readonly Shape[]): Shape => ({
  tag: 'svg',
  key: 'picture',
  children,
  attributes: { width, height, 'aria-hidden': 'true', direction: 'ltr' },
  style: { display: 'block' },
});

/** The text of a cell, and the whole number behind it. Speech control needs the text on screen. */
function describeValue(
  value: number | null,
  { kind }: DrawnColumn,
  numbers: MeasureNumbers,
  { input }: CellDraw,
): string {
  if (!isNumber(value)) return '';
  const whole = kind === 'difference' ? numbers.wholeDifference(value) : numbers.wholeAmount(value);
  const isLabelled = kind !== 'bar' || input.settings.bars.labels;
  const shown = chooseWriter(kind, numbers)(value);
  return isLabelled && shown !== whole ? `${shown}, ${whole}` : whole;
}

/** The first and the last value of a line, in words. */
function describeLine(
  row: TableSums,
  { index, numbersOf }: DrawnColumn,
  { input }: CellDraw,
): string {
  const there = (row.lines[index] ?? []).filter(isNumber);
  const numbers = numbersOf(row);
  const [first] = there;
  const last = there.at(-1);
  if (first === undefined || last === undefined) return '';
  return input.say('Word_FromTo', numbers.wholeAmount(first), numbers.wholeAmount(last));
}
