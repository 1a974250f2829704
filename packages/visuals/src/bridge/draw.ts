import { isGood } from '../format/compare';
import { buildHatchPath } from '../scene/marks';
import { drawWithComments, listComments } from '../scene/comments';
import { drawPoint } from '../scene/points';
import { roundCoordinate, type Attributes, type Scene, type Shape } from '../scene/scene';
import {
  canFitLabels,
  drawNoteShape,
  toPixels,
  createStateScene,
  drawWord,
} from '../scene/word-shape';
import { drawLevels } from '../scene/axis-levels';
import { layOutNames, drawNames } from '../scene/axis-names';
import { isRightToLeft } from '../scene/input';
import {
  composePanels,
  layOutPanels,
  groupPanels,
  findSelected,
  type Panel,
} from '../scene/panels';
import { isBeyond } from '../scene/scale';
import { buildBreakPath } from '../scene/broken-scale';
import { fitName, estimateWidth } from '../scene/words';
import { applyPointColors, findSharedColors } from '../settings/point-colors';
import { chooseInk, chooseSharedColors, type SharedColors } from '../settings/colors';
import type { BridgeInput } from './input';
import { FOOT, HIGH } from './labels';
import { computeLayout, MAX_BELOW, type BridgeLayout } from './layout';
import { createNumbers, createPanelNumbers, describeStep } from './numbers';
import { isTotal, buildAllSteps, buildPanelSteps, buildSteps, type Step } from './steps';

/** Draws the bridge with its comments. The same input is always the same drawing, and nothing else is touched. */
export function drawBridge(input: BridgeInput): Scene {
  const { points } = input.data;
  if (!points.some(({ comment }) => comment)) return drawWhole(input);
  const steps = buildAllSteps(input).map(({ step: { rows, label, kind }, panel }) => {
    // A total of all rows shows none of them; the steps that are folded into one keep their comments.
    const shown = kind === 'start' || kind === 'end' ? [] : rows;
    const comment = shown.flatMap((row) => points[row]?.comment ?? []).join(' · ');
    const colors = points[shown[0] ?? -1]?.colors;
    return { label, comment, ...(colors && { colors }), ...(panel !== null && { panel }) };
  });
  const isRows = input.settings.bars.direction === 'rows';
  const hasMarks = groupPanels(points) === null;
  return drawWithComments(input, { comments: listComments(steps), isRows, hasMarks }, drawWhole);
}

function drawWhole(input: BridgeInput): Scene {
  const { data, size, settings, palette, say } = input;
  const { fontFamily } = settings.text;
  const sentence = data.names.value ? null : say('State_NoValue');
  const state = sentence ?? (data.points.length === 0 ? say('State_Empty') : null);
  if (state) return createStateScene(size, palette, fontFamily, state);

  const panels = groupPanels(data.points);
  if (panels) return drawPanels(input, panels);
  const steps = buildSteps(input);
  // Rows that are all ignored leave nothing to draw.
  if (steps.length === 0) return createStateScene(size, palette, fontFamily, say('State_Empty'));
  return drawSteps(input, steps);
}

