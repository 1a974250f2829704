import { isGood } from '../format/compare';
import { pointShape } from '../scene/points';
import { rounded, type Attributes, type Scene, type Shape } from '../scene/scene';
import { labelsFit, noteShape, stateScene, word } from '../scene/word-shape';
import { nameShapes } from '../scene/axis-names';
import { BOLD, fitName, wordWidth } from '../scene/words';
import { inkOf, sharedColors, type SharedColors } from '../settings/colors';
import type { BridgeInput } from './input';
import { layoutOf, type BridgeLayout } from './layout';
import { isTotal, numbersOf, spokenStep } from './numbers';
import { stepsOf, type Step } from './steps';

/** Draws the bridge. The same input is always the same drawing, and nothing else is touched. */
export function drawBridge(input: BridgeInput): Scene {
  const { data, size, settings, palette, say, selected } = input;
  const { fontFamily } = settings.text;
  const sentence = data.names.value ? null : say('State_NoValue');
  const state = sentence ?? (data.points.length === 0 ? say('State_Empty') : null);
  if (state) return stateScene(size, palette, fontFamily, state);

  const steps = stepsOf(input);
  const { numbers, layout } = fittingLayout(input, steps);
  const { good, bad, color } = settings.bars;
  const colors = sharedColors(palette, { data: color, good, bad, text: settings.text.color });
  const draw: Draw = { input, steps, layout, colors };

  const points = steps.map((step, index) =>
    pointShape(selected, {
      index,
      says: spokenStep(input, step, numbers),
      reach: reach(index, draw),
      marks: [bar(step, index, draw), ...gapMark(step, index, draw), ...value(step, index, draw)],
      words: name(step, index, draw),
    }),
  );
  const [first, last] = [steps[0], steps.at(-1)];
  const begin = first && (isTotal(first) ? first.to : first.from);
  const label = say(
    'Summary',
    ...[data.names.value, numbers.wholeAmount(begin ?? 0), numbers.wholeAmount(last?.to ?? 0)],
    steps.filter((step) => !isTotal(step)).length,
  );
  const attributes = { fontFamily };
  const note = layout.hasNote ? [noteOf(draw)] : [];
  const children = [zeroLine(draw), ...connectors(draw), ...points, ...note];
  const remarks = [
    ...(data.isCut ? [say('State_Cut', data.points.length)] : []),
    ...(layout.hasNote ? [say('Word_Rounded')] : []),
  ];
  return {
    width: size.width,
    height: layout.height,
    label: [label, ...remarks].join(' '),
    // Power BI has a plain waterfall of its own.
    paid: data.names.from === null ? [] : ['comparison'],
    shapes: [{ tag: 'g', key: 'bridge', attributes, children }],
  };
}

/** The layout, with fewer decimals where there is no room for those that numbers need. */
function fittingLayout(input: BridgeInput, steps: readonly Step[]) {
  const numbers = numbersOf(input, steps);
  const layout = layoutOf(input, steps, numbers);
  const { shorter } = numbers;
  const short = shorter && !layout.labels && layoutOf(input, steps, shorter);
  return short && short.labels ? { numbers: shorter, layout: short } : { numbers, layout };
}

interface Draw {
  input: BridgeInput;
  steps: readonly Step[];
  layout: BridgeLayout;
  colors: SharedColors;
}

/** A box along steps and across values, as columns or rows have it. */
function box({ isColumns }: BridgeLayout, along: [number, number], across: [number, number]) {
  const [x, y] = isColumns ? [along, across] : [across, along];
  const [left, right] = [Math.min(...x), Math.max(...x)];
  const [top, bottom] = [Math.min(...y), Math.max(...y)];
  return {
    x: rounded(left),
    width: rounded(right - left),
    y: rounded(top),
    height: rounded(bottom - top),
  };
}

function reach(index: number, { input: { size }, layout }: Draw): Attributes {
  const { middle, step } = layout;
  const along: [number, number] = [middle(index) - step / 2, middle(index) + step / 2];
  return box(layout, along, [0, layout.isColumns ? layout.height : size.width]);
}

function colorOf(step: Step, { input: { settings }, colors }: Draw): string {
  if (isTotal(step)) return colors.data;
  const good = isGood(step.to - step.from, settings.bars.sense);
  return good === null ? colors.line : good ? colors.good : colors.bad;
}

/** Totals are full; a change for the worse is hollow where there are no colours. */
function bar(step: Step, index: number, draw: Draw): Shape {
  const { layout, input } = draw;
  const { middle, bar: thick, value: scale } = layout;
  const along: [number, number] = [middle(index) - thick / 2, middle(index) + thick / 2];
  // A step of nothing is as thin as the connectors, and on their line.
  const [from, to] = [scale(step.from), scale(step.to)];
  const across: [number, number] = step.from === step.to ? [from - 0.5, to + 0.5] : [from, to];
  const place = box(layout, along, across);
  const color = colorOf(step, draw);
  const good = isTotal(step) || isGood(step.to - step.from, input.settings.bars.sense) !== false;
  const isHollow = draw.colors.isBadHollow && !good;
  const paint = isHollow
    ? { fill: input.palette.background, stroke: color, strokeWidth: 1.5 }
    : { fill: color };
  return { tag: 'rect', key: 'bar', attributes: { ...place, ...paint } };
}

function zeroLine({ layout, input: { size }, colors }: Draw): Shape {
  const { isColumns, edge, value, height } = layout;
  const at = rounded(value.zero);
  const ends = isColumns
    ? { x1: edge, x2: size.width - edge, y1: at, y2: at }
    : { x1: at, x2: at, y1: edge, y2: height - edge };
  return {
    tag: 'line',
    key: 'zero',
    attributes: { ...ends, stroke: colors.text, strokeWidth: 1.5 },
  };
}

