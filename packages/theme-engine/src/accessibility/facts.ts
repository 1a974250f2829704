import {
  resolveCardBackground,
  checkContrasts,
  HARD_TO_TELL,
  computeSeparations,
  simulate,
  type ContrastCheck,
  type Vision,
} from '../checks';
import { labelProperty } from '../format/description/labels';
import { findProperty } from '../format/property-index';
import { computeContrast, TEXT_CONTRAST } from '../model/contrast';
import type { StudioDocument, Theme } from '../model/document';
import { isObject, type Json } from '../model/json';
import { formatPointer, resolvePointer, type Pointer } from '../model/pointer';
import { parseColor } from '../model/theme-colors';
import { listLiterals, type Literal, type OpenReport } from '../reports';
import { chooseUse } from '../reports/roles';
import { resolveDataColors, resolveTheme } from '../resolve';

/** A theme and optionally the report that uses it. */
export interface Subject {
  readonly name: string;
  readonly theme: Theme;
  readonly document: StudioDocument;
  readonly base: Theme;
  readonly report: OpenReport | null;
}

/** Smaller text is hard to read on a page that fills the screen. */
export const SMALL_TEXT = 9;

export interface SeenColors {
  readonly vision: Vision;
  readonly colors: readonly string[];
  /** The two most similar colours, counted from 1. */
  readonly pair: readonly [number, number];
  readonly deltaE: number;
  readonly passes: boolean;
}

export interface TextSize {
  /** Name and path of the setting. */
  readonly setting: string;
  readonly at: Pointer;
  readonly points: number;
  readonly passes: boolean;
}

/** Values that the report sets itself, grouped by value. */
export interface OwnValue {
  readonly value: string;
  readonly count: number;
  readonly pages: readonly string[];
  readonly settings: readonly string[];
  readonly passes: boolean;
  /** Contrast with the card, for text colours. */
  readonly ratio?: number;
}

export interface Facts {
  readonly contrast: readonly (ContrastCheck & { readonly setting: string })[];
  readonly seen: readonly SeenColors[];
  readonly sizes: readonly TextSize[];
  readonly card: string;
  readonly ownSizes: readonly OwnValue[];
  readonly ownColors: readonly OwnValue[];
}

/** Facts about the readability of a theme and its report. */
export function collectFacts({ theme, document, base, report }: Subject): Facts {
  const resolved = resolveTheme(theme, base);
  const colors = resolveDataColors(theme, base).flatMap((color) => parseColor(color)?.hex ?? []);
  const card = resolveCardBackground(resolved);
  const literals = report ? listLiterals(report) : [];
  return {
    contrast: checkContrasts(theme, document, base).map((check) => ({
      ...check,
      setting: describeSetting(check.at),
    })),
    seen: compareVisions(colors),
    sizes: listTextSizes(theme, resolved),
    card,
    ownSizes: groupByValue(literals.filter(({ kind }) => kind === 'size')).map((own) => ({
      ...own,
      value: `${own.value} pt`,
      passes: Number(own.value) >= SMALL_TEXT,
    })),
    ownColors: groupByValue(literals.filter(isWordOnCard(literals))).map((own) => {
      const ratio = computeContrast(parseColor(own.value)?.hex ?? card, card);
      return { ...own, ratio, passes: ratio >= TEXT_CONTRAST };
    }),
  };
}

function describeSetting(at: Pointer): string {
  const property = findProperty(at);
  if (!property) return at === '/dataColors' ? 'Data colours' : at;
  return `${property.visual}, ${property.card}: ${property.label}`;
}

function compareVisions(colors: readonly string[]): SeenColors[] {
  const shown = colors.slice(0, 8);
  return computeSeparations(shown).map(({ vision, pair, deltaE }) => ({
    vision,
    deltaE,
    passes: deltaE >= HARD_TO_TELL,
    colors: shown.map((color) => simulate(color, vision)),
    pair: [pair[0] + 1, pair[1] + 1] as const,
  }));
}

/** Lists the sizes of the text classes, and every setting of the theme that is too small. */
function listTextSizes(theme: Theme, resolved: Theme): TextSize[] {
  const createTextSize = (at: Pointer, value: Json | undefined): TextSize[] =>
    typeof value === 'number'
      ? [{ setting: describeSetting(at), at, points: value, passes: value >= SMALL_TEXT }]
      : [];
  const classes = Object.keys(toObject(resolved['textClasses'])).flatMap((name) => {
    const at = formatPointer('textClasses', name, 'fontSize');
    return createTextSize(at, resolvePointer(resolved, at));
  });
  const small: TextSize[] = [];
  const walk = (value: Json, at: Pointer) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value as Record<string, Json>)) {
      const place = at + formatPointer(key);
      if (/(?:fontSize|textSize)$/i.test(key)) {
        small.push(...createTextSize(place, each).filter(({ passes }) => !passes));
      } else walk(each, place);
    }
  };
  walk(theme['visualStyles'] ?? null, '/visualStyles');
  return [...classes, ...small];
}

/** Text on a shape, a button or a visual's own background does not lie on the card. */
function isWordOnCard(literals: readonly Literal[]) {
  const grounded = new Set(
    literals.flatMap(({ card, file }) => (card === 'background' ? [file.path] : [])),
  );
  return ({ kind, card, property, visualType, file }: Literal) =>
    kind === 'color' &&
    chooseUse(card, property) === 'words' &&
    !/shape|button|navigator|textbox|image|page$/i.test(visualType) &&
    !/header|values|total|grid/i.test(card) &&
    !grounded.has(file.path);
}

function groupByValue(literals: readonly Literal[]): Omit<OwnValue, 'passes'>[] {
  const byValue = new Map<string, Literal[]>();
  for (const literal of literals) {
    const value = String(literal.value).toLowerCase();
    const known = byValue.get(value);
    if (known) known.push(literal);
    else byValue.set(value, [literal]);
  }
  return [...byValue]
    .map(([value, all]) => ({
      value,
      count: all.length,
      pages: [...new Set(all.map(({ page }) => page).filter((page) => page !== ''))],
      settings: [
        ...new Set(all.map((each) => labelProperty(each.property, each.card, each.visualType))),
      ],
    }))
    .sort((a, b) => b.count - a.count);
}

const toObject = (value: Json | undefined) => (isObject(value) ? value : {});
