import { deltaE, toLab } from '../model/color-space';
import { contrast, SHAPE_CONTRAST } from '../model/contrast';
import { decided } from '../model/decided';
import type { StudioDocument, Theme } from '../model/document';
import type { Json } from '../model/json';
import { nearestWhere } from '../model/nearest-passing';
import { over, parseColor } from '../model/theme-colors';
import type { ContrastCheck } from './contrast-check';
import { cardGround } from './grounds';
import { COMPARED, HARD_TO_TELL, simulate, VISIONS } from './separation';

/** Checks that bars, lines and slices in the data colours stand out from their card. */
export function dataColorsCheck(theme: Theme): ContrastCheck[] {
  const card = cardGround(theme);
  const all = Array.isArray(theme.dataColors) ? (theme.dataColors as readonly Json[]) : [];
  const seen = all.slice(0, COMPARED).flatMap((value) => {
    const color = parseColor(value);
    return color ? [over(color, card)] : [];
  });
  const [first, ...rest] = seen;
  if (first === undefined) return [];
  const ratio = (color: string) => contrast(color, card);
  const words = rest.reduce((worst, one) => (ratio(one) < ratio(worst) ? one : worst), first);
  const passes = ratio(words) >= SHAPE_CONTRAST;
  const told = {
    id: 'data-on-card',
    label: 'Data colours on card',
    at: '/dataColors',
    words,
    ground: card,
    ratio: ratio(words),
    needed: SHAPE_CONTRAST,
    passes,
  };
  if (passes) return [{ ...told, fix: null }];
  const dataColors = all.flatMap((value) => parseColor(value)?.hex ?? []);
  const mended = seenOnCard(dataColors, card);
  const color = mended[dataColors.indexOf(words)];
  if (color === undefined || ratio(color) < SHAPE_CONTRAST) return [{ ...told, fix: null }];
  const apply = (current: StudioDocument) => decided(current, { dataColors: mended });
  return [{ ...told, fix: { color, apply } }];
}

/** Positions of data colours that are not seen well enough on the card. */
export function faintColors(colors: readonly string[], card: string): number[] {
  return colors.flatMap((color, i) => (contrast(color, card) < SHAPE_CONTRAST ? [i] : []));
}

/**
 * Makes each faint colour lighter or darker until it is visible on the card. Pale shades of one hue
 * would all end at the same colour, so each moves on until it differs from the others, if there is
 * room.
 */
function seenOnCard(colors: readonly string[], card: string): string[] {
  const result = [...colors];
  const shown = colors.slice(0, COMPARED);
  const left = new Set(faintColors(shown, card));
  const others = shown.flatMap((color, i) => (left.has(i) ? [] : [seenBy(color)]));
  for (const position of left) {
    const own = colors[position] ?? '';
    const isSeen = (color: string) => contrast(color, card) >= SHAPE_CONTRAST;
    const isTold = (color: string) => {
      const labs = seenBy(color);
      return others.every((other) =>
        other.every((lab, vision) => deltaE(lab, labs[vision] ?? lab) >= HARD_TO_TELL),
      );
    };
    const color =
      nearestWhere(own, (hex) => isSeen(hex) && isTold(hex)) ?? nearestWhere(own, isSeen) ?? own;
    result[position] = color;
    others.push(seenBy(color));
  }
  return result;
}

function seenBy(color: string) {
  return VISIONS.map((vision) => toLab(simulate(color, vision)));
}
