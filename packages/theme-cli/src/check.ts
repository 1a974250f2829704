import { dirname, join } from 'node:path';
import { chooseForm, formatCount } from '@flexa/contracts/format';
import { listLicenseKeys } from '@flexa/license/flexa';
import { renderAccessibilityPage } from '@flexa/theme-engine/accessibility';
import { CLASSIC } from '@flexa/theme-engine/base-themes';
import { validate } from '@flexa/theme-engine/format';
import { decodeText, readThemeText } from '@flexa/theme-engine/import';
import {
  createDocument,
  isObject,
  compileTheme,
  resolvePointer,
  type StudioDocument,
  type Theme,
} from '@flexa/theme-engine/model';
import { findOrganizationProblems } from '@flexa/theme-engine/organization';
import type { OpenReport } from '@flexa/theme-engine/reports';
import { readInput, type Options, type Outcome } from './commands';
import { EXIT, Failure, refuseChoice } from './failure';
import {
  listBrokenFiles,
  openReports,
  findReports,
  readBytes,
  writeFiles,
  type OpenedReports,
} from './files';
import { formatFinding } from './finding-lines';
import {
  listContrastFindings,
  createFinding,
  createEncodingFinding,
  createLocate,
  findRepeatedKeys,
  listThemeFindings,
  type CheckFinding,
  type Level,
} from './findings';
import { readIgnoreEntries, separateIgnored } from './ignore-file';
import type { Input } from './input';
import { isWithin, resolvePlace } from './inside';
import { formatJunit } from './junit';
import { validateWithMicrosoft } from './microsoft';
import { createSarifLog } from './sarif';
import { listVersionFindings } from './version-findings';
import { renderCheckSummary, formatCounts, describeKeys, type Checked } from './summary';

/** A theme or a report with all of its findings. */
interface Subject {
  readonly of: string;
  /** Theme; null for a report without one. */
  readonly document: StudioDocument | null;
  readonly base: Theme;
  readonly report: OpenReport | null;
  readonly findings: readonly CheckFinding[];
  readonly askedMicrosoft: boolean;
  /** Folders that may contain an ignore file. */
  readonly folders: readonly string[];
}

const FAILING = ['warning', 'contrast'] as const;

/**
 * Checks a theme, or the themes of reports: errors, settings without effect, and contrast. Reports are also checked by
 * Microsoft's validator, if it is installed.
 */
export async function check([path = '']: readonly string[], options: Options): Promise<Outcome> {
  const failing = parseFailingLevels(options.failOn);
  requireAudience(path, options);
  const subjects = isThemeFile(path, options)
    ? [checkThemeFile(path, options)]
    : await checkReports(path, options);
  if (options.html !== undefined) writeAccessibilityPage(options.html, subjects, options);
  const results = subjects.map((subject) => createResult(subject, options));
  const fails = results.some(({ errors, warnings, contrast }) => {
    const counts = { error: errors.length, warning: warnings.length, contrast: contrast.length };
    return failing.some((level) => counts[level] > 0);
  });
  return {
    data: { results },
    text: results
      .flatMap((result) => formatResult(result, options.showIgnored ?? false))
      .join('\n'),
    code: fails ? EXIT.found : EXIT.fine,
    markdown: () => renderCheckSummary(results),
    formats: {
      sarif: (version) =>
        JSON.stringify(createSarifLog(results, { version, cwd: options.cwd }), null, 2),
      junit: () => formatJunit(results, failing),
    },
  };
}

function parseFailingLevels(given = 'error'): readonly Exclude<Level, 'note'>[] {
  const levels = given.split(',').map((level) => level.trim());
  const wrong = levels.find(
    (level) => level !== 'error' && !FAILING.some((each) => each === level),
  );
  if (wrong !== undefined) refuseChoice('fail-on', 'level', wrong, ['error', ...FAILING]);
  return ['error', ...FAILING.filter((level) => levels.includes(level))];
}

function requireAudience(path: string, options: Options) {
  if (options.audience === undefined) return;
  if (options.audience !== 'organization') {
    refuseChoice('for', 'audience', options.audience, ['organization']);
  }
  if (isThemeFile(path, options)) return;
  throw new Failure(`${path}: --for organization takes a theme file, not a report`);
}

const isThemeFile = (path: string, { texts }: Options) =>
  texts?.has(path) === true || /\.json$/i.test(path);

