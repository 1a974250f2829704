import { CLASSIC } from '@flexa/theme-engine/base-themes';
import { type Property } from '@flexa/theme-engine/format';
import { findProperty, search } from '@flexa/theme-engine/settings';
import { compileTheme, resolvePointer, type Json } from '@flexa/theme-engine/model';
import { resolveTheme } from '@flexa/theme-engine/resolve';
import { read, type Options, type Outcome } from './commands';
import { EXIT, Failure } from './failure';

const MOST = 10;

/** Explains the settings that match words or a place. */
export const explainCommand = (words: readonly string[], options: Options): Outcome =>
  explain(words.join(' '), options);

/** Explains settings by place or words: their meaning, valid values, and value in a theme. */
export function explain(setting: string, options: Options): Outcome {
  const found = setting.startsWith('/') ? findAtPlace(setting) : search(setting, MOST);
  if (found.length === 0) {
    throw new Failure(
      `${setting}: Power BI has no setting with this name; try fewer or other words`,
    );
  }
  const theme = options.theme === undefined ? null : compileTheme(read(options.theme, options));
  const resolved = theme && resolveTheme(theme, CLASSIC.theme);
  const settings = found.map(({ at, label, visual, card, type }) => ({
    at,
    label,
    visual,
    card,
    takes: type,
    base: resolvePointer(CLASSIC.theme, at) ?? null,
    ...(resolved && { value: resolvePointer(resolved, at) ?? null }),
  }));
  const lines = found.flatMap(({ at, label, visual, card, type }) => [
    `${label} (${visual}, ${card})`,
    `  place: ${at}`,
    `  takes: ${describeType(type)}`,
    `  in Power BI’s base theme: ${formatValue(resolvePointer(CLASSIC.theme, at))}`,
    ...(resolved ? [`  in this theme: ${formatValue(resolvePointer(resolved, at))}`] : []),
  ]);
  return { data: { settings }, text: lines.join('\n'), code: EXIT.fine };
}

function findAtPlace(place: string): Property[] {
  const property = findProperty(place);
  if (property) return [property];
  throw new Failure(`${place}: Power BI has no setting at this place; search by words to find one`);
}

function describeType(type: Property['type']): string {
  if (type.kind === 'choice') {
    return type.options.map(({ value, label }) => `${JSON.stringify(value)} (${label})`).join(', ');
  }
  if (type.kind !== 'number') return KINDS[type.kind];
  const { min, max, isInteger = false } = type;
  const range = [min !== undefined && `from ${min}`, max !== undefined && `to ${max}`];
  return [isInteger ? 'a whole number' : 'a number', ...range].filter(Boolean).join(' ');
}

const KINDS = {
  color:
    'a colour, as { "solid": { "color": "#rrggbb" } } in visualStyles and as "#rrggbb" elsewhere',
  boolean: 'true or false',
  text: 'text',
  font: 'the name of a font',
  image: 'an image, as { "name", "scaling", "url" }',
} as const;

const formatValue = (value: Json | undefined) =>
  value === undefined ? 'not set' : JSON.stringify(value);
