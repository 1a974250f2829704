import { isGood } from '../format/compare';
import { pointShape } from '../scene/points';
import { layOutNames } from '../scene/axis-names';
import {
  composePanels,
  layOutPanels,
  mergeNames,
  panelsIn,
  selectedIn,
  type Panel,
} from '../scene/panels';
import { fitWords } from '../scene/words';
import { rounded, type Scene, type Shape } from '../scene/scene';
import { labelsFit, noteShape, stateScene } from '../scene/word-shape';
import { colorsOf, type VarianceColors } from './colors';
import { isForecast, referenceIn, varianceOf, type VarianceData, type VariancePoint } from './data';
import { drawColumns, valueLabels } from './draw-columns';
import { drawPins } from './draw-pins';
import { axisWords, legendWords } from './draw-words';
import type { VarianceInput } from './input';
import { JOIN, layoutOf, MOST_NAMES, roomOf, type VarianceLayout } from './layout';
import { numbersOf, type VarianceNumbers } from './numbers';
import { spokenPoint } from './tooltip';

/** Labels of neighbours are at least so far apart. */
const GAP = 3;

/** Draws the chart. The same input is always the same drawing, and nothing else is touched. */
export function drawVarianceColumns(whole: VarianceInput): Scene {
  const { size, settings } = whole;
  const data = settings.forecast.show ? whole.data : withoutForecast(whole.data);
  const input = { ...whole, data };
  const state = stateWords(input);
  if (state) return stateScene(size, input.palette, settings.text.fontFamily, state);
  const panels = panelsIn(data.points);
  return panels ? drawPanels(input, panels) : drawChart(input, fittingNumbers(input));
}

/** Draws one chart: all of the visual, or one of its panels. */
function drawChart(input: VarianceInput, numbers: VarianceNumbers): Scene {
  const { data, size, settings } = input;
  const layout = layoutOf(input, numbers);
  const colors = colorsOf(input);
  const drawings = [
    ...drawPins(input, layout, colors, numbers),
    drawColumns(input, layout, colors, numbers),
  ];
  const names = axisWords(input, layout, colors);

  const points = data.points.map((point, index): Shape => {
    return pointShape(input.selected, {
      index,
      says: spokenPoint(input, index, numbers),
      reach: reach(layout.middle(index), layout.step, size.height),
      marks: drawings.flatMap((drawing) => drawing.point(point, index)),
      words: names[index] ?? [],
    });
  });
  return {
    ...size,
    label: summaryOf(input, layout.remarks),
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
          ...legendWords(input, layout, colors),
          ...note(input, layout, colors),
          ...drawings.flatMap(({ lines }) => lines),
          ...points,
        ],
      },
    ],
  };
}

/** Panels have at least so many ems in width, and lines in height. */
const LEAST_PANEL = { ems: 12, lines: 8 };

/** Draws a chart for each panel, with the same categories and the names of these below the lowest ones. */
function drawPanels(input: VarianceInput, panels: readonly Panel[]): Scene {
  const { data, size, settings } = input;
  const { fontSize, edge } = roomOf(input);
  const whole = layoutOf(input, numbersOf(input));
  const { line } = whole;
  const keys = mergeNames(panels.map(({ rows }) => categoryKeys(data, rows)));
  const labels = keys.map(labelIn);
  const leastHeight = line * LEAST_PANEL.lines;
  const mostNames = leastHeight * MOST_NAMES;
  const grid = (shared: number) =>
    layOutPanels(panels.length, {
      width: size.width,
      height: size.height,
      top: Math.min(whole.columns.top, ...whole.pins.map(({ top }) => top)),
      leastWidth: fontSize * LEAST_PANEL.ems,
      leastHeight: () => leastHeight,
      columns: settings.panels.columns,
      shared,
    });
  const width = grid(line).places[0]?.width ?? size.width;
  const step = Math.max(1, width - 2 * edge) / Math.max(1, labels.length);
  const names = layOutNames(labels, { step, fontSize, line, most: mostNames });
  const shared = settings.axis.show ? (names?.height ?? line) : 0;
  const { places, height } = grid(shared);
  const numbers = fittingNumbers(input, { step, fontSize });
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
        selected: selectedIn(input.selected, rows),
        frame: {
          points: settings.panels.scale === 'same' ? all : points,
          numbers,
          hasNames: place.isLowest,
          plotHeight,
          mostNames,
        },
      },
      numbers,
    );
    return { panel, place, scene, points: rows };
  });
  const colors = colorsOf(input);
  const { isMirrored } = whole;
  const style = { fontSize, line, edge, isMirrored, fill: colors.text, width: size.width };
  const { shapes, order, paid } = composePanels(drawings, style);
  const head = [...legendWords(input, whole, colors), ...note(input, whole, colors)];
  const { fontFamily } = settings.text;
  return {
    width: size.width,
    height,
    order,
    paid,
    label: [summaryOf(input, whole.remarks), input.say('Summary_Panels', panels.length)].join(' '),
    shapes: [
      { tag: 'g', key: 'chart', attributes: { fontFamily }, children: [...head, ...shapes] },
    ],
  };
}

