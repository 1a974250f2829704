import { shuffle } from '@flexa/theme-engine/model';
import { decide, useStudio } from '../../store/studio';
import { replaceColors } from './replace-colors';

/** Takes other data colours; locked ones stay. One step of undo. */
export function takeColors(wanted: readonly string[]): void {
  const { document, locked } = useStudio.getState();
  decide({ dataColors: replaceColors(document.decisions.dataColors, wanted, locked) });
}

/** Other colours in the place of all that are not locked. */
export function shuffleColors(): void {
  const { document, locked } = useStudio.getState();
  const { dataColors, background } = document.decisions;
  decide({ dataColors: shuffle(dataColors, locked, Math.random, background) });
}

/** Returns another colour that differs from the existing ones. */
export function pickNewColor(colors: readonly string[], card: string): string {
  const all = colors.map((_, position) => position);
  return shuffle([...colors, card], all, Math.random, card).at(-1) ?? card;
}
