import { linePath, type Place } from '../scene/marks';
import { pointShape } from '../scene/points';
import { rounded, type Scene, type Shape } from '../scene/scene';
import { stateScene } from '../scene/word-shape';
import { sharedColors } from '../settings/colors';
import { analysisOf } from './analyse';
import { drawAhead, drawAxes, type Draw } from './draw-parts';
import type { ForecastInput } from './input';
import { layoutOf } from './layout';
import { labelOf, numberWriter, spokenMoment } from './numbers';
import { outlierMark } from './outlier-mark';

/** Draws the chart. The same input is always the same drawing, and nothing else is touched. */
export function drawForecast(input: ForecastInput): Scene {
  const { data, size, settings, palette, say, selected } = input;
  const { fontFamily } = settings.text;
  const sentence = data.names.value ? null : say('State_NoValue');
  const state = sentence ?? (data.points.length === 0 ? say('State_Empty') : null);
  if (state) return stateScene(size, palette, fontFamily, state);

  const analysis = analysisOf(input);
  const write = numberWriter(input);
  const layout = layoutOf(input, analysis);
  const chosen = {
    data: settings.line.color,
    bad: settings.outliers.color,
    text: settings.text.color,
  };
  const draw: Draw = { input, analysis, layout, colors: sharedColors(palette, chosen), write };
  const { series, ahead } = analysis;

  const points = Array.from({ length: series.values.length + ahead.length }, (_, place) =>
    pointShape(selected, {
      index: place,
      says: spokenMoment(input, analysis, place, write),
      reach: {
        x: rounded(layout.x(place) - layout.step / 2),
        width: rounded(layout.step),
        y: 0,
        height: size.height,
      },
      marks: [...chosenMark(place, draw), ...outlierMark(place, draw)],
    }),
  );
  const children = [...drawAxes(draw), ...drawAhead(draw), actualLine(draw), ...points];
  const shapes: Shape[] = [{ tag: 'g', key: 'chart', attributes: { fontFamily }, children }];
  const hasOutlier = points.some(({ children }) => children?.some(isMarked));
  const paid = [
    ...(ahead.length > 0 && settings.forecast.show ? ['forecast'] : []),
    ...(hasOutlier ? ['outliers'] : []),
  ];
  return { ...size, label: summaryOf(draw), paid, shapes };
}

const isMarked = ({ children = [] }: Shape) => children.some(({ key }) => key === 'outlier');

function actualLine({ analysis: { series }, layout: { x, y, step }, colors }: Draw): Shape {
  const places = series.values.map((value, i): Place | null =>
    value === null ? null : { x: x(i), y: y(value) },
  );
  const strokeWidth = step < 3 ? 1.5 : 2;
  const paint = { fill: 'none', stroke: colors.data, strokeWidth, strokeLinejoin: 'round' };
  return { tag: 'path', key: 'actual', attributes: { d: linePath(places), ...paint } };
}

/** A point on the line for a moment that is selected, or that stands alone between gaps. */
function chosenMark(place: number, { input, analysis, layout, colors }: Draw): Shape[] {
  const { values } = analysis.series;
  const value = values[place] ?? null;
  const isAlone = (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null;
  if (value === null || !(isAlone || input.selected?.has(place))) return [];
  const at = { cx: rounded(layout.x(place)), cy: rounded(layout.y(value)), r: 3.5 };
  return [{ tag: 'circle', key: 'chosen', attributes: { ...at, fill: colors.data } }];
}

function summaryOf({ input: { data, say }, analysis, write }: Draw): string {
  const { series, forecast, ahead, isTooShort } = analysis;
  const last = forecast?.moments.at(-1);
  const outliers = forecast?.outliers.map(({ index }) => labelOf(analysis, index)) ?? [];
  return [
    say('Summary', data.names.value, data.names.axis, series.values.length),
    ...(last ? [say('Summary_Forecast', ahead.at(-1) ?? '', write(last.mean))] : []),
    ...(outliers.length > 0 ? [say('Summary_Outliers', outliers.join(', '))] : []),
    ...(isTooShort ? [say('State_Short')] : []),
    ...(data.isCut ? [say('State_Cut', data.points.length)] : []),
  ].join(' ');
}