/** Draws one bridge: all of the visual, or one of its panels. */
function drawSteps(input: BridgeInput, steps: readonly Step[]): Scene {
  const { data, size, settings, say, selected, frame } = input;
  const { fontFamily } = settings.text;
  const { numbers, layout } = frame
    ? { numbers: frame.numbers, layout: computeLayout(input, steps, frame.numbers) }
    : chooseLayout(input, steps);
  const draw: Draw = { input, steps, layout, colors: chooseColors(input) };

  const points = steps.map((step, index) => {
    const own = chooseStepDraw(draw, step);
    return drawPoint(selected, {
      index,
      says: describeStep(input, step, numbers),
      reach: reach(index, draw),
      marks: [
        ...drawBar(step, index, own),
        ...drawGap(step, index, own),
        ...drawValue(step, index, own),
      ],
      words: drawName(step, index, own),
    });
  });
  const [first, last] = [steps[0], steps.at(-1)];
  const begin = first && (isTotal(first) ? first.to : first.from);
  const label = say(
    'Summary',
    ...[data.names.value, numbers.wholeAmount(begin ?? 0), numbers.wholeAmount(last?.to ?? 0)],
    steps.filter((step) => !isTotal(step)).length,
  );
  const attributes = { fontFamily };
  const children = [
    zeroLine(draw),
    ...drawOuterLevels(draw),
    ...drawConnectors(draw),
    ...drawDifference(draw),
    ...points,
    ...drawAxisBreak(draw),
    ...(layout.remarks.length > 0 ? [drawNote(layout.remarks.join(JOIN), draw)] : []),
  ];
  const { difference } = layout;
  const sentences = [
    label,
    ...(difference ? [say('Summary_Difference', difference.words.join(', '))] : []),
    ...(data.isCut ? [say('State_Cut', data.points.length)] : []),
    ...layout.remarks,
  ];
  return {
    width: size.width,
    height: layout.height,
    label: sentences.join(' '),
    // Power BI has a plain waterfall of its own.
    paid: [
      ...(data.names.from === null ? [] : ['comparison']),
      ...(difference ? ['difference'] : []),
      ...(layout.cut ? ['axis break'] : []),
      ...(hasNotation(draw) ? ['notation'] : []),
    ],
    shapes: [{ tag: 'g', key: 'bridge', attributes, children }],
  };
}

/** Between remarks in one line. */
const JOIN = ' · ';
/** Panels have at least so many ems in width, and lines in height. */
const MIN_PANEL = { ems: 14, lines: 8 };

/** Draws a bridge for each panel. Columns with the same names have them only below the lowest panels. */
function drawPanels(input: BridgeInput, panels: readonly Panel[]): Scene {
  const { size, settings, palette, say, locale } = input;
  const fontSize = toPixels(settings.text.fontSize);
  const line = Math.round(fontSize * 1.5);
  const edge = size.width < 160 || size.height < 120 ? 2 : 8;
  const bridges = panels.map((panel) => buildPanelSteps(input, panel));
  const all = bridges.flat();
  const numbers = createPanelNumbers(input, bridges);
  const isColumns = settings.bars.direction === 'columns';
  const [labels = [], ...others] = bridges.map((steps) => steps.map(({ label }) => label));
  const isSame = others.every((list) => list.join('\n') === labels.join('\n'));
  const minHeight = line * MIN_PANEL.lines;
  const maxNamesHeight = minHeight * MAX_BELOW;
  const isOwn = settings.panels.scale === 'own';
  const ends = all.flatMap(({ from, to }) => [from, to]);
  const remarks = [
    ...(isOwn ? [say('Word_OwnScales')] : []),
    ...(isBeyond(ends, settings.scale) ? [say('Word_Beyond')] : []),
    ...(numbers.isRounded && settings.bars.labels ? [say('Word_Rounded')] : []),
  ];
  const layOutGrid = (shared: number) =>
    layOutPanels(panels.length, {
      width: size.width,
      height: size.height,
      top: remarks.length > 0 ? edge + line : edge,
      minWidth: fontSize * MIN_PANEL.ems,
      minHeight: (index) =>
        isColumns
          ? minHeight
          : Math.max(minHeight, ((bridges[index]?.length ?? 0) + 2) * line + edge * 2),
      columns: settings.panels.columns,
      shared,
    });
  const width = layOutGrid(0).places[0]?.width ?? size.width;
  const step = Math.max(1, width - 2 * edge) / Math.max(1, labels.length);
  const isShared = isColumns && isSame && settings.axis.show;
  const names = isShared
    ? layOutNames(labels, { step, fontSize, line, most: maxNamesHeight })
    : null;
  const shared = isShared ? (names?.height ?? line) : 0;
  const { places, height } = layOutGrid(shared);
  let count = 0;
  const drawings = panels.map((panel, index) => {
    const steps = bridges[index] ?? [];
    const place = places[index] ?? { left: 0, top: 0, width, height: 0, isLowest: true };
    const points = steps.map((_, i) => count + i);
    count += steps.length;
    const plotHeight = place.height - line;
    const isNamed = !isShared || place.isLowest;
    const frame = {
      steps: isOwn ? steps : all,
      numbers,
      hasNames: isNamed,
      plotHeight,
      maxNamesHeight,
    };
    const scene = drawSteps(
      {
        ...input,
        size: { width: place.width, height: plotHeight + (place.isLowest ? shared : 0) },
        selected: findSelected(input.selected, points),
        frame,
      },
      steps,
    );
    return { panel, place, scene, points };
  });
  const isMirrored = isRightToLeft(locale);
  const fill = chooseInk(palette, settings.text.color, palette.foreground);
  const style = { fontSize, line, edge, isMirrored, fill, width: size.width };
  const { shapes, order, paid } = composePanels(drawings, style);
  const text = fitName(remarks.join(JOIN), size.width - 2 * edge, fontSize);
  const place = { width: size.width, edge, isMirrored };
  const note = drawNoteShape(text, place, { fontSize, line }, palette.secondary);
  const attributes = { fontFamily: settings.text.fontFamily };
  const children = [...(text === '' ? [] : [note]), ...shapes];
  return {
    width: size.width,
    height,
    order,
    paid,
    label: [
      ...panels.map(({ name }, index) => `${name}: ${drawings[index]?.scene.label ?? ''}`),
      ...remarks,
    ].join(' '),
    shapes: [{ tag: 'g', key: 'bridge', attributes, children }],
  };
}

