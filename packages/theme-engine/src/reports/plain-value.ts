import { isObject, type Json } from '../model/json';
import { valueAt } from '../model/pointer';

/** A value of a report as a theme has it; undefined where only a report can say it. */
export function plainOf(value: Json): Json | undefined {
  const color = valueAt(value, '/solid/color/expr');
  if (isObject(color)) {
    const literal = valueAt(color, '/Literal/Value');
    if (typeof literal === 'string') return { solid: { color: unquoted(literal) } };
    return 'ThemeDataColor' in color ? { solid: { color: { expr: color } } } : undefined;
  }
  const literal = valueAt(value, '/expr/Literal/Value');
  if (typeof literal !== 'string') return undefined;
  if (literal === 'true' || literal === 'false') return literal === 'true';
  const number = /^(-?[\d.]+)[DLM]$/.exec(literal)?.[1];
  return number === undefined ? unquoted(literal) : Number(number);
}

/** A text of Power BI without its quotes. */
export function unquoted(text: string): string {
  return /^'(.*)'$/s.exec(text)?.[1]?.replaceAll("''", "'") ?? text;
}
