import { isGood } from '../format/compare';
import { pointShape } from '../scene/points';
import { rounded, type Scene, type Shape } from '../scene/scene';
import { labelsFit, noteShape, stateScene } from '../scene/word-shape';
import { colorsOf, type VarianceColors } from './colors';
import { isForecast, referenceIn, varianceOf, type VarianceData } from './data';
import { drawColumns, valueLabels } from './draw-columns';
import { drawPins } from './draw-pins';
import { axisWords, legendWords } from './draw-words';
import type { VarianceInput } from './input';
import { layoutOf, roomOf, type VarianceLayout } from './layout';
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
  const numbers = fittingNumbers(input);
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
    label: summaryOf(input, layout.hasNote),
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

const withoutForecast = (data: VarianceData): VarianceData => ({
  ...data,
  names: { ...data.names, forecast: null },
  points: data.points.map((point) => ({ ...point, forecast: null, highlightForecast: null })),
});

/**
 * Numbers with fewer decimals where their columns leave no room for those they need, at last without those that
 * differences need.
 */
function fittingNumbers(input: VarianceInput): VarianceNumbers {
  const { step, fontSize } = roomOf(input);
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

function note({ size, say }: VarianceInput, layout: VarianceLayout, colors: VarianceColors) {
  const { hasNote, left: edge, isMirrored } = layout;
  const place = { width: size.width, edge, isMirrored };
  return hasNote ? [noteShape(say('Word_Rounded'), place, layout, colors.secondary)] : [];
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

function summaryOf({ data, settings, say }: VarianceInput, isRounded: boolean): string {
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
  const note = isRounded ? [say('Word_Rounded')] : [];
  const sentence =
    reference === 'plan'
      ? say('Summary_Better', better, worse)
      : say('Summary_BetterThan', better, worse, names.previous ?? '');
  const compared = [
    ...(ahead > 0 ? [say('Summary_Forecast', ahead)] : []),
    ...(better + worse > 0 ? [sentence] : []),
  ];
  return [first, ...compared, ...cut, ...note].join(' ');
}
