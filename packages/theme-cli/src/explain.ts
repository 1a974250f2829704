import { CLASSIC } from '@flexa/theme-engine/base-themes';
import { type Property } from '@flexa/theme-engine/format';
import { findProperty, search } from '@flexa/theme-engine/settings';
import { compileTheme, parsePointer, resolvePointer, type Json } from '@flexa/theme-engine/model';
import { resolveTheme } from '@flexa/theme-engine/resolve';
import { COMPARED_VERSION, describeVersion, findVersion } from '@flexa/theme-engine/versions';
import { read, type Options, type Outcome } from './commands';
import { EXIT, Failure } from './failure';

const MOST = 10;

/** Explains the settings that match words or a place. */
export const explainCommand = (words: readonly string[], options: Options): Outcome =>
  explain(words.join(' '), options);

/** Explains settings by place or words: their meaning, valid values, and value in a theme. */
export function explain(setting: string, options: Options): Outcome {
  const keys = findKeys(setting);
  const found = setting.startsWith('/') ? findAtPlace(setting, keys) : search(setting, MOST);
  if (found.length === 0 && keys.length === 0) {
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
    ...describeSince(at),
    base: resolvePointer(CLASSIC.theme, at) ?? null,
    ...(resolved && { value: resolvePointer(resolved, at) ?? null }),
  }));
  const lines = found.flatMap(({ at, label, visual, card, type }) => [
    `${label} (${visual}, ${card})`,
    `  place: ${at}`,
    `  takes: ${describeType(type)}`,
    ...Object.values(describeSince(at)).map((since) => `  since: ${since}`),
    `  in Power BI’s base theme: ${formatValue(resolvePointer(CLASSIC.theme, at))}`,
    ...(resolved ? [`  in this theme: ${formatValue(resolvePointer(resolved, at))}`] : []),
  ]);
  const keyLines = keys.map(
    ({ at, label, takes, since }) =>
      `${label}\n  place: ${at}\n  takes: ${takes}\n  since: ${since}`,
  );
  return {
    data: { settings: [...keys, ...settings] },
    text: [...keyLines, ...lines].join('\n'),
    code: EXIT.fine,
  };
}

interface ThemeKey {
  readonly at: string;
  readonly label: string;
  readonly takes: string;
  readonly since: string;
}

/** Keys of a theme that are no setting of a visual. */
const KEYS: readonly ThemeKey[] = [
  {
    at: '/baseTheme',
    label: 'Base theme',
    takes: 'the name of one of Power BI’s base themes, such as "Fluent2-CY26SU08"',
    since: `2.157; versions up to ${COMPARED_VERSION} reject the theme`,
  },
  {
    at: '/dataColors',
    label: 'Data colours',
    takes: 'a list of colours, as "#rrggbb"',
    since: describeVersion('old'),
  },
  { at: '/name', label: 'Name of the theme', takes: 'text', since: describeVersion('old') },
];

function findKeys(setting: string): ThemeKey[] {
  const simplify = (text: string) =>
    text.toLowerCase().replace(/color/g, 'colour').replace(/[\s/]/g, '');
  const wanted = simplify(setting);
  return KEYS.filter(({ at, label }) => [simplify(at), simplify(label)].includes(wanted));
}

/** The first version with a setting of Power BI's visuals; nothing for ours and for theme colours. */
function describeSince(at: string): { since?: string } {
  const [root, visual = '', , card = '', , name = ''] = parsePointer(at);
  const version = root === 'visualStyles' ? findVersion(visual, card, name) : null;
  return version === null ? {} : { since: describeVersion(version) };
}

function findAtPlace(place: string, keys: readonly ThemeKey[]): Property[] {
  const property = findProperty(place);
  if (property) return [property];
  if (keys.length > 0) return [];
  throw new Failure(`${place}: Power BI has no setting at this place; search by words to find one`);
}

function describeType(type: Property['type']): string {
  if (type.kind === 'choice') {
    return type.options
      .map(({ value, label, isNewer = false }) => {
        const since = isNewer ? `; versions up to ${COMPARED_VERSION} reject it` : '';
        return `${JSON.stringify(value)} (${label}${since})`;
      })
      .join(', ');
  }
  if (type.kind !== 'number') return KINDS[type.kind];
  const { min, max, olderMax, isInteger = false } = type;
  const range = [
    min !== undefined && `from ${min}`,
    max !== undefined && `to ${max}`,
    olderMax !== undefined && `(versions up to ${COMPARED_VERSION}: to ${olderMax})`,
  ];
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
