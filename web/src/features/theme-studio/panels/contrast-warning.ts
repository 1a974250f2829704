import { contrast } from '@flexa/theme-engine/model';

/** What to say of a colour that is not seen well enough on a card; undefined where it is. */
export function contrastWarning(color: string, card: string, needed: number): string | undefined {
  const ratio = contrast(color, card);
  return ratio < needed ? `Contrast ${ratio.toFixed(2)} on a card, ${needed} is needed` : undefined;
}
