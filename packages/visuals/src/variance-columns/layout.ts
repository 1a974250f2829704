import { isRightToLeft } from '../scene/input';
import { groupPanels } from '../scene/panels';
import { isBeyond } from '../scene/scale';
import { toPixels } from '../scene/word-shape';
import { layOutLevels, type AxisLevels } from '../scene/axis-levels';
import { layOutNames, type AxisNames } from '../scene/axis-names';
import { estimateWidth } from '../scene/words';
import { isForecast, computePercent, chooseReference, computeVariance } from './data';
import type { VarianceInput } from './input';
import { listAmounts, type VarianceNumbers } from './numbers';

export type VarianceKind = 'absolute' | 'percent';

/** From `top` to `bottom`, in pixels. */
export interface Band {
  top: number;
  bottom: number;
}

/** Layout of the visual. Parts without enough room are left out. */
export interface VarianceLayout {
  fontSize: number;
  /** Height of a line of words. */
  line: number;
  left: number;
  right: number;
  legend: Band | null;
  /** Names of the legend in its lines. */
  legendRows: readonly (readonly LegendName[])[];
  pins: readonly (Band & { kind: VarianceKind })[];
  columns: Band;
  axis: Band | null;
  /** Names of each category: those of the innermost level where outer ones have lines of their own. */
  labels: readonly string[];
  /** Outer levels of a hierarchy below the names; null where a name has all levels. */
  levels: AxisLevels | null;
  /** Names of the categories; null where only some of them have room. */
  names: AxisNames | null;
  /** Remarks with a place in the first line. */
  remarks: readonly string[];
  /** True if columns have room for their values above and below. */
  hasValues: boolean;
  isMirrored: boolean;
  /** Width of a category, and the middle of the n-th one. */
  step: number;
  middle(index: number): number;
}

/** Names take no more than this part of the height. */
export const MAX_NAMES = 0.3;

/** Width of a category, and the room around and between words. */
export function computeRoom({ data, settings, size }: VarianceInput) {
  const fontSize = toPixels(settings.text.fontSize);
  const edge = size.width < 160 || size.height < 120 ? 2 : 8;
  const left = edge;
  const right = Math.max(left + 1, size.width - edge);
  const step = (right - left) / Math.max(1, data.points.length);
  return { fontSize, edge, left, right, step };
}

export function computeLayout(input: VarianceInput, numbers: VarianceNumbers): VarianceLayout {
  const { data, settings, size, locale, frame } = input;
  const { fontSize, edge, left, right, step } = computeRoom(input);
  const line = Math.round(fontSize * 1.5);

  // Legend, values and axis come with room: each needs so many lines of words beside the columns.
  const lines = (frame?.plotHeight ?? size.height) / line;
  const hasWords = size.width >= fontSize * 8;
  const hasLegend =
    !frame && settings.legend.show && lines >= 9 && size.width >= measureLegend(input, fontSize);
  const legendRows = hasLegend ? wrapLegend(input, fontSize, right - left, lines) : [];
  const legend = hasLegend ? { top: edge, bottom: edge + line * legendRows.length } : null;
  const hasNames = settings.axis.show && lines >= 5 && hasWords && (frame?.hasNames ?? true);
  const paths = data.points.map(({ path }) => path);
  const levels = hasNames && !frame ? layOutLevels(paths, { line, height: size.height }) : null;
  const labels = data.points.map(({ label, path }) => (levels && path?.at(-1)) ?? label);
  const names = hasNames
    ? layOutNames(labels, {
        step,
        fontSize,
        line,
        most: frame?.maxNamesHeight ?? size.height * MAX_NAMES,
      })
    : null;
  const bottomOfNames = size.height - edge - (levels?.height ?? 0);
  const axis = hasNames
    ? { top: bottomOfNames - (names?.height ?? line), bottom: bottomOfNames }
    : null;
  const hasLines = lines >= 6 && hasWords;
  const hasValues = settings.columns.labels && hasLines;
  const remarks = hasLines && !frame ? listRemarks(input, numbers, hasValues) : [];
  const hasNote = remarks.length > 0;
  const note = hasNote ? estimateWidth(remarks.join(JOIN), fontSize) + edge : 0;
  const isBeside = legend && measureLegend(input, fontSize, Infinity) + note <= right - left;
  const first = legend ? legend.bottom + edge : edge;
  const top = hasNote && !isBeside ? first + line : first;
  const bottom = axis?.top ?? size.height - edge;
  const { pins, rest } = pinBands(input, { top, bottom }, lines);

  const isMirrored = isRightToLeft(locale);
  return {
    fontSize,
    line,
    left,
    right,
    legendRows,
    legend: legend && hasNote && !isBeside ? moveBand(legend, line) : legend,
    axis,
    pins,
    columns: rest,
    hasValues,
    labels,
    levels,
    names,
    remarks,
    isMirrored,
    step,
    middle: (index) => (isMirrored ? right - (index + 0.5) * step : left + (index + 0.5) * step),
  };
}