function noteOf({ input: { size, say }, layout, colors }: Draw): Shape {
  const { edge, isMirrored } = layout;
  return noteShape(
    say('Word_Rounded'),
    { width: size.width, edge, isMirrored },
    layout,
    colors.secondary,
  );
}

/** The part of a subtotal that its steps don't explain, or lack: a dashed outline, whatever its colour. */
function gapMark({ to, gap }: Step, index: number, { input, layout, colors }: Draw): Shape[] {
  if (gap === 0) return [];
  const { middle, bar: thick, value: scale } = layout;
  const along: [number, number] = [middle(index) - thick / 2, middle(index) + thick / 2];
  const place = box(layout, along, [scale(to - gap), scale(to)]);
  const paint = { fill: input.palette.background, stroke: colors.bad, strokeWidth: 1.5 };
  return [{ tag: 'rect', key: 'gap', attributes: { ...place, ...paint, strokeDasharray: '3 2' } }];
}

/** From the end of each bar to the beginning of the next. */
function connectors({ steps, layout, input: { settings, palette }, colors }: Draw): Shape[] {
  if (!settings.connectors.show) return [];
  const { isColumns, middle, bar: thick, value } = layout;
  const stroke = inkOf(palette, settings.connectors.color, colors.line);
  return steps.slice(0, -1).map(({ level }, index) => {
    const at = rounded(value(level));
    const turn = middle(index + 1) > middle(index) ? 1 : -1;
    const from = rounded(middle(index) + (turn * thick) / 2);
    const until = rounded(middle(index + 1) - (turn * thick) / 2);
    const ends = isColumns
      ? { x1: from, x2: until, y1: at, y2: at }
      : { x1: at, x2: at, y1: from, y2: until };
    return {
      tag: 'line',
      key: `connector-${index}`,
      attributes: { ...ends, stroke, strokeWidth: 1 },
    };
  });
}

/** The value beyond the end of its bar. */
function value(step: Step, index: number, draw: Draw): Shape[] {
  const { layout, colors } = draw;
  const { labels, isColumns, middle, value: scale, fontSize, line } = layout;
  const text = labels?.[index];
  if (!text) return [];
  const isUp = step.to >= step.from;
  const beyond = isUp
    ? Math.max(step.to, step.to - step.gap)
    : Math.min(step.to, step.to - step.gap);
  const tip = scale(beyond);
  const fontWeight = isTotal(step) ? 600 : 400;
  const paint = { fill: colors.text, fontWeight };
  const gap = layout.gaps[index] ?? '';
  const gapPaint = { fill: colors.bad, fontWeight: 600 };
  if (isColumns) {
    const x = middle(index);
    const y = isUp ? tip - line * 0.3 : tip + line * 0.85;
    const gapY = y + line * (isUp ? -0.85 : 0.85);
    return [
      word('value', text, { x, y }, layout, paint),
      ...(gap === '' ? [] : [word('gap-value', gap, { x, y: gapY }, layout, gapPaint)]),
    ];
  }
  const isRight = isUp !== layout.isMirrored;
  const at = { x: tip + (isRight ? 4 : -4), y: middle(index) + fontSize * 0.35 };
  const textAnchor = isRight ? 'start' : 'end';
  const width = wordWidth(text, fontSize) * BOLD + 6;
  const gapAt = { x: at.x + (isRight ? width : -width), y: at.y };
  return [
    word('value', text, at, layout, { ...paint, textAnchor }),
    ...(gap === '' ? [] : [word('gap-value', gap, gapAt, layout, { ...gapPaint, textAnchor })]),
  ];
}

function name(step: Step, index: number, { input, steps, layout, colors }: Draw): Shape[] {
  const { names, isColumns, isMirrored, middle, fontSize, edge } = layout;
  if (names === 0) return [];
  const fill = colors.secondary;
  if (!isColumns) {
    const at = {
      x: isMirrored ? input.size.width - edge : edge,
      y: middle(index) + fontSize * 0.35,
    };
    const textAnchor = isMirrored ? 'end' : 'start';
    return [word('name', fitName(step.label, names, fontSize), at, layout, { fill, textAnchor })];
  }
  if (layout.axisNames) {
    const top = input.size.height - edge - names;
    const at = { x: middle(index), top, line: layout.line, fontSize };
    return nameShapes(layout.axisNames, index, at, { fill });
  }
  const below = nameBelow(index, steps, layout, input.size.width);
  if (!below) return [];
  const at = { x: below.x, y: input.size.height - edge - layout.line * 0.25 };
  return [word('name', below.text, at, layout, { fill })];
}

/** If names would be cut to nothing, only every second, third … name is drawn, and those at both ends. */
function nameBelow(
  index: number,
  steps: readonly Step[],
  { middle, fontSize, edge, step: room }: BridgeLayout,
  width: number,
): { text: string; x: number } | null {
  const labels = steps.map(({ label }) => label);
  const canStay = labelsFit(labels, room - 4, fontSize) || room >= fontSize * 3.2;
  const every = canStay ? 1 : Math.ceil((fontSize * 4) / room);
  const last = steps.length - 1;
  if (index !== last && (index % every !== 0 || index > last - every)) return null;
  const isEnd = every > 1 && (index === 0 || index === last);
  const center = middle(index);
  const inside = 2 * Math.min(center, width - center);
  const most = isEnd ? (room * (every + 1)) / 2 - 4 : Math.min(room * every - 4, inside);
  const text = fitName(labels[index] ?? '', Math.max(1, most), fontSize);
  // Both ends move inwards as far as they need.
  const half = wordWidth(text, fontSize) / 2 + edge;
  const x = isEnd ? Math.max(half, Math.min(width - half, center)) : center;
  return text === '' ? null : { text, x };
}
