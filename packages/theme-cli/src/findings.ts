import { COMPARED, checkContrasts, type ContrastCheck } from '@flexa/theme-engine/checks';
import { isNewerColorName, validate, type Finding } from '@flexa/theme-engine/format';
import { locateLine, type ReadTheme } from '@flexa/theme-engine/import';
import { COMPARED_VERSION } from '@flexa/theme-engine/versions';
import {
  computeContrast,
  createDocument,
  blendOver,
  parseColor,
  type Json,
  type StudioDocument,
  type Theme,
} from '@flexa/theme-engine/model';

export type Level = 'error' | 'warning' | 'contrast' | 'note';

/** The rules of `check` with their levels and descriptions. */
export const RULES = {
  'not-json': { level: 'error', about: 'The file is not valid JSON.' },
  'missing-key': { level: 'error', about: 'A key that Power BI requires is missing.' },
  'unknown-key': { level: 'error', about: 'Power BI rejects a theme with keys it does not know.' },
  'wrong-value': { level: 'error', about: 'Power BI rejects a theme with a value of this kind.' },
  'wrong-preset': { level: 'error', about: 'A style preset is not allowed here.' },
  'newer-color-name': {
    level: 'warning',
    about: 'Versions of Power BI up to 2.152 take no colour of this name.',
  },
  'newer-value': {
    level: 'warning',
    about: `Versions of Power BI up to ${COMPARED_VERSION} reject a theme with this key or value.`,
  },
  'older-versions': {
    level: 'note',
    about: 'Older versions of Power BI ignore settings of this theme, or reject it.',
  },
  'unknown-visual': { level: 'warning', about: 'Power BI has no visual of this name.' },
  'unknown-card': { level: 'warning', about: 'The visual has no card of this name.' },
  'unknown-property': { level: 'warning', about: 'The card has no setting of this name.' },
  'ignored-value': { level: 'warning', about: 'The visual ignores this value.' },
  'key-twice': { level: 'warning', about: 'A key appears twice; Power BI uses the last one.' },
  encoding: { level: 'warning', about: 'The file is neither UTF-8 nor UTF-16.' },
  'organization-key': {
    level: 'error',
    about: 'A theme for everyone in an organisation holds no licence key.',
  },
  'organization-size': {
    level: 'error',
    about: 'A theme for an organisation has at most 1 MB.',
  },
  'organization-encoding': {
    level: 'error',
    about: 'A theme for the Fabric admin portal is UTF-8.',
  },
  'missing-theme-file': {
    level: 'warning',
    about: 'The report names a theme whose file is missing.',
  },
  contrast: { level: 'contrast', about: 'The contrast is lower than WCAG 2 asks for.' },
  'inherited-contrast': {
    level: 'note',
    about: 'The contrast comes from Power BI’s base theme.',
  },
} as const satisfies Record<string, { level: Level; about: string }>;
export type Rule = keyof typeof RULES;

/** A finding of `check`, with its place in a file. */
export interface CheckFinding {
  /** One of RULES, or `microsoft/` and a code of Microsoft's validator. */
  readonly rule: string;
  readonly level: Level;
  readonly message: string;
  /** The file by the name from the command line. */
  readonly file: string;
  /** Line from 1; null if unknown. */
  readonly line: number | null;
  readonly column: number | null;
  /** JSON pointer of the setting; empty for a whole file. */
  readonly at: string;
  readonly contrast?: Contrast;
}

export interface Contrast {
  readonly label: string;
  readonly words: string;
  readonly ground: string;
  readonly ratio: number;
  readonly needed: number;
  /** The nearest colour that passes. */
  readonly fix: string | null;
}

export function createFinding(
  rule: Rule,
  place: Pick<CheckFinding, 'file' | 'message'> & Partial<CheckFinding>,
): CheckFinding {
  return { rule, level: RULES[rule].level, line: null, column: null, at: '', ...place };
}

/** Finds the position of the value at a pointer, or of its nearest ancestor in the text. */
export type Locate = (at: string) => { readonly line: number; readonly column: number };

export const createLocate =
  ({ text, places }: ReadTheme): Locate =>
  (at) => {
    for (let holder = at; ; holder = holder.slice(0, holder.lastIndexOf('/'))) {
      const place = places.get(holder);
      if (place) return locateLine(text, place.key ?? place.start);
      if (holder === '') return { line: 1, column: 1 };
    }
  };