const PLACE = '\u0000';

/** Keys of a panel's categories. Several rows may have the same name, such as blanks. */
function categoryKeys(data: VarianceData, rows: readonly number[]): string[] {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const label = data.points[row]?.label ?? '';
    const count = counts.get(label) ?? 0;
    counts.set(label, count + 1);
    return `${label}${PLACE}${count}`;
  });
}

const labelIn = (key: string) => key.slice(0, key.lastIndexOf(PLACE));

/** The points of a panel in the order of all categories, blank where it has none, and their rows. */
function fillPanel(data: VarianceData, rows: readonly number[], keys: readonly string[]) {
  const ownKeys = categoryKeys(data, rows);
  const rowOf = new Map(rows.map((row, i) => [ownKeys[i], row]));
  const places = keys.map((key) => rowOf.get(key));
  const points = places.map((row, i): VariancePoint => {
    const point = row === undefined ? undefined : data.points[row];
    return point ?? { label: labelIn(keys[i] ?? ''), actual: null, plan: null, previous: null };
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
function fittingNumbers(
  input: VarianceInput,
  { step, fontSize }: { step: number; fontSize: number } = roomOf(input),
): VarianceNumbers {
  // Not even a digit has room: labels are not drawn, and decide nothing.
  if (step < fontSize) return numbersOf(input, 'none');
  const fit = (some: VarianceNumbers | null) =>
    some !== null && labelsFit(valueLabels(input.data, some), step - GAP, fontSize);
  const numbers = numbersOf(input);
  if (fit(numbers)) return numbers;
  if (fit(numbers.shorter)) return numbers.shorter ?? numbers;
  const amounts = numbersOf(input, 'amounts');
  return [amounts, amounts.shorter].find(fit) ?? numbers;
}

function note({ size }: VarianceInput, layout: VarianceLayout, colors: VarianceColors) {
  const { remarks, left: edge, isMirrored, fontSize } = layout;
  const place = { width: size.width, edge, isMirrored };
  const text = fitWords(remarks.join(JOIN), size.width - 2 * edge, fontSize);
  return text === '' ? [] : [noteShape(text, place, layout, colors.secondary)];
}

/** The box a pointer can hit: the whole height of a category. */
function reach(middle: number, step: number, height: number) {
  return { x: rounded(middle - step / 2), y: 0, width: rounded(step), height };
}

/** The sentence shown if the chart can't be drawn. */
function stateWords({ data, say }: VarianceInput): string | null {
  if (!data.names.actual) return say('State_NoActual');
  return data.points.length === 0 ? say('State_Empty') : null;
}

function summaryOf({ data, settings, say }: VarianceInput, remarks: readonly string[]): string {
  const { names, points } = data;
  const first = say('Summary', names.actual, names.category, points.length);
  const reference = referenceIn(names, settings.variance.reference);
  const verdicts = points.map((point) =>
    isGood(varianceOf(point, reference), settings.variance.sense),
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
