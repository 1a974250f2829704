import { deltaE, toOklch } from '../model/color-space';
import { MAX_BRAND_COLORS } from './brand-theme';

/** A colour that was found, and how much speaks for it. */
export interface FoundColor {
  readonly color: string;
  readonly weight: number;
}

/** Chroma from which a colour is no grey. */
const COLORFUL = 0.04;
/** Under this two colours are one (CIEDE2000). */
const SAME = 8;
/** A lighter or darker shade of a colour that was chosen has about its hue (degrees). */
const SAME_HUE = 14;
/** Colours with less of the best one's rank are details. */
const LEAST_RANK = 0.12;

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
      (other) => deltaE(other.color, each.color) < SAME || turnBetween(other.h, each.h) < SAME_HUE,
    );
    if (!isKnown && each.rank >= best.rank * LEAST_RANK) chosen.push(each);
  }
  return chosen.slice(0, MAX_BRAND_COLORS).map(({ color }) => color);
}

/** Degrees between two hues, the shorter way round. */
function turnBetween(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}
