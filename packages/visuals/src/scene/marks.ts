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
