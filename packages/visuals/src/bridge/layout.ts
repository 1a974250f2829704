import type { MeasureNumbers } from '../format/text-numbers';
import { isRightToLeft } from '../scene/input';
import { scaleOver, type Scale } from '../scene/scale';
import { labelsFit, pixelsOf } from '../scene/word-shape';
import { wordWidth } from '../scene/words';
import type { BridgeInput } from './input';
import { valueOf } from './numbers';
import type { Step } from './steps';

/**
 * A bridge is laid out along steps and across values; columns go along x, rows along y. What there is
 * no room for isn't there.
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
  const common = { isColumns, isMirrored: isRightToLeft(locale), fontSize, line, edge };
  const texts = steps.map((step) => valueOf(step, numbers));
  const values = steps.flatMap(({ from, to }) => [from, to]);
  const thickness = (step: number) =>
    Math.max(1, Math.min(THICKEST, step * (1 - settings.bars.gap / 100)));

  if (isColumns) {
    const step = (size.width - 2 * edge) / Math.max(1, steps.length);
    const names =
      settings.axis.show && size.height >= line * 5 && size.width >= fontSize * 8 ? line : 0;
    const hasLabels =
      settings.bars.labels && size.height >= line * 6 && labelsFit(texts, step, fontSize);
    const room = hasLabels ? line : 2;
    const hasNegative = values.some((value) => value < 0);
    const bottom = Math.max(edge + room + 1, size.height - edge - names - (hasNegative ? room : 0));
    const at = (index: number) => edge + (index + 0.5) * step;
    return {
      ...common,
      step,
      bar: thickness(step),
      names,
      labels: hasLabels ? texts : null,
      middle: (index) => (common.isMirrored ? size.width - at(index) : at(index)),
      value: scaleOver(values, edge + room, bottom),
      height: size.height,
    };
  }
  const step = Math.max(
    fontSize * LEAST_ROW,
    Math.min(THICKEST, (size.height - 2 * edge) / Math.max(1, steps.length)),
  );
  const widest = (list: readonly string[]) =>
    list.reduce((most, text) => Math.max(most, wordWidth(text, fontSize)), 0);
  const hasWords = settings.axis.show && size.width >= fontSize * 12;
  const names = hasWords
    ? Math.min(widest(steps.map(({ label }) => label)) + 1, size.width * 0.32)
    : 0;
  const width = widest(texts);
  const hasLabels = settings.bars.labels && size.width - names - 2 * width >= fontSize * 5;
  const room = hasLabels ? width + GAP / 2 : 2;
  const start =
    edge + (names > 0 ? names + GAP : 0) + (values.some((value) => value < 0) ? room : 0);
  const end = Math.max(start + 1, size.width - edge - room);
  const [from, to] = common.isMirrored ? [size.width - start, size.width - end] : [start, end];
  return {
    ...common,
    step,
    bar: thickness(step),
    names,
    labels: hasLabels ? texts : null,
    middle: (index) => edge + (index + 0.5) * step,
    value: scaleOver(values, to, from),
    height: Math.max(size.height, Math.ceil(step * steps.length + 2 * edge)),
  };
}
