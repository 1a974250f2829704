import { basename, dirname } from 'node:path';
import { LICENSE_CARD } from '@flexa/license/flexa';
import { CLASSIC } from '@flexa/theme-engine/base-themes';
import { compare, deriveName } from '@flexa/theme-engine/import';
import {
  renameDocument,
  compileTheme,
  type Json,
  type StudioDocument,
} from '@flexa/theme-engine/model';
import { computeDebt } from '@flexa/theme-engine/reports';
import { resolveTheme } from '@flexa/theme-engine/resolve';
import { formatSource } from '@flexa/theme-engine/source-text';
import { formatTokens } from '@flexa/theme-engine/tokens';
import { formatAdjustment } from './adjustment-lines';
import { EXIT, Failure } from './failure';
import {
  formatBrokenFile,
  listBrokenFiles,
  openReports,
  readBytes,
  findReports,
  writeFiles,
} from './files';
import { formatFinding, formatPlace } from './finding-lines';
import { listThemeFindings } from './findings';
import { readIgnoreEntries, separateIgnored } from './ignore-file';
import { resolvePlace, type Ground } from './inside';
import { parseInput, type Input } from './input';
import type { FindValidator } from './microsoft';
import { renderDebtSummary } from './summary';

export interface Options extends Ground {
  /** Inline recipes and themes, by the names used for them. */
  readonly texts?: ReadonlyMap<string, string>;
  readonly theme?: string;
  readonly out?: string;
  readonly kinds?: string;
  readonly minScore?: number;
  readonly dryRun: boolean;
  /** Chooses among several reports: this one or all. */
  readonly report?: string;
  readonly all?: boolean;
  /** Restores files even if they have changed since. */
  readonly force?: boolean;
  /** Prints for people while the command runs. */
  readonly print?: (text: string) => void;
  /** Prints a warning that does not stop the command. */
  readonly warn?: (text: string) => void;
  /** Levels at which `check` fails, besides errors. */
  readonly failOn?: string;
  /** Audience that `check` judges a theme for: `organization`. */
  readonly audience?: string;
  /** Minimum contrast of text, and of marks and large text. */
  readonly minContrast?: number;
  readonly minMarkContrast?: number;
  /** Lists findings that the ignore file accepts. */
  readonly showIgnored?: boolean;
  /** Keeps fonts and text sizes that differ from the theme's. */
  readonly keepText?: boolean;
  /** Output file for the accessibility report. */
  readonly html?: string;
  /** Page kind and name of a brand's theme. */
  readonly page?: string;
  readonly name?: string;
  /** Output folder for pictures of the pages before and after. */
  readonly pictures?: string;
  /** Finds Microsoft's validator; without it, the validator is not used. */
  readonly validator?: FindValidator;
}

/** The result of a command: for programs, for people, and as an exit code. */
export interface Outcome {
  readonly data: object;
  readonly text: string;
  readonly code: number;
  /** Summary for a pull request, created on demand. */
  readonly markdown?: () => string;
  /** Findings in pipeline formats. */
  readonly formats?: Readonly<Record<'sarif' | 'junit', (version: string) => string>>;
}

export const createOutcome = (data: object, text: string): Outcome => ({
  data,
  text,
  code: EXIT.fine,
});

/** Reads a recipe, design tokens or a theme from a file or from inline text. */
export function readInput(path: string, options: Options): Input {
  const text = options.texts?.get(path);
  return parseInput(text ?? readBytes(resolvePlace(path, options), path), path);
}

/** Reads a document from a file and warns about oddities in its text. */
export function read(path: string, options: Options): StudioDocument {
  const { document, notes } = readInput(path, options);
  for (const note of notes) options.warn?.(formatFinding(note));
  return document;
}

function writeOutput(out: string, content: string, options: Options): Outcome {
  writeFiles(out, new Map([[resolvePlace(out, options), content]]));
  return createOutcome({ written: out }, `${out} written`);
}

/**
 * Builds the theme of a recipe, design tokens or a theme file, with the bytes that the studio
 * downloads.
 */
export function build([path = '']: readonly string[], options: Options): Outcome {
  const input = readInput(path, options);
  for (const note of input.notes) options.warn?.(formatFinding(note));
  for (const adjustment of input.adjustments) options.warn?.(formatAdjustment(adjustment));
  const document = nameAfterFile(input, path, options);
  refuseRejected({ ...input, document }, path, options);
  const text = formatSource(document);
  // Most programs that read the output reject a byte order mark.
  const printed = text.trim();
  if (options.out === undefined)
    return createOutcome({ theme: JSON.parse(printed) as object }, printed);
  return writeOutput(options.out, text, options);
}