function checkThemeFile(path: string, options: Options): Subject {
  const input = readInput(path, options);
  const { document, locate, notes } = input;
  const theme = compileTheme(document);
  const isGiven = options.texts?.has(path) ?? false;
  return {
    of: path,
    document,
    base: CLASSIC.theme,
    report: null,
    findings: [
      ...notes,
      ...listThemeFindings(theme, path, locate),
      ...listVersionFindings(theme, path, locate),
      ...(options.audience === undefined ? [] : listOrganizationFindings(path, input, options)),
      ...listContrastFindings(theme, document, CLASSIC.theme, readThresholds(options), {
        file: path,
        locate,
      }),
    ],
    askedMicrosoft: false,
    folders: isGiven ? [options.cwd] : [dirname(resolvePlace(path, options))],
  };
}

/**
 * Lists what makes a theme file unsuitable for the Fabric admin portal, besides everything that
 * Power BI rejects.
 */
function listOrganizationFindings(
  path: string,
  { kind, read, locate }: Input,
  options: Options,
): CheckFinding[] {
  if (kind !== 'theme') {
    const what = kind === 'recipe' ? 'is a recipe' : 'holds design tokens';
    throw new Failure(`${path}: ${what}; build the theme first: flexa-theme build ${path}`);
  }
  const bytes = options.texts?.has(path)
    ? Buffer.from(read.text)
    : readBytes(resolvePlace(path, options), path);
  const { encoding } = decodeText(bytes);
  const problems = findOrganizationProblems(read.theme, bytes.length).map(({ rule, at, message }) =>
    createFinding(rule, { file: path, at, message, ...locate(at) }),
  );
  if (encoding === 'utf-8') return problems;
  const message = `The file is ${encoding.toUpperCase()}, and the admin portal takes UTF-8. flexa-theme repair ${path} converts it.`;
  return [
    ...problems,
    createFinding('organization-encoding', { file: path, message, ...locate('') }),
  ];
}

const readThresholds = ({ minContrast, minMarkContrast }: Options) => ({
  ...(minContrast !== undefined && { text: minContrast }),
  ...(minMarkContrast !== undefined && { marks: minMarkContrast }),
});

