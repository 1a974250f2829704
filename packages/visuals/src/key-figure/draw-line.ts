import { isNumber } from '../format/text-numbers';
import { buildBandPath, buildLinePath, type Place } from '../scene/marks';
import { roundCoordinate, type Shape } from '../scene/scene';
import { computeExtent, createScaleBetween, type ScaleEnds } from '../scene/scale';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A small line without an axis, from its least to its most, the last place marked. */
export function drawLine(
  values: readonly (number | null)[],
  { left, right, top, bottom }: Box,
  isMirrored: boolean,
  color: string,
  ends: ScaleEnds = { max: 0, min: 0 },
): Shape[] {
  const numbers = values.filter(isNumber);
  if (numbers.length === 0) return [];
  const radius = Math.min(3, (bottom - top) / 6);
  // From the least and not from zero: the line tells the way, the figure the amount.
  // A scale that several visuals share begins at zero, or at its own minimum.
  const isShared = ends.max > 0 || ends.min < 0;
  const extent = computeExtent(isShared ? [...numbers, ends.max, ends.min] : numbers);
  const y = createScaleBetween(extent, top + radius, bottom - radius);
  const step = (right - left - radius * 2) / Math.max(1, values.length - 1);
  const computeX = (i: number) =>
    isMirrored ? right - radius - i * step : left + radius + i * step;
  const places = values.map((value, i): Place | null =>
    isNumber(value) ? { x: computeX(i), y: y(value) } : null,
  );
  const there = places.filter((place) => place !== null);
  const last = there.at(-1);
  const ground = there.map(({ x }) => ({ x, y: bottom }));
  return [
    {
      tag: 'path',
      key: 'area',
      attributes: { d: buildBandPath(there, ground), fill: color, fillOpacity: 0.1 },
    },
    {
      tag: 'path',
      key: 'line',
      attributes: {
        d: buildLinePath(places),
        fill: 'none',
        stroke: color,
        strokeWidth: 2,
        strokeLinejoin: 'round',
        strokeLinecap: 'round',
      },
    },
    ...(last
      ? [
          {
            tag: 'circle' as const,
            key: 'last',
            attributes: {
              cx: roundCoordinate(last.x),
              cy: roundCoordinate(last.y),
              r: roundCoordinate(radius),
              fill: color,
            },
          },
        ]
      : []),
  ];
}
