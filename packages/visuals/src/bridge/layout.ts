import { createTickWriter, type MeasureNumbers } from '../format/text-numbers';
import { layOutLevels, type AxisLevels } from '../scene/axis-levels';
import { layOutNames, type AxisNames } from '../scene/axis-names';
import { createBrokenScale, findCut } from '../scene/broken-scale';
import { isRightToLeft } from '../scene/input';
import type { Box } from '../scene/place-labels';
import { isBeyond, createScaleOver, type Scale } from '../scene/scale';
import { toPixels } from '../scene/word-shape';
import { BOLD, estimateWidth } from '../scene/words';
import { describeDifference, type Difference } from './difference';
import type { BridgeInput } from './input';
import { placeValues, type PlacedValue } from './labels';
import { formatGap, formatValue } from './numbers';
import { formatStatementName } from '../statement';
import { findPath, isTotal, type Step } from './steps';

/**
 * Layout of a bridge, with steps along one axis and values along the other: columns have their
 * steps along x, rows along y. Parts without enough room are left out.
 */
export interface BridgeLayout {
  isColumns: boolean;
  isMirrored: boolean;
  fontSize: number;
  line: number;
  /** Room of a step, and the thickness of its bar. */
  step: number;
  bar: number;
  /** The middle of the n-th step. */
  middle(index: number): number;
  value: Scale;
  /** The break of an axis that is cut: the value below which it is, and its place in pixels. */
  cut: { below: number; at: number } | null;
  /** Room for names below columns, or beside rows. */
  names: number;
  /** Names below columns; null beside rows, and where only some of them have room. */
  axisNames: AxisNames | null;
  /** Name of each step: that of the innermost level where outer ones have lines of their own. */
  texts: readonly string[];
  /** Outer levels of a hierarchy below the names of columns; null where a name has all levels. */
  levels: AxisLevels | null;
  /** Remarks that are drawn at the top. */
  remarks: readonly string[];
  /** Values at the bars; null for one without room. */
  labels: readonly (PlacedValue | null)[];
  /** The difference between the first total and the last one, and its place; null without room. */
  difference: (Difference & { words: readonly string[]; at: number }) | null;
  /** The room of bars and their labels. */
  plot: Box;
  edge: number;
  /** As high as rows need. */
  height: number;
}

/** Rows are no lower than so many ems, and scroll where there are too many. */
const MIN_ROW = 1.5;
/** Bars are no thicker than this, however few there are. */
const THICKEST = 96;
const GAP = 8;
/** Names take no more than these parts of the height below columns, and of the width beside rows. */
export const MAX_BELOW = 0.3;
const MAX_BESIDE = 0.4;
/** Height of the line that says how far a subtotal is from its steps. */
const GAP_LINE = 0.85;
/** Room between the plot and the arrow of the difference, and between the arrow and its words. */
const ARROW = 10;
/** The difference is drawn where the steps keep this part of the width. */
const MIN_PLOT = 0.65;

export function computeLayout(
  input: BridgeInput,
  steps: readonly Step[],
  numbers: MeasureNumbers,
): BridgeLayout {
  const isColumns = input.settings.bars.direction === 'columns';
  return isColumns ? layOutColumns(input, steps, numbers) : layOutRows(input, steps, numbers);
}

interface RemarkInput {
  below: number | null;
  hasLabels: boolean;
  values: readonly number[];
}

/** Returns the remarks about the axis, the scale and the numbers. */
export function listRemarks(
  { data, settings, locale, say, frame }: BridgeInput,
  { isRounded }: MeasureNumbers,
  { below, hasLabels, values }: RemarkInput,
): string[] {
  const { format } = data;
  const cut =
    below === null ? [] : [createTickWriter(format, settings.text, locale, [below])(below)];
  return [
    ...cut.map((text) => say('Word_Cut', text)),
    ...(isBeyond(values, settings.scale) && !frame ? [say('Word_Beyond')] : []),
    ...(hasLabels && isRounded && !frame ? [say('Word_Rounded')] : []),
  ];
}

