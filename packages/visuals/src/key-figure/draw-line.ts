import { isNumber } from '../format/text-numbers';
import { bandPath, linePath, type Place } from '../scene/marks';
import { rounded, type Shape } from '../scene/scene';
import { extentOf, scaleBetween, type ScaleEnds } from '../scene/scale';

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
  const extent = extentOf(isShared ? [...numbers, ends.max, ends.min] : numbers);
  const y = scaleBetween(extent, top + radius, bottom - radius);
  const step = (right - left - radius * 2) / Math.max(1, values.length - 1);
  const xOf = (i: number) => (isMirrored ? right - radius - i * step : left + radius + i * step);
  const places = values.map((value, i): Place | null =>
    isNumber(value) ? { x: xOf(i), y: y(value) } : null,
  );
  const there = places.filter((place) => place !== null);
  const last = there.at(-1);
  const ground = there.map(({ x }) => ({ x, y: bottom }));
  return [
    {
      tag: 'path',
      key: 'area',
      attributes: { d: bandPath(there, ground), fill: color, fillOpacity: 0.1 },
    },
    {
      tag: 'path',
      key: 'line',
      attributes: {
        d: linePath(places),
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
              cx: rounded(last.x),
              cy: rounded(last.y),
              r: rounded(radius),
              fill: color,
            },
          },
        ]
      : []),
  ];
}
