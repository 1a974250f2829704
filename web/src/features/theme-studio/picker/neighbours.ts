import { simulate, VISIONS, type Vision } from '@flexa/theme-engine/checks';
import {
  computeContrast,
  computeDeltaE,
  fromOklch,
  toLab,
  toOklch,
  type Lab,
} from '@flexa/theme-engine/model';
import type { Ground } from './target';

/** Data colour that is hardest to tell from another one, and for which colour vision. */
export interface Neighbour {
  position: number;
  vision: Vision;
  /** Both colours as seen with that vision. */
  seen: readonly [string, string];
  deltaE: number;
}

/** Finds the nearest other colour, for the colour vision that separates the two least. */
export function findNearestNeighbour(
  color: string,
  colors: readonly string[],
  position: number,
): Neighbour | null {
  let nearest: Neighbour | null = null;
  for (const vision of VISIONS) {
    const own = simulate(color, vision);
    colors.forEach((other, i) => {
      if (i === position) return;
      const seen = simulate(other, vision);
      const distance = computeDeltaE(own, seen);
      if (!nearest || distance < nearest.deltaE) {
        nearest = { position: i, vision, seen: [own, seen], deltaE: distance };
      }
    });
  }
  return nearest;
}

const MOST = 4;
/** Steps away from the colour: lightness, and degrees of hue. */
const LIGHTER = [0, 0.05, -0.05, 0.1, -0.1, 0.15, -0.15];
const ROUND = [0, 12, -12, 24, -24, 36, -36];
/** Two suggestions have to be two colours. */
const APART = 5;

/**
 * Finds nearby colours, nearest first, that differ more from all others for every kind of colour
 * vision and stay visible on the background.
 */
export function findBetterColors(
  color: string,
  colors: readonly string[],
  position: number,
  ground: Ground,
): string[] {
  const others = colors
    .filter((_, i) => i !== position)
    .map((other) => VISIONS.map((vision) => toLab(simulate(other, vision))));
  const least = computeLeastDistance(color, others);
  const { l, c, h } = toOklch(color);
  const candidates = LIGHTER.flatMap((up) =>
    ROUND.map((turn) => fromOklch({ l: l + up, c, h: h + turn })),
  )
    .filter((each) => computeContrast(each, ground.color) >= Math.min(3, ground.needed))
    .map((each) => ({
      each,
      from: computeDeltaE(color, each),
      least: computeLeastDistance(each, others),
    }))
    // Skips differences that nobody can see.
    .filter((found) => found.from > 1 && found.least > least + 0.5)
    .sort((a, b) => b.least / (b.from + 8) - a.least / (a.from + 8));
  const taken: string[] = [];
  for (const { each } of candidates) {
    if (taken.length === MOST) break;
    if (taken.every((one) => computeDeltaE(one, each) >= APART)) taken.push(each);
  }
  return taken;
}

function computeLeastDistance(color: string, others: readonly (readonly Lab[])[]): number {
  const own = VISIONS.map((vision) => toLab(simulate(color, vision)));
  let least = Infinity;
  for (const other of others) {
    other.forEach((lab, i) => {
      const mine = own[i];
      if (mine) least = Math.min(least, computeDeltaE(mine, lab));
    });
  }
  return least;
}
