export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A place where a label may be, and how far it may move from there, in one direction. */
export interface Anchor {
  box: Box;
  push?: { x?: number; y?: number };
}

export interface Label {
  /** Labels of a higher priority choose first; of the same priority, the earlier one. */
  priority: number;
  /** Places in the order of preference. */
  anchors: readonly Anchor[];
}

export interface PlacedLabel {
  box: Box;
  /** Index of the anchor that the label got. */
  anchor: number;
}

/** Boxes that touch, or overlap by no more than the error of rounding, don't collide. */
const TOUCH = 0.5;
/** Side of a cell of the index of boxes. */
const CELL = 64;
/** A label moves past so many boxes at most. */
const MAX_PUSHES = 4;

const collides = (a: Box, b: Box) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOUCH &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOUCH;

const isInside = (box: Box, room: Box) =>
  box.left >= room.left - TOUCH &&
  box.right <= room.right + TOUCH &&
  box.top >= room.top - TOUCH &&
  box.bottom <= room.bottom + TOUCH;

const moveBox = ({ left, right, top, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  right: right + x,
  top: top + y,
  bottom: bottom + y,
});

/** Boxes by the cells that they reach into. */
class BoxIndex {
  private readonly cells = new Map<string, Box[]>();

  constructor(private readonly room: Box) {}

  add(box: Box): void {
    for (const key of this.listCells(box)) {
      const cell = this.cells.get(key);
      if (cell) cell.push(box);
      else this.cells.set(key, [box]);
    }
  }

  findCollision(box: Box): Box | undefined {
    for (const key of this.listCells(box)) {
      const found = this.cells.get(key)?.find((other) => collides(box, other));
      if (found) return found;
    }
    return undefined;
  }

  /** Boxes outside the room collide with nothing in it. */
  private listCells({ left, right, top, bottom }: Box): string[] {
    const { room } = this;
    const keys: string[] = [];
    const [firstX, lastX] = [Math.max(left, room.left), Math.min(right, room.right)];
    const [firstY, lastY] = [Math.max(top, room.top), Math.min(bottom, room.bottom)];
    for (let x = Math.floor(firstX / CELL); x <= Math.floor(lastX / CELL); x += 1) {
      for (let y = Math.floor(firstY / CELL); y <= Math.floor(lastY / CELL); y += 1) {
        keys.push(`${x}:${y}`);
      }
    }
    return keys;
  }
}

/**
 * Places labels one by one, the most important first: at the first anchor that is free, moved in one direction if
 * need be. A label without a free place is null. No label lies on another one or on a box that is taken; one lies on
 * a thin line only if it has no other place.
 */
export function placeLabels(
  labels: readonly Label[],
  room: Box,
  taken: readonly Box[] = [],
  thinLines: readonly Box[] = [],
): (PlacedLabel | null)[] {
  const index = new BoxIndex(room);
  for (const box of taken) index.add(box);
  const lines = new BoxIndex(room);
  for (const box of thinLines) lines.add(box);
  const placed: (PlacedLabel | null)[] = labels.map(() => null);
  const order = [...labels.keys()].sort(
    (a, b) => (labels[b]?.priority ?? 0) - (labels[a]?.priority ?? 0) || a - b,
  );
  for (const label of order) {
    const anchors = labels[label]?.anchors ?? [];
    const found = placeLabel(anchors, room, [index, lines]) ?? placeLabel(anchors, room, [index]);
    if (!found) continue;
    index.add(found.box);
    placed[label] = found;
  }
  return placed;
}

function placeLabel(
  anchors: readonly Anchor[],
  room: Box,
  taken: readonly BoxIndex[],
): PlacedLabel | null {
  for (const [anchor, { box, push = {} }] of anchors.entries()) {
    const free = pushFree(box, push, room, taken);
    if (free) return { box: free, anchor };
  }
  return null;
}

function findCollision(box: Box, taken: readonly BoxIndex[]): Box | undefined {
  for (const index of taken) {
    const found = index.findCollision(box);
    if (found) return found;
  }
  return undefined;
}

/** Moves a box past those it collides with, as far as it may go. */
function pushFree(
  start: Box,
  { x = 0, y = 0 }: { x?: number; y?: number },
  room: Box,
  taken: readonly BoxIndex[],
): Box | null {
  let box = start;
  for (let turn = 0; turn <= MAX_PUSHES; turn += 1) {
    if (!isInside(box, room)) return null;
    const other = findCollision(box, taken);
    if (!other) return box;
    if (x === 0 && y === 0) return null;
    const moveX = x === 0 ? 0 : x > 0 ? other.right - box.left : other.left - box.right;
    const moveY = y === 0 ? 0 : y > 0 ? other.bottom - box.top : other.top - box.bottom;
    box = moveBox(box, moveX, moveY);
    const isTooFar =
      Math.abs(box.left - start.left) > Math.abs(x) || Math.abs(box.top - start.top) > Math.abs(y);
    if (isTooFar) return null;
  }
  return null;
}
