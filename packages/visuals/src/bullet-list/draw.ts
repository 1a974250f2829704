import { differenceOf, isGood } from '../format/compare';
import { isNumber } from '../format/text-numbers';
import { isRightToLeft } from '../scene/input';
import { pointShape } from '../scene/points';
import { scaleOver, type Scale } from '../scene/scale';
import { rounded, type Attributes, type Scene, type Shape } from '../scene/scene';
import { noteShape, pixelsOf, stateScene, word } from '../scene/word-shape';
import { BOLD, fitName, wordWidth } from '../scene/words';
import { inkOf, sharedColors, type SharedColors } from '../settings/colors';
import { comparedIn, type BulletPoint } from './data';
import type { BulletInput } from './input';
import { amountsOf, numbersOf, spokenPoint, valueOf } from './numbers';
import { orderOf } from './order';

const GAP = 8;
const edgeOf = ({ size }: Pick<BulletInput, 'size'>) => (size.width < 160 ? 2 : 8);
/** Less than this tells nothing of a bar. */
const LEAST_BAR = 40;
/** Opacity of the ranges, from the first one, which the others lie behind. */
const RANGES = [0.34, 0.22, 0.12] as const;

/**
 * Draws the list, as high as its rows need: more than there is room for scrolls. The same input is
 * always the same drawing, and nothing else is touched.
 */
export function drawBulletList(input: BulletInput): Scene {
  const { data, size, settings, palette, say, selected } = input;
  const { fontFamily } = settings.text;
  const sentence = data.names.actual ? null : say('State_NoActual');
  const state = sentence ?? (data.points.length === 0 ? say('State_Empty') : null);
  if (state) return stateScene(size, palette, fontFamily, state);

  const numbers = numbersOf(input);
  const { good, bad } = settings.values;
  const chosen = { data: settings.bars.color, good, bad, text: settings.text.color };
  const colors = sharedColors(palette, chosen);
  const values = data.points.map((point) => valueOf(point, settings.values.kind, numbers));
  const layout = layoutOf(input, values);
  const x = scaleOver(shownAmounts(input), layout.end, layout.start);
  const draw = { input, layout, colors, x };

  const order = orderOf(data.points, settings);
  const rows = order.map((index, row): Shape => {
    const point = data.points[index];
    const top = row * layout.rowHeight;
    const says = spokenPoint(input, index, numbers);
    const reach = { x: 0, y: rounded(top), width: size.width, height: layout.rowHeight };
    if (!point) return pointShape(selected, { index, says, reach, marks: [] });
    return pointShape(selected, {
      index,
      says,
      reach,
      marks: [...bullet(point, top, draw), ...valueWord(point, values[index] ?? '', top, draw)],
      words: nameWord(point, top, draw),
    });
  });
  const end = Math.ceil(rows.length * layout.rowHeight);
  const hasNote = numbers.isRounded && layout.values > 0;
  const line = layout.fontSize * 1.5;
  return {
    width: size.width,
    height: Math.max(size.height, hasNote ? Math.ceil(end + line) : end),
    order,
    label: summaryOf(input, hasNote),
    paid: paidIn(input),
    shapes: [
      {
        tag: 'g',
        key: 'rows',
        children: [...rows, ...(hasNote ? [note(end, line, draw)] : [])],
        attributes: { fontFamily },
      },
    ],
  };
}

interface BulletLayout {
  fontSize: number;
  rowHeight: number;
  /** Start and end of the bars; swapped in right-to-left languages. */
  start: number;
  end: number;
  names: number;
  values: number;
  isMirrored: boolean;
}

function layoutOf(
  { data, settings, size, locale }: BulletInput,
  values: readonly string[],
): BulletLayout {
  const fontSize = pixelsOf(settings.text.fontSize);
  const edge = edgeOf({ size });
  const hasWords = size.width >= fontSize * 12;
  const rowHeight = Math.max(settings.rows.height, Math.round(fontSize * 1.2));
  const widestName = widest(
    data.points.map(({ label }) => label),
    fontSize,
  );
  const names = hasWords ? Math.min(widestName + 1, (size.width * settings.rows.names) / 100) : 0;
  const widestValue = widest(values, fontSize) * BOLD;
  const room = size.width - 2 * edge - (names > 0 ? names + GAP : 0) - widestValue - GAP;
  const hasValues = hasWords && widestValue > 0 && room >= LEAST_BAR;
  const start = edge + (names > 0 ? names + GAP : 0);
  const end = Math.max(start + 1, size.width - edge - (hasValues ? widestValue + GAP : 0));
  const isMirrored = isRightToLeft(locale);
  return {
    fontSize,
    rowHeight,
    names,
    isMirrored,
    values: hasValues ? widestValue : 0,
    ...(isMirrored ? { start: size.width - start, end: size.width - end } : { start, end }),
  };
}

const widest = (texts: readonly string[], fontSize: number) =>
  texts.reduce((most, text) => Math.max(most, wordWidth(text, fontSize)), 0);

function shownAmounts({ data, settings }: BulletInput): number[] {
  return data.points.flatMap((point) =>
    amountsOf({
      ...point,
      target: settings.target.show ? point.target : null,
      ranges: settings.ranges.show ? point.ranges : [],
    }),
  );
}

interface Draw {
  input: BulletInput;
  layout: BulletLayout;
  colors: SharedColors;
  x: Scale;
}