/** The layout, with fewer/** The layout, with fewer decimals where more labels then have room. */
function chooseLayout(input: BridgeInput, steps: readonly Step[]) {
  const numbers = createNumbers(input, steps);
  const layout = computeLayout(input, steps, numbers);
  const { shorter } = numbers;
  const countLabels = ({ labels }: BridgeLayout) => labels.filter(Boolean).length;
  if (!shorter || countLabels(layout) === steps.length) return { numbers, layout };
  const short = computeLayout(input, steps, shorter);
  return countLabels(short) > countLabels(layout)
    ? { numbers: shorter, layout: short }
    : { numbers, layout };
}

interface Draw {
  input: BridgeInput;
  steps: readonly Step[];
  layout: BridgeLayout;
  colors: SharedColors;
}

function chooseColors({
  palette,
  settings: { bars, text },
}: Pick<BridgeInput, 'palette' | 'settings'>): SharedColors {
  const { good, bad, color } = bars;
  return chooseSharedColors(palette, { data: color, good, bad, text: text.color });
}

/**
 * The drawing of one step, in its own colours where rules or a field give its rows some. Rules may make good and bad
 * the same there, but bad is hollow only if it is so in the whole bridge.
 */
function chooseStepDraw(draw: Draw, { rows }: Step): Draw {
  const own = findSharedColors(rows.map((row) => draw.input.data.points[row]));
  if (!own) return draw;
  const input = { ...draw.input, settings: applyPointColors(draw.input.settings, own) };
  const { isBadHollow } = draw.colors;
  return { ...draw, input, colors: { ...chooseColors(input), isBadHollow } };
}

const hasNotation = ({ input, steps }: Draw) =>
  steps.some((step, index) => isTotal(step) && chooseScenario(index, input) !== 'solid');

/** A box along steps and across values, as columns or rows have it. */
function computeBox(
  { isColumns }: BridgeLayout,
  along: [number, number],
  across: [number, number],
) {
  const [x, y] = isColumns ? [along, across] : [across, along];
  const [left, right] = [Math.min(...x), Math.max(...x)];
  const [top, bottom] = [Math.min(...y), Math.max(...y)];
  return {
    x: roundCoordinate(left),
    width: roundCoordinate(right - left),
    y: roundCoordinate(top),
    height: roundCoordinate(bottom - top),
  };
}

function reach(index: number, { input: { size }, layout }: Draw): Attributes {
  const { middle, step } = layout;
  const along: [number, number] = [middle(index) - step / 2, middle(index) + step / 2];
  return computeBox(layout, along, [0, layout.isColumns ? layout.height : size.width]);
}

function chooseColor(step: Step, { input: { settings }, colors }: Draw): string {
  if (isTotal(step)) return colors.data;
  const good = isGood(step.to - step.from, settings.bars.sense);
  return good === null ? colors.line : good ? colors.good : colors.bad;
}

