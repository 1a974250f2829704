import { roundCoordinate, type Scene, type Shape } from './scene';
import { drawWord } from './word-shape';
import { BOLD, fitName } from './words';

/** One of several small drawings side by side. */
export interface Panel {
  name: string;
  /** The rows of the data that it shows. */
  rows: readonly number[];
}

/** Groups points by their panel, in the order of their first ones; null without a field for panels. */
export function groupPanels(points: readonly { panel?: string }[]): Panel[] | null {
  const panels = new Map<string, number[]>();
  for (const [row, { panel }] of points.entries()) {
    if (panel === undefined) return null;
    const rows = panels.get(panel);
    if (rows) rows.push(row);
    else panels.set(panel, [row]);
  }
  return panels.size === 0 ? null : Array.from(panels, ([name, rows]) => ({ name, rows }));
}

/** Merges the names of several lists into one in which each list keeps its order. */
export function mergeNames(lists: readonly (readonly string[])[]): string[] {
  const merged: string[] = [];
  const known = new Set<string>();
  for (const list of lists) {
    let place = 0;
    for (const name of list) {
      if (known.has(name)) {
        place = merged.indexOf(name) + 1;
        continue;
      }
      merged.splice(place, 0, name);
      known.add(name);
      place += 1;
    }
  }
  return merged;
}

/** The points of a panel that are selected, by their places in it; null where nothing is selected anywhere. */
export function findSelected(
  selected: ReadonlySet<number> | null,
  points: readonly (number | undefined)[],
): ReadonlySet<number> | null {
  if (selected === null) return null;
  const places = points.flatMap((point, place) =>
    point !== undefined && selected.has(point) ? [place] : [],
  );
  return new Set(places);
}

export interface PanelPlace {
  left: number;
  top: number;
  width: number;
  /** Height of the drawing with its name, without names of categories that only the lowest panels have. */
  height: number;
  /** True if no other panel is below. */
  isLowest: boolean;
}

interface PanelRoom {
  width: number;
  height: number;
  /** Top of the first panels. */
  top: number;
  minWidth: number;
  /** Least height of the n-th panel with its name. */
  minHeight(index: number): number;
  /** Panels beside one another; 0 for as many as suit the room. */
  columns: number;
  /** Height of the names of categories, which only the lowest panels have. */
  shared: number;
}

const GAP = 8;
/** Panels are about so many times as wide as they are high, if the room allows it. */
const SHAPE = 1.6;

/** Lays out panels in a grid as wide as its room; it is higher than that where the panels need it. */
export function layOutPanels(count: number, room: PanelRoom) {
  const { width, top, minHeight, shared } = room;
  const most = Math.max(1, Math.min(count, Math.floor((width + GAP) / (room.minWidth + GAP))));
  const across = room.columns > 0 ? Math.min(Math.round(room.columns), most) : 0;
  const columns = across || chooseColumns(count, most, room);
  const each = (width - GAP * (columns - 1)) / columns;
  const least = computeRowHeights(count, columns, minHeight);
  const needed = least.reduce((sum, height) => sum + height + GAP, shared);
  const extra = Math.max(0, room.height - top - needed) / least.length;
  const places: PanelPlace[] = [];
  let y = top;
  for (const [row, height] of least.entries()) {
    for (let column = 0; column < columns; column += 1) {
      const index = row * columns + column;
      if (index >= count) break;
      places.push({
        left: column * (each + GAP),
        top: y,
        width: each,
        height: height + extra,
        isLowest: index + columns >= count,
      });
    }
    y += height + extra + GAP;
  }
  return { places, height: Math.max(room.height, Math.ceil(y + shared)) };
}

/** The height of each row of panels, as its highest one needs it. */
function computeRowHeights(count: number, columns: number, minHeight: (index: number) => number) {
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    let height = 0;
    for (let index = row * columns; index < Math.min(count, (row + 1) * columns); index += 1) {
      height = Math.max(height, minHeight(index));
    }
    return height;
  });
}

/** So many panels beside one another that all of them fit, in a good shape and with few empty places. */
function chooseColumns(count: number, most: number, room: PanelRoom): number {
  let best = { columns: most, faults: Infinity };
  for (let columns = 1; columns <= most; columns += 1) {
    const least = computeRowHeights(count, columns, room.minHeight);
    const needed = least.reduce((sum, height) => sum + height + GAP, room.shared);
    const space = room.height - room.top;
    const shape = room.width / columns / (space / least.length);
    const isIn = needed <= space;
    const empty = least.length * columns - count;
    const faults = isIn ? Math.abs(Math.log(shape / SHAPE)) + empty * 0.1 : 1000 + needed;
    if (faults < best.faults) best = { columns, faults };
  }
  return best.columns;
}

interface PanelDrawing {
  panel: Panel;
  place: PanelPlace;
  scene: Scene;
  /** The points of the whole drawing by their places in the panel; undefined for a place without data. */
  points: readonly (number | undefined)[];
}

interface PanelStyle {
  fontSize: number;
  line: number;
  edge: number;
  isMirrored: boolean;
  fill: string;
  width: number;
}

/** Puts panels in their places, each a group with its name. The keyboard goes through them one after the other. */
export function composePanels(drawings: readonly PanelDrawing[], style: PanelStyle) {
  const order: number[] = [];
  const shapes = drawings.map(({ panel, place, scene, points }, index): Shape => {
    const { line, edge, fontSize, isMirrored, fill } = style;
    const found: number[] = [];
    const children = scene.shapes.map((shape) => renumber(shape, points, found));
    const own = scene.order?.flatMap((local) => points[local] ?? []);
    order.push(...(own ?? found));
    const left = isMirrored ? style.width - place.left - place.width : place.left;
    const text = fitName(panel.name, (place.width - 2 * edge) / BOLD, fontSize);
    const at = { x: isMirrored ? place.width - edge : edge, y: line * 0.75 };
    const paint = { fill, fontWeight: 600, textAnchor: isMirrored ? 'end' : 'start' };
    const title = text === '' ? [] : [drawWord('panel-name', text, at, { fontSize }, paint)];
    const content: Shape = {
      tag: 'g',
      key: 'content',
      attributes: { transform: `translate(0 ${line})` },
      children,
    };
    return {
      tag: 'g',
      key: `panel-${index}`,
      attributes: {
        role: 'group',
        'aria-label': panel.name,
        transform: `translate(${roundCoordinate(left)} ${roundCoordinate(place.top)})`,
      },
      children: [...title, content],
    };
  });
  const paid = [...new Set(drawings.flatMap(({ scene }) => scene.paid ?? [])), 'small multiples'];
  return { shapes, order, paid };
}

/** Gives the points of a panel their numbers in the whole drawing. */
function renumber(shape: Shape, points: readonly (number | undefined)[], found: number[]): Shape {
  const { point, children } = shape;
  if (point === undefined) {
    return children
      ? { ...shape, children: children.map((child) => renumber(child, points, found)) }
      : shape;
  }
  const global = points[point];
  if (global === undefined) {
    // A category without data in this panel has its name and nothing to select.
    const words = (children ?? []).filter(({ key }) => key !== 'reach' && key !== 'marks');
    return { tag: 'g', key: shape.key, attributes: {}, children: words };
  }
  found.push(global);
  return { ...shape, point: global };
}
