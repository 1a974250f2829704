import { isNumber } from '../format/text-numbers';
import { computeColumnBox, buildHatchPath } from '../scene/marks';
import { roundCoordinate, type Shape } from '../scene/scene';
import { createScaleOver, type Scale } from '../scene/scale';
import { drawWord } from '../scene/word-shape';
import { pickCompared, isForecast, type VariancePoint } from './data';
import { choosePointColors, type VarianceColors } from './colors';
import type { VarianceInput } from './input';
import type { VarianceLayout } from './layout';
import { placeTips, type TipLabel } from './place-tips';
import { listAmounts, type VarianceNumbers } from './numbers';

/** Columns are no wider than this, however few there are. */
const WIDEST = 96;
/** Narrower columns have no outline. */
const OUTLINE_WIDTH = 4;
const HAIRLINE = 1.5;
/** Opacity of the previous year in the notation of scenarios. */
export const LIGHT = 0.4;

export interface Drawing {
  /** The shapes of a point. */
  point(point: VariancePoint, index: number): Shape[];
  /** Lines across all points. */
  lines: Shape[];
}

/** Columns for actual, or hatched ones for a forecast, over outlined columns for plan, and a mark where the previous year was. */
export function drawColumns(
  input: VarianceInput,
  layout: VarianceLayout,
  usual: VarianceColors,
  numbers: VarianceNumbers,
): Drawing {
  const { data, settings, palette, frame, size } = input;
  const { columns, line, left, right, step } = layout;
  const labels = writeValueLabels(data, numbers);
  const points = frame?.points ?? data.points;
  const { hasValues } = layout;
  const listShownAmounts = (point: VariancePoint) => listAmounts(dropHidden(point, settings));
  const { max, min } = settings.scale;
  const values = [...points.flatMap(listShownAmounts), max, min];
  const room = hasValues ? line : 2;
  const hasNegative = values.some((value) => value < 0);
  const y = createScaleOver(values, columns.top + room, columns.bottom - (hasNegative ? room : 0));

  const all = Math.min(WIDEST, step * (1 - settings.columns.gap / 100));
  const hasPlan = settings.plan.show && data.names.plan !== null;
  const isScenario = settings.notation.style === 'scenarios';
  const hasPrevious = isScenario && settings.previous.show && data.names.previous !== null;
  // Plan is a little to the side of actual, so that its outline shows where it is lower.
  const part = hasPrevious ? 0.2 : 0.12;
  const shift = (hasPlan || hasPrevious) && all >= 8 ? all * part : 0;
  const width = Math.max(0.5, all - 2 * shift);
  // The earlier period comes first in the direction of reading.
  const places = computeSides(
    hasPlan,
    hasPrevious,
    layout.isMirrored && isScenario ? -shift : shift,
  );
  const shown = data.points.map((point) => dropHidden(point, settings));
  const reaches = shown.map((point) => {
    const { actual, forecast } = point;
    const { value, plan, previous } = pickCompared(point);
    const amount = isForecast(point) ? forecast : actual;
    const beside = [amount, value, plan, hasPrevious ? previous : null].filter(isNumber);
    return { amount, value, low: Math.min(0, ...beside), high: Math.max(0, ...beside) };
  });
  const tips = reaches.map(({ amount, value, low, high }, index): TipLabel | null => {
    const text = labels[index] ?? '';
    if (!hasValues || !isNumber(amount) || !isNumber(value) || text === '') return null;
    const isAbove = amount >= 0;
    const baseline = isAbove ? y(high) - line * 0.3 : y(low) + line * 0.8;
    return { text, x: layout.middle(index), y: baseline, isAbove, amount };
  });
  const bars = reaches.map(({ low, high }, index) => ({
    left: layout.middle(index) - all / 2,
    right: layout.middle(index) + all / 2,
    top: y(high),
    bottom: y(low),
  }));
  const plot = { left: 0, right: size.width, top: columns.top, bottom: columns.bottom };
  const placed = placeTips(tips, bars, plot, layout);
  // In high contrast the outline of plan has to show through.
  const isSeeThrough = palette.isHighContrast && hasPlan && !isScenario;
  const hasOutline = width >= OUTLINE_WIDTH;

  return {
    lines: [
      {
        tag: 'line',
        key: 'zero',
        attributes: {
          x1: left,
          x2: right,
          y1: roundCoordinate(y.zero),
          y2: roundCoordinate(y.zero),
          stroke: usual.text,
          strokeWidth: HAIRLINE,
        },
      },
    ],
    point: (point, index) => {
      const colors = choosePointColors(input, usual, point.colors);
      const { actual, highlight, forecast, highlightForecast } = dropHidden(point, settings);
      const { plan, previous } = pickCompared(dropHidden(point, settings));
      const isAhead = isForecast(dropHidden(point, settings));
      const start = layout.middle(index) - width / 2;
      const isFaded = highlight !== undefined;
      const drawBox = (
        key: string,
        value: number,
        x: number,
        paint: Shape['attributes'],
      ): Shape => ({
        tag: 'rect',
        key,
        attributes: { ...computeColumnBox(y, 0, value, x, width), ...paint },
      });
      const shapes: Shape[] = [];
      const planShape = isNumber(plan) && drawPlanMark(y, plan, start + places.plan, width, colors);
      if (hasPrevious && isNumber(previous)) {
        const light = { fill: colors.previous, fillOpacity: LIGHT };
        shapes.push(drawBox('previous', previous, start + places.previous, light));
      }
      if (planShape && hasOutline) shapes.push(planShape);
      if (isNumber(actual)) {
        const opacity = isFaded ? 0.35 : isSeeThrough ? 0.75 : undefined;
        const fill = { fill: colors.data, fillOpacity: opacity };
        shapes.push(drawBox('actual', actual, start + places.actual, fill));
      }
      if (isNumber(highlight) && !isAhead) {
        shapes.push(drawBox('highlight', highlight, start + places.actual, { fill: colors.data }));
      }
      if (isAhead && isNumber(forecast)) {
        const part = isFaded ? highlightForecast : null;
        const drawForecast = (key: string, amount: number, opacity?: number) => {
          const column = computeColumnBox(y, 0, amount, start + places.actual, width);
          return drawForecastColumn(key, column, { colors, palette, hasOutline, opacity });
        };
        shapes.push(...drawForecast('forecast', forecast, isFaded ? 0.35 : undefined));
        if (isNumber(part)) shapes.push(...drawForecast('highlight', part));
      }
      if (planShape && !hasOutline) shapes.push(planShape);
      if (!isScenario && isNumber(previous)) {
        shapes.push(drawPreviousMark(y(previous), start + places.actual, width, colors));
      }
      const label = placed[index];
      if (label) shapes.push(drawWord('value', label.text, label, layout, { fill: colors.text }));
      return shapes;
    },
  };
}