/** Names a nameless theme after its file, because Power BI rejects one without a name. */
function nameAfterFile({ document }: Input, path: string, { warn }: Options): StudioDocument {
  if (Object.hasOwn(compileTheme(document), 'name')) return document;
  const name = deriveName(basename(path));
  warn?.(`${path}: the theme has no name; it is called ${name} after its file`);
  return renameDocument(document, name);
}

/** Throws and names the settings if Power BI rejects a theme. Findings in the ignore file pass. */
function refuseRejected({ kind, document, locate }: Input, path: string, options: Options) {
  const isGiven = options.texts?.has(path) ?? false;
  const folder = isGiven ? options.cwd : dirname(resolvePlace(path, options));
  const findings = listThemeFindings(compileTheme(document), path, locate);
  const { found } = separateIgnored(findings, readIgnoreEntries([folder], options.within));
  const errors = found.filter(({ level }) => level === 'error');
  if (errors.length === 0) return;
  const lines = errors.map((finding) => {
    const place = isGiven ? '' : `${formatPlace(finding)}: `;
    return `  ${place}${kind === 'recipe' ? 'changes ' : ''}${finding.at || 'name'}: ${finding.message}`;
  });
  throw new Failure(
    [`${path}: Power BI rejects this theme, so it was not built.`, ...lines].join('\n'),
  );
}

/** Formats the decisions of a recipe or a theme file as design tokens. */
export function tokens([path = '']: readonly string[], options: Options): Outcome {
  const text = formatTokens(read(path, options));
  if (options.out === undefined)
    return createOutcome({ tokens: JSON.parse(text) as object }, text.trimEnd());
  return writeOutput(options.out, text, options);
}

/** Lists every setting that differs between two themes. */
export function diff([one = '', other = '']: readonly string[], options: Options): Outcome {
  const differences = compare(
    compileTheme(read(one, options)),
    compileTheme(read(other, options)),
  ).map(({ at, label, mine, theirs }) => ({
    at,
    label,
    before: redactKey(at, mine),
    after: redactKey(at, theirs),
  }));
  const lines = differences.map(
    ({ at, before, after }) => `${at}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`,
  );
  const code = differences.length === 0 ? EXIT.fine : EXIT.found;
  return { data: { differences }, text: lines.join('\n') || 'No differences', code };
}

/**
 * Returns a value for a log. A licence key is shortened to its ends, which still distinguish keys.
 */
function redactKey(at: string, value: Json | undefined): Json {
  const isKey = at.includes(`/${LICENSE_CARD}/`) && typeof value === 'string';
  return isKey ? `${value.slice(0, 14)}…${value.slice(-6)}` : (value ?? null);
}

/** Lists formatting that reports set themselves instead of leaving it to their theme. */
export function debt([path = '']: readonly string[], options: Options): Outcome {
  const opened = openReports(resolvePlace(path, options), path);
  const reports = findReports(opened.reports, path, options.report).map((report) => {
    const base = report.base.theme ?? CLASSIC.theme;
    const { items, score, ...found } = computeDebt(
      report,
      resolveTheme(report.theme?.theme ?? {}, base),
    );
    const pages = found.pages.map(({ visuals, ...page }) => ({
      ...page,
      visuals: visuals.map(({ visual: { name, type }, ...rest }) => ({ name, type, ...rest })),
    }));
    const literals = items.map(({ literal, nearest, text, isNeedless }) => ({
      path: literal.file.path,
      page: literal.page,
      visual: literal.visual,
      setting: `${literal.card}.${literal.property}`,
      kind: literal.kind,
      value: literal.value,
      nearest: nearest?.role.name ?? text?.name ?? null,
      isNeedless,
    }));
    const broken = listBrokenFiles(opened, report);
    return { name: report.name, score, pages, literals, broken };
  });
  const lines = reports.flatMap(({ name, score, pages, literals, broken }) => [
    `${name}: score ${score} of 100, ${literals.length} hard-coded values`,
    ...pages.map((page) => `  ${page.title}: ${page.score}, ${page.count} values`),
    ...broken.map((file) => `  ${formatBrokenFile(file)}`),
  ]);
  const isFine = reports.every(
    ({ score, broken }) => score >= (options.minScore ?? 0) && broken.length === 0,
  );
  const code = isFine ? EXIT.fine : EXIT.found;
  const renderMarkdown = () => renderDebtSummary(reports);
  return { data: { reports }, text: lines.join('\n'), code, markdown: renderMarkdown };
}
