import { computeContrast } from '@flexa/theme-engine/model';

/** Returns a warning for a colour with too little contrast on the card, or undefined. */
export function describeContrast(color: string, card: string, needed: number): string | undefined {
  const ratio = computeContrast(color, card);
  return ratio < needed ? `Contrast ${ratio.toFixed(2)} on a card, ${needed} is needed` : undefined;
}
