import type { Scale } from './scale';
import { rounded } from './scene';

export interface Place {
  x: number;
  y: number;
}

/** A line through places; one that is missing leaves a gap. */
export function linePath(places: readonly (Place | null)[]): string {
  let isDown = false;
  let path = '';
  for (const place of places) {
    if (place) path += `${isDown ? 'L' : 'M'}${rounded(place.x)} ${rounded(place.y)}`;
    isDown = place !== null;
  }
  return path;
}

/** The area between two lines over the same places. */
export function bandPath(upper: readonly Place[], lower: readonly Place[]): string {
  if (upper.length === 0) return '';
  const back = lower.toReversed().map(({ x, y }) => `L${rounded(x)} ${rounded(y)}`);
  return `${linePath(upper)}${back.join('')}Z`;
}

/** Room between the lines of a hatched box. */
const HATCH = 4;

/** Lines from below left to above right, clipped to a box: hatching without a pattern that needs an id. */
export function hatchPath({
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
    const start = `${rounded(x + shift + from)} ${rounded(y + height - from)}`;
    path += `M${start}L${rounded(x + shift + to)} ${rounded(y + height - to)}`;
  }
  return path;
}

/** The box of a column from one value to another, with corners that fit it. */
export function columnBox(y: Scale, from: number, to: number, x: number, width: number) {
  const [start, end] = [y(from), y(to)];
  const height = Math.abs(end - start);
  return {
    x: rounded(x),
    width: rounded(width),
    y: rounded(Math.min(start, end)),
    height: rounded(height),
    rx: Math.min(2, rounded(height / 2), rounded(width / 4)),
  };
}