/** Totals are drawn as their scenario; a change for the worse is hollow where there are no colours. */
function drawBar(step: Step, index: number, draw: Draw): Shape[] {
  const { layout, input, colors } = draw;
  const { middle, bar: thick, value: scale } = layout;
  const along: [number, number] = [middle(index) - thick / 2, middle(index) + thick / 2];
  // A step of nothing is as thin as the connectors, and on their line.
  const [from, to] = [scale(step.from), scale(step.to)];
  const across: [number, number] = step.from === step.to ? [from - 0.5, to + 0.5] : [from, to];
  const place = computeBox(layout, along, across);
  const color = chooseColor(step, draw);
  const drawRect = (paint: Attributes): Shape => ({
    tag: 'rect',
    key: 'bar',
    attributes: { ...place, ...paint },
  });
  const outlined = { fill: input.palette.background, stroke: color, strokeWidth: 1.5 };
  if (!isTotal(step)) {
    const isBad = isGood(step.to - step.from, input.settings.bars.sense) === false;
    return [drawRect(colors.isBadHollow && isBad ? outlined : { fill: color })];
  }
  const scenario = chooseScenario(index, input);
  if (scenario === 'solid') return [drawRect({ fill: color })];
  if (scenario === 'previous') return [drawRect({ fill: color, fillOpacity: LIGHT })];
  if (scenario === 'plan') return [drawRect(outlined)];
  const hatch = { d: buildHatchPath(place), fill: 'none', stroke: color, strokeWidth: 1.5 };
  return [drawRect(outlined), { tag: 'path', key: 'hatch', attributes: hatch }];
}

/** Opacity of the previous year. */
const LIGHT = 0.4;

/** The scenario of a total: that of the start, or of the end with its subtotals. */
const chooseScenario = (index: number, { settings: { notation } }: BridgeInput) =>
  index === 0 ? notation.start : notation.end;

function zeroLine({ layout, input: { size }, colors }: Draw): Shape {
  const { isColumns, edge, value, height } = layout;
  const at = roundCoordinate(value.zero);
  const ends = isColumns
    ? { x1: edge, x2: size.width - edge, y1: at, y2: at }
    : { x1: at, x2: at, y1: edge, y2: height - edge };
  return {
    tag: 'line',
    key: 'zero',
    attributes: { ...ends, stroke: colors.text, strokeWidth: 1.5 },
  };
}

function drawNote(text: string, { input: { size }, layout, colors }: Draw): Shape {
  const { edge, isMirrored } = layout;
  const fitting = fitName(text, size.width - 2 * edge, layout.fontSize);
  const place = { width: size.width, edge, isMirrored };
  return drawNoteShape(fitting, place, layout, colors.secondary);
}

/** A jagged band across the axis and all the bars that it cuts. */
function drawAxisBreak({ layout, input: { size, palette }, colors }: Draw): Shape[] {
  const { cut, isColumns, plot, edge } = layout;
  if (!cut) return [];
  const [from, to] = isColumns ? [edge, size.width - edge] : [plot.top, plot.bottom];
  const attributes = {
    d: buildBreakPath(isColumns, cut.at, from, to),
    fill: palette.background,
    stroke: colors.secondary,
    strokeWidth: 1,
  };
  return [{ tag: 'path', key: 'break', attributes }];
}

