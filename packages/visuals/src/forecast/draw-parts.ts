import type { WriteNumber } from '../format/number-format';
import { buildBandPath, buildLinePath, type Place } from '../scene/marks';
import { roundCoordinate, type Shape } from '../scene/scene';
import { drawWord } from '../scene/word-shape';
import { estimateWidth } from '../scene/words';
import type { SharedColors } from '../settings/colors';
import type { Analysis } from './analyse';
import type { ForecastInput } from './input';
import { listRanges, type ForecastLayout } from './layout';
import { findPlace } from './model/series';
import { findLabel } from './numbers';

/** Values that every part of the drawing needs. */
export interface Draw {
  input: ForecastInput;
  analysis: Analysis;
  layout: ForecastLayout;
  colors: SharedColors;
  write: WriteNumber;
}

/** One shade, in strengths: from the nearest range to the widest. */
const STRENGTHS = [0.22, 0.16, 0.12] as const;

/** Hairlines with their values, and the names of moments. */
export function drawAxes(draw: Draw): Shape[] {
  const { layout, colors } = draw;
  const { ticks, left, right, fontSize, isMirrored } = layout;
  const lines = ticks.flatMap(({ at, text }, i): Shape[] => {
    const y = roundCoordinate(at);
    const ends = { x1: roundCoordinate(left), x2: roundCoordinate(right), y1: y, y2: y };
    const x = isMirrored ? right + 6 : left - 6;
    const paint = { fill: colors.secondary, textAnchor: isMirrored ? 'start' : 'end' };
    return [
      {
        tag: 'line',
        key: `tick-${i}`,
        attributes: { ...ends, stroke: colors.line, strokeOpacity: 0.6 },
      },
      ...(text
        ? [drawWord(`value-${i}`, text, { x, y: at + fontSize * 0.35 }, layout, paint)]
        : []),
    ];
  });
  return [...lines, ...(layout.hasNames ? drawMomentNames(draw) : [])];
}

function drawMomentNames({ input, analysis, layout, colors }: Draw): Shape[] {
  const { fontSize, step, left, right, x } = layout;
  const count = analysis.series.values.length + analysis.ahead.length;
  const places = Array.from({ length: count }, (_, i) => i);
  const widest = places.reduce(
    (most, place) => Math.max(most, estimateWidth(findLabel(analysis, place), fontSize)),
    0,
  );
  const every = Math.max(1, Math.ceil((widest + fontSize) / step));
  return places.flatMap((place) => {
    const text = findLabel(analysis, place);
    const half = estimateWidth(text, fontSize) / 2;
    const isInside = x(place) - half >= left - 4 && x(place) + half <= right + 4;
    if (place % every !== 0 || !isInside) return [];
    const at = { x: x(place), y: input.size.height - 8 - layout.line * 0.25 };
    return [drawWord(`name-${place}`, text, at, layout, { fill: colors.secondary })];
  });
}

/** Draws the forecast: a dashed line within ranges that widen, from the last value that counts. */
export function drawAhead(draw: Draw): Shape[] {
  const { input, analysis, layout, colors } = draw;
  const { series, forecast, start } = analysis;
  const moments = input.settings.forecast.show ? (forecast?.moments ?? []) : [];
  if (moments.length === 0) return [];
  const { x, y } = layout;
  const lastPlace = series.values.findLastIndex((value, i) => value !== null && i < start);
  const last = { x: x(lastPlace), y: y(series.values[lastPlace] ?? 0) };
  const bands = listRanges(input).map(({ index, percent }): Shape => {
    const listEnds = (side: 'low' | 'high') =>
      moments.map(({ mean, ranges }, i): Place => {
        const end = ranges[index]?.[side] ?? mean;
        return { x: x(start + i), y: y(end) };
      });
    const d = buildBandPath([last, ...listEnds('high')], [last, ...listEnds('low')]);
    const paint = input.palette.isHighContrast
      ? { fill: 'none', stroke: colors.data, strokeOpacity: 0.7 }
      : { fill: colors.data, fillOpacity: STRENGTHS[index] };
    return { tag: 'path', key: `range-${percent}`, attributes: { d, ...paint } };
  });
  const means = moments.map(({ mean }, i): Place => ({ x: x(start + i), y: y(mean) }));
  const dashes = { fill: 'none', stroke: colors.data, strokeWidth: 2, strokeDasharray: '4 4' };
  return [
    ...bands,
    { tag: 'path', key: 'ahead', attributes: { d: buildLinePath([last, ...means]), ...dashes } },
  ];
}

/** Draws a line at the period that today is in, if the axis has it. */
export function drawToday({ input, analysis, layout, colors }: Draw): Shape[] {
  const { today } = input.data;
  const { series, ahead } = analysis;
  const place = today ? findPlace(series, today, series.values.length + ahead.length) : null;
  if (place === null) return [];
  const { top, bottom, fontSize, hasNames } = layout;
  const x = layout.x(place);
  const at = roundCoordinate(x);
  const line: Shape = {
    tag: 'line',
    key: 'today',
    attributes: {
      x1: at,
      x2: at,
      y1: roundCoordinate(top),
      y2: roundCoordinate(bottom),
      stroke: colors.secondary,
    },
  };
  if (!hasNames) return [line];
  const text = input.say('Word_Today');
  const half = estimateWidth(text, fontSize) / 2;
  const inside = Math.max(half + 2, Math.min(input.size.width - half - 2, x));
  const word = { x: inside, y: top - fontSize * 0.4 };
  return [line, drawWord('today-word', text, word, layout, { fill: colors.secondary })];
}

/** Draws the sentence about a series that is too short, above the chart. */
export function drawRemarks({ input, layout, colors }: Draw): Shape[] {
  const { remarks, line, isMirrored } = layout;
  const x = isMirrored ? input.size.width - 8 : 8;
  const paint = { fill: colors.secondary, textAnchor: isMirrored ? 'end' : 'start' };
  return remarks.map((remark, i) =>
    drawWord(`remark-${i}`, remark, { x, y: 8 + line * (i + 0.7) }, layout, paint),
  );
}
