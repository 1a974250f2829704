import { isGood } from '../format/compare';
import { isNumber } from '../format/text-numbers';
import { scaleOver } from '../scene/scale';
import { hatchPath } from '../scene/marks';
import { rounded, type Shape } from '../scene/scene';
import { labelsFit, word } from '../scene/word-shape';
import type { VarianceColors } from './colors';
import { isForecast, percentOf, referenceIn, varianceOf, type VariancePoint } from './data';
import type { Drawing } from './draw-columns';
import type { VarianceInput } from './input';
import type { VarianceLayout } from './layout';
import type { VarianceNumbers } from './numbers';

/** A pin beyond so many times the plan is cut and ends in an arrow: one tiny plan would hide the rest. */
const PERCENT_LIMIT = 3;
/** Heads of pins that are closer than this would be one band. */
const LEAST_STEP = 4;

/** Pins from a zero line up and down: how far actual lies from plan. */
export function drawPins(
  { data, settings, palette, frame }: VarianceInput,
  layout: VarianceLayout,
  colors: VarianceColors,
  numbers: VarianceNumbers,
): Drawing[] {
  const { line, left, right, step, fontSize } = layout;
  const reference = referenceIn(data.names, settings.variance.reference);
  const hasBars = settings.notation.style === 'scenarios';
  return layout.pins.map(({ kind, top, bottom }) => {
    const read = kind === 'absolute' ? varianceOf : percentOf;
    const values = data.points.map((point) => read(point, reference));
    const scalePoints = frame?.points ?? data.points;
    const scaleValues = frame ? scalePoints.map((point) => read(point, reference)) : values;
    const labelOf = (point: VariancePoint, value: number | null) => {
      const write = kind === 'absolute' ? numbers.of(point).difference : numbers.percent;
      return value === null ? '' : write(value);
    };
    const labels = data.points.map((point, i) => labelOf(point, values[i] ?? null));
    const allLabels = frame
      ? scalePoints.map((point, i) => labelOf(point, scaleValues[i] ?? null))
      : labels;
    const hasLabels =
      settings.variance.labels &&
      (kind === 'percent' || numbers.hasDifferences) &&
      bottom - top >= line * 2 &&
      labelsFit(allLabels, step, fontSize);

    const size = Math.max(1.5, Math.min(5, step * 0.14));
    const clip = (value: number) =>
      kind === 'absolute' ? value : Math.max(-PERCENT_LIMIT, Math.min(PERCENT_LIMIT, value));
    const drawn = scaleValues.filter(isNumber).map(clip);
    const room = size + (hasLabels ? line * 0.9 : 2);
    const above = drawn.some((value) => value >= 0) ? room : size;
    const below = drawn.some((value) => value < 0) ? room + 2 : size + 4;
    const y = scaleOver(drawn, top + above, Math.max(top + above + 1, bottom - below));

    return {
      lines: [
        {
          tag: 'line',
          key: `zero-${kind}`,
          attributes: {
            x1: left,
            x2: right,
            y1: rounded(y.zero),
            y2: rounded(y.zero),
            stroke: colors.line,
            strokeWidth: 1.5,
          },
        },
      ],
      point: (point: VariancePoint, index: number) => {
        const value = values[index] ?? null;
        if (!isNumber(value)) return [];
        const good = isGood(value, settings.variance.sense);
        const color = good === null ? colors.line : good ? colors.good : colors.bad;
        const isHollow = colors.isBadHollow && good === false;
        const pin = {
          x: layout.middle(index),
          zero: y.zero,
          tip: y(clip(value)),
          size,
          color,
          isHollow,
          isCut: clip(value) !== value,
          background: palette.background,
          hasHead: step >= LEAST_STEP,
          isForecast: isForecast(point),
        };
        const isUp = value >= 0;
        const labelY = isUp ? pin.tip - size - line * 0.25 : pin.tip + size + line * 0.75;
        const label = word(
          `difference-${kind}`,
          labels[index] ?? '',
          { x: pin.x, y: labelY },
          layout,
          { fill: colors.text, fontWeight: 600 },
        );
        const isBar = hasBars && kind === 'absolute' && pin.hasHead;
        const marks = isBar ? varianceBar(pin, step) : pinShapes(kind, pin);
        return [...marks, ...(hasLabels ? [label] : [])];
      },
    };
  });
}

interface Pin {
  x: number;
  zero: number;
  tip: number;
  size: number;
  color: string;
  /** Bad news without a colour of its own. */
  isHollow: boolean;
  isCut: boolean;
  hasHead: boolean;
  background: string;
  isForecast: boolean;
}

/** Bars of variances take this part of a category's width, and are no wider than the other. */
const BAR = 0.4;
const WIDEST_BAR = 48;

/** An absolute variance as a bar, hatched for a forecast. */
function varianceBar(pin: Pin, step: number): Shape[] {
  const { x, zero, tip, color, isHollow, background } = pin;
  const width = Math.min(WIDEST_BAR, step * BAR);
  const box = {
    x: rounded(x - width / 2),
    y: rounded(Math.min(zero, tip)),
    width: rounded(width),
    height: rounded(Math.abs(tip - zero)),
  };
  const isOutlined = isHollow || pin.isForecast;
  const paint = isOutlined ? { fill: background, stroke: color, strokeWidth: 1 } : { fill: color };
  const bar: Shape = { tag: 'rect', key: 'variance-bar', attributes: { ...box, ...paint } };
  if (!pin.isForecast) return [bar];
  const d = hatchPath(box);
  const hatch = { d, stroke: color, strokeWidth: isHollow ? 0.5 : 1.5, fill: 'none' };
  return [bar, { tag: 'path', key: 'variance-hatch', attributes: hatch }];
}

function pinShapes(kind: string, pin: Pin): Shape[] {
  const { x, zero, tip, size, color, isHollow, background } = pin;
  const stem: Shape = {
    tag: 'line',
    key: `stem-${kind}`,
    attributes: {
      x1: rounded(x),
      x2: rounded(x),
      y1: rounded(zero),
      y2: rounded(tip),
      stroke: color,
      strokeWidth: rounded(size * (isHollow ? 0.4 : 0.8)),
      strokeDasharray: pin.isForecast ? '3 2' : undefined,
    },
  };
  if (!pin.hasHead) return [stem];
  const paint = isHollow ? { fill: background, stroke: color, strokeWidth: 1.5 } : { fill: color };
  const head: Shape = pin.isCut
    ? { tag: 'path', key: `head-${kind}`, attributes: { d: arrow(pin), ...paint } }
    : {
        tag: 'circle',
        key: `head-${kind}`,
        attributes: { cx: rounded(x), cy: rounded(tip), r: rounded(size), ...paint },
      };
  return [stem, head];
}

function arrow({ x, zero, tip, size }: Pin): string {
  const away = tip <= zero ? -size : size;
  return `M${rounded(x - size)} ${rounded(tip)}L${rounded(x)} ${rounded(tip + away * 1.4)}L${rounded(x + size)} ${rounded(tip)}Z`;
}
