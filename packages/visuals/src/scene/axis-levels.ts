import { roundCoordinate, type Attributes, type Shape } from './scene';
import { fitName } from './words';

/** Neighbours with the same member of an outer level: one name for all of them. */
interface Run {
  from: number;
  to: number;
  text: string;
}

/** Names of the outer levels of a hierarchy, in lines below those of the innermost one. */
export interface AxisLevels {
  /** Runs of each level, from the innermost of the outer ones. */
  lines: readonly (readonly Run[])[];
  height: number;
}

const GAP = 4;
/** Outer levels take no more than this part of the height. */
const MAX_LEVELS = 0.25;
const BETWEEN = '\u0000';

/**
 * Lays out the outer levels of paths, each from the outermost level down; a point without a path, such as a total,
 * belongs to none. Null without several levels, or without room: then a label has to name all of them.
 */
export function layOutLevels(
  paths: readonly (readonly string[] | undefined)[],
  { line, height }: { line: number; height: number },
): AxisLevels | null {
  const depth = Math.max(0, ...paths.map((path) => path?.length ?? 0));
  const count = depth - 1;
  if (count < 1 || count * line > height * MAX_LEVELS) return null;
  const lines = Array.from({ length: count }, (_, i) => findRuns(paths, count - 1 - i));
  return { lines, height: count * line };
}

function findRuns(paths: readonly (readonly string[] | undefined)[], level: number): Run[] {
  const runs: Run[] = [];
  let before: string | null = null;
  for (const [index, path] of paths.entries()) {
    const key = path ? path.slice(0, level + 1).join(BETWEEN) : null;
    const last = runs.at(-1);
    if (last && key !== null && key === before) last.to = index;
    else if (key !== null) runs.push({ from: index, to: index, text: path?.[level] ?? '' });
    before = key;
  }
  return runs;
}

interface LevelsPlace {
  /** The top of the names above the levels, and that of the levels. */
  namesTop: number;
  top: number;
  step: number;
  line: number;
  fontSize: number;
  middle(index: number): number;
}

/** Draws each name in the middle of its points, with a line on either side of them. */
export function drawLevels(
  { lines }: AxisLevels,
  { namesTop, top, step, line, fontSize, middle }: LevelsPlace,
  paint: { fill: string; stroke: string },
): Shape[] {
  const edges = new Map<number, Attributes>();
  const names = lines.flatMap((runs, level) =>
    runs.flatMap(({ from, to, text }): Shape[] => {
      const [first, last] = [middle(from), middle(to)].sort((a, b) => a - b);
      const [start, end] = [(first ?? 0) - step / 2, (last ?? 0) + step / 2];
      const bottom = top + (level + 1) * line;
      for (const edge of [start, end]) {
        const x = roundCoordinate(edge);
        const ends = { x1: x, x2: x, y1: roundCoordinate(namesTop), y2: roundCoordinate(bottom) };
        edges.set(x, { ...ends, stroke: paint.stroke, strokeWidth: 1 });
      }
      const fitted = fitName(text, end - start - GAP, fontSize);
      if (fitted === '' || fitted === '…') return [];
      const at = { x: roundCoordinate((start + end) / 2), y: roundCoordinate(bottom - line * 0.3) };
      const attributes = { ...at, textAnchor: 'middle', fontSize, fill: paint.fill };
      return [{ tag: 'text', key: `level-${level}-${from}`, text: fitted, attributes }];
    }),
  );
  const separators = [...edges].map(([x, attributes]): Shape => ({
    tag: 'line',
    key: `level-edge-${x}`,
    attributes,
  }));
  return [...separators, ...names];
}