/** Lists repeated keys of a text with their first and last lines. */
export function findRepeatedKeys({ text, repeats }: ReadTheme, file: string): CheckFinding[] {
  return repeats.map(({ at, first, last }) => {
    const [{ line: one }, other] = [locateLine(text, first), locateLine(text, last)];
    const key = at.slice(at.lastIndexOf('/') + 1);
    const message = `${key} appears twice, in lines ${one} and ${other.line}; Power BI uses the last one.`;
    return createFinding('key-twice', { file, message, at, ...other });
  });
}

export const createEncodingFinding = (file: string) =>
  createFinding('encoding', {
    file,
    message: 'The file is not UTF-8. It was read as Latin-1: check letters with accents.',
    line: 1,
    column: 1,
  });

/** Lists settings that Power BI rejects and settings without effect. */
export function listThemeFindings(theme: Theme, file: string, locate: Locate): CheckFinding[] {
  const { errors, ignored } = validate(theme);
  const locateFinding = (rule: Rule, { at, message }: Finding) =>
    createFinding(rule, { file, message, at, ...locate(at) });
  return [
    ...errors.map((finding) => locateFinding(chooseErrorRule(finding), finding)),
    ...ignored.map((finding) =>
      finding.kind === 'unknown-key'
        ? locateFinding('unknown-key', { ...finding, message: describeUnknownKey(finding) })
        : locateFinding(chooseIgnoredRule(finding), finding),
    ),
  ];
}

function chooseErrorRule({ kind, type, value }: Finding): Rule {
  return kind === 'wrong-value' && type === 'themeColor' && isNewerColorName(value)
    ? 'newer-color-name'
    : kind;
}

const chooseIgnoredRule = ({ kind }: Finding): Rule =>
  kind === 'wrong-value' ? 'ignored-value' : kind;

/** Uses the same text as the studio's import. */
function describeUnknownKey({ at }: Finding): string {
  const key = at.slice(at.lastIndexOf('/') + 1);
  return `Unknown key ${key}. Versions of Power BI that don’t know ${key} reject the file.`;
}

/** Minimum contrast of text and background; WCAG's values if a field is missing. */
export interface Thresholds {
  readonly text?: number;
  readonly marks?: number;
}
const WCAG_TEXT = 4.5;

/** Lists contrast below the thresholds. Pairs of Power BI's defaults are notes. */
export function listContrastFindings(
  theme: Theme,
  document: StudioDocument,
  base: Theme,
  { text, marks }: Thresholds,
  place: { readonly file: string; readonly locate: Locate },
): CheckFinding[] {
  const inherited = new Map(
    checkContrasts({}, createDocument({}), base).map((check) => [check.id, check]),
  );
  return checkContrasts(theme, document, base).flatMap((found) => {
    const needed = (found.needed === WCAG_TEXT ? text : marks) ?? found.needed;
    const check = found.id === 'data-on-card' ? findWorstOwnColor(found, theme) : found;
    if (check.ratio >= needed) return [];
    const own = inherited.get(check.id);
    const isOwn = own?.words !== check.words || own.ground !== check.ground;
    const pair = {
      label: check.label,
      words: check.words,
      ground: check.ground,
      ratio: Number(check.ratio.toFixed(2)),
      needed,
      fix: check.fix?.color ?? null,
    };
    const rule = isOwn ? 'contrast' : 'inherited-contrast';
    const at = check.at;
    const message = `${pair.label}: ${pair.words} on ${pair.ground} is ${pair.ratio}, needs ${needed}${pair.fix === null ? '' : `; ${pair.fix} passes`}`;
    return [
      createFinding(rule, { file: place.file, message, at, contrast: pair, ...place.locate(at) }),
    ];
  });
}

/** Limits data colours to the theme's own, because Power BI extends a short list. */
function findWorstOwnColor(check: ContrastCheck, theme: Theme): ContrastCheck {
  const all = Array.isArray(theme['dataColors']) ? (theme['dataColors'] as readonly Json[]) : [];
  const ratios = all.slice(0, COMPARED).flatMap((value) => {
    const color = parseColor(value);
    const words = color && blendOver(color, check.ground);
    return words ? [{ words, ratio: computeContrast(words, check.ground) }] : [];
  });
  const worst = ratios.toSorted((a, b) => a.ratio - b.ratio)[0];
  if (!worst || worst.words === check.words) return check;
  return { ...check, ...worst, fix: null };
}
