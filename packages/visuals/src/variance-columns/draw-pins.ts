import { isGood } from '../format/compare';
import { isNumber } from '../format/text-numbers';
import { createScaleOver } from '../scene/scale';
import { buildHatchPath } from '../scene/marks';
import { roundCoordinate, type Shape } from '../scene/scene';
import { drawWord } from '../scene/word-shape';
import { choosePointColors, type VarianceColors } from './colors';
import {
  isForecast,
  computePercent,
  chooseReference,
  computeVariance,
  type VariancePoint,
} from './data';
import type { Drawing } from './draw-columns';
import type { VarianceInput } from './input';
import type { VarianceLayout } from './layout';
import { placeTips, type TipLabel } from './place-tips';
import type { VarianceNumbers } from './numbers';

/** A pin beyond so many times the plan is cut and ends in an arrow: one tiny plan would hide the rest. */
const PERCENT_LIMIT = 3;
/** Heads of pins that are closer than this would be one band. */
const MIN_STEP = 4;

/** Pins from a zero line up and down: how far actual lies from plan. */
export function drawPins(
  input: VarianceInput,
  layout: VarianceLayout,
  usual: VarianceColors,
  numbers: VarianceNumbers,
): Drawing[] {
  const { data, settings, palette, frame, size: whole } = input;
  const { line, left, right, step } = layout;
  const reference = chooseReference(data.names, settings.variance.reference);
  const hasBars = settings.notation.style === 'scenarios';
  return layout.pins.map(({ kind, top, bottom }) => {
    const read = kind === 'absolute' ? computeVariance : computePercent;
    const values = data.points.map((point) => read(point, reference));
    const scalePoints = frame?.points ?? data.points;
    const scaleValues = frame ? scalePoints.map((point) => read(point, reference)) : values;
    const formatLabel = (point: VariancePoint, value: number | null) => {
      const write = kind === 'absolute' ? numbers.of(point).difference : numbers.percent;
      return value === null ? '' : write(value);
    };
    const labels = data.points.map((point, i) => formatLabel(point, values[i] ?? null));
    const hasLabels =
      settings.variance.labels &&
      (kind === 'percent' || numbers.hasDifferences) &&
      bottom - top >= line * 2;

    const size = Math.max(1.5, Math.min(5, step * 0.14));
    const clip = (value: number) =>
      kind === 'absolute' ? value : Math.max(-PERCENT_LIMIT, Math.min(PERCENT_LIMIT, value));
    const drawn = scaleValues.filter(isNumber).map(clip);
    const room = size + (hasLabels ? line * 0.9 : 2);
    const above = drawn.some((value) => value >= 0) ? room : size;
    const below = drawn.some((value) => value < 0) ? room + 2 : size + 4;
    const y = createScaleOver(drawn, top + above, Math.max(top + above + 1, bottom - below));
    const isBar = hasBars && kind === 'absolute' && step >= MIN_STEP;
    const half = isBar ? Math.min(WIDEST_BAR, step * BAR) / 2 : size;
    const around = isBar ? 0 : size;
    const tips = values.map((value, index): TipLabel | null => {
      const text = labels[index] ?? '';
      if (!hasLabels || !isNumber(value) || text === '') return null;
      const isAbove = value >= 0;
      const tip = y(clip(value));
      const baseline = isAbove ? tip - size - line * 0.25 : tip + size + line * 0.75;
      return { text, x: layout.middle(index), y: baseline, isAbove, amount: value };
    });
    const bars = values.flatMap((value, index) => {
      if (!isNumber(value)) return [];
      const [high, low] = [Math.min(y.zero, y(clip(value))), Math.max(y.zero, y(clip(value)))];
      const x = layout.middle(index);
      return [{ left: x - half, right: x + half, top: high - around, bottom: low + around }];
    });
    const placed = placeTips(tips, bars, { left: 0, right: whole.width, top, bottom }, layout);

    return {
      lines: [
        {
          tag: 'line',
          key: `zero-${kind}`,
          attributes: {
            x1: left,
            x2: right,
            y1: roundCoordinate(y.zero),
            y2: roundCoordinate(y.zero),
            stroke: usual.line,
            strokeWidth: 1.5,
          },
        },
      ],
      point: (point: VariancePoint, index: number) => {
        const value = values[index] ?? null;
        if (!isNumber(value)) return [];
        const colors = choosePointColors(input, usual, point.colors);
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
          hasHead: step >= MIN_STEP,
          isForecast: isForecast(point),
        };
        const marks = isBar ? drawVarianceBar(pin, step) : pinShapes(kind, pin);
        const label = placed[index];
        if (!label) return marks;
        const paint = { fill: colors.text, fontWeight: 600 };
        return [...marks, drawWord(`difference-${kind}`, label.text, label, layout, paint)];
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
function drawVarianceBar(pin: Pin, step: number): Shape[] {
  const { x, zero, tip, color, isHollow, background } = pin;
  const width = Math.min(WIDEST_BAR, step * BAR);
  const box = {
    x: roundCoordinate(x - width / 2),
    y: roundCoordinate(Math.min(zero, tip)),
    width: roundCoordinate(width),
    height: roundCoordinate(Math.abs(tip - zero)),
  };
  const isOutlined = isHollow || pin.isForecast;
  const paint = isOutlined ? { fill: background, stroke: color, strokeWidth: 1 } : { fill: color };
  const bar: Shape = { tag: 'rect', key: 'variance-bar', attributes: { ...box, ...paint } };
  if (!pin.isForecast) return [bar];
  const d = buildHatchPath(box);
  const hatch = { d, stroke: color, strokeWidth: isHollow ? 0.5 : 1.5, fill: 'none' };
  return [bar, { tag: 'path', key: 'variance-hatch', attributes: hatch }];
}

function pinShapes(kind: string, pin: Pin): Shape[] {
  const { x, zero, tip, size, color, isHollow, background } = pin;
  const stem: Shape = {
    tag: 'line',
    key: `stem-${kind}`,
    attributes: {
      x1: roundCoordinate(x),
      x2: roundCoordinate(x),
      y1: roundCoordinate(zero),
      y2: roundCoordinate(tip),
      stroke: color,
      strokeWidth: roundCoordinate(size * (isHollow ? 0.4 : 0.8)),
      strokeDasharray: pin.isForecast ? '3 2' : undefined,
    },
  };
  if (!pin.hasHead) return [stem];
  const paint = isHollow ? { fill: background, stroke: color, strokeWidth: 1.5 } : { fill: color };
  const head: Shape = pin.isCut
    ? { tag: 'path', key: `head-${kind}`, attributes: { d: buildArrowPath(pin), ...paint } }
    : {
        tag: 'circle',
        key: `head-${kind}`,
        attributes: {
          cx: roundCoordinate(x),
          cy: roundCoordinate(tip),
          r: roundCoordinate(size),
          ...paint,
        },
      };
  return [stem, head];
}

function buildArrowPath({ x, zero, tip, size }: Pin): string {
  const away = tip <= zero ? -size : size;
  return `M${roundCoordinate(x - size)} ${roundCoordinate(tip)}L${roundCoordinate(x)} ${roundCoordinate(tip + away * 1.4)}L${roundCoordinate(x + size)} ${roundCoordinate(tip)}Z`;
}