async function checkReports(path: string, options: Options): Promise<Subject[]> {
  const place = resolvePlace(path, options);
  const opened = openReports(place, path);
  const validator = (await options.validator?.()) ?? null;
  const named = findReports(opened.reports, path, options.report);
  const subjects = named.map(async (report): Promise<Subject> => {
    const formatPath = (file: string) => formatFilePath(path, opened, file);
    const own = checkReportTheme(report, opened, formatPath, options);
    const reported =
      validator &&
      (await validateWithMicrosoft(validator, { ...opened, place }, report, options.within));
    const microsoft = (reported ?? []).map(({ code, level, message, file }): CheckFinding => ({
      rule: `microsoft/${code}`,
      level: level === 'noted' ? 'note' : level,
      message,
      file: formatPath(file === null ? `${report.root}definition/report.json` : report.root + file),
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
        ...listBrokenFiles(opened, report).map(({ path: file, line, column, message }) =>
          createFinding('not-json', { file: formatPath(file), line, column, message }),
        ),
        ...own.findings,
        ...microsoft,
      ],
      askedMicrosoft: reported !== null,
      folders: opened.isFolder ? listIgnoreFolders(place, report, options) : [dirname(place)],
    };
  });
  const results = await Promise.all(subjects);
  const rest = options.report === undefined ? listBrokenReports(path, opened) : [];
  return [...results, ...rest];
}

/** Lists reports that can't be opened because their report.json is not valid JSON. */
function listBrokenReports(path: string, opened: OpenedReports): Subject[] {
  const left = opened.broken.filter(
    (file) => !opened.reports.some(({ root }) => file.path.startsWith(root)),
  );
  const roots = new Set(left.map((file) => file.path.replace(/definition\/.*$/, '')));
  return [...roots].map((root) => ({
    of:
      root
        .replace(/\/$/, '')
        .split('/')
        .at(-1)
        ?.replace(/\.Report$/, '') || path,
    document: null,
    base: CLASSIC.theme,
    report: null,
    findings: left
      .filter((file) => file.path.startsWith(root))
      .map(({ path: file, line, column, message }) =>
        createFinding('not-json', {
          file: formatFilePath(path, opened, file),
          line,
          column,
          message,
        }),
      ),
    askedMicrosoft: false,
    folders: [],
  }));
}

/** Names a file in an archive after the archive and an exclamation mark. */
const formatFilePath = (path: string, { isFolder }: OpenedReports, file: string) =>
  isFolder ? join(path, file) : `${path}!${file}`;

/** Returns the given folder and the parent folder of the report. */
function listIgnoreFolders(place: string, { root }: OpenReport, { within }: Options): string[] {
  const beside = dirname(join(place, root));
  return within === undefined || isWithin(within, beside) ? [place, beside] : [place];
}

function checkReportTheme(
  report: OpenReport,
  { files, broken }: OpenedReports,
  formatName: (file: string) => string,
  options: Options,
): Pick<Subject, 'document' | 'findings'> {
  if (!report.theme) {
    const named = resolvePointer(report.definition.json, '/themeCollection/customTheme');
    const isMissing =
      isObject(named) &&
      named['type'] === 'RegisteredResources' &&
      !broken.some(({ path }) => path.startsWith(`${report.root}StaticResources/`));
    if (!isMissing) return { document: null, findings: [] };
    const message = `The report names the theme ${JSON.stringify(named['name'])}, but its file is missing.`;
    const file = formatName(report.definition.path);
    return { document: null, findings: [createFinding('missing-theme-file', { file, message })] };
  }
  const file = formatName(report.theme.path);
  const read = readThemeText(files.get(report.theme.path) ?? new Uint8Array());
  if (read.kind === 'fault') {
    const finding = createFinding('not-json', { ...read, file });
    return { document: null, findings: [finding] };
  }
  const document = createDocument(read.theme, report.name, read.text);
  const locate = createLocate(read);
  const base = report.base.theme ?? CLASSIC.theme;
  const place = { file, locate };
  return {
    document,
    findings: [
      ...(read.isGuessed ? [createEncodingFinding(file)] : []),
      ...findRepeatedKeys(read, file),
      ...listThemeFindings(read.theme, file, locate),
      ...listVersionFindings(read.theme, file, locate),
      ...listContrastFindings(read.theme, document, base, readThresholds(options), place),
    ],
  };
}

function writeAccessibilityPage(file: string, subjects: readonly Subject[], options: Options) {
  const page = renderAccessibilityPage(
    subjects.flatMap(({ of, document, base, report }) =>
      document || report
        ? [
            {
              base,
              report,
              document: document ?? createDocument({}, of),
              name: of,
              theme: document ? compileTheme(document) : {},
            },
          ]
        : [],
    ),
  );
  writeFiles(file, new Map([[resolvePlace(file, options), page]]), options.within);
}

function createResult(subject: Subject, options: Options): Checked {
  const { of, document, findings, folders, report, askedMicrosoft } = subject;
  const entries = readIgnoreEntries(folders, options.within);
  const { found, ignored } = separateIgnored(findings, entries);
  const filterByLevel = (level: Level) => found.filter((finding) => finding.level === level);
  const theme = document && compileTheme(document);
  return {
    of,
    ownTheme: document !== null || report === null,
    settings: theme ? validate(theme).settings : 0,
    keys: theme ? listLicenseKeys(theme).length : 0,
    microsoft: askedMicrosoft,
    errors: filterByLevel('error'),
    warnings: filterByLevel('warning'),
    contrast: filterByLevel('contrast'),
    notes: filterByLevel('note'),
    ignored,
  };
}

function formatResult(result: Checked, showsIgnored: boolean): string[] {
  const { of, keys, errors, warnings, contrast, notes, ignored } = result;
  const inherited = notes.filter(({ rule }) => rule === 'inherited-contrast').length;
  return [
    `${of}: ${formatCounts(result)}`,
    ...(keys > 0 ? [`  ${describeKeys(keys)}`] : []),
    ...[...errors, ...warnings, ...contrast].map((finding) => `  ${formatFinding(finding)}`),
    ...(inherited > 0
      ? [
          `  ${formatCount(inherited, 'pair')} with low contrast ${chooseForm(inherited, 'comes', 'come')} from Power BI’s base theme`,
        ]
      : []),
    ...notes
      .filter(({ rule }) => rule !== 'inherited-contrast')
      .map((note) => `  ${formatFinding(note)}`),
    ...(showsIgnored
      ? ignored.map((finding) => `  ignored ${formatFinding(finding)} (${finding.reason})`)
      : []),
  ];
}
