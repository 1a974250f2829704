import { contrast } from './contrast';
import {
  DEFAULT_DECISIONS,
  MAX_DATA_COLORS,
  TEXT_SIZE,
  type Decisions,
  type TextStyle,
} from './decisions';
import { readFace } from './fonts';
import { furtherColors } from './further-colors';
import { isObject, type Json, type JsonObject } from './json';
import { MAX_FONT, plainText } from './plain-text';
import { valueAt, type Pointer } from './pointer';
import { colorAt, parseColor, topColor } from './theme-colors';
import { turned } from './turn';

const EVERY = '/visualStyles/*/*';
const PAGE = '/visualStyles/page/*';

/**
 * Returns the decisions behind a theme: exact for our themes, the nearest for others. Missing
 * settings come from our light or dark theme, depending on the background.
 */
export function recognise(theme: JsonObject): Decisions {
  const background =
    topColor(theme, 'background') ?? colorAt(theme, `${EVERY}/background/0/color`)?.hex;
  const page = pageOf(theme, background ?? DEFAULT_DECISIONS.background);
  const base = page === 'light' ? DEFAULT_DECISIONS : darkDefaults();

  const top = (name: string, otherwise: string) => topColor(theme, name) ?? otherwise;
  const color = (at: Pointer, otherwise: string) => colorAt(theme, at)?.hex ?? otherwise;
  const dataColors = dataColorsOf(theme, base.dataColors);
  const accent = top('accent', dataColors[0] ?? base.accent);
  const card = background ?? base.background;
  const pageBackground = color(`${PAGE}/background/0/color`, background ?? base.pageBackground);
  const hasRange = ['minimum', 'center', 'maximum'].some((name) => topColor(theme, name));

  const title = readText(theme, 'title', base.title);
  const label = readText(theme, 'label', base.label);
  return {
    page,
    dataColors,
    accent,
    accentFill: color(`${PAGE}/outspacePane/0/checkboxAndApplyColor`, accent),
    tableAccent: top('tableAccent', accent),
    pageBackground,
    background: card,
    secondaryBackground: top('backgroundNeutral', base.secondaryBackground),
    outspace: color(`${PAGE}/outspace/0/color`, pageBackground),
    firstLevel: top('foreground', base.firstLevel),
    secondLevel: top('foregroundNeutralSecondary', base.secondLevel),
    thirdLevel: top('backgroundLight', base.thirdLevel),
    fourthLevel: top('foregroundNeutralTertiary', base.fourthLevel),
    good: top('good', base.good),
    neutral: top('neutral', base.neutral),
    bad: top('bad', base.bad),
    minimum: top('minimum', base.minimum),
    center: topColor(theme, 'center') ?? (hasRange ? null : base.center),
    maximum: top('maximum', hasRange ? accent : base.maximum),
    missing: top('null', base.missing),
    font: plainText((label ?? title)?.font ?? '', MAX_FONT) || base.font,
    title: title?.style ?? base.title,
    callout: readText(theme, 'callout', base.callout)?.style ?? base.callout,
    header: readText(theme, 'header', base.header)?.style ?? base.header,
    label: label?.style ?? base.label,
    corners: within(valueAt(theme, `${EVERY}/border/0/radius`), 0, 24) ?? base.corners,
    hasBorder: switchAt(theme, `${EVERY}/border/0/show`) ?? false,
    hasShadow: switchAt(theme, `${EVERY}/dropShadow/0/show`) ?? false,
  };
}

let dark: Decisions | undefined;

function darkDefaults(): Decisions {
  dark ??= turned(DEFAULT_DECISIONS, 'dark');
  return dark;
}

/** A theme of ours says it with its maps; of others the background decides. */
function pageOf(theme: JsonObject, background: string): Decisions['page'] {
  const map = valueAt(theme, '/visualStyles/map/*/mapStyles/0/mapTheme');
  if (map === 'canvasDark') return 'dark';
  if (map === 'canvasLight') return 'light';
  return contrast(background, '#ffffff') > contrast(background, '#000000') ? 'dark' : 'light';
}

/** At least eight, as they are drawn. */
function dataColorsOf(theme: JsonObject, defaults: readonly string[]): readonly string[] {
  const listed = Array.isArray(theme.dataColors) ? (theme.dataColors as readonly Json[]) : [];
  const own = listed.flatMap((value) => parseColor(value)?.hex ?? []).slice(0, MAX_DATA_COLORS);
  return own.length === 0 ? defaults : furtherColors(own, defaults.length);
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

function switchAt(theme: JsonObject, at: Pointer): boolean | undefined {
  const value = valueAt(theme, at);
  return typeof value === 'boolean' ? value : undefined;
}
