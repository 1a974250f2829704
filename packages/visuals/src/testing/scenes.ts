import { expect } from 'vitest';
import type { Scene, Shape } from '../scene/scene';

/** Every shape of a scene, those inside groups too. */
export function shapesOf({ shapes }: Pick<Scene, 'shapes'>): Shape[] {
  const all = (list: readonly Shape[]): Shape[] =>
    list.flatMap((shape) => [shape, ...all(shape.children ?? [])]);
  return all(shapes);
}

export const named = (scene: Pick<Scene, 'shapes'>, key: string) =>
  shapesOf(scene).filter((shape) => shape.key === key);

export const wordsOf = (scene: Pick<Scene, 'shapes'>) =>
  shapesOf(scene).flatMap(({ text }) => (text === undefined ? [] : [text]));

/** The fills and strokes of a scene, once each. */
export function paintsOf(scene: Scene): string[] {
  const paints = shapesOf(scene).flatMap(({ attributes: { fill, stroke } }) => [fill, stroke]);
  return [...new Set(paints.filter((paint) => typeof paint === 'string'))].sort();
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
export function expectSound(scene: Scene): void {
  const outside = shapesOf(scene).filter(({ tag, attributes }) => {
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
export const HARD_VALUES: readonly (readonly [string, readonly (number | null)[]])[] = [
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
export const hardName = (i: number) =>
  [`A very long name of the category number ${i} 🏳️‍🌈`, '', 'يناير', '日本語', `Row ${i}`][i % 5] ??
  '';
