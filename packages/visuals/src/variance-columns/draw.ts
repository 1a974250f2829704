import { isGood } from '../format/compare';
import { pointShape } from '../scene/points';
import { rounded, type Scene, type Shape } from '../scene/scene';
import { stateScene } from '../scene/word-shape';
import { colorsOf } from './colors';
import { varianceOf } from './data';
import { drawColumns } from './draw-columns';
import { drawPins } from './draw-pins';
import { axisWords, legendWords } from './draw-words';
import type { VarianceInput } from './input';
import { layoutOf } from './layout';
import { numbersOf } from './numbers';
import { spokenPoint } from './tooltip';

/** Draws the chart. The same input is always the same drawing, and nothing else is touched. */
export function drawVarianceColumns(input: VarianceInput): Scene {
  const { data, size, settings } = input;
  const state = stateWords(input);
  if (state) return stateScene(size, input.palette, settings.text.fontFamily, state);
  const layout = layoutOf(input);
  const colors = colorsOf(input);
  const numbers = numbersOf(input);
  const drawings = [
    ...drawPins(input, layout, colors, numbers),
    drawColumns(input, layout, colors, numbers),
  ];
  const names = axisWords(input, layout, colors);

  const points = data.points.map((point, index): Shape => {
    const name = names[index];
    return pointShape(input.selected, {
      index,
      says: spokenPoint(input, index, numbers),
      reach: reach(layout.middle(index), layout.step, size.height),
      marks: drawings.flatMap((drawing) => drawing.point(point, index)),
      words: name ? [name] : [],
    });
  });
  return {
    ...size,
    label: summaryOf(input),
    shapes: [
      {
        tag: 'g',
        key: 'chart',
        attributes: { fontFamily: settings.text.fontFamily },
        children: [
          ...legendWords(input, layout, colors),
          ...drawings.flatMap(({ lines }) => lines),
          ...points,
        ],
      },
    ],
  };
}

/** What a pointer can hit: the whole height of a category. */
function reach(middle: number, step: number, height: number) {
  return { x: rounded(middle - step / 2), y: 0, width: rounded(step), height };
}

/** What stands in the place of a chart that can't be drawn. */
function stateWords({ data, say }: VarianceInput): string | null {
  if (!data.names.actual) return say('State_NoActual');
  return data.points.length === 0 ? say('State_Empty') : null;
}

function summaryOf({ data, settings, say }: VarianceInput): string {
  const { names, points } = data;
  const first = say('Summary', names.actual, names.category, points.length);
  const verdicts = points.map((point) => isGood(varianceOf(point), settings.variance.sense));
  const better = verdicts.filter((verdict) => verdict === true).length;
  const worse = verdicts.filter((verdict) => verdict === false).length;
  const cut = data.isCut ? [say('State_Cut', points.length)] : [];
  const compared = better + worse > 0 ? [say('Summary_Better', better, worse)] : [];
  return [first, ...compared, ...cut].join(' ');
}
