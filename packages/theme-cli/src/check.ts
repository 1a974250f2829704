import { join } from 'node:path';
import { licenseKeysOf } from '@flexa/license/flexa';
import { accessibilityPage } from '@flexa/theme-engine/accessibility';
import { CLASSIC } from '@flexa/theme-engine/base-themes';
import { validate } from '@flexa/theme-engine/format';
import { readThemeText } from '@flexa/theme-engine/import';
import {
  documentOf,
  isObject,
  themeOf,
  valueAt,
  type StudioDocument,
  type Theme,
} from '@flexa/theme-engine/model';
import type { OpenReport } from '@flexa/theme-engine/reports';
import { readInput, type Options, type Outcome } from './commands';
import { EXIT, Failure } from './failure';
import { brokenOf, openReports, reportsNamed, writeFiles, type OpenedReports } from './files';
import { inLine } from './finding-lines';
import {
  contrastFindings,
  findingOf,
  guessedEncoding,
  locateIn,
  repeatedKeys,
  themeFindings,
  type CheckFinding,
  type Level,
} from './findings';
import { besideOf, ignoreEntriesIn, withoutIgnored } from './ignore-file';
import { placeOf } from './inside';
import { junitReport } from './junit';
import { askMicrosoft } from './microsoft';
import { sarifLog } from './sarif';
import { checkSummary, counted, countsIn, holding, type Checked } from './summary';

/** A theme or a report, with everything found in it. */
interface Subject {
  readonly of: string;
  /** Null for a report without a theme of its own. */
  readonly document: StudioDocument | null;
  readonly base: Theme;
  readonly report: OpenReport | null;
  readonly findings: readonly CheckFinding[];
  readonly askedMicrosoft: boolean;
  /** Folders that may hold an ignore file. */
  readonly folders: readonly string[];
}

const FAILING = ['warning', 'contrast'] as const;

/**
 * Errors, settings without effect, and contrast of a theme or of the themes of reports; of reports also what
 * Microsoft's validator says, if it is installed.
 */
export async function check([path = '']: readonly string[], options: Options): Promise<Outcome> {
  const failing = failingLevels(options.failOn);
  const subjects = isThemeFile(path, options)
    ? [themeAt(path, options)]
    : await reportsAt(path, options);
  if (options.html !== undefined) writeAccessibilityPage(options.html, subjects, options);
  const results = subjects.map((subject) => resultOf(subject, options));
  const fails = results.some(({ errors, warnings, contrast }) => {
    const counts = { error: errors.length, warning: warnings.length, contrast: contrast.length };
    return failing.some((level) => counts[level] > 0);
  });
  return {
    data: { results },
    text: results.flatMap((result) => linesOf(result, options.showIgnored ?? false)).join('\n'),
    code: fails ? EXIT.found : EXIT.fine,
    markdown: () => checkSummary(results),
    formats: {
      sarif: (version) => JSON.stringify(sarifLog(results, { version, cwd: options.cwd }), null, 2),
      junit: () => junitReport(results, failing),
    },
  };
}

function failingLevels(given = 'error'): readonly Exclude<Level, 'note'>[] {
  const levels = given.split(',').map((level) => level.trim());
  const wrong = levels.find(
    (level) => level !== 'error' && !FAILING.some((each) => each === level),
  );
  if (wrong !== undefined) {
    throw new Failure(`--fail-on: ${wrong} is none of error, ${FAILING.join(', ')}`);
  }
  return ['error', ...FAILING.filter((level) => levels.includes(level))];
}

const isThemeFile = (path: string, { texts }: Options) =>
  texts?.has(path) === true || /\.json$/i.test(path);

function themeAt(path: string, options: Options): Subject {
  const { document, locate, notes } = readInput(path, options);
  const theme = themeOf(document);
  const isGiven = options.texts?.has(path) ?? false;
  return {
    of: path,
    document,
    base: CLASSIC.theme,
    report: null,
    findings: [
      ...notes,
      ...themeFindings(theme, path, locate),
      ...contrastFindings(theme, document, CLASSIC.theme, thresholds(options), {
        file: path,
        locate,
      }),
    ],
    askedMicrosoft: false,
    folders: isGiven ? [options.cwd] : [besideOf(placeOf(path, options))],
  };
}

const thresholds = ({ minContrast, minMarkContrast }: Options) => ({
  ...(minContrast !== undefined && { text: minContrast }),
  ...(minMarkContrast !== undefined && { marks: minMarkContrast }),
});

async function reportsAt(path: string, options: Options): Promise<Subject[]> {
  const place = placeOf(path, options);
  const opened = openReports(place, path);
  const validator = (await options.validator?.()) ?? null;
  const named = reportsNamed(opened.reports, path, options.report);
  const subjects = named.map(async (report): Promise<Subject> => {
    const nameOf = (file: string) => fileIn(path, opened, file);
    const own = themeOfReport(report, opened, nameOf, options);
    const said =
      validator && (await askMicrosoft(validator, { ...opened, place }, report, options.within));
    const microsoft = (said ?? []).map(({ code, level, message, file }): CheckFinding => ({
      rule: `microsoft/${code}`,
      level: level === 'noted' ? 'note' : level,
      message,
      file: nameOf(file === null ? `${report.root}definition/report.json` : report.root + file),
      line: null,
      column: null,
      at: '',
    }));
    return {
      of: report.name,
      document: own.document,
      base: report.base.theme ?? CLASSIC.theme,
      report,
      findings: [
        ...brokenOf(opened, report).map(({ path: file, line, column, message }) =>
          findingOf('not-json', { file: nameOf(file), line, column, message }),
        ),
        ...own.findings,
        ...microsoft,
      ],
      askedMicrosoft: said !== null,
      folders: opened.isFolder ? foldersOf(place, report, options) : [besideOf(place)],
    };
  });
  const results = await Promise.all(subjects);
  const rest = options.report === undefined ? brokenElsewhere(path, opened) : [];
  return [...results, ...rest];
}

