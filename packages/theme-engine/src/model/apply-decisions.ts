import { buildTheme } from './build-theme';
import { findDecision, type DecisionKey, type Decisions } from './decisions';
import { compileTheme, type StudioDocument } from './document';
import { isSame, type Json } from './json';
import { resolvePointer, type Change, type Pointer } from './pointer';
import { parseColor } from './theme-colors';

/** Returns the settings that contain a decision, starting with the one we write. */
function listSettings(key: DecisionKey): readonly Pointer[] {
  const { sets, readFrom = [] } = findDecision(key);
  return [...sets, ...readFrom];
}

/**
 * Returns the settings that a theme must have for a decision: all classes for a font, otherwise the
 * first.
 */
function listNeeded(key: DecisionKey): readonly Pointer[] {
  return findDecision(key).kind === 'font' ? listSettings(key) : listSettings(key).slice(0, 1);
}

/**
 * Returns the document with a changed decision. Overrides stay, but nothing from an imported theme
 * may hide the decision: neither its spelling of the old colour, nor another of Power BI's names
 * for it, nor a missing setting.
 */
export function applyDecisions(
  document: StudioDocument,
  given: Partial<Decisions>,
): StudioDocument {
  const decisions = { ...document.decisions, ...given };
  if (Object.keys(document.changes).length === 0) return { ...document, decisions };
  const keys = (Object.keys(given) as DecisionKey[]).filter(
    (key) => !isSame(given[key], document.decisions[key]),
  );
  const places = keys.flatMap(listSettings);
  const before = buildTheme(document.name, document.decisions);
  const after = buildTheme(document.name, decisions);
  const isHidden = ([at, change]: [Pointer, Change]) =>
    places.some((place) => at === place || at.startsWith(`${place}/`)) ||
    ('set' in change &&
      isSameColor(change.set, resolvePointer(before, at)) &&
      !isSame(resolvePointer(before, at), resolvePointer(after, at)));
  const remaining = Object.entries(document.changes).filter((entry) => !isHidden(entry));
  const next = { ...document, decisions, changes: Object.fromEntries(remaining) };

  // An imported theme may lack the whole branch. Then the decision is added as a change.
  const theme = compileTheme(next);
  const missing = keys.flatMap(listNeeded).flatMap((at) => {
    const value = resolvePointer(after, at);
    return value === undefined || isSame(value, resolvePointer(theme, at))
      ? []
      : [[at, value] as const];
  });
  if (missing.length === 0) return next;
  const added = missing.map(([at, value]) => [at, { set: value }] as const);
  return { ...next, changes: { ...next.changes, ...Object.fromEntries(added) } };
}

function isSameColor(one: Json, other: Json | undefined): boolean {
  const [a, b] = [parseColor(one), parseColor(other)];
  return a !== undefined && b !== undefined && a.hex === b.hex && a.alpha === b.alpha;
}
