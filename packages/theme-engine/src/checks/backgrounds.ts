import type { Theme } from '../model/document';
import type { Json } from '../model/json';
import { resolvePointer, type Pointer } from '../model/pointer';
import { readNamedColor, blendOver, resolveColor } from '../model/theme-colors';

/** Background of the window. */
const WHITE = '#ffffff';

/** Returns the exported page colour, blended over the wallpaper and the white window. */
export function resolvePageBackground(theme: Theme): string {
  const wallpaper = blendBackground(theme, ['page', '*'], 'outspace', 'color', WHITE);
  // The background setting of all visuals does not apply to the page.
  return blendBackground(theme, ['page'], 'background', 'color', wallpaper);
}

/** Returns the default card background of all visuals, blended over the page. */
export function resolveCardBackground(theme: Theme): string {
  const defaultColor = readNamedColor(theme, 'background') ?? WHITE;
  return blendBackground(
    theme,
    ['*'],
    'background',
    'color',
    resolvePageBackground(theme),
    undefined,
    defaultColor,
  );
}

/**
 * Returns a visual's card blended over its background, or the background if the visual has no card.
 */
export function resolveBackground(
  theme: Theme,
  visual: string,
  card: string,
  property: string,
  backdrop: string,
  id?: string,
): string {
  return blendBackground(theme, [visual, '*'], card, property, backdrop, id);
}

/** Returns the paths of a card's setting, one per visual in the given order. */
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

function blendBackground(
  theme: Theme,
  visuals: readonly string[],
  card: string,
  property: string,
  backdrop: string,
  id?: string,
  fallbackColor?: string,
): string {
  const read = (name: string) =>
    listSettingPaths(theme, visuals, card, name, id)
      .map((at) => resolvePointer(theme, at))
      .find((value) => value !== undefined);
  if (read('show') === false) return backdrop;
  const setting = read(property);
  const color =
    resolveColor(theme, setting) ??
    (setting === undefined && fallbackColor !== undefined
      ? { hex: fallbackColor, alpha: 1 }
      : undefined);
  if (!color) return backdrop;
  const percent = Number(read('transparency') ?? 0);
  const opacity = 1 - Math.min(100, Math.max(0, Number.isFinite(percent) ? percent : 0)) / 100;
  return blendOver({ ...color, alpha: color.alpha * opacity }, backdrop);
}