/** Sizes and texts that both directions need. */
function measure(input: BridgeInput, steps: readonly Step[], numbers: MeasureNumbers) {
  const { settings, size, locale, frame } = input;
  const fontSize = toPixels(settings.text.fontSize);
  const line = Math.round(fontSize * 1.5);
  const { max, min, break: breaks } = settings.scale;
  const all = frame?.steps ?? steps;
  const levels = all.flatMap((step) => {
    const { from, to, gap } = step;
    return isTotal(step) ? [to, to - gap] : [from, to];
  });
  return {
    fontSize,
    line,
    edge: size.width < 160 || size.height < 120 ? 2 : 8,
    isMirrored: isRightToLeft(locale),
    texts: steps.map((step) => ({
      text: formatValue(step, numbers),
      gap: formatGap(step, numbers),
    })),
    all,
    allTexts: all.map((step) => ({
      text: formatValue(step, numbers),
      gap: formatGap(step, numbers),
    })),
    values: [...all.flatMap(({ from, to, gap }) => [from, to, to - gap]), max, min],
    // The shared scale of several visuals begins at zero in each.
    below: breaks === 'auto' && max === 0 ? findCut(levels) : null,
    thickness: (step: number) =>
      Math.max(1, Math.min(THICKEST, step * (1 - settings.bars.gap / 100))),
  };
}

/** A scale over values, cut where it should be. */
function createScale(values: readonly number[], below: number | null, end: number, start: number) {
  if (below === null) return { value: createScaleOver(values, end, start), cut: null };
  const value = createBrokenScale(values, below, end, start);
  return { value, cut: { below, at: value.breakAt } };
}

/** The zero line, and the lines from both ends of the difference. */
function listLines(difference: Difference | null, steps: readonly Step[], value: Scale): number[] {
  const ends = difference ? [difference.first, difference.last] : [];
  return [value.zero, ...ends.map((end) => value(steps[end]?.to ?? 0))];
}

function layOutColumns(
  input: BridgeInput,
  steps: readonly Step[],
  numbers: MeasureNumbers,
): BridgeLayout {
  const { settings, size, frame } = input;
  const sizes = measure(input, steps, numbers);
  const { fontSize, line, edge, isMirrored, texts, allTexts, all, values, below, thickness } =
    sizes;
  const lines = (frame?.plotHeight ?? size.height) / line;
  const isNamed = frame?.hasNames ?? true;
  const hasNames = isNamed && settings.axis.show && lines >= 5 && size.width >= fontSize * 8;
  const hasLabels = settings.bars.labels && lines >= 6;

  const difference = lines >= 6 ? describeDifference(input, steps, numbers) : null;
  const widest = Math.max(
    0,
    ...(difference?.words ?? []).map((text) => estimateWidth(text, fontSize)),
  );
  const wanted = difference ? ARROW * 2 + widest * BOLD : 0;
  const gutter = size.width - 2 * edge - wanted >= size.width * MIN_PLOT ? wanted : 0;
  const left = edge + (isMirrored ? gutter : 0);
  const right = Math.max(left + 1, size.width - edge - (isMirrored ? 0 : gutter));

  const step = (right - left) / Math.max(1, steps.length);
  const paths = steps.map((one) => findPath(input, one));
  const levels = hasNames && !frame ? layOutLevels(paths, { line, height: size.height }) : null;
  const labels = steps.map(({ label, rows }, index) => {
    const inner = levels && paths[index]?.at(-1);
    return inner ? formatStatementName(inner, input.data.points[rows[0] ?? -1]?.kind) : label;
  });
  const most = frame?.maxNamesHeight ?? size.height * MAX_BELOW;
  const axisNames = hasNames ? layOutNames(labels, { step, fontSize, line, most }) : null;
  const names = hasNames ? (axisNames?.height ?? line) + (levels?.height ?? 0) : 0;
  const remarks = listRemarks(input, numbers, { below, hasLabels, values });
  const hasNote = remarks.length > 0 && lines >= 5;
  const room = hasLabels ? line + (allTexts.some(({ gap }) => gap) ? line * GAP_LINE : 0) : 2;
  const plot = {
    left: isMirrored && gutter > 0 ? left : 0,
    right: !isMirrored && gutter > 0 ? right : size.width,
    top: edge + (hasNote ? line : 0),
    bottom: size.height - edge - names,
  };
  const top = plot.top + room;
  const createScaleTo = (under: number) =>
    createScale(values, below, top, Math.max(top + 1, plot.bottom - under));
  const whole = createScaleTo(0);
  // The label of a falling step is below its tip, also of one that ends on zero.
  const isLow = ({ from, to }: Step) => to < from && whole.value(to) + room > plot.bottom;
  const { value, cut } = all.some(isLow) ? createScaleTo(room) : whole;
  const middle = (index: number) =>
    isMirrored ? right - (index + 0.5) * step : left + (index + 0.5) * step;
  const bar = thickness(step);
  const arrow = isMirrored ? left - ARROW : right + ARROW;
  const shown = difference && gutter > 0 ? { ...difference, at: arrow } : null;
  return {
    isColumns: true,
    isMirrored,
    fontSize,
    line,
    edge,
    step,
    bar,
    names,
    axisNames,
    texts: labels,
    levels,
    remarks: hasNote ? remarks : [],
    middle,
    value,
    cut,
    plot,
    difference: shown,
    labels: hasLabels
      ? placeValues(steps, texts, {
          isColumns: true,
          isMirrored,
          fontSize,
          bar,
          middle,
          value,
          cut,
          plot,
          lines: listLines(shown, steps, value),
        })
      : steps.map(() => null),
    height: size.height,
  };
}

