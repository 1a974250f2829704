import { buildTheme } from './build-theme';
import type { Decisions } from './decisions';
import { themeOf, type StudioDocument } from './document';
import { isSame, type Json } from './json';
import { valueAt, type Change, type Pointer } from './pointer';
import { parseColor } from './theme-colors';

const EVERY = '/visualStyles/*/*';
const PAGE = '/visualStyles/page/*';
const TEXT_CLASSES = ['title', 'callout', 'header', 'label'] as const;

/** Paths of a decision in a theme: the one we write first, then Power BI's other names. */
const PLACES: Readonly<Partial<Record<keyof Decisions, readonly Pointer[]>>> = {
  dataColors: ['/dataColors'],
  accent: ['/accent', '/hyperlink'],
  accentFill: [`${PAGE}/outspacePane/0/checkboxAndApplyColor`],
  tableAccent: ['/tableAccent'],
  pageBackground: [`${PAGE}/background/0/color`],
  background: ['/background', `${EVERY}/background/0/color`],
  secondaryBackground: ['/secondaryBackground', '/backgroundNeutral'],
  outspace: [`${PAGE}/outspace/0/color`],
  firstLevel: ['/firstLevelElements', '/foreground'],
  secondLevel: ['/secondLevelElements', '/foregroundNeutralSecondary'],
  thirdLevel: ['/thirdLevelElements', '/backgroundLight'],
  fourthLevel: ['/fourthLevelElements', '/foregroundNeutralTertiary'],
  good: ['/good'],
  neutral: ['/neutral'],
  bad: ['/bad'],
  minimum: ['/minimum'],
  center: ['/center'],
  maximum: ['/maximum'],
  missing: ['/null'],
  font: TEXT_CLASSES.map((name) => `/textClasses/${name}/fontFace`),
  corners: [`${EVERY}/border/0/radius`],
  hasBorder: [`${EVERY}/border/0/show`],
  hasShadow: [`${EVERY}/dropShadow/0/show`],
  ...Object.fromEntries(
    TEXT_CLASSES.map((name) => [
      name,
      [`/textClasses/${name}/fontSize`, `/textClasses/${name}/fontFace`],
    ]),
  ),
};

/**
 * Returns the document with a changed decision. Overrides stay, but nothing from an imported theme
 * may hide the decision: neither its spelling of the old colour, nor another of Power BI's names
 * for it, nor a missing setting.
 */
export function decided(document: StudioDocument, given: Partial<Decisions>): StudioDocument {
  const decisions = { ...document.decisions, ...given };
  if (Object.keys(document.changes).length === 0) return { ...document, decisions };
  const keys = (Object.keys(given) as (keyof Decisions)[]).filter(
    (key) => !isSame(json(given[key]), json(document.decisions[key])),
  );
  const places = keys.flatMap((key) => PLACES[key] ?? []);
  const before = buildTheme(document.name, document.decisions);
  const after = buildTheme(document.name, decisions);
  const isHidden = ([at, change]: [Pointer, Change]) =>
    places.some((place) => at === place || at.startsWith(`${place}/`)) ||
    ('set' in change &&
      isSameColor(change.set, valueAt(before, at)) &&
      !isSame(valueAt(before, at), valueAt(after, at)));
  const kept = Object.entries(document.changes).filter((entry) => !isHidden(entry));
  const next = { ...document, decisions, changes: Object.fromEntries(kept) };

  // A whole branch may be missing in what was imported: then the decision is a change of its own.
  const theme = themeOf(next);
  const missing = keys
    .flatMap((key) => PLACES[key]?.slice(0, key === 'font' ? TEXT_CLASSES.length : 1) ?? [])
    .flatMap((at) => {
      const value = valueAt(after, at);
      return value === undefined || isSame(value, valueAt(theme, at)) ? [] : [[at, value] as const];
    });
  if (missing.length === 0) return next;
  const added = missing.map(([at, value]) => [at, { set: value }] as const);
  return { ...next, changes: { ...next.changes, ...Object.fromEntries(added) } };
}

function isSameColor(one: Json, other: Json | undefined): boolean {
  const [a, b] = [parseColor(one), parseColor(other)];
  return a !== undefined && b !== undefined && a.hex === b.hex && a.alpha === b.alpha;
}

/** A decision is JSON; its type just does not say so. */
function json(value: Decisions[keyof Decisions] | undefined): Json | undefined {
  return value as Json | undefined;
}
