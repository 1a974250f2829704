import { computeContrast } from './contrast';
import {
  DECISION_LIST,
  findDecision,
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
import { extendColors } from './further-colors';
import { isObject, toList, type Json, type JsonObject } from './json';
import { MAX_FONT, cleanText } from './plain-text';
import { parsePointer, resolvePointer, type Pointer } from './pointer';
import { findColor, parseColor } from './theme-colors';
import { convertToPage } from './turn';

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
  const page = recognisePage(theme, background);
  const base = { ...(page === 'light' ? DEFAULT_DECISIONS : buildDarkDefaults()), page };
  const hasScale = DECISION_LIST.some(
    ({ group, key }) => group === 'scale' && found[key] !== undefined,
  );

  const complete = (decision: Decision): Value => {
    const { key, group, kind } = decision;
    const own = found[key];
    if (own !== undefined) return own;
    // A theme with part of a colour scale is taken literally: without a middle colour, its scale
    // has none.
    if (group === 'scale' && !hasScale) return base[key];
    if (group === 'scale' && kind === 'optionalColor') return null;
    return readFollowed(decision, found) ?? base[key];
  };
  return Object.fromEntries(DECISION_LIST.map((one) => [one.key, complete(one)])) as Decisions;
}

let dark: Decisions | undefined;

function buildDarkDefaults(): Decisions {
  dark ??= convertToPage(DEFAULT_DECISIONS, 'dark');
  return dark;
}

/** Our themes reveal their page kind in their map settings. For others the background decides. */
function recognisePage(theme: JsonObject, background: string): Decisions['page'] {
  const map = resolvePointer(theme, '/visualStyles/map/*/mapStyles/0/mapTheme');
  if (map === 'canvasDark') return 'dark';
  if (map === 'canvasLight') return 'light';
  return computeContrast(background, '#ffffff') > computeContrast(background, '#000000')
    ? 'dark'
    : 'light';
}

/**
 * Returns the value of the nearest decision that a missing one follows, or the first item of a
 * list.
 */
function readFollowed(
  { follows }: Decision,
  found: Partial<Record<DecisionKey, Value>>,
): Value | undefined {
  if (follows === undefined) return undefined;
  const value = found[follows];
  if (value === undefined) return readFollowed(findDecision(follows), found);
  return Array.isArray(value) ? (value as readonly string[])[0] : value;
}

/** Reads a decision from the theme's own settings; undefined if they lack it. */
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
      return clampNumber(resolvePointer(theme, readFrom[0] ?? ''), 0, decision.max);
    case 'switch':
      // Power BI draws neither borders nor shadows unless a theme says so.
      return resolvePointer(theme, readFrom[0] ?? '') === true;
  }
}

/** Returns the drawn data colours, at least as many as Power BI needs. */
function readColors(
  theme: JsonObject,
  [at = '']: readonly Pointer[],
  count: number,
): readonly string[] | undefined {
  const listed = toList(resolvePointer(theme, at));
  const own = listed.flatMap((value) => parseColor(value)?.hex ?? []).slice(0, MAX_DATA_COLORS);
  return own.length === 0 ? undefined : extendColors(own, count);
}

/** Names of theme colours are valid only in visuals. */
function readColor(theme: JsonObject, places: readonly Pointer[]): string | undefined {
  for (const at of places) {
    const isTop = parsePointer(at).length === 1;
    const color = isTop ? parseColor(resolvePointer(theme, at)) : findColor(theme, at);
    if (color) return color.hex;
  }
  return undefined;
}

/** Labels are most of a report's text. */
function readFont(theme: JsonObject): string | undefined {
  const { label, title } = DECISIONS;
  const known = readText(theme, 'label', label.initial) ?? readText(theme, 'title', title.initial);
  return cleanText(known?.font ?? '', MAX_FONT) || undefined;
}

function readText(
  theme: JsonObject,
  name: string,
  base: TextStyle,
): { font: string; style: TextStyle } | undefined {
  const textClass = resolvePointer(theme, `/textClasses/${name}`);
  if (!isObject(textClass)) return undefined;
  const size = clampNumber(textClass.fontSize, TEXT_SIZE.min, TEXT_SIZE.max) ?? base.size;
  if (typeof textClass.fontFace !== 'string' || textClass.fontFace.trim() === '') {
    return { font: '', style: { ...base, size } };
  }
  const { font, weight } = readFace(textClass.fontFace, textClass.fontWeight);
  return { font, style: { weight, size } };
}

function clampNumber(value: Json | undefined, min: number, max: number): number | undefined {
  if (typeof value !== 'number') return undefined;
  return Math.min(max, Math.max(min, value));
}
