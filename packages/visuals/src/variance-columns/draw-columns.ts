import { isNumber } from '../format/text-numbers';
import { columnBox } from '../scene/marks';
import { rounded, type Shape } from '../scene/scene';
import { scaleOver, type Scale } from '../scene/scale';
import { labelsFit, word } from '../scene/word-shape';
import { comparedIn, type VariancePoint } from './data';
import type { VarianceColors } from './colors';
import type { VarianceInput } from './input';
import type { VarianceLayout } from './layout';
import { amountsOf, type VarianceNumbers } from './numbers';

/** Columns are no wider than this, however few there are. */
const WIDEST = 96;
/** Narrower columns have no outline. */
const OUTLINE_WIDTH = 4;
const HAIRLINE = 1.5;

export interface Drawing {
  /** The shapes of a point. */
  point(point: VariancePoint, index: number): Shape[];
  /** Lines across all points. */
  lines: Shape[];
}

/** Columns for actual over outlined columns for plan, and a mark where the previous year was. */
export function drawColumns(
  { data, settings, palette }: VarianceInput,
  layout: VarianceLayout,
  colors: VarianceColors,
  numbers: VarianceNumbers,
): Drawing {
  const { columns, line, left, right, step } = layout;
  const labels = valueLabels(data, numbers);
  const hasValues = layout.hasValues && labelsFit(labels, step, layout.fontSize);
  const shown = (point: VariancePoint) => amountsOf(visiblePart(point, settings));
  const values = data.points.flatMap(shown);
  const room = hasValues ? line : 2;
  const hasNegative = values.some((value) => value < 0);
  const y = scaleOver(values, columns.top + room, columns.bottom - (hasNegative ? room : 0));

  const all = Math.min(WIDEST, step * (1 - settings.columns.gap / 100));
  const hasPlan = settings.plan.show && data.names.plan !== null;
  // Plan stands a little to the side of actual, so that its outline shows where it is lower.
  const shift = hasPlan && all >= 8 ? all * 0.12 : 0;
  const width = Math.max(0.5, all - 2 * shift);
  const hasOutline = width >= OUTLINE_WIDTH;

  return {
    lines: [
      {
        tag: 'line',
        key: 'zero',
        attributes: {
          x1: left,
          x2: right,
          y1: rounded(y.zero),
          y2: rounded(y.zero),
          stroke: colors.text,
          strokeWidth: HAIRLINE,
        },
      },
    ],
    point: (point, index) => {
      const { actual, highlight } = point;
      const { plan, previous } = comparedIn(visiblePart(point, settings));
      const start = layout.middle(index) - width / 2;
      const isFaded = highlight !== undefined;
      const box = (key: string, value: number, x: number, paint: Shape['attributes']): Shape => ({
        tag: 'rect',
        key,
        attributes: { ...columnBox(y, 0, value, x, width), ...paint },
      });
      const shapes: Shape[] = [];
      const planShape = isNumber(plan) && planMark(y, plan, start + shift, width, colors);
      if (planShape && hasOutline) shapes.push(planShape);
      if (isNumber(actual)) {
        // In high contrast the outline of plan has to show through.
        const opacity = isFaded ? 0.35 : palette.isHighContrast && hasPlan ? 0.75 : undefined;
        const fill = { fill: colors.data, fillOpacity: opacity };
        shapes.push(box('actual', actual, start - shift, fill));
      }
      if (isNumber(highlight)) {
        shapes.push(box('highlight', highlight, start - shift, { fill: colors.data }));
      }
      if (planShape && !hasOutline) shapes.push(planShape);
      if (isNumber(previous)) shapes.push(previousMark(y(previous), start - shift, width, colors));
      const label = labels[index] ?? '';
      if (hasValues && isNumber(actual) && label !== '') {
        const most = actual < 0 ? Math.min(actual, plan ?? 0) : Math.max(actual, plan ?? 0);
        const baseline = actual < 0 ? y(most) + line * 0.8 : y(most) - line * 0.3;
        const at = { x: layout.middle(index), y: baseline };
        shapes.push(word('value', label, at, layout, { fill: colors.text }));
      }
      return shapes;
    },
  };
}

/** The labels of columns: a highlighted one has that of its part. */
export const valueLabels = ({ points }: VarianceInput['data'], numbers: VarianceNumbers) =>
  points.map((point) => {
    const { actual } = comparedIn(point);
    return isNumber(actual) ? numbers.of(point).amount(actual) : '';
  });

/** A point without the values that are switched off. */
function visiblePart(point: VariancePoint, settings: VarianceInput['settings']): VariancePoint {
  const { plan, previous } = settings;
  return {
    ...point,
    ...(!plan.show && { plan: null, highlightPlan: null }),
    ...(!previous.show && { previous: null, highlightPrevious: null }),
  };
}

/** The outline of a column, or its end alone where outlines would run into one another. */
function planMark(y: Scale, plan: number, x: number, width: number, colors: VarianceColors): Shape {
  const paint = { stroke: colors.plan, strokeWidth: 1 };
  const at = rounded(y(plan));
  return width >= OUTLINE_WIDTH
    ? {
        tag: 'rect',
        key: 'plan',
        attributes: { ...columnBox(y, 0, plan, x, width), ...paint, fill: 'none' },
      }
    : {
        tag: 'line',
        key: 'plan',
        attributes: { x1: rounded(x), x2: rounded(x + width), y1: at, y2: at, ...paint },
      };
}

/** A triangle at the side of the column, pointing at the value of the year before. */
function previousMark(y: number, start: number, width: number, colors: VarianceColors): Shape {
  const size = Math.max(3, Math.min(6, width / 4));
  const x = start - size * 0.6;
  const [top, bottom] = [rounded(y - size * 0.7), rounded(y + size * 0.7)];
  const d = `M${rounded(x)} ${top}L${rounded(x + size)} ${rounded(y)}L${rounded(x)} ${bottom}Z`;
  return { tag: 'path', key: 'previous', attributes: { d, fill: colors.previous } };
}
