import type { Theme } from '../model/document';
import { isObject, type Json } from '../model/json';
import { valueAt } from '../model/pointer';
import { colorAt, parseColor } from '../model/theme-colors';
import { literalsIn, type Literal } from './literals';
import { folderOfPage, type OpenReport, type ReportVisual } from './report-files';
import { nearestRole, rolesOf, useOf, type Nearest } from './roles';

/** The class of text in a theme that a font or text size is the same as, or nearest to. */
export interface NearestText {
  /** Its name in the theme: `title`, `label`, … */
  readonly name: string;
  /** Points, or the name of a font. */
  readonly value: number | string;
  readonly isSame: boolean;
}

/** A literal and what the theme says of it. */
export interface DebtItem {
  readonly literal: Literal;
  /** The nearest theme colour, for colours. */
  readonly nearest: Nearest | null;
  /** The matching text class, for fonts and text sizes. */
  readonly text: NearestText | null;
  /** The theme gives the setting the same value, so that it overrides without need. */
  readonly isNeedless: boolean;
}

export interface Debt {
  readonly items: readonly DebtItem[];
  /** 100 where the theme decides all, 0 where every visual has formatting of its own everywhere. */
  readonly score: number;
  readonly pages: readonly PageDebt[];
}

export interface PageDebt {
  readonly title: string;
  readonly count: number;
  readonly score: number;
  /** Those that say something themselves, in the page's order. */
  readonly visuals: readonly VisualDebt[];
}

export interface VisualDebt {
  readonly visual: ReportVisual;
  readonly count: number;
  readonly score: number;
}

/** A visual with so many literals has a score of nothing. */
const ENOUGH = 12;

/** Lists formatting that a report sets itself although its theme could. `theme` is resolved. */
export function debtOf(report: OpenReport, theme: Theme): Debt {
  const items = literalsIn(report).map((literal): DebtItem => {
    const isColor = literal.kind === 'color';
    const roles = isColor ? rolesOf(theme, useOf(literal.card, literal.property)) : [];
    const nearest = isColor ? (nearestRole(String(literal.value), roles) ?? null) : null;
    const text = isColor ? null : nearestText(literal, theme);
    return { literal, nearest, text, isNeedless: isNeedless(literal, theme) };
  });
  const perVisual = counted(items.map(({ literal }) => literal.file.path));
  const perPage = counted(items.map(({ literal }) => folderOfPage(literal.file.path)));
  const pages = report.pages.map(({ path, title, visuals }) => {
    const all = visuals.map((visual): VisualDebt => {
      const count = perVisual.get(visual.path) ?? 0;
      return { visual, count, score: scoreOf(count) };
    });
    return { title, count: perPage.get(folderOfPage(path)) ?? 0, visuals: all };
  });
  return {
    items,
    pages: pages.map(({ visuals, ...page }) => ({
      ...page,
      score: average(visuals),
      visuals: visuals.filter(({ count }) => count > 0),
    })),
    score: average(pages.flatMap(({ visuals }) => visuals)),
  };
}

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const scoreOf = (count: number) => 100 * Math.max(0, 1 - count / ENOUGH);
const average = (visuals: readonly VisualDebt[]) =>
  visuals.length === 0
    ? 100
    : Math.round(visuals.reduce((sum, { score }) => sum + score, 0) / visuals.length);

/** The class of text that is nearest in size; of fonts the one with the same, or else that of labels. */
function nearestText({ kind, value }: Literal, theme: Theme): NearestText | null {
  const classes = theme['textClasses'];
  const key = kind === 'size' ? 'fontSize' : 'fontFace';
  const found = Object.entries(isObject(classes) ? classes : {}).flatMap(
    ([name, each]): NearestText[] => {
      const said = valueAt(each, `/${key}`);
      if (kind === 'size') {
        return typeof said === 'number' ? [{ name, value: said, isSame: said === value }] : [];
      }
      if (typeof said !== 'string') return [];
      return [{ name, value: familyOf(said), isSame: familyOf(said) === familyOf(String(value)) }];
    },
  );
  const same = found.find(({ isSame }) => isSame);
  if (same) return same;
  if (kind === 'font') return found.find(({ name }) => name === 'label') ?? null;
  const distance = ({ value: size }: NearestText) => Math.abs(Number(size) - Number(value));
  return found.reduce<NearestText | null>(
    (best, each) => (best === null || distance(each) < distance(best) ? each : best),
    null,
  );
}

/** The first family of a list of fonts, without its quotes. */
export function familyOf(fonts: string): string {
  return (fonts.split(',')[0] ?? '').replace(/['"]/g, '').trim();
}

/** Returns true if the theme sets the same value as the report. */
export function isNeedless(literal: Literal, theme: Theme): boolean {
  const { kind, card, property, visualType, value, hasSelector, form } = literal;
  // A page states its ground: Microsoft's notes advise it, since not every Desktop takes the theme's.
  if (hasSelector || form === 'plain' || visualType === 'page') return false;
  // In a style preset the theme may say something else.
  if (literal.isInPreset) return false;
  const place = [visualType, '*']
    .map((visual) => `/visualStyles/${visual}/*/${card}/0/${property}`)
    .find((at) => valueAt(theme, at) !== undefined);
  if (place === undefined) return false;
  if (kind === 'color') {
    const color = colorAt(theme, place)?.hex;
    return color !== undefined && color === parseColor(value)?.hex;
  }
  const said: Json | undefined = valueAt(theme, place);
  return !isObject(said) && said === value;
}
