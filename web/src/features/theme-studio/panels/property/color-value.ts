import { isObject, type Json } from '@flexa/theme-engine/model';

/** Returns the six-digit colour of a property; undefined for other values and theme colours. */
export function readColor(value: Json | undefined): string | undefined {
  const text = typeof value === 'string' ? value : readSolid(value);
  if (text === undefined) return undefined;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  // Eight digits carry a transparency; the picker is about the colour.
  return /^#[0-9a-f]{6}([0-9a-f]{2})?$/i.test(text) ? text.slice(0, 7).toLowerCase() : undefined;
}

/** Returns the value of a property for a colour, as Power BI writes it. */
export function createFill(color: string): Json {
  return { solid: { color } };
}

function readSolid(value: Json | undefined): string | undefined {
  if (!isObject(value) || !isObject(value.solid)) return undefined;
  return typeof value.solid.color === 'string' ? value.solid.color : undefined;
}
