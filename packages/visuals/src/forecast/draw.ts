import { buildLinePath, type Place } from '../scene/marks';
import { drawPoint } from '../scene/points';
import { roundCoordinate, type Scene, type Shape } from '../scene/scene';
import { createStateScene } from '../scene/word-shape';
import { chooseSharedColors } from '../settings/colors';
import { analyseData } from './analyse';
import { drawAhead, drawAxes, type Draw } from './draw-parts';
import type { ForecastInput } from './input';
import { computeLayout } from './layout';
import { findLabel, createNumberWriter, describeMoment } from './numbers';
import { drawOutlierMark } from './outlier-mark';

/** Draws the chart. The same input is always the same drawing, and nothing else is touched. */
export function drawForecast(input: ForecastInput): Scene {
  const { data, size, settings, palette, say, selected } = input;
  const { fontFamily } = settings.text;
  const sentence = data.names.value ? null : say('State_NoValue');
  const state = sentence ?? (data.points.length === 0 ? say('State_Empty') : null);
  if (state) return createStateScene(size, palette, fontFamily, state);

  const analysis = analyseData(input);
  const write = createNumberWriter(input);
  const layout = computeLayout(input, analysis);
  const chosen = {
    data: settings.line.color,
    bad: settings.outliers.color,
    text: settings.text.color,
  };
  const draw: Draw = {
    input,
    analysis,
    layout,
    colors: chooseSharedColors(palette, chosen),
    write,
  };
  const { series, ahead } = analysis;

  const points = Array.from({ length: series.values.length + ahead.length }, (_, place) =>
    drawPoint(selected, {
      index: place,
      says: describeMoment(input, analysis, place, write),
      reach: {
        x: roundCoordinate(layout.x(place) - layout.step / 2),
        width: roundCoordinate(layout.step),
        y: 0,
        height: size.height,
      },
      marks: [...drawChosenMark(place, draw), ...drawOutlierMark(place, draw)],
    }),
  );
  const children = [...drawAxes(draw), ...drawAhead(draw), drawActualLine(draw), ...points];
  const shapes: Shape[] = [{ tag: 'g', key: 'chart', attributes: { fontFamily }, children }];
  const hasOutlier = points.some(({ children }) => children?.some(isMarked));
  const paid = [
    ...(ahead.length > 0 && settings.forecast.show ? ['forecast'] : []),
    ...(hasOutlier ? ['outliers'] : []),
  ];
  return { ...size, label: composeSummary(draw), paid, shapes };
}

const isMarked = ({ children = [] }: Shape) => children.some(({ key }) => key === 'outlier');

function drawActualLine({ analysis: { series }, layout: { x, y, step }, colors }: Draw): Shape {
  const places = series.values.map((value, i): Place | null =>
    value === null ? null : { x: x(i), y: y(value) },
  );
  const strokeWidth = step < 3 ? 1.5 : 2;
  const paint = { fill: 'none', stroke: colors.data, strokeWidth, strokeLinejoin: 'round' };
  return { tag: 'path', key: 'actual', attributes: { d: buildLinePath(places), ...paint } };
}

/** A point on the line for a moment that is selected, or that stands alone between gaps. */
function drawChosenMark(place: number, { input, analysis, layout, colors }: Draw): Shape[] {
  const { values } = analysis.series;
  const value = values[place] ?? null;
  const isAlone = (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null;
  if (value === null || !(isAlone || input.selected?.has(place))) return [];
  const at = { cx: roundCoordinate(layout.x(place)), cy: roundCoordinate(layout.y(value)), r: 3.5 };
  return [{ tag: 'circle', key: 'chosen', attributes: { ...at, fill: colors.data } }];
}

function composeSummary({ input: { data, say }, analysis, write }: Draw): string {
  const { series, forecast, ahead, isTooShort } = analysis;
  const last = forecast?.moments.at(-1);
  const outliers = forecast?.outliers.map(({ index }) => findLabel(analysis, index)) ?? [];
  return [
    say('Summary', data.names.value, data.names.axis, series.values.length),
    ...(last ? [say('Summary_Forecast', ahead.at(-1) ?? '', write(last.mean))] : []),
    ...(outliers.length > 0 ? [say('Summary_Outliers', outliers.join(', '))] : []),
    ...(isTooShort ? [say('State_Short')] : []),
    ...(data.isCut ? [say('State_Cut', data.points.length)] : []),
  ].join(' ');
}
