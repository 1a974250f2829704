import type { TypeName } from '../format/description/read-description';
import { listOptions } from '../format/description/read-description';
import type { Finding, FindingKind } from '../format/finding';
import { findProperty } from '../format/property-index';
import { validate } from '../format/validate';
import { isObject, isSame, type Json, type JsonObject } from '../model/json';
import { parsePointer, resolvePointer, type Pointer } from '../model/pointer';
import { isStoreCopy } from '../model/store-names';
import { applyEdits, type Edit } from './edit-theme';
import { locateLine } from './json-reader';
import type { ReadTheme } from './read-theme';
import { chooseRepair } from './repairs';

/** A problem of an imported theme and the proposed repair. */
export interface ThemeProblem {
  readonly id: string;
  readonly kind: FindingKind | 'repeated-key';
  readonly at: Pointer;
  /** Power BI rejects the file for an error. Ignored settings have no effect. */
  readonly severity: 'error' | 'ignored';
  readonly title: string;
  readonly detail: string;
  /** First and last line of the affected text, from 1. */
  readonly line: number;
  readonly lastLine: number;
  readonly before: string;
  /** The new value; null to remove the setting. */
  readonly after: string | null;
  readonly edit: Edit;
}

export interface Inspection {
  /** Sorted by line. */
  readonly problems: readonly ThemeProblem[];
  readonly settings: number;
  /** Number of settings that have a control here. */
  readonly editable: number;
}

/** Describes a repeated key. The repair writes the file with the last value, which counts. */
function createDoubleProblem(at: Pointer, { text, places, theme }: ReadTheme): ThemeProblem {
  const { line } = locateLine(text, (places.get(at) ?? ROOT).key ?? 0);
  const value = resolvePointer(theme, at) ?? null;
  const key = nameKey(at);
  return {
    id: `twice ${at}`,
    kind: 'repeated-key',
    at,
    severity: 'ignored',
    line,
    lastLine: line,
    title: `${key} appears twice`,
    detail: 'Power BI uses the last one, so only that one is kept.',
    before: `${key}, twice`,
    after: formatOnLine(value),
    edit: { kind: 'set', at, value },
  };
}

const ROOT = { key: null, start: 0, end: 0 };

/** Lists a theme's problems by line, each with a proposed fix. */
export function inspect(read: ReadTheme, fileName: string): Inspection {
  const { errors, ignored, settings } = validate(read.theme);
  const name = deriveName(fileName);
  const problems = new Map<string, ThemeProblem>();
  const add = (severity: ThemeProblem['severity']) => (finding: Finding) => {
    const edit = offerEdit(severity, finding, chooseRepair(finding, read.theme, name));
    // A value in a card that is common and the visual's own would be reported twice.
    const id = `${edit.at}|${finding.at}`;
    if (!problems.has(id)) problems.set(id, createProblem(id, severity, finding, edit, read));
  };
  errors.forEach(add('error'));
  ignored.forEach(add('ignored'));
  for (const at of read.doubled) problems.set(`twice ${at}`, createDoubleProblem(at, read));
  return {
    problems: [...problems.values()].sort((a, b) => a.line - b.line || (a.at < b.at ? -1 : 1)),
    settings,
    editable: countEditable(read),
  };
}

/** Lists and keeps names that a newer Power BI may know. Proposes to rename renamed ones. */
function offerEdit(severity: ThemeProblem['severity'], { kind }: Finding, edit: Edit): Edit {
  const isNewer = severity === 'ignored' && kind.startsWith('unknown-');
  return isNewer && edit.kind === 'remove' ? { kind: 'keep', at: edit.at } : edit;
}

/** Counts the settings that a control or the settings search reaches, and data colours. */
function countEditable({ places, theme }: ReadTheme): number {
  const colors = resolvePointer(theme, '/dataColors');
  const { visualStyles } = theme;
  const own = [...places.keys()].filter((at) => {
    const { length: depth, 1: visual = '' } = parsePointer(at);
    if (depth === 6 && isObject(visualStyles) && isStoreCopy(visualStyles, visual)) return false;
    return (depth === 1 || depth === 3 || depth === 6) && findProperty(at) !== null;
  });
  return own.length + (Array.isArray(colors) ? colors.length : 0);
}

/** Derives a theme's name from the file name. */
export function deriveName(fileName: string): string {
  return fileName.replace(/\.(json|zip|pbix|pbit|txt)$/i, '').trim() || 'Theme';
}

/**
 * Repairs the chosen problems. A renamed setting may need a value of another type; such new errors
 * are repaired too.
 */
export function applyRepairs(
  theme: JsonObject,
  chosen: readonly ThemeProblem[],
  fileName: string,
): JsonObject {
  const known = new Set(validate(theme).errors.map(({ at }) => at));
  let result = applyEdits(theme, removeDoubles(chosen.map(({ edit }) => edit)));
  for (let round = 0; round < 3; round++) {
    const edits = validate(result)
      .errors.filter(({ at }) => !known.has(at))
      .map((finding) => chooseRepair(finding, result, deriveName(fileName)));
    if (edits.length === 0) break;
    result = applyEdits(result, removeDoubles(edits));
  }
  return result;
}

