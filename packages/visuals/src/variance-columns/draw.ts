import { isGood } from '../format/compare';
import { drawWithComments, listComments } from '../scene/comments';
import { drawPoint } from '../scene/points';
import { layOutNames } from '../scene/axis-names';
import {
  composePanels,
  layOutPanels,
  mergeNames,
  groupPanels,
  findSelected,
  type Panel,
} from '../scene/panels';
import { fitWords } from '../scene/words';
import { roundCoordinate, type Scene, type Shape } from '../scene/scene';
import { canFitLabels, drawNoteShape, createStateScene } from '../scene/word-shape';
import { chooseColors, type VarianceColors } from './colors';
import {
  isForecast,
  chooseReference,
  computeVariance,
  type VarianceData,
  type VariancePoint,
} from './data';
import { drawColumns, writeValueLabels } from './draw-columns';
import { drawPins } from './draw-pins';
import { drawAxisLevels, drawAxisWords, drawLegend } from './draw-words';
import type { VarianceInput } from './input';
import { JOIN, computeLayout, MAX_NAMES, computeRoom, type VarianceLayout } from './layout';
import { createNumbers, type VarianceNumbers } from './numbers';
import { describePoint } from './tooltip';

/** Labels of neighbours are at least so far apart. */
const GAP = 3;

/** Draws the chart with its comments. The same input is always the same drawing, and nothing else is touched. */
export function drawVarianceColumns(input: VarianceInput): Scene {
  const { points } = input.data;
  const hasMarks = groupPanels(points) === null;
  const marking = { comments: listComments(points), isRows: false, hasMarks };
  return drawWithComments(input, marking, drawWhole);
}

function drawWhole(whole: VarianceInput): Scene {
  const { size, settings } = whole;
  const data = settings.forecast.show ? whole.data : withoutForecast(whole.data);
  const input = { ...whole, data };
  const state = describeState(input);
  if (state) return createStateScene(size, input.palette, settings.text.fontFamily, state);
  const panels = groupPanels(data.points);
  return panels ? drawPanels(input, panels) : drawChart(input, fitNumbers(input));
}

/** Draws one chart: all of the visual, or one of its panels. */
function drawChart(input: VarianceInput, numbers: VarianceNumbers): Scene {
  const { data, size, settings } = input;
  const layout = computeLayout(input, numbers);
  const colors = chooseColors(input);
  const drawings = [
    ...drawPins(input, layout, colors, numbers),
    drawColumns(input, layout, colors, numbers),
  ];
  const names = drawAxisWords(input, layout, colors);

  const points = data.points.map((point, index): Shape => {
    return drawPoint(input.selected, {
      index,
      says: describePoint(input, index, numbers),
      reach: reach(layout.middle(index), layout.step, size.height),
      marks: drawings.flatMap((drawing) => drawing.point(point, index)),
      words: names[index] ?? [],
    });
  });
  return {
    ...size,
    label: composeSummary(input, layout.remarks),
    paid: [
      ...(layout.pins.length > 0 ? ['pins'] : []),
      ...(data.points.some(isForecast) ? ['forecast'] : []),
      ...(settings.notation.style === 'scenarios' ? ['notation'] : []),
    ],
    shapes: [
      {
        tag: 'g',
        key: 'chart',
        attributes: { fontFamily: settings.text.fontFamily },
        children: [
          ...drawLegend(input, layout, colors),
          ...drawNote(input, layout, colors),
          ...drawAxisLevels(layout, colors),
          ...drawings.flatMap(({ lines }) => lines),
          ...points,
        ],
      },
    ],
  };
}

/** Panels have at least so many ems in width, and lines in height. */
const MIN_PANEL = { ems: 12, lines: 8 };

/** Draws a chart for each panel, with the same categories and the names of these below the lowest ones. */
function drawPanels(input: VarianceInput, panels: readonly Panel[]): Scene {
  const { data, size, settings } = input;
  const { fontSize, edge } = computeRoom(input);
  const whole = computeLayout(input, createNumbers(input));
  const { line } = whole;
  const keys = mergeNames(panels.map(({ rows }) => createCategoryKeys(data, rows)));
  const labels = keys.map(parseLabel);
  const minHeight = line * MIN_PANEL.lines;
  const maxNamesHeight = minHeight * MAX_NAMES;
  const layOutGrid = (shared: number) =>
    layOutPanels(panels.length, {
      width: size.width,
      height: size.height,
      top: Math.min(whole.columns.top, ...whole.pins.map(({ top }) => top)),
      minWidth: fontSize * MIN_PANEL.ems,
      minHeight: () => minHeight,
      columns: settings.panels.columns,
      shared,
    });
  const width = layOutGrid(line).places[0]?.width ?? size.width;
  const step = Math.max(1, width - 2 * edge) / Math.max(1, labels.length);
  const names = layOutNames(labels, { step, fontSize, line, most: maxNamesHeight });
  const shared = settings.axis.show ? (names?.height ?? line) : 0;
  const { places, height } = layOutGrid(shared);
  const numbers = fitNumbers(input, { step, fontSize });
  const filled = panels.map(({ rows }) => fillPanel(data, rows, keys));
  const all = filled.flatMap(({ points }) => points);
  const drawings = panels.map((panel, index) => {
    const { data: own, points, rows } = filled[index] ?? { data, points: [], rows: [] };
    const place = places[index] ?? { left: 0, top: 0, width, height: 0, isLowest: true };
    const plotHeight = place.height - line;
    const scene = drawChart(
      {
        ...input,
        data: own,
        size: { width: place.width, height: plotHeight + (place.isLowest ? shared : 0) },
        selected: findSelected(input.selected, rows),
        frame: {
          points: settings.panels.scale === 'same' ? all : points,
          numbers,
          hasNames: place.isLowest,
          plotHeight,
          maxNamesHeight,
        },
      },
      numbers,
    );
    return { panel, place, scene, points: rows };
  });
  const colors = chooseColors(input);
  const { isMirrored } = whole;
  const style = { fontSize, line, edge, isMirrored, fill: colors.text, width: size.width };
  const { shapes, order, paid } = composePanels(drawings, style);
  const head = [...drawLegend(input, whole, colors), ...drawNote(input, whole, colors)];
  const { fontFamily } = settings.text;
  return {
    width: size.width,
    height,
    order,
    paid,
    label: [composeSummary(input, whole.remarks), input.say('Summary_Panels', panels.length)].join(
      ' ',
    ),
    shapes: [
      { tag: 'g', key: 'chart', attributes: { fontFamily }, children: [...head, ...shapes] },
    ],
  };
}