function layOutRows(
  input: BridgeInput,
  steps: readonly Step[],
  numbers: MeasureNumbers,
): BridgeLayout {
  const { settings, size } = input;
  const sizes = measure(input, steps, numbers);
  const { fontSize, line, edge, isMirrored, texts, allTexts, all, values, below, thickness } =
    sizes;
  const hasWords = settings.axis.show && size.width >= fontSize * 12;
  const difference = hasWords ? describeDifference(input, steps, numbers) : null;
  const under = difference ? ARROW + line : 0;
  const remarks = listRemarks(input, numbers, { below, hasLabels: hasWords, values });
  const noteRoom = remarks.length > 0 ? line : 0;
  const rowRoom = (size.height - 2 * edge - noteRoom - under) / Math.max(1, steps.length);
  const step = Math.max(fontSize * MIN_ROW, Math.min(THICKEST, rowRoom));
  const nameWidths = all.map(({ label }) => estimateWidth(label, fontSize));
  const names = hasWords ? Math.min(Math.max(0, ...nameWidths) + 1, size.width * MAX_BESIDE) : 0;
  const widths = all.map((one, i) => {
    const { text = '', gap = '' } = allTexts[i] ?? {};
    const width = estimateWidth(text, fontSize) * (isTotal(one) ? BOLD : 1);
    return width + (gap ? estimateWidth(gap, fontSize) * BOLD + GAP : 0);
  });
  const width = Math.max(0, ...widths);
  const hasLabels = settings.bars.labels && size.width - names - 2 * width >= fontSize * 5;
  const room = hasLabels ? width + GAP / 2 : 2;
  const start =
    edge + (names > 0 ? names + GAP : 0) + (values.some((value) => value < 0) ? room : 0);
  const end = Math.max(start + 1, size.width - edge - room);
  const [from, to] = isMirrored ? [size.width - start, size.width - end] : [start, end];
  const hasNote = remarks.length > 0 && hasWords;
  const top = edge + (hasNote ? line : 0);
  const bottom = top + step * steps.length;
  const { value, cut } = createScale(values, below, to, from);
  const beside = edge + (names > 0 ? names + GAP / 2 : 0);
  const plot = {
    left: isMirrored ? 0 : beside,
    right: isMirrored ? size.width - beside : size.width,
    top,
    bottom,
  };
  const middle = (index: number) => top + (index + 0.5) * step;
  const bar = thickness(step);
  return {
    isColumns: false,
    isMirrored,
    fontSize,
    line,
    edge,
    step,
    bar,
    names,
    axisNames: null,
    texts: steps.map(({ label }) => label),
    levels: null,
    remarks: hasNote ? remarks : [],
    middle,
    value,
    cut,
    plot,
    difference: difference && { ...difference, at: bottom + ARROW / 2 },
    labels: hasLabels
      ? placeValues(steps, texts, {
          isColumns: false,
          isMirrored,
          fontSize,
          bar,
          middle,
          value,
          cut,
          plot,
          lines: listLines(difference, steps, value),
        })
      : steps.map(() => null),
    height: Math.max(size.height, Math.ceil(bottom + under + edge)),
  };
}
