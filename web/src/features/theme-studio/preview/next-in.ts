import type { Box } from './draw/frame';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Returns the box that a key moves to: the nearest in an arrow's direction, or the first or last
 * with Home and End. Undefined for other keys; the same box if there is no further one.
 */
export function findNextBox(boxes: readonly Box[], from: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const direction = DIRECTIONS[key];
  const start = boxes[from];
  if (!direction || !start) return undefined;
  const [dx, dy] = direction;
  let [best, nearest] = [from, Number.POSITIVE_INFINITY];
  boxes.forEach((box, i) => {
    const [x, y] = [
      computeCenter(box).x - computeCenter(start).x,
      computeCenter(box).y - computeCenter(start).y,
    ];
    const along = x * dx + y * dy;
    if (i === from || along < 1) return;
    // Sideways counts thrice: what is in the same row or column comes first.
    const distance = along + 3 * Math.abs(x * dy + y * dx);
    if (distance < nearest) [best, nearest] = [i, distance];
  });
  return best;
}

function computeCenter({ x, y, w, h }: Box) {
  return { x: x + w / 2, y: y + h / 2 };
}
