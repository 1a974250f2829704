import { dirname, join, relative } from 'node:path';
import { CLASSIC } from '@flexa/theme-engine/base-themes';
import { compileTheme, type Theme } from '@flexa/theme-engine/model';
import {
  computeDebt,
  formatChangeTotal,
  readReports,
  rethemeReport,
  SWEEP_ALL,
  applyFileChanges,
  type Files,
  type LiteralKind,
  type OpenReport,
  type RethemeResult,
} from '@flexa/theme-engine/reports';
import { resolveTheme } from '@flexa/theme-engine/resolve';
import { createOutcome, read, type Options, type Outcome } from './commands';
import { EXIT, Failure, refuseChoice } from './failure';
import {
  chooseReports,
  formatBrokenFile,
  listBrokenFiles,
  openReports,
  repackArchive,
  replaceFiles,
  requireUnchanged,
  writeFiles,
  type OpenedReports,
} from './files';
import { isWithin, resolvePlace } from './inside';
import { drawPictures } from './pictures';
import { renderRethemeSummary } from './summary';

const KINDS: readonly LiteralKind[] = ['color', 'font', 'size'];

/** Re-themes reports in place, or an archive elsewhere with --out. */
export function retheme([path = '']: readonly string[], options: Options): Outcome {
  if (options.theme === undefined) throw new Failure('retheme: --theme FILE is missing');
  const theme = compileTheme(read(options.theme, options));
  const given = options.kinds?.split(',') ?? KINDS;
  const kinds = KINDS.filter((kind) => given.includes(kind));
  const unknown = given.find((kind) => !KINDS.some((each) => each === kind));
  if (unknown !== undefined) refuseChoice('kinds', 'kind', unknown, KINDS);
  const place = resolvePlace(path, options);
  const opened = openReports(place, path);
  const { isFolder, files, reports: all } = opened;
  const reports = chooseReports(all, path, options);
  if (isFolder && options.out !== undefined) {
    throw new Failure('--out: a folder is written in place; copy it first to keep it as it is');
  }
  const done = reports.map((report) => ({
    report,
    ...rethemeReport(report, theme, {
      ...SWEEP_ALL,
      kinds: new Set(kinds),
      themeDecidesText: !options.keepText,
    }),
  }));
  const changed = new Map(done.flatMap((each) => [...each.files]));
  const changes = done.flatMap((each) => each.changes);
  if (options.pictures !== undefined) {
    const folder = resolvePlace(options.pictures, options);
    const drawn = [...drawPictures(pairReports(files, done))];
    const content = drawn.map(([name, text]) => [join(folder, name), text] as const);
    writeFiles(options.pictures, new Map(content), options.within);
  }
  const lines = done.flatMap((each) => [
    ...(each.files.size > 0 ? [formatThemeLine(each, theme)] : []),
    ...each.changes.map(
      ({ page, visual, setting, before, after }) =>
        `${[page, visual, setting].filter((part) => part !== '').join(' · ')}: ${before} → ${after}`,
    ),
  ]);
  const broken = reports.flatMap((report) => listBrokenFiles(opened, report));
  for (const file of broken) options.warn?.(formatBrokenFile(file));
  if (lines.length > 0) options.print?.(lines.join('\n'));
  const journal = options.dryRun
    ? null
    : write(path, { ...opened, reports, place, changed }, options);
  const summaryLine = formatChangeTotal(changes.length, changed.size);
  const ending = options.dryRun
    ? `${summaryLine}, nothing written`
    : journal === null
      ? summaryLine
      : `${summaryLine}\nUndo with: flexa-theme undo ${options.out ?? path}`;
  const shown = options.print ? [ending] : [...lines, ending];
  const data = {
    files: [...changed.keys()],
    changes,
    ...(broken.length > 0 && { broken }),
    ...(journal !== null && { undo: relative(options.cwd, journal) }),
  };
  const outcome = createOutcome(data, shown.join('\n'));
  return {
    ...outcome,
    code: broken.length > 0 ? EXIT.found : EXIT.fine,
    markdown: () => buildSummary(files, done, theme, !options.dryRun),
  };
}

function formatThemeLine({ report }: Done, theme: Theme): string {
  const readThemeName = (each: Theme | undefined) =>
    typeof each?.name === 'string' ? each.name : undefined;
  const before = readThemeName(report.theme?.theme) ?? (report.base.name || 'Power BI’s own');
  return `${report.name} · theme: ${before} → ${readThemeName(theme) ?? 'Theme'}`;
}

interface Change extends Pick<OpenedReports, 'archive' | 'files' | 'reports'> {
  readonly place: string;
  readonly changed: ReadonlyMap<string, Uint8Array | null>;
}

/**
 * Writes the changed files of a folder, or a whole archive. Returns the path of the journal for
 * undo.
 */
function write(
  path: string,
  { archive, files, reports, place, changed }: Change,
  options: Options,
) {
  if (archive === null) {
    const former = [...changed.keys()].map(
      (file) => [join(place, file), files.get(file) ?? null] as const,
    );
    requireUnchanged(path, new Map(former));
    const content = [...changed].map(([file, bytes]) => [join(place, file), bytes] as const);
    const base = findCommonFolder(reports, place, options.within);
    return replaceFiles(path, new Map(content), base, place);
  }
  const target = options.out ?? path;
  const out = resolvePlace(target, options);
  if (changed.size === 0 && out === place) return null;
  const content = new Map([[out, repackArchive(archive, path, changed)]]);
  return replaceFiles(target, content, dirname(out), options.within);
}

/**
 * Finds the folder that contains all changed reports, or the report's own if an assistant may not
 * write beside it.
 */
function findCommonFolder(
  reports: readonly OpenReport[],
  place: string,
  within: string | undefined,
) {
  const folders = reports.map(({ root }) => dirname(join(place, root)));
  let folder = folders[0] ?? place;
  while (!folders.every((each) => each === folder || each.startsWith(join(folder, '/')))) {
    folder = dirname(folder);
  }
  return within === undefined || isWithin(within, folder) ? folder : place;
}

type Done = RethemeResult & { readonly report: OpenReport };

/** Pairs the reports before and after. */
function pairReports(files: Files, done: readonly Done[]) {
  const next = readReports(
    applyFileChanges(files, { files: new Map(done.flatMap((each) => [...each.files])) }),
  );
  return done.flatMap(({ report: before }) => {
    const after = next.find(({ root }) => root === before.root);
    return after ? [{ before, after }] : [];
  });
}

function buildSummary(
  files: Files,
  done: readonly Done[],
  theme: Theme,
  isWritten: boolean,
): string {
  const swept = pairReports(files, done).map(({ before, after }, i) => ({
    name: before.name,
    files: done[i]?.files.size ?? 0,
    changes: done[i]?.changes ?? [],
    score: { before: computeScore(before), after: computeScore(after) },
  }));
  const name = typeof theme.name === 'string' ? theme.name : 'Theme';
  return renderRethemeSummary(swept, name, isWritten);
}

const computeScore = (report: OpenReport) =>
  computeDebt(report, resolveTheme(report.theme?.theme ?? {}, report.base.theme ?? CLASSIC.theme))
    .score;
