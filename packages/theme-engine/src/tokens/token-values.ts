import { isObject, type Json } from '../model/json';
import { readFace } from '../model/fonts';
import { parseCssColor } from '../import/css-color';
import { PX_PER_POINT, type Weight } from './token-units';
import { formatHex, modeHsl, modeOklch, modeRgb, useMode as register, type Color } from 'culori/fn';

for (const mode of [modeRgb, modeHsl, modeOklch]) register(mode);

/**
 * Colour spaces that we convert, by culori's names and channels. For others the `hex` beside them
 * counts.
 */
const SPACES: Readonly<Record<string, readonly [mode: string, ...channels: string[]]>> = {
  srgb: ['rgb', 'r', 'g', 'b'],
  hsl: ['hsl', 'h', 's', 'l'],
  oklch: ['oklch', 'l', 'c', 'h'],
};
/** Spaces with channels to 100 in the format and to 1 in culori. */
const IN_PERCENT: Readonly<Record<string, readonly string[]>> = { hsl: ['s', 'l'] };

/**
 * Returns the six-digit hex of a token's colour, given in the 2025.10 format or as text, or null.
 */
export function parseColorToken(value: Json): string | null {
  if (typeof value === 'string') {
    const hex = parseCssColor(value)?.toLowerCase() ?? '';
    const long = hex.length === 4 ? hex.replace(/[0-9a-f]/g, '$&$&') : hex.slice(0, 7);
    return long || null;
  }
  if (!isObject(value) || value.alpha === 0) return null;
  const { colorSpace, components, hex } = value;
  const [mode, ...channels] = (typeof colorSpace === 'string' && SPACES[colorSpace]) || [];
  if (mode !== undefined && Array.isArray(components)) {
    const percent = IN_PERCENT[mode] ?? [];
    const parts = channels.map((channel, i) => {
      const part: unknown = components[i];
      // "none" is the missing hue of a grey.
      return [channel, typeof part === 'number' ? part / (percent.includes(channel) ? 100 : 1) : 0];
    });
    return formatHex({ mode, ...Object.fromEntries(parts) } as Color);
  }
  return typeof hex === 'string' ? parseColorToken(hex) : null;
}

/** Returns the first name of a token's font family, without the weight in a face of Segoe UI. */
export function parseFont(value: Json): string | null {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string' || first.trim() === '') return null;
  return readFace(first, undefined).font;
}

const PX_PER_REM = 16;

/** Returns the pixels of a token's dimension: `{ value, unit }`, "14px", "1rem" or a number. */
export function parsePixels(value: Json): number | null {
  if (typeof value === 'number') return value;
  const written = isObject(value) ? `${toText(value.value)}${toText(value.unit)}` : value;
  const [, number, unit] =
    typeof written === 'string'
      ? (/^(-?[\d.]+)\s*(px|rem|em|pt)?$/.exec(written.trim()) ?? [])
      : [];
  const amount = Number(number);
  if (number === undefined || !Number.isFinite(amount)) return null;
  if (unit === 'pt') return amount * PX_PER_POINT;
  return unit === 'rem' || unit === 'em' ? amount * PX_PER_REM : amount;
}

const toText = (part: Json | undefined) =>
  typeof part === 'string' || typeof part === 'number' ? String(part) : '';

/** Returns a theme's nearest weight for a token: 100 to 1000, or a name such as "semi-bold". */
export function parseWeight(value: Json): Weight | null {
  const number = Number(value);
  if (Number.isFinite(number) && number > 0) {
    if (number >= 650) return 'bold';
    return number >= 550 ? 'semibold' : 'regular';
  }
  if (typeof value !== 'string') return null;
  const name = value.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^(semi|demi)bold$/.test(name)) return 'semibold';
  return /bold|black|heavy/.test(name) ? 'bold' : 'regular';
}
