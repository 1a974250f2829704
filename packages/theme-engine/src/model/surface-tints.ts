import { fromOklch, toOklch } from './color-space';
import type { Decisions } from './decisions';

type SurfaceTints = Pick<
  Decisions,
  | 'pageBackground'
  | 'secondaryBackground'
  | 'outspace'
  | 'firstLevel'
  | 'secondLevel'
  | 'thirdLevel'
  | 'fourthLevel'
  | 'missing'
>;

/**
 * Returns the surfaces and text colours of a light page, all tints of one colour with a chroma of
 * at most `maxChroma`.
 */
export function createSurfaceTints(color: string, maxChroma = Infinity): SurfaceTints {
  const tint = createTint(color, maxChroma);
  return {
    pageBackground: tint(0.964, 0.05),
    secondaryBackground: tint(0.947, 0.07),
    outspace: tint(0.934, 0.08),
    firstLevel: tint(0.26, 0.25),
    secondLevel: tint(0.46, 0.25),
    thirdLevel: tint(0.932, 0.07),
    fourthLevel: tint(0.53, 0.18),
    missing: tint(0.86, 0.08),
  };
}

/**
 * Returns a function that creates a colour from a lightness and a share of the given colour's
 * chroma.
 */
export function createTint(color: string, maxChroma = Infinity) {
  const { c, h } = toOklch(color);
  return (l: number, share: number) => fromOklch({ l, c: Math.min(c, maxChroma) * share, h });
}
