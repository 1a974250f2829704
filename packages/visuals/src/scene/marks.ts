import type { Scale } from './scale';
import { roundCoordinate } from './scene';

export interface Place {
  x: number;
  y: number;
}

/** A line through places; one that is missing leaves a gap. */
export function buildLinePath(places: readonly (Place | null)[]): string {
  let isDown = false;
  let path = '';
  for (const place of places) {
    if (place)
      path += `${isDown ? 'L' : 'M'}${roundCoordinate(place.x)} ${roundCoordinate(place.y)}`;
    isDown = place !== null;
  }
  return path;
}

/** The area between two lines over the same places. */
export function buildBandPath(upper: readonly Place[], lower: readonly Place[]): string {
  if (upper.length === 0) return '';
  const back = lower.toReversed().map(({ x, y }) => `L${roundCoordinate(x)} ${roundCoordinate(y)}`);
  return `${buildLinePath(upper)}${back.join('')}Z`;
}

/** Room between the lines of a hatched box. */
const HATCH = 4;

/** Lines from below left to above right, clipped to a box: hatching without a pattern that needs an id. */
export function buildHatchPath({
  x,
  y,
  width,
  height,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
}): string {
  let path = '';
  for (let shift = HATCH - height; shift < width; shift += HATCH) {
    const [from, to] = [Math.max(0, -shift), Math.min(height, width - shift)];
    if (to <= from) continue;
    const start = `${roundCoordinate(x + shift + from)} ${roundCoordinate(y + height - from)}`;
    path += `M${start}L${roundCoordinate(x + shift + to)} ${roundCoordinate(y + height - to)}`;
  }
  return path;
}

/** The box of a column from one value to another, with corners that fit it. */
export function computeColumnBox(y: Scale, from: number, to: number, x: number, width: number) {
  const [start, end] = [y(from), y(to)];
  const height = Math.abs(end - start);
  return {
    x: roundCoordinate(x),
    width: roundCoordinate(width),
    y: roundCoordinate(Math.min(start, end)),
    height: roundCoordinate(height),
    rx: Math.min(2, roundCoordinate(height / 2), roundCoordinate(width / 4)),
  };
}