const PLACE = '\u0000';

/** Keys of a panel's categories. Several rows may have the same name, such as blanks. */
function createCategoryKeys(data: VarianceData, rows: readonly number[]): string[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const label = data.points[row]?.label ?? '';
    const count = counts.get(label) ?? 0;
    counts.set(label, count + 1);
    return `${label}${PLACE}${count}`;
  });
}

const parseLabel = (key: string) => key.slice(0, key.lastIndexOf(PLACE));

/** The points of a panel in the order of all categories, blank where it has none, and their rows. */
function fillPanel(data: VarianceData, rows: readonly number[], keys: readonly string[]) {
  const ownKeys = createCategoryKeys(data, rows);
  const rowOf = new Map(rows.map((row, i) => [ownKeys[i], row]));
  const places = keys.map((key) => rowOf.get(key));
  const points = places.map((row, i): VariancePoint => {
    const point = row === undefined ? undefined : data.points[row];
    return point ?? { label: parseLabel(keys[i] ?? ''), actual: null, plan: null, previous: null };
  });
  const extras = data.extras?.map(({ name, values }) => ({
    name,
    values: places.map((row) => (row === undefined ? '' : (values[row] ?? ''))),
  }));
  return { points, rows: places, data: { ...data, points, ...(extras && { extras }) } };
}

const withoutForecast = (data: VarianceData): VarianceData => ({
  ...data,
  names: { ...data.names, forecast: null },
  points: data.points.map((point) => ({ ...point, forecast: null, highlightForecast: null })),
});

/**
 * Numbers with fewer decimals where their columns leave no room for those they need, at last without those that
 * differences need.
 */
function fitNumbers(
  input: VarianceInput,
  { step, fontSize }: { step: number; fontSize: number } = computeRoom(input),
): VarianceNumbers {
  const canFit = (some: VarianceNumbers | null) =>
    some !== null && canFitLabels(writeValueLabels(input.data, some), step - GAP, fontSize);
  const numbers = createNumbers(input);
  if (canFit(numbers)) return numbers;
  if (canFit(numbers.shorter)) return numbers.shorter ?? numbers;
  const amounts = createNumbers(input, 'amounts');
  // Labels are placed one by one: the shorter they are, the more of them have room.
  return [amounts, amounts.shorter].find(canFit) ?? numbers.shorter ?? numbers;
}

function drawNote({ size }: VarianceInput, layout: VarianceLayout, colors: VarianceColors) {
  const { remarks, left: edge, isMirrored, fontSize } = layout;
  const place = { width: size.width, edge, isMirrored };
  const text = fitWords(remarks.join(JOIN), size.width - 2 * edge, fontSize);
  return text === '' ? [] : [drawNoteShape(text, place, layout, colors.secondary)];
}

/** The box a pointer can hit: the whole height of a category. */
function reach(middle: number, step: number, height: number) {
  return { x: roundCoordinate(middle - step / 2), y: 0, width: roundCoordinate(step), height };
}

/** The sentence shown if the chart can't be drawn. */
function describeState({ data, say }: VarianceInput): string | null {
  if (!data.names.actual) return say('State_NoActual');
  return data.points.length === 0 ? say('State_Empty') : null;
}

function composeSummary(
  { data, settings, say }: VarianceInput,
  remarks: readonly string[],
): string {
  const { names, points } = data;
  const first = say('Summary', names.actual, names.category, points.length);
  const reference = chooseReference(names, settings.variance.reference);
  const verdicts = points.map((point) =>
    isGood(computeVariance(point, reference), settings.variance.sense),
  );
  const better = verdicts.filter((verdict) => verdict === true).length;
  const worse = verdicts.filter((verdict) => verdict === false).length;
  const ahead = points.filter(isForecast).length;
  const cut = data.isCut ? [say('State_Cut', points.length)] : [];
  const sentence =
    reference === 'plan'
      ? say('Summary_Better', better, worse)
      : say('Summary_BetterThan', better, worse, names.previous ?? '');
  const compared = [
    ...(ahead > 0 ? [say('Summary_Forecast', ahead)] : []),
    ...(better + worse > 0 ? [sentence] : []),
  ];
  return [first, ...compared, ...cut, ...remarks].join(' ');
}