/** Lines from the first total and from the last one to an arrow between them, with the difference beside it. */
function drawDifference({ layout, steps, input: { settings }, colors }: Draw): Shape[] {
  const { difference, isColumns, middle, bar, value, fontSize, line, plot } = layout;
  if (!difference) return [];
  const { first, last, change, words, at } = difference;
  const good = isGood(change, settings.bars.sense);
  const color = good === null ? colors.secondary : good ? colors.good : colors.bad;
  const levels = [first, last].map((step) => value(steps[step]?.to ?? 0));
  const [from = 0, to = 0] = levels;
  const drawGuide = (key: string, step: number, level: number): Shape => {
    const start = middle(step) + Math.sign(at - middle(step)) * (bar / 2);
    const [x1, x2, y1, y2] = isColumns ? [start, at, level, level] : [level, level, start, at];
    const ends = {
      x1: roundCoordinate(x1),
      x2: roundCoordinate(x2),
      y1: roundCoordinate(y1),
      y2: roundCoordinate(y2),
    };
    const paint = { stroke: colors.secondary, strokeWidth: 1, strokeDasharray: '2 3' };
    return { tag: 'line', key, attributes: { ...ends, ...paint } };
  };
  const [x1, x2, y1, y2] = isColumns ? [at, at, from, to] : [from, to, at, at];
  const arrow: Shape = {
    tag: 'line',
    key: 'difference',
    attributes: {
      x1: roundCoordinate(x1),
      x2: roundCoordinate(x2),
      y1: roundCoordinate(y1),
      y2: roundCoordinate(y2),
      stroke: color,
      strokeWidth: 2,
    },
  };
  const away = Math.sign(to - from);
  const size = Math.min(5, Math.abs(to - from));
  const formatPoint = (along: number, across: number) =>
    isColumns
      ? `${roundCoordinate(across)} ${roundCoordinate(along)}`
      : `${roundCoordinate(along)} ${roundCoordinate(across)}`;
  const corners = [
    formatPoint(to, at),
    formatPoint(to - away * size, at - size),
    formatPoint(to - away * size, at + size),
  ];
  const head: Shape = {
    tag: 'path',
    key: 'difference-head',
    attributes: { d: `M${corners.join('L')}Z`, fill: color },
  };
  const center = (from + to) / 2;
  const paint = { fill: color, fontWeight: 600 };
  const drawText = (key: string, content: string, x: number, y: number, textAnchor: string) =>
    drawWord(key, content, { x, y }, layout, { ...paint, textAnchor });
  const lines = [
    drawGuide('difference-from', first, from),
    drawGuide('difference-to', last, to),
    arrow,
    ...(away === 0 ? [] : [head]),
  ];
  if (!isColumns) {
    const all = words.join(' · ');
    const half = (estimateWidth(all, fontSize) * 1.08) / 2;
    const x = Math.max(layout.edge + half, Math.min(plot.right - half, center));
    return [...lines, drawText('difference-value', all, x, at + line * 0.95, 'middle')];
  }
  const isLeft = layout.isMirrored;
  const high = words.length * line;
  // Words keep off the zero line, where the totals are above it.
  const floor = value.zero >= Math.max(from, to) ? value.zero - 2 : plot.bottom;
  const top = Math.max(plot.top, Math.min(floor - high, center - high / 2));
  return [
    ...lines,
    ...words.map((content, i) =>
      drawText(
        i === 0 ? 'difference-value' : 'difference-percent',
        content,
        isLeft ? at - 8 : at + 8,
        top + (i + 0.75) * line,
        isLeft ? 'end' : 'start',
      ),
    ),
  ];
}

/** The part of a subtotal that its steps don't explain, or lack: a dashed outline, whatever its colour. */
function drawGap({ to, gap }: Step, index: number, { input, layout, colors }: Draw): Shape[] {
  if (gap === 0) return [];
  const { middle, bar: thick, value: scale } = layout;
  const along: [number, number] = [middle(index) - thick / 2, middle(index) + thick / 2];
  const place = computeBox(layout, along, [scale(to - gap), scale(to)]);
  const paint = { fill: input.palette.background, stroke: colors.bad, strokeWidth: 1.5 };
  return [{ tag: 'rect', key: 'gap', attributes: { ...place, ...paint, strokeDasharray: '3 2' } }];
}

