import type { Decisions, TextStyle } from '../../model/decisions';
import { isObject, type Json } from '../../model/json';
import { keysOf, type Change } from '../../model/pointer';

const COLOR = /^#[0-9a-f]{6}$/;
const WEIGHTS: readonly string[] = ['regular', 'semibold', 'bold'] satisfies TextStyle['weight'][];
const MAX_CHANGES = 20_000;
/** Deeper and longer than any place of a theme; a longer list index would make a list of gigabytes. */
const MAX_KEYS = 12;
const MAX_INDEX = 999;
const MAX_DEPTH = 24;

const isColor = (value: Json) => typeof value === 'string' && COLOR.test(value);
const isText = (value: Json) =>
  typeof value === 'string' && value.length > 0 && value.length <= 100;
const isBoolean = (value: Json) => typeof value === 'boolean';
const isNumber = (from: number, to: number) => (value: Json | undefined) =>
  typeof value === 'number' && value >= from && value <= to;
const isTextStyle = (value: Json) =>
  isObject(value) &&
  Object.keys(value).length === 2 &&
  typeof value.weight === 'string' &&
  WEIGHTS.includes(value.weight) &&
  isNumber(6, 45)(value.size);

const GUARDS: Record<keyof Decisions, (value: Json) => boolean> = {
  page: (value) => value === 'light' || value === 'dark',
  dataColors: (value) =>
    Array.isArray(value) && value.length >= 8 && value.length <= 64 && value.every(isColor),
  accent: isColor,
  accentFill: isColor,
  tableAccent: isColor,
  pageBackground: isColor,
  background: isColor,
  secondaryBackground: isColor,
  outspace: isColor,
  firstLevel: isColor,
  secondLevel: isColor,
  thirdLevel: isColor,
  fourthLevel: isColor,
  good: isColor,
  neutral: isColor,
  bad: isColor,
  minimum: isColor,
  center: (value) => value === null || isColor(value),
  maximum: isColor,
  missing: isColor,
  font: isText,
  title: isTextStyle,
  callout: isTextStyle,
  header: isTextStyle,
  label: isTextStyle,
  corners: isNumber(0, 24),
  hasBorder: isBoolean,
  hasShadow: isBoolean,
};

/** What somebody else put into an address is taken only where each part has its form. */
export function isDecision(key: keyof Decisions, value: Json): boolean {
  return GUARDS[key](value);
}

export function isName(value: Json | undefined): value is string {
  return value !== undefined && isText(value);
}

/** One change of a link: its place and its value, or its place alone for what is removed. */
export function isChange(value: Json): value is readonly [string] | readonly [string, Json] {
  if (!Array.isArray(value) || value.length < 1 || value.length > 2) return false;
  const [at, set] = value as readonly Json[];
  if (typeof at !== 'string' || !at.startsWith('/')) return false;
  const keys = keysOf(at);
  return (
    keys.length <= MAX_KEYS &&
    keys.every((key) => key !== '__proto__' && !(/^\d+$/.test(key) && Number(key) > MAX_INDEX)) &&
    (set === undefined || isShallow(set, MAX_DEPTH))
  );
}

export function isChangeList(value: Json | undefined): value is readonly (readonly Json[])[] {
  return Array.isArray(value) && value.length <= MAX_CHANGES && value.every(isChange);
}

export function changeOf(value: readonly Json[]): readonly [string, Change] {
  const [at, set] = value;
  return [at as string, set === undefined ? { removed: true } : { set }];
}

function isShallow(value: Json, left: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (left === 0) return false;
  return Object.entries(value).every(
    ([key, item]: [string, Json]) => key !== '__proto__' && isShallow(item, left - 1),
  );
}
