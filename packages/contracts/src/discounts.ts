import type { VisualType } from './plans';
import type { Promotion } from './promotions';

/** What is taken off a line of that, in cents; undefined where the code is not for it. */
export function discountOn(
  { percentOff, amountOff, visualTypes }: Promotion,
  { visualType, cents }: { visualType: VisualType; cents: number },
): number | undefined {
  if (visualTypes !== null && !visualTypes.includes(visualType)) return undefined;
  if (percentOff !== null) return Math.round((cents * percentOff) / 100);
  return Math.min(amountOff ?? 0, cents);
}
