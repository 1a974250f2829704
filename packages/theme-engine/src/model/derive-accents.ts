import { fromOklch, toOklch } from './color-space';
import { TEXT_CONTRAST } from './contrast';
import type { Decisions } from './decisions';
import { findPassingColor } from './nearest-passing';

/** Decisions whose colour derives from the accent. */
export const ACCENTS = ['accent', 'accentFill', 'tableAccent', 'maximum'] as const;

type Accents = Pick<Decisions, (typeof ACCENTS)[number] | 'minimum' | 'center'>;

/**
 * Returns accents, buttons, tables and gradient derived from one colour. The accent is the nearest
 * colour that is readable on the card.
 */
export function deriveAccents(
  color: string,
  { background, page, center }: Pick<Decisions, 'background' | 'page' | 'center'>,
): Accents {
  const accent = findPassingColor(color, [background], TEXT_CONTRAST) ?? color;
  const { c, h } = toOklch(accent);
  const createTint = (l: number, share: number) => fromOklch({ l, c: c * share, h });
  const [low, middle] = page === 'light' ? [0.97, 0.88] : [0.28, 0.42];
  return {
    accent,
    accentFill: accent,
    tableAccent: accent,
    minimum: createTint(low, 0.12),
    // A scale without a centre stays a straight line between its ends.
    center: center === null ? null : createTint(middle, 0.45),
    maximum: accent,
  };
}
