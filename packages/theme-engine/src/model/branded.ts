import { fromOklch, toOklch } from './color-space';
import { TEXT_CONTRAST } from './contrast';
import type { Decisions } from './decisions';
import { nearestPassing } from './nearest-passing';

/**
 * Decisions that follow from a brand's colours besides the data colours: accents, buttons, tables
 * and the gradient.
 */
export function branded(
  decisions: Decisions,
  dataColors: readonly string[],
): Pick<
  Decisions,
  'dataColors' | 'accent' | 'accentFill' | 'tableAccent' | 'minimum' | 'center' | 'maximum'
> {
  const { background, page } = decisions;
  const brand = dataColors[0] ?? decisions.accent;
  const accent = nearestPassing(brand, [background], TEXT_CONTRAST) ?? brand;
  const { c, h } = toOklch(accent);
  const tint = (l: number, share: number) => fromOklch({ l, c: c * share, h });
  const [low, middle] = page === 'light' ? [0.97, 0.88] : [0.28, 0.42];
  return {
    dataColors,
    accent,
    accentFill: accent,
    tableAccent: accent,
    minimum: tint(low, 0.12),
    // A scale that went straight from end to end still does.
    center: decisions.center === null ? null : tint(middle, 0.45),
    maximum: accent,
  };
}
