import { buildLinePath, type Place } from '../scene/marks';
import { drawPoint } from '../scene/points';
import { roundCoordinate, type Scene, type Shape } from '../scene/scene';
import { createStateScene } from '../scene/word-shape';
import { applyPointColors } from '../settings/point-colors';
import { chooseSharedColors, type SharedColors } from '../settings/colors';
import { analyseData } from './analyse';
import { drawAhead, drawAxes, drawRemarks, drawToday, type Draw } from './draw-parts';
import type { ForecastInput } from './input';
import { computeLayout, describeShortage } from './layout';
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
  const draw: Draw = { input, analysis, layout, colors: chooseColors(input), write };
  const { series, ahead, forecast } = analysis;

  const points = Array.from({ length: series.values.length + ahead.length }, (_, place) => {
    const own = choosePointDraw(place, draw);
    return drawPoint(selected, {
      index: place,
      says: describeMoment(input, analysis, place, write),
      reach: {
        x: roundCoordinate(layout.x(place) - layout.step / 2),
        width: roundCoordinate(layout.step),
        y: 0,
        height: size.height,
      },
      marks: [
        ...drawUnfinishedMark(place, own),
        ...drawChosenMark(place, own),
        ...drawOutlierMark(place, own),
      ],
    });
  });
  const children = [
    ...drawAxes(draw),
    ...drawAhead(draw),
    ...drawToday(draw),
    ...drawActualLine(draw),
    ...points,
    ...drawRemarks(draw),
  ];
  const shapes: Shape[] = [{ tag: 'g', key: 'chart', attributes: { fontFamily }, children }];
  const hasOutlier = points.some(({ children }) => children?.some(isMarked));
  const paid = [
    ...(forecast && settings.forecast.show ? ['forecast'] : []),
    ...(hasOutlier ? ['outliers'] : []),
  ];
  return { ...size, label: composeSummary(draw), paid, shapes };
}

const isMarked = ({ children = [] }: Shape) => children.some(({ key }) => key === 'outlier');

function chooseColors({
  palette,
  settings: { line, outliers, text },
}: Pick<ForecastInput, 'palette' | 'settings'>): SharedColors {
  return chooseSharedColors(palette, { data: line.color, bad: outliers.color, text: text.color });
}

/** The drawing of one moment, in its own colours where rules or a field give it some. */
function choosePointDraw(place: number, draw: Draw): Draw {
  const own = draw.input.data.points[draw.analysis.series.rows[place] ?? -1]?.colors;
  if (!own) return draw;
  const input = { ...draw.input, settings: applyPointColors(draw.input.settings, own) };
  return { ...draw, input, colors: chooseColors(input) };
}

/** Draws the line, in parts if it changes its colour: each part comes from the moment before it. */
function drawActualLine(draw: Draw): Shape[] {
  const { analysis, layout } = draw;
  const { x, y, step } = layout;
  const { series, start } = analysis;
  // A holiday has no row. The line goes on over it, but not over a row without a value.
  const isWorkdays = series.step?.unit === 'weekday';
  const parts: { color: string; places: (Place | null)[] }[] = [];
  series.values.slice(0, start).forEach((value, i) => {
    const last = parts.at(-1);
    if (value === null) {
      if (!isWorkdays || series.rows[i] !== null) last?.places.push(null);
      return;
    }
    const place = { x: x(i), y: y(value) };
    const color = choosePointDraw(i, draw).colors.data;
    if (last?.color === color) last.places.push(place);
    else parts.push({ color, places: [last?.places.at(-1) ?? null, place] });
  });
  const strokeWidth = step < 3 ? 1.5 : 2;
  return parts.map(({ color, places }, i) => {
    const paint = { fill: 'none', stroke: color, strokeWidth, strokeLinejoin: 'round' };
    const key = i === 0 ? 'actual' : `actual-${i}`;
    return { tag: 'path', key, attributes: { d: buildLinePath(places), ...paint } };
  });
}

/** A hollow point for a value of an unfinished period, which the line and the forecast leave out. */
function drawUnfinishedMark(place: number, { input, analysis, layout, colors }: Draw): Shape[] {
  const value = analysis.series.values[place] ?? null;
  if (place < analysis.start || value === null) return [];
  const at = { cx: roundCoordinate(layout.x(place)), cy: roundCoordinate(layout.y(value)), r: 3.5 };
  const paint = { fill: input.palette.background, stroke: colors.data, strokeWidth: 1.5 };
  return [{ tag: 'circle', key: 'unfinished', attributes: { ...at, ...paint } }];
}

/** A point on the line for a moment that is selected, or that stands alone between gaps. */
function drawChosenMark(place: number, { input, analysis, layout, colors }: Draw): Shape[] {
  const { values } = analysis.series;
  const value = values[place] ?? null;
  const isAlone = (values[place - 1] ?? null) === null && (values[place + 1] ?? null) === null;
  const isShown = input.selected?.has(place) || (isAlone && place < analysis.start);
  if (value === null || !isShown) return [];
  const at = { cx: roundCoordinate(layout.x(place)), cy: roundCoordinate(layout.y(value)), r: 3.5 };
  return [{ tag: 'circle', key: 'chosen', attributes: { ...at, fill: colors.data } }];
}

function composeSummary({ input, analysis, write }: Draw): string {
  const { data, say } = input;
  const { series, forecast, start } = analysis;
  const last = forecast?.moments.at(-1);
  const lastLabel = findLabel(analysis, start + (forecast?.moments.length ?? 0) - 1);
  const outliers = forecast?.outliers.map(({ index }) => findLabel(analysis, index)) ?? [];
  const shortage = describeShortage(input, analysis);
  return [
    say('Summary', data.names.value, data.names.axis, series.values.length),
    ...(last ? [say('Summary_Forecast', lastLabel, write(last.mean))] : []),
    ...(outliers.length > 0 ? [say('Summary_Outliers', outliers.join(', '))] : []),
    ...(shortage ? [shortage] : []),
    ...(data.isCut ? [say('State_Cut', data.points.length)] : []),
  ].join(' ');
}