/** Ranges behind, the bar over them, the target across. */
function bullet(
  point: BulletPoint,
  top: number,
  { input: { settings, palette }, layout, colors, x }: Draw,
): Shape[] {
  const { actual, ranges, highlight } = point;
  const { target } = comparedIn(point);
  const { rowHeight } = layout;
  const part = (share: number) => {
    const height = Math.max(1, rowHeight * share);
    return { y: rounded(top + (rowHeight - height) / 2), height: rounded(height) };
  };
  const bar = (key: string, value: number, share: number, paint: Attributes): Shape => {
    const [from, to] = [Math.min(x.zero, x(value)), Math.max(x.zero, x(value))];
    const box = { x: rounded(from), width: rounded(to - from), ...part(share) };
    return { tag: 'rect', key, attributes: { ...box, ...paint } };
  };
  const share = settings.bars.height / 100;
  const rangeColor = inkOf(palette, settings.ranges.color, palette.secondary);
  const ends = settings.ranges.show ? ranges.filter(isNumber).slice(0, RANGES.length) : [];
  // From the farthest to the nearest, so that each shows what the one before leaves.
  const behind = ends
    .map((end, i) => ({ end, i }))
    .sort((a, b) => Math.abs(b.end) - Math.abs(a.end))
    .map(({ end, i }) => {
      const paint = palette.isHighContrast
        ? { fill: 'none', stroke: rangeColor, strokeOpacity: 0.6 }
        : { fill: rangeColor, fillOpacity: RANGES[i] };
      return bar(`range-${i}`, end, Math.min(0.9, share * 1.9), paint);
    });
  const isFaded = highlight !== undefined;
  const shapes = [...behind];
  if (isNumber(actual)) {
    const paint = { fill: colors.data, rx: 1, ...(isFaded && { fillOpacity: 0.35 }) };
    shapes.push(bar('actual', actual, share, paint));
  }
  if (isNumber(highlight))
    shapes.push(bar('highlight', highlight, share, { fill: colors.data, rx: 1 }));
  if (settings.target.show && isNumber(target)) {
    const color = inkOf(palette, settings.target.color, colors.text);
    const { y, height } = part(Math.min(0.9, share * 1.6));
    const at = rounded(x(target));
    const ends = { x1: at, x2: at, y1: y, y2: rounded(y + height) };
    const mark = (key: string, stroke: string, strokeWidth: number): Shape => ({
      tag: 'line',
      key,
      attributes: { ...ends, stroke, strokeWidth },
    });
    // On a bar of its own colour a target would be lost.
    if (color === colors.data) shapes.push(mark('target-edge', palette.background, 5.5));
    shapes.push(mark('target', color, 2.5));
  }
  return shapes;
}

/** The paid features that are drawn. */
function paidIn({ data: { points }, settings: { target, ranges } }: BulletInput): string[] {
  const hasTarget = target.show && points.some((point) => isNumber(comparedIn(point).target));
  const hasRanges = ranges.show && points.some((point) => point.ranges.some(isNumber));
  return [...(hasTarget ? ['targets'] : []), ...(hasRanges ? ['ranges'] : [])];
}

function note(top: number, line: number, { input, layout, colors }: Draw): Shape {
  const { fontSize, isMirrored } = layout;
  const place = { width: input.size.width, edge: edgeOf(input), top, isMirrored };
  return noteShape(input.say('Word_Rounded'), place, { fontSize, line }, colors.secondary);
}

function nameWord({ label }: BulletPoint, top: number, { input, layout, colors }: Draw): Shape[] {
  const { names, fontSize, rowHeight, isMirrored } = layout;
  const text = names > 0 ? fitName(label, names, fontSize) : '';
  if (text === '') return [];
  const edge = edgeOf(input);
  const at = {
    x: isMirrored ? input.size.width - edge : edge,
    y: top + rowHeight / 2 + fontSize * 0.35,
  };
  const anchor = { textAnchor: isMirrored ? 'end' : 'start', fill: colors.text };
  return [word('name', text, at, layout, anchor)];
}

/** Differences are in the colours of good and bad; amounts in that of text. */
function valueWord(
  point: BulletPoint,
  text: string,
  top: number,
  { input, layout, colors }: Draw,
): Shape[] {
  const { fontSize, rowHeight, isMirrored, values } = layout;
  if (values === 0 || text === '') return [];
  const { kind, sense } = input.settings.values;
  const { actual, target } = comparedIn(point);
  const good = kind === 'value' ? null : isGood(differenceOf(actual, target), sense);
  const fill = good === null ? colors.text : good ? colors.good : colors.bad;
  const edge = edgeOf(input);
  const at = {
    x: isMirrored ? edge : input.size.width - edge,
    y: top + rowHeight / 2 + fontSize * 0.35,
  };
  const anchor = { textAnchor: isMirrored ? 'start' : 'end', fill, fontWeight: 600 };
  return [word('value', text, at, layout, anchor)];
}

function summaryOf({ data, settings, say }: BulletInput, isRounded: boolean): string {
  const { names, points } = data;
  const verdicts = points.map((point) => {
    const { actual, target } = comparedIn(point);
    const difference = differenceOf(actual, target);
    return difference === null ? null : isGood(difference, settings.values.sense) !== false;
  });
  const reached = verdicts.filter((verdict) => verdict === true).length;
  const short = verdicts.filter((verdict) => verdict === false).length;
  return [
    say('Summary', names.actual, names.category, points.length),
    ...(reached + short > 0 ? [say('Summary_Reached', reached, short)] : []),
    ...(data.isCut ? [say('State_Cut', points.length)] : []),
    ...(isRounded ? [say('Word_Rounded')] : []),
  ].join(' ');
}
