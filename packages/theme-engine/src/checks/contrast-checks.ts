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
import { resolveGrounds, PAIRS, type Pair } from './pairs';

/** A pair with its colours in a theme. */
interface Found {
  readonly pair: Pair;
  readonly at: Pointer;
  /** The colour at the pointer, and the visible colour after blending. */
  readonly color: string;
  readonly words: string;
  readonly ground: string;
  readonly ratio: number;
  readonly needed: number;
  readonly passes: boolean;
}

/** Checks every text and the data colours against the exported background, failing checks first. */
export function checkContrasts(
  own: Theme,
  document: StudioDocument,
  base: Theme = CLASSIC.theme,
): ContrastCheck[] {
  const theme = resolveTheme(own, base);
  const grounds = resolveGrounds(theme);
  const found = PAIRS.flatMap((pair) => findColors(theme, pair, pair.ground(theme, grounds)));
  const pairs = found.map((one): ContrastCheck => ({
    id: one.pair.id,
    label: one.pair.label,
    at: one.at,
    words: one.words,
    ground: one.ground,
    ratio: one.ratio,
    needed: one.needed,
    passes: one.passes,
    fix: one.passes ? null : createFix(one, found, document, theme),
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

function findColors(theme: Theme, pair: Pair, ground: string): Found[] {
  const needed = pair.needed(theme);
  const measurePair = (at: Pointer, color: ThemeColor): Found => {
    const words = blendOver(color, ground);
    const ratio = computeContrast(words, ground);
    return { pair, at, color: color.hex, words, ground, ratio, needed, passes: ratio >= needed };
  };
  for (const at of pair.words(theme)) {
    const color = resolveColor(theme, resolvePointer(theme, at));
    if (color) return [measurePair(at, color)];
  }
  return [];
}

function createFix(
  one: Found,
  all: readonly Found[],
  document: StudioDocument,
  seen: Theme,
): ContrastCheck['fix'] {
  // The same decision colours other text too, so a fix must not break that text.
  const { decision } = one.pair;
  const follows = (other: Found) =>
    other.pair.decision === decision && isDecided(document.decisions, decision, other.color);
  const together = decision && follows(one) ? all.filter(follows) : [one];
  const reaches = (pairs: readonly Found[]) => (color: string) =>
    pairs.every(({ needed, ground }) => computeContrast(color, ground) >= needed);
  const color =
    findNearestColor(one.words, reaches(together)) ?? findNearestColor(one.words, reaches([one]));
  if (color === null) return null;
  return { color, apply: (current) => applyColor(current, one, color, seen) };
}

function applyColor(
  document: StudioDocument,
  { pair, at, color: old }: Found,
  color: string,
  seen: Theme,
): StudioDocument {
  const { decision } = pair;
  if (decision && isDecided(document.decisions, decision, old)) {
    const next = applyDecisions(document, { [decision]: color });
    if (resolveColor(compileTheme(next), resolvePointer(compileTheme(next), at))?.hex === color)
      return next;
  }
  // An override, or a colour that several decisions determine, becomes an override of its own.
  const place = isObject(resolvePointer(seen, at)) ? `${at}/solid/color` : at;
  // The theme gets its own item for the state that only the base theme has.
  const item = parsePointer(at).length === 6 ? formatPointer(...parsePointer(at).slice(0, 5)) : at;
  const state = resolvePointer(seen, `${item}/$id`);
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
