import { shuffle } from '../../model/palettes';
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
  decide({ dataColors: shuffle([...document.decisions.dataColors], locked, Math.random) });
}

/** A further colour, unlike those there are. */
export function freshColor(colors: readonly string[]): string {
  const all = colors.map((_, position) => position);
  const last = shuffle([...colors, '#888888'], all, Math.random).at(-1);
  return last ?? '#888888';
}

