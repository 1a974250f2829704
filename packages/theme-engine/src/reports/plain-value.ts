import { isObject, type Json } from '../model/json';
import { resolvePointer } from '../model/pointer';

/**
 * Converts a report's value to a theme's value; undefined for values that only a report can have.
 */
export function toPlainValue(value: Json): Json | undefined {
  const color = resolvePointer(value, '/solid/color/expr');
  if (isObject(color)) {
    const literal = resolvePointer(color, '/Literal/Value');
    if (typeof literal === 'string') return { solid: { color: unquote(literal) } };
    return 'ThemeDataColor' in color ? { solid: { color: { expr: color } } } : undefined;
  }
  const literal = resolvePointer(value, '/expr/Literal/Value');
  if (typeof literal !== 'string') return undefined;
  if (literal === 'true' || literal === 'false') return literal === 'true';
  const number = /^(-?[\d.]+)[DLM]$/.exec(literal)?.[1];
  return number === undefined ? unquote(literal) : Number(number);
}

/** Returns Power BI text without its quotes. */
export function unquote(text: string): string {
  return /^'(.*)'$/s.exec(text)?.[1]?.replaceAll("''", "'") ?? text;
}
