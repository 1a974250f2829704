import { computeDifference, isGood } from '../format/compare';
import { isNumber } from '../format/text-numbers';
import { drawWithComments, listComments } from '../scene/comments';
import { isRightToLeft } from '../scene/input';
import { drawPoint } from '../scene/points';
import {
  composePanels,
  layOutPanels,
  groupPanels,
  findSelected,
  type Panel,
} from '../scene/panels';
import { isBeyond, createScaleOver, type Scale } from '../scene/scale';
import { roundCoordinate, type Attributes, type Scene, type Shape } from '../scene/scene';
import { drawNoteShape, toPixels, createStateScene, drawWord } from '../scene/word-shape';
import { BOLD, fitName, estimateWidth } from '../scene/words';
import { applyPointColors } from '../settings/point-colors';
import { chooseInk, chooseSharedColors, type SharedColors } from '../settings/colors';
import { pickCompared, type BulletPoint } from './data';
import type { BulletInput } from './input';
import {
  listAmounts,
  createNumbers,
  describePoint,
  formatValue,
  type BulletNumbers,
} from './numbers';
import { orderRows } from './order';

const GAP = 8;
const chooseEdge = ({ size }: Pick<BulletInput, 'size'>) => (size.width < 160 ? 2 : 8);
/** Less than this tells nothing of a bar. */
const MIN_BAR = 40;
/** Opacity of the ranges, from the first one, which the others lie behind. */
const RANGES = [0.34, 0.22, 0.12] as const;

/**
 * Draws the list with its comments, as high as its rows need: more than there is room for scrolls. The same input is
 * always the same drawing, and nothing else is touched.
 */
export function drawBulletList(input: BulletInput): Scene {
  const { points } = input.data;
  const hasMarks = groupPanels(points) === null;
  const comments = listComments(points, orderRows(points, input.settings));
  return drawWithComments(input, { comments, isRows: true, hasMarks }, drawWhole);
}

function drawWhole(input: BulletInput): Scene {
  const { data, size, settings, palette, say } = input;
  const { fontFamily } = settings.text;
  const sentence = data.names.actual ? null : say('State_NoActual');
  const state = sentence ?? (data.points.length === 0 ? say('State_Empty') : null);
  if (state) return createStateScene(size, palette, fontFamily, state);

  const panels = groupPanels(data.points);
  return panels ? drawPanels(input, panels) : drawRows(input, createNumbers(input));
}

/** Draws one list: all of the visual, or one of its panels. */
function drawRows(input: BulletInput, numbers: BulletNumbers): Scene {
  const { data, size, settings, selected, frame } = input;
  const { fontFamily } = settings.text;
  const colors = chooseColors(input);
  const values = data.points.map((point) => formatValue(point, settings.values.kind, numbers));
  const scalePoints = frame?.points ?? data.points;
  const allValues = frame
    ? scalePoints.map((point) => formatValue(point, settings.values.kind, numbers))
    : values;
  const layout = computeLayout(input, allValues, scalePoints);
  const amounts = listShownAmounts(scalePoints, settings);
  const { max, min } = settings.scale;
  const x = createScaleOver([...amounts, max, min], layout.end, layout.start);
  const whole = { input, layout, colors, x };

  const order = orderRows(data.points, settings);
  const rows = order.map((index, row): Shape => {
    const point = data.points[index];
    const top = row * layout.rowHeight;
    const says = describePoint(input, index, numbers);
    const reach = { x: 0, y: roundCoordinate(top), width: size.width, height: layout.rowHeight };
    if (!point) return drawPoint(selected, { index, says, reach, marks: [] });
    const draw = choosePointDraw(whole, point);
    return drawPoint(selected, {
      index,
      says,
      reach,
      marks: [...drawBullet(point, top, draw), ...drawValue(point, values[index] ?? '', top, draw)],
      words: drawName(point, top, draw),
    });
  });
  const end = Math.ceil(rows.length * layout.rowHeight);
  const remarks = frame ? [] : listRemarks(input, numbers, layout.values > 0);
  const hasNote = remarks.length > 0;
  const line = layout.fontSize * 1.5;
  return {
    width: size.width,
    height: Math.max(size.height, hasNote ? Math.ceil(end + line) : end),
    order,
    label: composeSummary(input, remarks),
    paid: listPaidFeatures(input),
    shapes: [
      {
        tag: 'g',
        key: 'rows',
        children: [...rows, ...(hasNote ? [drawNote(remarks, end, line, whole)] : [])],
        attributes: { fontFamily },
      },
    ],
  };
}