/** The labels of columns: a highlighted one has that of its part. */
export const writeValueLabels = (
  { points }: Pick<VarianceInput['data'], 'points'>,
  numbers: VarianceNumbers,
) =>
  points.map((point) => {
    const { value } = pickCompared(point);
    return isNumber(value) ? numbers.of(point).amount(value) : '';
  });

/** A point without the values that are switched off. */
function dropHidden(point: VariancePoint, settings: VarianceInput['settings']): VariancePoint {
  const { plan, previous } = settings;
  return {
    ...point,
    ...(!plan.show && { plan: null, highlightPlan: null }),
    ...(!previous.show && { previous: null, highlightPrevious: null }),
  };
}

/** How far each column is from the middle of its category. */
function computeSides(hasPlan: boolean, hasPrevious: boolean, shift: number) {
  if (hasPlan && hasPrevious) return { previous: -shift, actual: 0, plan: shift };
  return { previous: -shift, actual: hasPrevious ? shift : -shift, plan: shift };
}

interface ForecastPaint {
  colors: VarianceColors;
  palette: VarianceInput['palette'];
  hasOutline: boolean;
  opacity: number | undefined;
}

/** A hatched column; a fainter one where lines would run into one another. */
function drawForecastColumn(
  key: string,
  box: ReturnType<typeof computeColumnBox>,
  { colors, palette, hasOutline, opacity }: ForecastPaint,
): Shape[] {
  const color = colors.forecast;
  if (!hasOutline) {
    const fill = { fill: color, fillOpacity: 0.5 * (opacity ?? 1) };
    return [{ tag: 'rect', key, attributes: { ...box, ...fill } }];
  }
  const line = { stroke: color, strokeOpacity: opacity };
  return [
    {
      tag: 'rect',
      key,
      attributes: {
        ...box,
        fill: palette.background,
        fillOpacity: opacity,
        ...line,
        strokeWidth: 1,
      },
    },
    {
      tag: 'path',
      key: `${key}-hatch`,
      attributes: { d: buildHatchPath(box), fill: 'none', ...line, strokeWidth: 1.5 },
    },
  ];
}

/** The outline of a column, or its end alone where outlines would run into one another. */
function drawPlanMark(
  y: Scale,
  plan: number,
  x: number,
  width: number,
  colors: VarianceColors,
): Shape {
  const paint = { stroke: colors.plan, strokeWidth: 1 };
  const at = roundCoordinate(y(plan));
  return width >= OUTLINE_WIDTH
    ? {
        tag: 'rect',
        key: 'plan',
        attributes: { ...computeColumnBox(y, 0, plan, x, width), ...paint, fill: 'none' },
      }
    : {
        tag: 'line',
        key: 'plan',
        attributes: {
          x1: roundCoordinate(x),
          x2: roundCoordinate(x + width),
          y1: at,
          y2: at,
          ...paint,
        },
      };
}

/** A triangle at the side of the column, pointing at the value of the year before. */
function drawPreviousMark(y: number, start: number, width: number, colors: VarianceColors): Shape {
  const size = Math.max(3, Math.min(6, width / 4));
  const x = start - size * 0.6;
  const [top, bottom] = [roundCoordinate(y - size * 0.7), roundCoordinate(y + size * 0.7)];
  const d = `M${roundCoordinate(x)} ${top}L${roundCoordinate(x + size)} ${roundCoordinate(y)}L${roundCoordinate(x)} ${bottom}Z`;
  return { tag: 'path', key: 'previous', attributes: { d, fill: colors.previous } };
}
