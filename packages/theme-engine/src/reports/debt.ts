import type { Theme } from '../model/document';
import { isObject, type Json } from '../model/json';
import { valueAt } from '../model/pointer';
import { colorAt, parseColor } from '../model/theme-colors';
import { literalsIn, type Literal } from './literals';
import type { OpenReport, ReportPage } from './report-files';
import { nearestRole, rolesOf, useOf, type Nearest } from './roles';

/** A literal and what the theme says of it. */
export interface DebtItem {
  readonly literal: Literal;
  /** Of a colour: the theme's nearest one. */
  readonly nearest: Nearest | null;
  /** The theme gives the setting the same value, so that it overrides without need. */
  readonly isNeedless: boolean;
}

export interface Debt {
  readonly items: readonly DebtItem[];
  /** 100 where the theme decides all, 0 where every visual has formatting of its own everywhere. */
  readonly score: number;
  readonly pages: readonly {
    readonly title: string;
    readonly count: number;
    readonly score: number;
  }[];
}

/** A visual with so many literals has a score of nothing. */
const ENOUGH = 12;

/** What a report says itself instead of leaving it to its theme. `theme` is resolved. */
export function debtOf(report: OpenReport, theme: Theme): Debt {
  const items = literalsIn(report).map((literal): DebtItem => {
    const isColor = literal.kind === 'color';
    const roles = isColor ? rolesOf(theme, useOf(literal.card, literal.property)) : [];
    const nearest = isColor ? (nearestRole(String(literal.value), roles) ?? null) : null;
    return { literal, nearest, isNeedless: isNeedless(literal, theme) };
  });
  const perVisual = counted(items.map(({ literal }) => literal.file.path));
  const perPage = counted(items.map(({ literal }) => literal.page));
  const scoresOf = ({ visuals }: ReportPage) =>
    visuals.map(({ path }) => scoreOf(perVisual.get(path) ?? 0));
  const pages = report.pages.map((page) => ({
    title: page.title,
    count: perPage.get(page.title) ?? 0,
    score: average(scoresOf(page)),
  }));
  return { items, pages, score: average(report.pages.flatMap(scoresOf)) };
}

function counted(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const scoreOf = (count: number) => 100 * Math.max(0, 1 - count / ENOUGH);
const average = (values: readonly number[]) =>
  values.length === 0 ? 100 : Math.round(values.reduce((a, b) => a + b, 0) / values.length);

/** Whether a theme says of a setting just what the report says. */
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
