import { formatHex, formatHex8, modeHsl, modeRgb, parse, useMode as register } from 'culori/fn';

register(modeRgb);
register(modeHsl);

const BARE_HEX = /^(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i;

/** Returns the hex code of a colour in CSS or everyday spelling (red, rgb(…), 1F4E79), or null. */
export function parseCssColor(written: string): string | null {
  const text = written.trim();
  if (BARE_HEX.test(text)) return `#${text}`;
  if (/^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return text;
  const color = parse(text.toLowerCase());
  if (!color) return null;
  const isOpaque = color.alpha === undefined || color.alpha >= 1;
  // A theme has no fully transparent colour; Power BI would show black.
  if (color.alpha === 0) return null;
  return (isOpaque ? formatHex(color) : formatHex8(color)) ?? null;
}