/** A report whose report.json is broken is no report that opens, but it is one that was asked about. */
function brokenElsewhere(path: string, opened: OpenedReports): Subject[] {
  const left = opened.broken.filter(
    (file) => !opened.reports.some(({ root }) => file.path.startsWith(root)),
  );
  const roots = new Set(left.map((file) => file.path.replace(/definition\/.*$/, '')));
  return [...roots].map((root) => ({
    of: root.replace(/\/$/, '').split('/').at(-1)?.replace(/\.Report$/, '') || path,
    document: null,
    base: CLASSIC.theme,
    report: null,
    findings: left
      .filter((file) => file.path.startsWith(root))
      .map(({ path: file, line, column, message }) =>
        findingOf('not-json', { file: fileIn(path, opened, file), line, column, message }),
      ),
    askedMicrosoft: false,
    folders: [],
  })); // prettier-ignore
}

/** Files of an archive are written after its name, with an exclamation mark between. */
const fileIn = (path: string, { isFolder }: OpenedReports, file: string) =>
  isFolder ? join(path, file) : `${path}!${file}`;

/** The folder that was given, and the one beside the report. */
function foldersOf(place: string, { root }: OpenReport, { within }: Options): string[] {
  const beside = besideOf(join(place, root));
  return within !== undefined && !`${beside}/`.startsWith(`${within}/`) ? [place] : [place, beside];
}

function themeOfReport(
  report: OpenReport,
  { files, broken }: OpenedReports,
  nameOf: (file: string) => string,
  options: Options,
): Pick<Subject, 'document' | 'findings'> {
  if (!report.theme) {
    const named = valueAt(report.definition.json, '/themeCollection/customTheme');
    const isMissing =
      isObject(named) &&
      named['type'] === 'RegisteredResources' &&
      !broken.some(({ path }) => path.startsWith(`${report.root}StaticResources/`));
    if (!isMissing) return { document: null, findings: [] };
    const message = `The report names the theme ${JSON.stringify(named['name'])}, and no file of it is there.`;
    const file = nameOf(report.definition.path);
    return { document: null, findings: [findingOf('missing-theme-file', { file, message })] };
  }
  const file = nameOf(report.theme.path);
  const read = readThemeText(files.get(report.theme.path) ?? new Uint8Array());
  if (read.kind === 'fault') {
    const finding = findingOf('not-json', { ...read, file });
    return { document: null, findings: [finding] };
  }
  const document = documentOf(read.theme, report.name, read.text);
  const locate = locateIn(read);
  const base = report.base.theme ?? CLASSIC.theme;
  const place = { file, locate };
  return {
    document,
    findings: [
      ...(read.isGuessed ? [guessedEncoding(file)] : []),
      ...repeatedKeys(read, file),
      ...themeFindings(read.theme, file, locate),
      ...contrastFindings(read.theme, document, base, thresholds(options), place),
    ],
  };
}

function writeAccessibilityPage(file: string, subjects: readonly Subject[], options: Options) {
  const page = accessibilityPage(
    subjects.flatMap(({ of, document, base, report }) =>
      document || report
        ? [
            {
              base,
              report,
              document: document ?? documentOf({}, of),
              name: of,
              theme: document ? themeOf(document) : {},
            },
          ]
        : [],
    ),
  );
  writeFiles(file, new Map([[placeOf(file, options), page]]), options.within);
}

function resultOf(subject: Subject, options: Options): Checked {
  const { of, document, findings, folders, report, askedMicrosoft } = subject;
  const entries = ignoreEntriesIn(folders, options.within);
  const { found, ignored } = withoutIgnored(findings, entries);
  const at = (level: Level) => found.filter((finding) => finding.level === level);
  const theme = document && themeOf(document);
  return {
    of,
    ownTheme: document !== null || report === null,
    settings: theme ? validate(theme).settings : 0,
    keys: theme ? licenseKeysOf(theme).length : 0,
    microsoft: askedMicrosoft,
    errors: at('error'),
    warnings: at('warning'),
    contrast: at('contrast'),
    notes: at('note'),
    ignored,
  };
}

function linesOf(result: Checked, showsIgnored: boolean): string[] {
  const { of, keys, errors, warnings, contrast, notes, ignored } = result;
  const inherited = notes.filter(({ rule }) => rule === 'inherited-contrast').length;
  return [
    `${of}: ${countsIn(result)}`,
    ...(keys > 0 ? [`  ${holding(keys)}`] : []),
    ...[...errors, ...warnings, ...contrast].map((finding) => `  ${inLine(finding)}`),
    ...(inherited > 0
      ? [`  ${counted(inherited, 'pair')} of too little contrast ${inherited === 1 ? 'comes' : 'come'} from Power BI’s base theme`]
      : []),
    ...notes.filter(({ rule }) => rule !== 'inherited-contrast').map((note) => `  ${inLine(note)}`),
    ...(showsIgnored
      ? ignored.map((finding) => `  ignored ${inLine(finding)} (${finding.reason})`)
      : []),
  ]; // prettier-ignore
}
