import type { Theme } from '../model/document';
import { isObject, type Json } from '../model/json';
import { valueAt } from '../model/pointer';
import { swatchGroups } from '../swatches/swatches';

export interface TextClass {
  label: string;
  face: string;
  /** Points. */
  size: number;
  color: string;
}

/** What a guide shows of a theme, each with a value even where an imported theme leaves it out. */
export interface GuideStyle {
  page: string;
  card: string;
  text: string;
  muted: string;
  line: string;
  accent: string;
  data: readonly string[];
  levels: readonly { label: string; use: string; color: string }[];
  status: readonly { label: string; color: string }[];
  gradient: readonly string[];
  classes: readonly TextClass[];
  radius: number;
}

const CARD = '/visualStyles/*/*';
const CLASSES = [
  ['callout', 'Callout', 28],
  ['title', 'Title', 14],
  ['header', 'Header', 12],
  ['label', 'Label', 10],
] as const;

export function guideStyleOf(theme: Theme): GuideStyle {
  const color = (otherwise: string, ...places: string[]): string => {
    const found = places.map((at) => hex(valueAt(theme, at))).find((value) => value !== null);
    return found ?? otherwise;
  };
  const card = color('#ffffff', `${CARD}/background/0/color/solid/color`, '/background');
  const text = color('#252423', '/firstLevelElements', '/foreground');
  const muted = color(text, '/secondLevelElements', '/foregroundNeutralSecondary');
  const line = color(muted, '/thirdLevelElements', '/backgroundNeutral');
  const hints = color(muted, '/fourthLevelElements', '/foregroundNeutralTertiary');
  const data = swatchGroups({ dataColors: theme.dataColors ?? [] })[0]?.swatches ?? [];
  const colors = data.map((swatch) => swatch.color);
  const [minimum, maximum] = [color(card, '/minimum'), color(text, '/maximum')];
  const center = hex(theme.center);
  return {
    page: color(
      card,
      '/visualStyles/page/*/background/0/color/solid/color',
      '/secondaryBackground',
    ),
    card,
    text,
    muted,
    line,
    accent: color(colors[0] ?? text, '/tableAccent'),
    data: colors,
    levels: [
      { label: 'First', use: 'Titles and values', color: text },
      { label: 'Second', use: 'Labels and legends', color: muted },
      { label: 'Third', use: 'Grid lines and dividers', color: line },
      { label: 'Fourth', use: 'Hints and axes', color: hints },
    ],
    status: [
      { label: 'Good', color: color(text, '/good') },
      { label: 'Neutral', color: color(text, '/neutral') },
      { label: 'Bad', color: color(text, '/bad') },
    ],
    gradient: center === null ? [minimum, maximum] : [minimum, center, maximum],
    classes: CLASSES.map(([key, label, size]) => textClass(theme, key, label, size, text)),
    radius: Math.min(16, number(valueAt(theme, `${CARD}/border/0/radius`)) ?? 0),
  };
}

function textClass(
  theme: Theme,
  key: string,
  label: string,
  size: number,
  text: string,
): TextClass {
  const given = valueAt(theme, `/textClasses/${key}`);
  const { fontFace, fontSize, color } = isObject(given) ? given : {};
  return {
    label,
    face: typeof fontFace === 'string' ? fontFace : 'Segoe UI',
    size: number(fontSize) ?? size,
    color: hex(color) ?? text,
  };
}

function number(value: Json | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** Six digits; what is written shorter or with transparency is brought to that. */
function hex(value: Json | undefined): string | null {
  const [group] = swatchGroups({ dataColors: [value ?? null] });
  return group?.swatches[0]?.color ?? null;
}