/** Between remarks in one line. */
export const JOIN = ' · ';

/** Returns the remarks about the numbers and the scale. */
function listRemarks(
  { data, settings, say }: VarianceInput,
  { isRounded }: VarianceNumbers,
  hasValues: boolean,
) {
  const hasOwnScales = settings.panels.scale === 'own' && groupPanels(data.points) !== null;
  return [
    ...(isRounded && hasValues ? [say('Word_Rounded')] : []),
    ...(hasOwnScales ? [say('Word_OwnScales')] : []),
    ...(isBeyond(data.points.flatMap(listAmounts), settings.scale) ? [say('Word_Beyond')] : []),
  ];
}

/** The bands of the pins above the columns; one kind where there is no room for both. */
function pinBands(input: VarianceInput, { top, bottom }: Band, lines: number) {
  const { data, settings, frame } = input;
  const points = frame?.points ?? data.points;
  const { show, kind, height } = settings.variance;
  const wanted: VarianceKind[] = kind === 'both' ? ['absolute', 'percent'] : [kind];
  const reference = chooseReference(data.names, settings.variance.reference);
  const possible = wanted.filter((one) => {
    const read = one === 'absolute' ? computeVariance : computePercent;
    return points.some((point) => read(point, reference) !== null);
  });
  const kinds = !show || lines < 7 ? [] : possible.slice(0, lines < 14 ? 1 : 2);
  const all = (bottom - top) * Math.min(0.7, (height / 100) * (kinds.length > 1 ? 1.6 : 1));
  const each = kinds.length > 0 ? all / kinds.length : 0;
  return {
    pins: kinds.map((one, i) => ({ kind: one, top: top + i * each, bottom: top + (i + 1) * each })),
    rest: { top: top + each * kinds.length, bottom },
  };
}

const moveBand = ({ top, bottom }: Band, by: number): Band => ({
  top: top + by,
  bottom: bottom + by,
});

/** A name of the legend, and the width that it takes with a square and a gap. */
type LegendName = ReturnType<typeof listLegendNames>[number] & { width: number };

/** Names of the legend with a square and a gap each. */
export function listLegendNames({ data, settings, say }: VarianceInput) {
  const { names } = data;
  const reference = names[chooseReference(names, settings.variance.reference)];
  const variance =
    settings.notation.style === 'scenarios' ? `Δ ${reference ?? ''}` : say('Word_Variance');
  const hasForecast = names.forecast && data.points.some(isForecast);
  return [
    { id: 'actual' as const, name: names.actual },
    ...(hasForecast ? [{ id: 'forecast' as const, name: names.forecast ?? '' }] : []),
    ...(names.plan && settings.plan.show ? [{ id: 'plan' as const, name: names.plan }] : []),
    ...(reference && settings.variance.show ? [{ id: 'variance' as const, name: variance }] : []),
    ...(names.previous && settings.previous.show
      ? [{ id: 'previous' as const, name: names.previous }]
      : []),
  ];
}

/** The legend is drawn where so much of each name fits; longer names are cut. */
const MIN_NAME = 48;

/** A chart with so many lines of words has room for a second line of its legend. */
const TWO_LINES = 11;

/** Returns the lines of the legend: two, if not all names fit into one but into two. */
function wrapLegend(
  input: VarianceInput,
  fontSize: number,
  room: number,
  lines: number,
): LegendName[][] {
  const all = listLegendNames(input).map((one) => ({
    ...one,
    width: estimateWidth(one.name, fontSize) + fontSize * 2,
  }));
  const rows: LegendName[][] = [];
  let left = 0;
  for (const one of all) {
    if (one.width > left || rows.length === 0) {
      rows.push([]);
      left = room;
    }
    rows.at(-1)?.push(one);
    left -= one.width;
  }
  const fits = rows.length === 2 && lines >= TWO_LINES && all.every(({ width }) => width <= room);
  return fits ? rows : [all];
}

function measureLegend(input: VarianceInput, fontSize: number, most = MIN_NAME): number {
  const letters = listLegendNames(input).map(({ name }) =>
    Math.min(estimateWidth(name, fontSize), most),
  );
  return letters.reduce((sum, width) => sum + width + fontSize * 2, 0);
}
