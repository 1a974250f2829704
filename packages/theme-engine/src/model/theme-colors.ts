import { isHexColor, mix, parseHex, toHex } from './gradient';
import { isObject, type Json, type JsonObject } from './json';
import { resolvePointer } from './pointer';

/** A theme colour as six-digit lower-case hex with its opacity. */
export interface ThemeColor {
  readonly hex: string;
  readonly alpha: number;
}

/** Names of theme colours in a visual's properties, with their keys in a theme. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  foreground: ['firstLevelElements', 'foreground'],
  foregroundNeutralSecondary: ['secondLevelElements', 'foregroundNeutralSecondary'],
  backgroundLight: ['thirdLevelElements', 'backgroundLight'],
  foregroundNeutralTertiary: ['fourthLevelElements', 'foregroundNeutralTertiary'],
  backgroundNeutral: ['secondaryBackground', 'backgroundNeutral'],
  minColor: ['minimum'],
  midColor: ['center'],
  maxColor: ['maximum'],
  nullColor: ['null'],
};

/** Top-level theme keys that are two names of the same colour. */
export const ALIASES: readonly (readonly string[])[] = [
  ['firstLevelElements', 'foreground'],
  ['secondLevelElements', 'foregroundNeutralSecondary'],
  ['thirdLevelElements', 'backgroundLight'],
  ['fourthLevelElements', 'foregroundNeutralTertiary'],
  ['secondaryBackground', 'backgroundNeutral'],
];

/**
 * Optional theme colours with the colour that each follows if it is missing. No base theme has them
 * all.
 */
const FOLLOWED: Readonly<Record<string, string>> = {
  backgroundDark: 'backgroundNeutral',
  disabledText: 'foregroundNeutralTertiary',
  firstLevelElements: 'foreground',
  secondLevelElements: 'foregroundNeutralSecondary',
  thirdLevelElements: 'backgroundLight',
  fourthLevelElements: 'foregroundNeutralTertiary',
  secondaryBackground: 'backgroundNeutral',
  foregroundButton: 'foreground',
  foregroundDark: 'foreground',
  foregroundLight: 'foregroundNeutralTertiary',
  foregroundNeutralDark: 'foreground',
  foregroundNeutralLight: 'foregroundNeutralSecondary',
  foregroundNeutralSecondaryAlt: 'foregroundNeutralSecondary',
  foregroundNeutralSecondaryAlt2: 'foregroundNeutralSecondary',
  foregroundNeutralTertiaryAlt: 'foregroundNeutralTertiary',
  foregroundSelected: 'foreground',
  selection: 'foregroundNeutralSecondary',
  separator: 'backgroundNeutral',
  shapeStroke: 'foregroundNeutralSecondary',
  visitedHyperlink: 'hyperlink',
};

/** Returns a colour of a resolved theme by any name that a visual's setting may use. */
export function readNamedColor(theme: JsonObject, name: string): string | undefined {
  const own = findTopColor(theme, name);
  if (own !== undefined) return own;
  const followed = FOLLOWED[name];
  if (followed !== undefined) return readNamedColor(theme, followed);
  const isDataColor = name === 'accent' || name === 'mapPushpin';
  return isDataColor ? parseColor(resolvePointer(theme, '/dataColors/0'))?.hex : undefined;
}

/** Returns the first top-level colour under one of Power BI's names for it. */
export function findTopColor(theme: JsonObject, name: string): string | undefined {
  for (const key of NAMED[name] ?? [name]) {
    const color = parseColor(Object.hasOwn(theme, key) ? theme[key] : undefined);
    if (color) return color.hex;
  }
  return undefined;
}

/** Resolves the colour of a property: hex, the name of a theme colour, or a palette index. */
export function resolveColor(theme: JsonObject, value: Json | undefined): ThemeColor | undefined {
  if (typeof value === 'string') {
    const named = value.startsWith('#') ? undefined : readNamedColor(theme, value);
    return named === undefined ? parseColor(value) : { hex: named, alpha: 1 };
  }
  if (!isObject(value)) return undefined;
  const inner = resolvePointer(value, '/solid/color') ?? value.color;
  if (inner !== undefined) return resolveColor(theme, inner);
  const place = resolvePointer(value, '/expr/ThemeDataColor');
  return isObject(place) ? resolvePaletteColor(theme, place) : undefined;
}

/** Resolves the colour of a property at a pointer. */
export function findColor(theme: JsonObject, at: string): ThemeColor | undefined {
  return resolveColor(theme, resolvePointer(theme, at));
}

/** Parses #rgb, #rrggbb or #rrggbbaa. `transparent` and other words are not colours. */
export function parseColor(value: Json | undefined): ThemeColor | undefined {
  if (typeof value !== 'string' || !value.startsWith('#')) return undefined;
  const digits = value.slice(1).toLowerCase();
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const hex = `#${long.slice(0, 6)}`;
  if (!isHexColor(hex)) return undefined;
  if (long.length === 6) return { hex, alpha: 1 };
  return /^[0-9a-f]{8}$/.test(long) ? { hex, alpha: parseInt(long.slice(6), 16) / 255 } : undefined;
}

/** Blends a colour over a background. */
export function blendOver({ hex, alpha }: ThemeColor, ground: string): string {
  return alpha >= 1 ? hex : toHex(mix(parseHex(ground), parseHex(hex), alpha));
}

/**
 * Resolves a palette index: 0 is the background, 1 the foreground, and data colours start at 2.
 * Percent lightens or darkens.
 */
function resolvePaletteColor(theme: JsonObject, place: JsonObject): ThemeColor | undefined {
  const id = Number(place.ColorId);
  const base =
    id === 0
      ? findTopColor(theme, 'background')
      : id === 1
        ? findTopColor(theme, 'foreground')
        : parseColor(resolvePointer(theme, `/dataColors/${id - 2}`))?.hex;
  if (base === undefined) return undefined;
  const percent = Math.max(-1, Math.min(1, Number(place.Percent ?? 0) || 0));
  const towards = percent > 0 ? '#ffffff' : '#000000';
  return { hex: toHex(mix(parseHex(base), parseHex(towards), Math.abs(percent))), alpha: 1 };
}
