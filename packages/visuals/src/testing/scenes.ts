import { expect } from 'vitest';
import type { Scene, Shape } from '../scene/scene';
import { estimateWidth } from '../scene/words';

/** Every shape of a scene, those inside groups too. */
export function listShapes({ shapes }: Pick<Scene, 'shapes'>): Shape[] {
  const flattenShapes = (list: readonly Shape[]): Shape[] =>
    list.flatMap((shape) => [shape, ...flattenShapes(shape.children ?? [])]);
  return flattenShapes(shapes);
}

export const findShapes = (scene: Pick<Scene, 'shapes'>, key: string) =>
  listShapes(scene).filter((shape) => shape.key === key);

export const listWords = (scene: Pick<Scene, 'shapes'>) =>
  listShapes(scene).flatMap(({ text }) => (text === undefined ? [] : [text]));

/** The fills and strokes of a scene, once each. */
export function listPaints(scene: Scene): string[] {
  const paints = listShapes(scene).flatMap(({ attributes: { fill, stroke } }) => [fill, stroke]);
  return [...new Set(paints.filter((paint) => typeof paint === 'string'))].sort();
}

/** Every shape of a scene with how far the groups around it move it. */
export function listMovedShapes({ shapes }: Pick<Scene, 'shapes'>) {
  const flattenShapes = (
    list: readonly Shape[],
    x: number,
    y: number,
  ): { shape: Shape; x: number; y: number }[] =>
    list.flatMap((shape) => {
      const move = /^translate\((\S+) (\S+)\)$/.exec(String(shape.attributes.transform ?? ''));
      const [left, top] = [x + Number(move?.[1] ?? 0), y + Number(move?.[2] ?? 0)];
      return [{ shape, x: left, y: top }, ...flattenShapes(shape.children ?? [], left, top)];
    });
  return flattenShapes(shapes, 0, 0);
}

interface WordBox {
  text: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns the boxes of a scene's words, by the same estimate of widths that the drawings use. */
function listWordBoxes(scene: Scene): WordBox[] {
  return listMovedShapes(scene).flatMap(({ shape: { tag, text = '', attributes }, ...moved }) => {
    if (tag !== 'text' || text === '') return [];
    const [ownX = 0, ownY = 0, size = 0] = [attributes.x, attributes.y, attributes.fontSize].map(
      Number,
    );
    const [x, y] = [ownX + moved.x, ownY + moved.y];
    const width = estimateWidth(text, size);
    const share = { start: 0, middle: 0.5, end: 1 }[String(attributes.textAnchor)] ?? 0;
    // A name that is read from below ends at its place.
    if (attributes.transform) {
      return [{ text, left: x - size * 0.7, right: x, top: y, bottom: y + width }];
    }
    const left = x - width * share;
    return [{ text, left, right: left + width, top: y - size * 0.7, bottom: y }];
  });
}

/** Words of which more than a letter lies on others. */
export function findOverlappingWords(scene: Scene): string[] {
  const boxes = listWordBoxes(scene);
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return wide > 6 && high > 2 ? [`${a.text} on ${b.text}`] : [];
    }),
  );
}

/** Words that reach beyond the drawing, by the widths that drawings reckon with. */
export function findWordsOutside(scene: Scene): WordBox[] {
  return listWordBoxes(scene).filter(
    ({ left, right, top, bottom }) =>
      left < -2 || right > scene.width + 2 || top < 0 || bottom > scene.height,
  );
}

/** Sizes from a thumbnail to a wall. */
export const SIZES = [
  ...[60, 400].flatMap((width) => [60, 400].map((height) => ({ width, height }))),
  ...[
    { width: 640, height: 360 },
    { width: 2560, height: 1440 },
    { width: 1, height: 1 },
  ],
];

/** Every coordinate is a number, and every box lies inside the drawing. */
export function expectValidScene(scene: Scene): void {
  const outside = listShapes(scene).filter(({ tag, attributes }) => {
    const { x, y, width, height } = attributes;
    const [left = 0, top = 0, wide = 0, high = 0] = [x ?? 0, y ?? 0, width ?? 0, height ?? 0].map(
      Number,
    );
    const isBox = [left, top, wide, high].every(Number.isFinite) && wide >= 0 && high >= 0;
    const fits = isBox && left + wide <= scene.width + 8 && top + high <= scene.height + 8;
    return tag === 'rect' && !(fits && left >= -8 && top >= -8);
  });
  expect(outside).toEqual([]);
  expect(JSON.stringify(scene)).not.toMatch(/NaN|null|Infinity|undefined/);
}

/** Values that charts break on. */
export const EDGE_CASE_VALUES: readonly (readonly [string, readonly (number | null)[]])[] = [
  ['one row', [5]],
  ['nulls alone', [null, null]],
  ['negative alone', [-5, -7]],
  ['infinity', [Infinity, 5, -Infinity]],
  ['1e300', [1e300, 1, -1e300]],
  ['the largest numbers', [Number.MAX_VALUE, -Number.MAX_VALUE]],
  ['all equal', [5, 5, 5]],
  ['all zero', [0, 0]],
  ['missing for some', [5, null, 7, null]],
  ['300 rows', Array.from({ length: 300 }, (_, i) => Math.sin(i) * 100)],
];

/** Names of every kind, for as many rows as are asked for. */
export const createEdgeCaseName = (i: number) =>
  [`A very long name of the category number ${i} 🏳️‍🌈`, '', 'يناير', '日本語', `Row ${i}`][i % 5] ??
  '';
