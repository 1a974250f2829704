import type { Theme } from '../model/document';
import type { Json } from '../model/json';
import { valueAt, type Pointer } from '../model/pointer';
import { namedColor, over, resolveColor } from '../model/theme-colors';

/** Behind everything. */
const WHITE = '#ffffff';

/** The page as it is exported, over the wallpaper and the window's white. */
export function pageGround(theme: Theme): string {
  const wallpaper = groundOf(theme, ['page', '*'], 'outspace', 'color', WHITE);
  // The ground of all visuals is not the ground of the page.
  return groundOf(theme, ['page'], 'background', 'color', wallpaper);
}

/** The card of every visual as it is exported: its own colour over the page. */
export function cardGround(theme: Theme): string {
  const own = namedColor(theme, 'background') ?? WHITE;
  return groundOf(theme, ['*'], 'background', 'color', pageGround(theme), undefined, own);
}

/**
 * The card of a visual blended over its background, or the background if the visual has no card.
 */
export function groundAt(
  theme: Theme,
  visual: string,
  card: string,
  property: string,
  behind: string,
  id?: string,
): string {
  return groundOf(theme, [visual, '*'], card, property, behind, id);
}

/** Paths of a card's setting: the visual's own first, then the one for all visuals. */
export function placesOf(
  theme: Theme,
  visuals: readonly string[],
  card: string,
  property: string,
  id?: string,
): Pointer[] {
  return [...new Set(visuals)].flatMap((visual) => {
    const base = `/visualStyles/${visual}/*/${card}`;
    const items = valueAt(theme, base);
    if (!Array.isArray(items)) return [];
    const index = (items as readonly Json[]).findIndex((item) => valueAt(item, '/$id') === id);
    return [`${base}/${id === undefined ? 0 : Math.max(0, index)}/${property}`];
  });
}

function groundOf(
  theme: Theme,
  visuals: readonly string[],
  card: string,
  property: string,
  behind: string,
  id?: string,
  otherwise?: string,
): string {
  const read = (name: string) =>
    placesOf(theme, visuals, card, name, id)
      .map((at) => valueAt(theme, at))
      .find((value) => value !== undefined);
  if (read('show') === false) return behind;
  const said = read(property);
  const color =
    resolveColor(theme, said) ??
    (said === undefined && otherwise !== undefined ? { hex: otherwise, alpha: 1 } : undefined);
  if (!color) return behind;
  const percent = Number(read('transparency') ?? 0);
  const shown = 1 - Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)) / 100;
  return over({ ...color, alpha: color.alpha * shown }, behind);
}
