import type { MeasureNumbers } from '../format/text-numbers';
import { isRightToLeft } from '../scene/input';
import { scaleOver, type Scale } from '../scene/scale';
import { labelsFit, pixelsOf } from '../scene/word-shape';
import { layOutNames, type AxisNames } from '../scene/axis-names';
import { BOLD, wordWidth } from '../scene/words';
import type { BridgeInput } from './input';
import { gapOf, isTotal, valueOf } from './numbers';
import type { Step } from './steps';

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
  /** Room for names below columns, or beside rows. */
  names: number;
  /** Names below columns; null beside rows, and where only some of them have room. */
  axisNames: AxisNames | null;
  /** How far each subtotal is from its steps; empty where they add up to it. */
  gaps: readonly string[];
  /** True if a remark about rounding is drawn at the top. */
  hasNote: boolean;
  /** Values at the bars, as far as there is room. */
  labels: readonly string[] | null;
  edge: number;
  /** As high as rows need. */
  height: number;
}

/** Rows are no lower than so many ems, and scroll where there are too many. */
const LEAST_ROW = 1.5;
/** Bars are no thicker than this, however few there are. */
const THICKEST = 96;
const GAP = 8;
/** Names take no more than these parts of the height below columns, and of the width beside rows. */
const MOST_BELOW = 0.3;
const MOST_BESIDE = 0.4;
/** Height of the line that says how far a subtotal is from its steps. */
const GAP_LINE = 0.85;

export function layoutOf(
  input: BridgeInput,
  steps: readonly Step[],
  numbers: MeasureNumbers,
): BridgeLayout {
  const { settings, size, locale } = input;
  const fontSize = pixelsOf(settings.text.fontSize);
  const line = Math.round(fontSize * 1.5);
  const edge = size.width < 160 || size.height < 120 ? 2 : 8;
  const isColumns = settings.bars.direction === 'columns';
  const gaps = steps.map((step) => gapOf(step, numbers));
  const common = { isColumns, isMirrored: isRightToLeft(locale), fontSize, line, edge, gaps };
  const texts = steps.map((step) => valueOf(step, numbers));
  const values = steps.flatMap(({ from, to, gap }) => [from, to, to - gap]);
  const thickness = (step: number) =>
    Math.max(1, Math.min(THICKEST, step * (1 - settings.bars.gap / 100)));

  if (isColumns) {
    const step = (size.width - 2 * edge) / Math.max(1, steps.length);
    const hasNames = settings.axis.show && size.height >= line * 5 && size.width >= fontSize * 8;
    const labels = steps.map(({ label }) => label);
    const most = size.height * MOST_BELOW;
    const axisNames = hasNames ? layOutNames(labels, { step, fontSize, line, most }) : null;
    const names = hasNames ? (axisNames?.height ?? line) : 0;
    const hasLabels =
      settings.bars.labels && size.height >= line * 6 && labelsFit(texts, step, fontSize);
    const hasNote = hasLabels && numbers.isRounded;
    const room = hasLabels ? line + (gaps.some(Boolean) ? line * GAP_LINE : 0) : 2;
    const top = edge + (hasNote ? line : 0) + room;
    const scaleTo = (below: number) =>
      scaleOver(values, top, Math.max(top + 1, size.height - edge - names - below));
    const whole = scaleTo(0);
    // The label of a falling step is below its tip, also of one that ends on zero.
    const isLow = ({ from, to }: Step) =>
      to < from && whole(to) + room > size.height - edge - names;
    const value = steps.some(isLow) ? scaleTo(room) : whole;
    const at = (index: number) => edge + (index + 0.5) * step;
    return {
      ...common,
      step,
      bar: thickness(step),
      names,
      axisNames,
      hasNote,
      labels: hasLabels ? texts : null,
      middle: (index) => (common.isMirrored ? size.width - at(index) : at(index)),
      value,
      height: size.height,
    };
  }
  const step = Math.max(
    fontSize * LEAST_ROW,
    Math.min(
      THICKEST,
      (size.height - 2 * edge - (numbers.isRounded ? line : 0)) / Math.max(1, steps.length),
    ),
  );
  const widest = (list: readonly string[]) =>
    list.reduce((most, text) => Math.max(most, wordWidth(text, fontSize)), 0);
  const hasWords = settings.axis.show && size.width >= fontSize * 12;
  const names = hasWords
    ? Math.min(widest(steps.map(({ label }) => label)) + 1, size.width * MOST_BESIDE)
    : 0;
  const width = Math.max(
    0,
    ...steps.map((step, i) => {
      const text = wordWidth(texts[i] ?? '', fontSize) * (isTotal(step) ? BOLD : 1);
      return text + (gaps[i] ? wordWidth(gaps[i], fontSize) + GAP : 0);
    }),
  );
  const hasLabels = settings.bars.labels && size.width - names - 2 * width >= fontSize * 5;
  const room = hasLabels ? width + GAP / 2 : 2;
  const start =
    edge + (names > 0 ? names + GAP : 0) + (values.some((value) => value < 0) ? room : 0);
  const end = Math.max(start + 1, size.width - edge - room);
  const [from, to] = common.isMirrored ? [size.width - start, size.width - end] : [start, end];
  const hasNote = hasLabels && numbers.isRounded;
  const top = edge + (hasNote ? line : 0);
  return {
    ...common,
    step,
    bar: thickness(step),
    names,
    axisNames: null,
    hasNote,
    labels: hasLabels ? texts : null,
    middle: (index) => top + (index + 0.5) * step,
    value: scaleOver(values, to, from),
    height: Math.max(size.height, Math.ceil(step * steps.length + top + edge)),
  };
}
