import { fromOklch, toOklch } from './color-space';
import { createGradient, parseHex, toHex } from './gradient';

export type BlendSpace = 'rgb' | 'oklch';

const STEPS = 8;

/**
 * Eight evenly spaced colours between two: in RGB, as a printer's mix, or in OKLCH, where each step
 * looks as large as the next and the way leads round the colour wheel instead of through grey.
 *
 * @throws with the words of the specification where one of them is no hex colour
 */
export function blend(first: string, last: string, space: BlendSpace): string[] {
  if (space === 'rgb') return createGradient(first, last);
  const ends = [toHex(parseHex(first)), toHex(parseHex(last))] as const;
  const [from, to] = [toOklch(ends[0]), toOklch(ends[1])];
  // A grey has no hue of its own and takes the other one's; else the shorter way round.
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
