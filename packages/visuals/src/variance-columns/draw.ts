import { rounded, type Scene, type Shape } from '../scene/scene';
import { fitWords } from '../scene/words';
import { colorsOf } from './colors';
import { isGood, varianceOf } from './data';
import { drawColumns } from './draw-columns';
import { drawPins } from './draw-pins';
import { axisWords, legendWords, word } from './draw-words';
import type { VarianceInput } from './input';
import { layoutOf } from './layout';
import { numbersOf } from './numbers';
import { spokenPoint } from './tooltip';

/** Draws the chart. The same input is always the same drawing, and nothing else is touched. */
export function drawVarianceColumns(input: VarianceInput): Scene {
  const { data, size, settings, selected } = input;
  const state = stateWords(input);
  if (state) return stateScene(input, state);
  const layout = layoutOf(input);
  const colors = colorsOf(input);
  const numbers = numbersOf(input);
  const drawings = [
    ...drawPins(input, layout, colors, numbers),
    drawColumns(input, layout, colors, numbers),
  ];
  const names = axisWords(input, layout, colors);

  const points = data.points.map((point, index): Shape => {
    const isSelected = selected?.has(index) ?? false;
    const isDimmed = selected !== null && !isSelected;
    const drawn = drawings.flatMap((drawing) => drawing.point(point, index));
    const name = names[index];
    return {
      tag: 'g',
      key: `point-${index}`,
      point: index,
      attributes: {
        ...{ role: 'option', 'aria-label': spokenPoint(input, index, numbers) },
        'aria-selected': isSelected ? 'true' : 'false',
      },
      children: [
        reach(layout.middle(index), layout.step, size.height),
        { tag: 'g', key: 'marks', attributes: isDimmed ? { opacity: 0.35 } : {}, children: drawn },
        ...(name ? [name] : []),
      ],
    };
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
function reach(middle: number, step: number, height: number): Shape {
  const box = { x: rounded(middle - step / 2), y: 0, width: rounded(step), height };
  return { tag: 'rect', key: 'reach', attributes: { ...box, fill: 'transparent' } };
}

/** What stands in the place of a chart that can't be drawn. */
function stateWords({ data, say }: VarianceInput): string | null {
  if (!data.names.actual) return say('State_NoActual');
  return data.points.length === 0 ? say('State_Empty') : null;
}

/** What is drawn where nothing else can be. */
export function drawFailure(input: Omit<VarianceInput, 'data'>): Scene {
  return stateScene(input, input.say('State_Failed'));
}

/** One sentence in the middle. */
function stateScene(input: Omit<VarianceInput, 'data'>, sentence: string): Scene {
  const { size, settings } = input;
  const fontSize = 12;
  const text = fitWords(sentence, size.width - 8, fontSize);
  const at = { x: size.width / 2, y: size.height / 2 + 4 };
  const paint = { fill: colorsOf(input).secondary, fontFamily: settings.text.fontFamily };
  return { ...size, label: sentence, shapes: [word('state', text, at, { fontSize }, paint)] };
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
