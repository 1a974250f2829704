import { contrast } from './contrast';
import {
  DECISION_LIST,
  decisionAt,
  DECISIONS,
  DEFAULT_DECISIONS,
  MAX_DATA_COLORS,
  TEXT_SIZE,
  type Decision,
  type DecisionKey,
  type Decisions,
  type TextStyle,
} from './decisions';
import { readFace } from './fonts';
import { furtherColors } from './further-colors';
import { isObject, listOf, type Json, type JsonObject } from './json';
import { MAX_FONT, plainText } from './plain-text';
import { keysOf, valueAt, type Pointer } from './pointer';
import { colorAt, parseColor } from './theme-colors';
import { turned } from './turn';

type Value = Decisions[DecisionKey];

/**
 * Returns the decisions behind a theme: exact for our themes, the nearest for others. Missing
 * settings follow other decisions of the theme, or come from our light or dark theme.
 */
export function recognise(theme: JsonObject): Decisions {
  const found: Partial<Record<DecisionKey, Value>> = {};
  for (const decision of DECISION_LIST) {
    const value = readDecision(decision, theme);
    if (value !== undefined) found[decision.key] = value;
  }
  const { background = DEFAULT_DECISIONS.background } = found as Partial<Decisions>;
  const page = pageOf(theme, background);
  const base = { ...(page === 'light' ? DEFAULT_DECISIONS : darkDefaults()), page };
  const hasScale = DECISION_LIST.some(
    ({ group, key }) => group === 'scale' && found[key] !== undefined,
  );

  const complete = (decision: Decision): Value => {
    const { key, group, kind } = decision;
    const own = found[key];
    if (own !== undefined) return own;
    // A theme with part of a colour scale has the scale it wants: one without a middle has none.
    if (group === 'scale' && !hasScale) return base[key];
    if (group === 'scale' && kind === 'optionalColor') return null;
    return readFollowed(decision, found) ?? base[key];
  };
  return Object.fromEntries(DECISION_LIST.map((one) => [one.key, complete(one)])) as Decisions;
}

let dark: Decisions | undefined;

function darkDefaults(): Decisions {
  dark ??= turned(DEFAULT_DECISIONS, 'dark');
  return dark;
}

/** Our themes tell by their maps; in others the background decides. */
function pageOf(theme: JsonObject, background: string): Decisions['page'] {
  const map = valueAt(theme, '/visualStyles/map/*/mapStyles/0/mapTheme');
  if (map === 'canvasDark') return 'dark';
  if (map === 'canvasLight') return 'light';
  return contrast(background, '#ffffff') > contrast(background, '#000000') ? 'dark' : 'light';
}

/** Returns the value of the nearest decision that a missing one follows; of a list the first. */
function readFollowed(
  { follows }: Decision,
  found: Partial<Record<DecisionKey, Value>>,
): Value | undefined {
  if (follows === undefined) return undefined;
  const value = found[follows];
  if (value === undefined) return readFollowed(decisionAt(follows), found);
  return Array.isArray(value) ? (value as readonly string[])[0] : value;
}

/** Returns a decision as the theme's own settings tell it; undefined if they don't. */
function readDecision(decision: Decision, theme: JsonObject): Value | undefined {
  const { sets, readFrom = sets } = decision;
  switch (decision.kind) {
    case 'page':
      return undefined;
    case 'colors':
      return readColors(theme, sets, decision.initial.length);
    case 'color':
    case 'optionalColor':
      return readColor(theme, readFrom);
    case 'font':
      return readFont(theme);
    case 'text':
      return readText(theme, decision.key, decision.initial)?.style;
    case 'pixels':
      return within(valueAt(theme, readFrom[0] ?? ''), 0, decision.max);
    case 'switch':
      // Power BI draws neither borders nor shadows unless a theme says so.
      return valueAt(theme, readFrom[0] ?? '') === true;
  }
}

/** At least as many as Power BI asks for, as they are drawn. */
function readColors(
  theme: JsonObject,
  [at = '']: readonly Pointer[],
  count: number,
): readonly string[] | undefined {
  const listed = listOf(valueAt(theme, at));
  const own = listed.flatMap((value) => parseColor(value)?.hex ?? []).slice(0, MAX_DATA_COLORS);
  return own.length === 0 ? undefined : furtherColors(own, count);
}

/** Names of theme colours count in visuals alone. */
function readColor(theme: JsonObject, places: readonly Pointer[]): string | undefined {
  for (const at of places) {
    const isTop = keysOf(at).length === 1;
    const color = isTop ? parseColor(valueAt(theme, at)) : colorAt(theme, at);
    if (color) return color.hex;
  }
  return undefined;
}

/** Labels are most of a report's text. */
function readFont(theme: JsonObject): string | undefined {
  const { label, title } = DECISIONS;
  const known = readText(theme, 'label', label.initial) ?? readText(theme, 'title', title.initial);
  return plainText(known?.font ?? '', MAX_FONT) || undefined;
}

function readText(
  theme: JsonObject,
  name: string,
  base: TextStyle,
): { font: string; style: TextStyle } | undefined {
  const textClass = valueAt(theme, `/textClasses/${name}`);
  if (!isObject(textClass)) return undefined;
  const size = within(textClass.fontSize, TEXT_SIZE.min, TEXT_SIZE.max) ?? base.size;
  if (typeof textClass.fontFace !== 'string' || textClass.fontFace.trim() === '') {
    return { font: '', style: { ...base, size } };
  }
  const { font, weight } = readFace(textClass.fontFace, textClass.fontWeight);
  return { font, style: { weight, size } };
}

function within(value: Json | undefined, min: number, max: number): number | undefined {
  if (typeof value !== 'number') return undefined;
  return Math.min(max, Math.max(min, value));
}
