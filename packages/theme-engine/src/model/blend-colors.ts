import { fromOklch, toOklch } from './color-space';
import { createGradient, parseHex, toHex } from './gradient';

export type BlendSpace = 'rgb' | 'oklch';

const STEPS = 8;

/**
 * Returns eight evenly spaced colours between two. RGB mixes like a printer. OKLCH takes steps that
 * look equal and goes round the colour wheel instead of through grey.
 * @throws with the message of the specification if one of them is not a hex colour
 */
export function blendColors(first: string, last: string, space: BlendSpace): string[] {
  if (space === 'rgb') return createGradient(first, last);
  const ends = [toHex(parseHex(first)), toHex(parseHex(last))] as const;
  const [from, to] = [toOklch(ends[0]), toOklch(ends[1])];
  // A grey has no hue, so it takes the other colour's. Otherwise the shorter way round counts.
  const start = from.c === 0 ? to.h : from.h;
  const turn = from.c === 0 || to.c === 0 ? 0 : ((to.h - from.h + 540) % 360) - 180;
  return Array.from({ length: STEPS }, (_, i) => {
    if (i === 0) return ends[0];
    if (i === STEPS - 1) return ends[1];
    const share = i / (STEPS - 1);
    return fromOklch({
      l: from.l + (to.l - from.l) * share,
      c: from.c + (to.c - from.c) * share,
      h: start + turn * share,
    });
  });
}
