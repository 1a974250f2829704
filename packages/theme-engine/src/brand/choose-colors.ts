import { computeDeltaE, toOklch } from '../model/color-space';
import { MAX_BRAND_COLORS } from './brand-theme';

/** A colour of a file and its weight. */
export interface FoundColor {
  readonly color: string;
  readonly weight: number;
}

/** Least chroma of a colour that is not grey. */
const COLORFUL = 0.04;
/** Colours closer than this count as one (CIEDE2000). */
const SAME = 8;
/** Hues closer than this are shades of one colour (degrees). */
const SAME_HUE = 14;
/** Colours below this share of the best rank are details. */
const MIN_RANK = 0.12;

/**
 * Chooses a brand's colours: vivid ones first, no shades of one hue, and greys, black and white only
 * if there is nothing else. White is the last choice of all, because it is the paper of most logos.
 */
export function chooseBrandColors(found: readonly FoundColor[]): string[] {
  const ranked = found
    .map(({ color, weight }) => {
      const lch = toOklch(color);
      return { color, ...lch, rank: (lch.c + 0.02) * weight };
    })
    .sort((one, other) => other.rank - one.rank);
  const vivid = ranked.filter(({ c }) => c >= COLORFUL);
  const [best] = vivid;
  if (best === undefined) {
    const [grey] = ranked.toSorted((one, other) => Number(one.l > 0.97) - Number(other.l > 0.97));
    return grey ? [grey.color] : [];
  }
  const chosen: typeof vivid = [];
  for (const each of vivid) {
    const isKnown = chosen.some(
      (other) =>
        computeDeltaE(other.color, each.color) < SAME || turnBetween(other.h, each.h) < SAME_HUE,
    );
    if (!isKnown && each.rank >= best.rank * MIN_RANK) chosen.push(each);
  }
  return chosen.slice(0, MAX_BRAND_COLORS).map(({ color }) => color);
}

/** Degrees between two hues, the shorter way round. */
function turnBetween(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}
