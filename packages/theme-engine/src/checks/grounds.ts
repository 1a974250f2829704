import type { Theme } from '../model/document';
import type { Json } from '../model/json';
import { resolvePointer, type Pointer } from '../model/pointer';
import { readNamedColor, blendOver, resolveColor } from '../model/theme-colors';

/** Background of the window. */
const WHITE = '#ffffff';

/** Returns the exported page colour, blended over the wallpaper and the white window. */
export function resolvePageGround(theme: Theme): string {
  const wallpaper = blendGround(theme, ['page', '*'], 'outspace', 'color', WHITE);
  // The background setting of all visuals does not apply to the page.
  return blendGround(theme, ['page'], 'background', 'color', wallpaper);
}

/** Returns the exported card of all visuals, blended over the page. */
export function resolveCardGround(theme: Theme): string {
  const own = readNamedColor(theme, 'background') ?? WHITE;
  return blendGround(theme, ['*'], 'background', 'color', resolvePageGround(theme), undefined, own);
}

/**
 * Returns a visual's card blended over its background, or the background if the visual has no card.
 */
export function resolveGround(
  theme: Theme,
  visual: string,
  card: string,
  property: string,
  behind: string,
  id?: string,
): string {
  return blendGround(theme, [visual, '*'], card, property, behind, id);
}

/** Returns the paths of a card's setting: the visual's own first, then the one for all visuals. */
export function listSettingPaths(
  theme: Theme,
  visuals: readonly string[],
  card: string,
  property: string,
  id?: string,
): Pointer[] {
  return [...new Set(visuals)].flatMap((visual) => {
    const base = `/visualStyles/${visual}/*/${card}`;
    const items = resolvePointer(theme, base);
    if (!Array.isArray(items)) return [];
    const index = (items as readonly Json[]).findIndex(
      (item) => resolvePointer(item, '/$id') === id,
    );
    return [`${base}/${id === undefined ? 0 : Math.max(0, index)}/${property}`];
  });
}

function blendGround(
  theme: Theme,
  visuals: readonly string[],
  card: string,
  property: string,
  behind: string,
  id?: string,
  fallbackColor?: string,
): string {
  const read = (name: string) =>
    listSettingPaths(theme, visuals, card, name, id)
      .map((at) => resolvePointer(theme, at))
      .find((value) => value !== undefined);
  if (read('show') === false) return behind;
  const ownSetting = read(property);
  const color =
    resolveColor(theme, ownSetting) ??
    (ownSetting === undefined && fallbackColor !== undefined
      ? { hex: fallbackColor, alpha: 1 }
      : undefined);
  if (!color) return behind;
  const percent = Number(read('transparency') ?? 0);
  const shown = 1 - Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)) / 100;
  return blendOver({ ...color, alpha: color.alpha * shown }, behind);
}