/** Keeps the first edit for each place. */
function removeDoubles(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.toReversed().map((edit) => [edit.at, edit])).values()];
}

function createProblem(
  id: string,
  severity: ThemeProblem['severity'],
  finding: Finding,
  edit: Edit,
  { text, places, theme }: ReadTheme,
): ThemeProblem {
  const place = places.get(finding.at) ?? ROOT;
  const isAboutKey = finding.kind !== 'wrong-value' && finding.kind !== 'missing-key';
  const start = isAboutKey ? (place.key ?? place.start) : place.start;
  const isLong = finding.at === '' || isAboutKey;
  return {
    id,
    kind: finding.kind,
    at: finding.at,
    severity,
    edit,
    ...describeProblem(finding, edit),
    ...describeEdit(finding, edit, theme),
    line: locateLine(text, start).line,
    lastLine: isLong
      ? locateLine(text, start).line
      : locateLine(text, Math.max(start, place.end - 1)).line,
  };
}

function describeEdit(finding: Finding, edit: Edit, theme: JsonObject) {
  const key = parsePointer(edit.at).at(-1) ?? '';
  if (edit.kind === 'rename') return { before: key, after: edit.key };
  if (finding.kind === 'missing-key' && edit.kind === 'set') {
    return { before: 'no name', after: formatOnLine(edit.value) };
  }
  const value = resolvePointer(theme, edit.at);
  const before = value === undefined ? key : formatOnLine(value);
  return edit.kind === 'set'
    ? { before, after: formatOnLine(edit.value) }
    : { before: `${JSON.stringify(key)}: ${before}`, after: edit.kind === 'keep' ? before : null };
}

/** Formats a value as JSON on one line. */
function formatOnLine(value: Json): string {
  const text = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

const REJECTED = 'Power BI rejects the whole file because of this.';

function describeProblem(finding: Finding, edit: Edit): { title: string; detail: string } {
  const key = nameKey(finding.at);
  switch (finding.kind) {
    case 'missing-key':
      return finding.at === ''
        ? {
            title: 'The theme has no name',
            detail: 'Power BI requires one, so it gets the file’s name.',
          }
        : {
            title: `${finding.key ?? 'A key'} is missing`,
            detail: `${key} is incomplete without it.`,
          };
    case 'unknown-key':
      return {
        title: parsePointer(finding.at).length === 1 ? 'Unknown top-level key' : 'Unknown key',
        detail: describeUnknownKey(key, finding, edit),
      };
    case 'wrong-preset':
      return { title: 'Unknown style', detail: finding.message };
    case 'unknown-visual':
      return {
        title: `Power BI ignores ${key}`,
        detail: `None of its visuals has this name. ${explainKept(edit)}`,
      };
    case 'unknown-card':
    case 'unknown-property':
      return { title: `Power BI ignores ${key}`, detail: `Not an error. ${explainKept(edit)}` };
    case 'wrong-value':
      return describeWrongValue(key, finding);
  }
}

function describeUnknownKey(key: string, { type, known, message }: Finding, edit: Edit): string {
  if (edit.kind === 'rename') return `The closest key is ${edit.key}.`;
  if (edit.kind === 'keep')
    return `Versions of Power BI that don’t know ${key} reject the file. Newer ones may know it, so it stays.`;
  // At the theme's top level only misspelt keys are removed; elsewhere values that no version
  // accepts.
  return type === 'theme' && known?.[0] !== undefined
    ? `The closest key, ${known[0]}, is there already.`
    : message;
}

function explainKept(edit: Edit): string {
  return edit.kind === 'rename'
    ? 'It stays in the file unless you rename it.'
    : 'A newer Power BI may know it, so it stays in the file.';
}

function nameKey(at: Pointer): string {
  const keys = parsePointer(at);
  const last = keys.at(-1) ?? 'The theme';
  return /^\d+$/.test(last) ? (keys.at(-2) ?? last) : last;
}

const NUMBERS: readonly TypeName[] = ['number', 'integer', 'fontSize'];

function describeWrongValue(
  key: string,
  { type = '', value, message, right = message, hasNoHash = false }: Finding,
) {
  if (hasNoHash) return { title: 'Colour without #', detail: REJECTED };
  if (type === 'hex' || type === 'themeColor') {
    return { title: 'Not a colour Power BI can read', detail: right };
  }
  if (type === 'color') return { title: 'Colour in the wrong form', detail: right };
  if (NUMBERS.includes(type)) {
    return typeof value === 'number'
      ? { title: 'Number not allowed here', detail: right }
      : { title: 'Number written as text', detail: `${key} takes a number without quotes.` };
  }
  if (type === 'boolean')
    return { title: 'Not true or false', detail: `${key} takes true or false without quotes.` };
  if (type === 'card') {
    return {
      title: 'A card must be a list of objects',
      detail: `${key} holds ${isSame(value, {}) ? 'an empty' : 'a single'} object.`,
    };
  }
  if (type === 'dataColors') return { title: 'Data colours must be a list', detail: right };
  if (listOptions(type)) return { title: 'Not an allowed value', detail: `${key}: ${right}` };
  return { title: 'Wrong kind of value', detail: `${key}: ${right}` };
}
