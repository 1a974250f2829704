import { fromOklch, toOklch } from './color-space';
import { TEXT_CONTRAST } from './contrast';
import type { Decisions } from './decisions';
import { findPassingColor } from './nearest-passing';

/** Decisions that take their colour from the accent. */
export const ACCENTS = ['accent', 'accentFill', 'tableAccent', 'maximum'] as const;

type Accents = Pick<Decisions, (typeof ACCENTS)[number] | 'minimum' | 'center'>;

/**
 * Returns the accents, buttons, tables and gradient of one colour. The accent is the nearest colour
 * that can be read on the card.
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
    // A scale without a centre keeps going straight from end to end.
    center: center === null ? null : createTint(middle, 0.45),
    maximum: accent,
  };
}
