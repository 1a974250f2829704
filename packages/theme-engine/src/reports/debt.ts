import type { Theme } from '../model/document';
import { isObject, type Json } from '../model/json';
import { resolvePointer } from '../model/pointer';
import { findColor, parseColor } from '../model/theme-colors';
import { listLiterals, type Literal } from './literals';
import { findPageFolder, type OpenReport, type ReportVisual } from './report-files';
import { findNearestRole, listRoles, chooseUse, type Nearest } from './roles';

/** The theme's text class that equals a font or text size or is nearest to it. */
export interface NearestText {
  /** Its name in the theme: `title`, `label`, … */
  readonly name: string;
  /** Points, or the name of a font. */
  readonly value: number | string;
  readonly isSame: boolean;
}

/** A literal compared with the theme. */
export interface DebtItem {
  readonly literal: Literal;
  /** The nearest theme colour, for colours. */
  readonly nearest: Nearest | null;
  /** The matching text class, for fonts and text sizes. */
  readonly text: NearestText | null;
  /** True if the theme sets the same value, so the literal is redundant. */
  readonly isNeedless: boolean;
}

export interface Debt {
  readonly items: readonly DebtItem[];
  /** 100 if the theme decides everything, 0 if every visual formats everything itself. */
  readonly score: number;
  readonly pages: readonly PageDebt[];
}

export interface PageDebt {
  readonly title: string;
  readonly count: number;
  readonly score: number;
  /** Visuals with their own formatting, in page order. */
  readonly visuals: readonly VisualDebt[];
}

export interface VisualDebt {
  readonly visual: ReportVisual;
  readonly count: number;
  readonly score: number;
}

/** Number of literals at which a visual's score reaches zero. */
const ENOUGH = 12;

/** Lists formatting that a report sets although its theme could. `theme` is resolved. */
export function computeDebt(report: OpenReport, theme: Theme): Debt {
  const items = listLiterals(report).map((literal): DebtItem => {
    const isColor = literal.kind === 'color';
    const roles = isColor ? listRoles(theme, chooseUse(literal.card, literal.property)) : [];
    const nearest = isColor ? (findNearestRole(String(literal.value), roles) ?? null) : null;
    const text = isColor ? null : findNearestText(literal, theme);
    return { literal, nearest, text, isNeedless: isNeedless(literal, theme) };
  });
  const perVisual = countKeys(items.map(({ literal }) => literal.file.path));
  const perPage = countKeys(items.map(({ literal }) => findPageFolder(literal.file.path)));
  const pages = report.pages.map(({ path, title, visuals }) => {
    const all = visuals.map((visual): VisualDebt => {
      const count = perVisual.get(visual.path) ?? 0;
      return { visual, count, score: computeScore(count) };
    });
    return { title, count: perPage.get(findPageFolder(path)) ?? 0, visuals: all };
  });
  return {
    items,
    pages: pages.map(({ visuals, ...page }) => ({
      ...page,
      score: computeAverage(visuals),
      visuals: visuals.filter(({ count }) => count > 0),
    })),
    score: computeAverage(pages.flatMap(({ visuals }) => visuals)),
  };
}

function countKeys(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const computeScore = (count: number) => 100 * Math.max(0, 1 - count / ENOUGH);
const computeAverage = (visuals: readonly VisualDebt[]) =>
  visuals.length === 0
    ? 100
    : Math.round(visuals.reduce((sum, { score }) => sum + score, 0) / visuals.length);

/**
 * Returns the text class with the nearest size; for fonts the class with the same font, otherwise
 * the labels' class.
 */
function findNearestText({ kind, value }: Literal, theme: Theme): NearestText | null {
  const classes = theme['textClasses'];
  const key = kind === 'size' ? 'fontSize' : 'fontFace';
  const found = Object.entries(isObject(classes) ? classes : {}).flatMap(
    ([name, each]): NearestText[] => {
      const classValue = resolvePointer(each, `/${key}`);
      if (kind === 'size') {
        return typeof classValue === 'number'
          ? [{ name, value: classValue, isSame: classValue === value }]
          : [];
      }
      if (typeof classValue !== 'string') return [];
      return [
        {
          name,
          value: takeFirstFamily(classValue),
          isSame: takeFirstFamily(classValue) === takeFirstFamily(String(value)),
        },
      ];
    },
  );
  const same = found.find(({ isSame }) => isSame);
  if (same) return same;
  if (kind === 'font') return found.find(({ name }) => name === 'label') ?? null;
  const measureDistance = ({ value: size }: NearestText) => Math.abs(Number(size) - Number(value));
  return found.reduce<NearestText | null>(
    (best, each) => (best === null || measureDistance(each) < measureDistance(best) ? each : best),
    null,
  );
}

/** Returns the first family of a font list without quotes. */
export function takeFirstFamily(fonts: string): string {
  return (fonts.split(',')[0] ?? '').replace(/['"]/g, '').trim();
}

/** Returns true if the theme sets the same value as the report. */
export function isNeedless(literal: Literal, theme: Theme): boolean {
  const { kind, card, property, visualType, value, hasSelector, form } = literal;
  // Microsoft advises pages to set their background, because not every Desktop uses the theme's.
  if (hasSelector || form === 'plain' || visualType === 'page') return false;
  // The theme may set another value in a style preset.
  if (literal.isInPreset) return false;
  const place = [visualType, '*']
    .map((visual) => `/visualStyles/${visual}/*/${card}/0/${property}`)
    .find((at) => resolvePointer(theme, at) !== undefined);
  if (place === undefined) return false;
  if (kind === 'color') {
    const color = findColor(theme, place)?.hex;
    return color !== undefined && color === parseColor(value)?.hex;
  }
  const themeValue: Json | undefined = resolvePointer(theme, place);
  return !isObject(themeValue) && themeValue === value;
}