/** From the end of each bar to the beginning of the next. */
function drawConnectors(draw: Draw): Shape[] {
  const { steps, layout, input } = draw;
  if (!input.settings.connectors.show) return [];
  const { isColumns, middle, bar: thick, value } = layout;
  return steps.slice(0, -1).map((step, index) => {
    const { settings } = chooseStepDraw(draw, step).input;
    const stroke = chooseInk(input.palette, settings.connectors.color, draw.colors.line);
    const at = roundCoordinate(value(step.level));
    const turn = middle(index + 1) > middle(index) ? 1 : -1;
    const from = roundCoordinate(middle(index) + (turn * thick) / 2);
    const until = roundCoordinate(middle(index + 1) - (turn * thick) / 2);
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

/** The value at its bar, and beyond it how far a subtotal is from its steps. */
function drawValue(step: Step, index: number, { layout, colors }: Draw): Shape[] {
  const { isColumns, fontSize } = layout;
  const placed = layout.labels[index];
  if (!placed) return [];
  const { text, gap, box, isAfter } = placed;
  const paint = { fill: colors.text, fontWeight: isTotal(step) ? 600 : 400 };
  const gapPaint = { fill: colors.bad, fontWeight: 600 };
  if (isColumns) {
    const x = (box.left + box.right) / 2;
    const [first, last] = [box.top + fontSize * HIGH, box.bottom - fontSize * FOOT];
    return [
      drawWord('value', text, { x, y: isAfter ? last : first }, layout, paint),
      ...(gap === ''
        ? []
        : [drawWord('gap-value', gap, { x, y: isAfter ? first : last }, layout, gapPaint)]),
    ];
  }
  const y = layout.middle(index) + fontSize * 0.35;
  const [near, far] = isAfter ? [box.left, box.right] : [box.right, box.left];
  const [anchor, farAnchor] = isAfter ? ['start', 'end'] : ['end', 'start'];
  return [
    drawWord('value', text, { x: near, y }, layout, { ...paint, textAnchor: anchor }),
    ...(gap === ''
      ? []
      : [
          drawWord('gap-value', gap, { x: far, y }, layout, {
            ...gapPaint,
            textAnchor: farAnchor,
          }),
        ]),
  ];
}

/** The names of outer levels below those of the steps. */
function drawOuterLevels({ input, layout, colors }: Draw): Shape[] {
  const { levels, step, line, fontSize, middle, names, edge } = layout;
  if (!levels) return [];
  const bottom = input.size.height - edge;
  const [namesTop, top] = [bottom - names, bottom - levels.height];
  const place = { namesTop, top, step, line, fontSize, middle };
  return drawLevels(levels, place, { fill: colors.secondary, stroke: colors.line });
}

function drawName(step: Step, index: number, { input, steps, layout, colors }: Draw): Shape[] {
  const { names, isColumns, isMirrored, middle, fontSize, edge } = layout;
  if (names === 0) return [];
  const fill = colors.secondary;
  if (!isColumns) {
    const at = {
      x: isMirrored ? input.size.width - edge : edge,
      y: middle(index) + fontSize * 0.35,
    };
    const textAnchor = isMirrored ? 'end' : 'start';
    return [
      drawWord('name', fitName(step.label, names, fontSize), at, layout, { fill, textAnchor }),
    ];
  }
  if (layout.axisNames) {
    const top = input.size.height - edge - names;
    const at = { x: middle(index), top, line: layout.line, fontSize };
    return drawNames(layout.axisNames, index, at, { fill });
  }
  const below = drawNameBelow(index, steps, layout);
  if (!below) return [];
  const bottom = input.size.height - edge - (layout.levels?.height ?? 0);
  const at = { x: below.x, y: bottom - layout.line * 0.25 };
  return [drawWord('name', below.text, at, layout, { fill })];
}

/** If names would be cut to nothing, only every second, third … name is drawn, and those at both ends. */
function drawNameBelow(
  index: number,
  steps: readonly Step[],
  { middle, fontSize, plot, step: room, texts: labels }: BridgeLayout,
): { text: string; x: number } | null {
  const canStay = canFitLabels(labels, room - 4, fontSize) || room >= fontSize * 3.2;
  const every = canStay ? 1 : Math.ceil((fontSize * 4) / room);
  const last = steps.length - 1;
  if (index !== last && (index % every !== 0 || index > last - every)) return null;
  const isEnd = every > 1 && (index === 0 || index === last);
  const center = middle(index);
  const inside = 2 * Math.min(center - plot.left, plot.right - center);
  const most = isEnd ? (room * (every + 1)) / 2 - 4 : Math.min(room * every - 4, inside);
  const text = fitName(labels[index] ?? '', Math.max(1, most), fontSize);
  // Both ends move inwards as far as they need.
  const half = estimateWidth(text, fontSize) / 2;
  const x = isEnd ? Math.max(plot.left + half, Math.min(plot.right - half, center)) : center;
  return text === '' ? null : { text, x };
}