/** Returns the remarks about the numbers and the scale. */
function listRemarks(
  { data, settings, say }: BulletInput,
  { isRounded }: BulletNumbers,
  hasValues: boolean,
): string[] {
  const hasOwnScales = settings.panels.scale === 'own' && groupPanels(data.points) !== null;
  const isOver = isBeyond(listShownAmounts(data.points, settings), settings.scale);
  return [
    ...(isRounded && hasValues ? [say('Word_Rounded')] : []),
    ...(hasOwnScales ? [say('Word_OwnScales')] : []),
    ...(isOver ? [say('Word_Beyond')] : []),
  ];
}

/** Panels are at least so many ems wide. */
const MIN_PANEL = 16;

/** Draws a list for each panel, as high as its rows need. */
function drawPanels(input: BulletInput, panels: readonly Panel[]): Scene {
  const { data, size, settings, palette, say, locale } = input;
  const { fontSize, rowHeight } = computeLayout(input, [], data.points);
  const line = Math.round(fontSize * 1.5);
  const edge = chooseEdge(input);
  const numbers = createNumbers(input);
  const remarks = listRemarks(input, numbers, settings.values.kind !== 'none');
  const { places, height } = layOutPanels(panels.length, {
    width: size.width,
    height: size.height,
    top: remarks.length > 0 ? line : 0,
    minWidth: fontSize * MIN_PANEL,
    minHeight: (index) => line + (panels[index]?.rows.length ?? 0) * rowHeight,
    columns: settings.panels.columns,
    shared: 0,
  });
  const drawings = panels.map((panel, index) => {
    const { rows } = panel;
    const place = places[index] ?? {
      left: 0,
      top: 0,
      width: size.width,
      height: 0,
      isLowest: true,
    };
    const points = rows.flatMap((row) => data.points[row] ?? []);
    const extras = data.extras?.map(({ name, values }) => ({
      name,
      values: rows.map((row) => values[row] ?? ''),
    }));
    const scene = drawRows(
      {
        ...input,
        data: { ...data, points, ...(extras && { extras }) },
        size: { width: place.width, height: Math.max(1, place.height - line) },
        selected: findSelected(input.selected, rows),
        frame: { points: settings.panels.scale === 'same' ? data.points : points, numbers },
      },
      numbers,
    );
    return { panel, place, scene, points: rows };
  });
  const isMirrored = isRightToLeft(locale);
  const fill = chooseInk(palette, settings.text.color, palette.foreground);
  const style = { fontSize, line, edge, isMirrored, fill, width: size.width };
  const { shapes, order, paid } = composePanels(drawings, style);
  const text = fitName(remarks.join(JOIN), size.width - 2 * edge, fontSize);
  const notePlace = { width: size.width, edge, top: 0, isMirrored };
  const notes =
    text === '' ? [] : [drawNoteShape(text, notePlace, { fontSize, line }, palette.secondary)];
  return {
    width: size.width,
    height,
    order,
    paid,
    label: [composeSummary(input, remarks), say('Summary_Panels', panels.length)].join(' '),
    shapes: [
      {
        tag: 'g',
        key: 'rows',
        attributes: { fontFamily: settings.text.fontFamily },
        children: [...notes, ...shapes],
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

function computeLayout(
  { settings, size, locale }: BulletInput,
  values: readonly string[],
  points: readonly BulletPoint[],
): BulletLayout {
  const fontSize = toPixels(settings.text.fontSize);
  const edge = chooseEdge({ size });
  const hasWords = size.width >= fontSize * 12;
  const rowHeight = Math.max(settings.rows.height, Math.round(fontSize * 1.2));
  const widestName = measureWidest(
    points.map(({ label }) => label),
    fontSize,
  );
  const names = hasWords ? Math.min(widestName + 1, (size.width * settings.rows.names) / 100) : 0;
  const widestValue = measureWidest(values, fontSize) * BOLD;
  const room = size.width - 2 * edge - (names > 0 ? names + GAP : 0) - widestValue - GAP;
  const hasValues = hasWords && widestValue > 0 && room >= MIN_BAR;
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

const measureWidest = (texts: readonly string[], fontSize: number) =>
  texts.reduce((most, text) => Math.max(most, estimateWidth(text, fontSize)), 0);

function listShownAmounts(
  points: readonly BulletPoint[],
  settings: BulletInput['settings'],
): number[] {
  return points.flatMap((point) =>
    listAmounts({
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

function chooseColors({
  palette,
  settings: { bars, values, text },
}: Pick<BulletInput, 'palette' | 'settings'>): SharedColors {
  const { good, bad } = values;
  return chooseSharedColors(palette, { data: bars.color, good, bad, text: text.color });
}

/** The drawing of one row, in its own colours where rules or a field give it some. */
function choosePointDraw(draw: Draw, { colors: own }: BulletPoint): Draw {
  if (!own) return draw;
  const input = { ...draw.input, settings: applyPointColors(draw.input.settings, own) };
  return { ...draw, input, colors: chooseColors(input) };
}

/** Ranges behind, the bar over them, the target across. */
function drawBullet(
  point: BulletPoint,
  top: number,
  { input: { settings, palette }, layout, colors, x }: Draw,
): Shape[] {
  const { actual, ranges, highlight } = point;
  const { target } = pickCompared(point);
  const { rowHeight } = layout;
  const computePart = (share: number) => {
    const height = Math.max(1, rowHeight * share);
    return { y: roundCoordinate(top + (rowHeight - height) / 2), height: roundCoordinate(height) };
  };
  const drawBar = (key: string, value: number, share: number, paint: Attributes): Shape => {
    const [from, to] = [Math.min(x.zero, x(value)), Math.max(x.zero, x(value))];
    const box = {
      x: roundCoordinate(from),
      width: roundCoordinate(to - from),
      ...computePart(share),
    };
    return { tag: 'rect', key, attributes: { ...box, ...paint } };
  };
  const share = settings.bars.height / 100;
  const rangeColor = chooseInk(palette, settings.ranges.color, palette.secondary);
  const ends = settings.ranges.show ? ranges.filter(isNumber).slice(0, RANGES.length) : [];
  // From the farthest to the nearest, so that each shows what the one before leaves.
  const behind = ends
    .map((end, i) => ({ end, i }))
    .sort((a, b) => Math.abs(b.end) - Math.abs(a.end))
    .map(({ end, i }) => {
      const paint = palette.isHighContrast
        ? { fill: 'none', stroke: rangeColor, strokeOpacity: 0.6 }
        : { fill: rangeColor, fillOpacity: RANGES[i] };
      return drawBar(`range-${i}`, end, Math.min(0.9, share * 1.9), paint);
    });
  const isFaded = highlight !== undefined;
  const shapes = [...behind];
  if (isNumber(actual)) {
    const paint = { fill: colors.data, rx: 1, ...(isFaded && { fillOpacity: 0.35 }) };
    shapes.push(drawBar('actual', actual, share, paint));
  }
  if (isNumber(highlight))
    shapes.push(drawBar('highlight', highlight, share, { fill: colors.data, rx: 1 }));
  if (settings.target.show && isNumber(target)) {
    const color = chooseInk(palette, settings.target.color, colors.text);
    const { y, height } = computePart(Math.min(0.9, share * 1.6));
    const at = roundCoordinate(x(target));
    const ends = { x1: at, x2: at, y1: y, y2: roundCoordinate(y + height) };
    const drawMark = (key: string, stroke: string, strokeWidth: number): Shape => ({
      tag: 'line',
      key,
      attributes: { ...ends, stroke, strokeWidth },
    });
    // On a bar of its own colour a target would be lost.
    if (color === colors.data) shapes.push(drawMark('target-edge', palette.background, 5.5));
    shapes.push(drawMark('target', color, 2.5));
  }
  return shapes;
}

/** The paid features that are drawn. */
function listPaidFeatures({
  data: { points },
  settings: { target, ranges },
}: BulletInput): string[] {
  const hasTarget = target.show && points.some((point) => isNumber(pickCompared(point).target));
  const hasRanges = ranges.show && points.some((point) => point.ranges.some(isNumber));
  return [...(hasTarget ? ['targets'] : []), ...(hasRanges ? ['ranges'] : [])];
}

/** Between remarks in one line. */
const JOIN = ' · ';

function drawNote(
  remarks: readonly string[],
  top: number,
  line: number,
  { input, layout, colors }: Draw,
): Shape {
  const { fontSize, isMirrored } = layout;
  const place = { width: input.size.width, edge: chooseEdge(input), top, isMirrored };
  const text = fitName(remarks.join(JOIN), input.size.width - 2 * place.edge, fontSize);
  return drawNoteShape(text, place, { fontSize, line }, colors.secondary);
}

function drawName({ label }: BulletPoint, top: number, { input, layout, colors }: Draw): Shape[] {
  const { names, fontSize, rowHeight, isMirrored } = layout;
  const text = names > 0 ? fitName(label, names, fontSize) : '';
  if (text === '') return [];
  const edge = chooseEdge(input);
  const at = {
    x: isMirrored ? input.size.width - edge : edge,
    y: top + rowHeight / 2 + fontSize * 0.35,
  };
  const anchor = { textAnchor: isMirrored ? 'end' : 'start', fill: colors.text };
  return [drawWord('name', text, at, layout, anchor)];
}

/** Differences are in the colours of good and bad; amounts in that of text. */
function drawValue(
  point: BulletPoint,
  text: string,
  top: number,
  { input, layout, colors }: Draw,
): Shape[] {
  const { fontSize, rowHeight, isMirrored, values } = layout;
  if (values === 0 || text === '') return [];
  const { kind, sense } = input.settings.values;
  const { actual, target } = pickCompared(point);
  const good = kind === 'value' ? null : isGood(computeDifference(actual, target), sense);
  const fill = good === null ? colors.text : good ? colors.good : colors.bad;
  const edge = chooseEdge(input);
  const at = {
    x: isMirrored ? edge : input.size.width - edge,
    y: top + rowHeight / 2 + fontSize * 0.35,
  };
  const anchor = { textAnchor: isMirrored ? 'start' : 'end', fill, fontWeight: 600 };
  return [drawWord('value', text, at, layout, anchor)];
}

function composeSummary({ data, settings, say }: BulletInput, remarks: readonly string[]): string {
  const { names, points } = data;
  const verdicts = points.map((point) => {
    const { actual, target } = pickCompared(point);
    const difference = computeDifference(actual, target);
    return difference === null ? null : isGood(difference, settings.values.sense) !== false;
  });
  const reached = verdicts.filter((verdict) => verdict === true).length;
  const short = verdicts.filter((verdict) => verdict === false).length;
  return [
    say('Summary', names.actual, names.category, points.length),
    ...(reached + short > 0 ? [say('Summary_Reached', reached, short)] : []),
    ...(data.isCut ? [say('State_Cut', points.length)] : []),
    ...remarks,
  ].join(' ');
}
