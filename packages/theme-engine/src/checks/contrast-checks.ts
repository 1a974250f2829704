import { CLASSIC } from '../base-themes';
import { computeContrast } from '../model/contrast';
import { applyDecisions } from '../model/apply-decisions';
import type { Decisions } from '../model/decisions';
import { compileTheme, type StudioDocument, type Theme } from '../model/document';
import { isObject } from '../model/json';
import { findNearestColor } from '../model/nearest-passing';
import { parsePointer, formatPointer, resolvePointer, type Pointer } from '../model/pointer';
import { blendOver, resolveColor, type ThemeColor } from '../model/theme-colors';
import { resolveTheme } from '../resolve';
import type { ContrastCheck } from './contrast-check';
import { checkDataColors } from './data-colors-check';
import { resolveBackgrounds, PAIRS, type Pair } from './pairs';

/** A pair with its colours in a theme. */
interface MeasuredPair {
  readonly pair: Pair;
  readonly at: Pointer;
  /** Colour at the pointer. */
  readonly color: string;
  /** Visible colour after blending. */
  readonly textColor: string;
  readonly background: string;
  readonly ratio: number;
  readonly requiredRatio: number;
  readonly passes: boolean;
}

/** Checks every text and the data colours against the exported background, failing checks first. */
export function checkContrasts(
  own: Theme,
  document: StudioDocument,
  base: Theme = CLASSIC.theme,
): ContrastCheck[] {
  const theme = resolveTheme(own, base);
  const backgrounds = resolveBackgrounds(theme);
  const measured = PAIRS.flatMap((pair) =>
    measurePair(theme, pair, pair.background(theme, backgrounds)),
  );
  const pairs = measured.map((each): ContrastCheck => ({
    id: each.pair.id,
    label: each.pair.label,
    at: each.at,
    words: each.textColor,
    ground: each.background,
    ratio: each.ratio,
    needed: each.requiredRatio,
    passes: each.passes,
    fix: each.passes ? null : createFix(each, measured, document, theme),
  }));
  const all = [...checkDataColors(theme), ...pairs];
  return [...all.filter(({ passes }) => !passes), ...all.filter(({ passes }) => passes)];
}

/** Applies every available fix. */
export function fixAll(document: StudioDocument): StudioDocument {
  // One fix may resolve other checks with the same decision, so each is checked again.
  let result = document;
  for (let i = 0; i <= PAIRS.length; i += 1) {
    const failing = checkContrasts(compileTheme(result), result).find(({ fix }) => fix !== null);
    if (!failing?.fix) break;
    result = failing.fix.apply(result);
  }
  return result;
}

function measurePair(theme: Theme, pair: Pair, background: string): MeasuredPair[] {
  const requiredRatio = pair.needed(theme);
  const measureColor = (at: Pointer, color: ThemeColor): MeasuredPair => {
    const textColor = blendOver(color, background);
    const ratio = computeContrast(textColor, background);
    return {
      pair,
      at,
      color: color.hex,
      textColor,
      background,
      ratio,
      requiredRatio,
      passes: ratio >= requiredRatio,
    };
  };
  for (const at of pair.words(theme)) {
    const color = resolveColor(theme, resolvePointer(theme, at));
    if (color) return [measureColor(at, color)];
  }
  return [];
}

function createFix(
  target: MeasuredPair,
  all: readonly MeasuredPair[],
  document: StudioDocument,
  resolvedTheme: Theme,
): ContrastCheck['fix'] {
  // The same decision colours other text too, so a fix must not break that text.
  const { decision } = target.pair;
  const follows = (other: MeasuredPair) =>
    other.pair.decision === decision && isDecided(document.decisions, decision, other.color);
  const together = decision && follows(target) ? all.filter(follows) : [target];
  const reaches = (pairs: readonly MeasuredPair[]) => (color: string) =>
    pairs.every(
      ({ requiredRatio, background }) => computeContrast(color, background) >= requiredRatio,
    );
  const color =
    findNearestColor(target.textColor, reaches(together)) ??
    findNearestColor(target.textColor, reaches([target]));
  if (color === null) return null;
  return { color, apply: (current) => applyColor(current, target, color, resolvedTheme) };
}

function applyColor(
  document: StudioDocument,
  { pair, at, color: old }: MeasuredPair,
  color: string,
  resolvedTheme: Theme,
): StudioDocument {
  const { decision } = pair;
  if (decision && isDecided(document.decisions, decision, old)) {
    const next = applyDecisions(document, { [decision]: color });
    if (resolveColor(compileTheme(next), resolvePointer(compileTheme(next), at))?.hex === color)
      return next;
  }
  // An override, or a colour that several decisions determine, becomes an override of its own.
  const place = isObject(resolvePointer(resolvedTheme, at)) ? `${at}/solid/color` : at;
  // If only the base theme has this state, add an item for it to the theme.
  const item = parsePointer(at).length === 6 ? formatPointer(...parsePointer(at).slice(0, 5)) : at;
  const state = resolvePointer(resolvedTheme, `${item}/$id`);
  const isNew = state !== undefined && resolvePointer(compileTheme(document), item) === undefined;
  const changes = {
    ...document.changes,
    ...(isNew && { [`${item}/$id`]: { set: state } }),
    [place]: { set: color },
  };
  return { ...document, changes };
}

function isDecided(decisions: Decisions, decision: keyof Decisions | undefined, color: string) {
  return decision !== undefined && decisions[decision] === color;
}
