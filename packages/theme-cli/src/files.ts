import {
  appendFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { describeError } from '@flexa/contracts/describe-error';
import { basename, dirname, join, relative, sep } from 'node:path';
import { decodeText, locateLine, readTheme } from '@flexa/theme-engine/import';
import {
  NoReportError,
  planRepack,
  readReportPart,
  readReports,
  unpackReport,
  type Files,
  type OpenReport,
} from '@flexa/theme-engine/reports';
import { writeTogether, type Content } from './atomic';
import { Failure } from './failure';
import { requireInside } from './inside';
import { createChunks, readFileState, withFile, type Chunks } from './large-file';
import { writeWithJournal } from './journal';

/** Limit on a folder's text. A folder with more contains something other than reports. */
const MAX_BYTES = 400_000_000;
const LEFT_OUT = new Set(['.git', 'node_modules', '.pbi']);

export function readText(path: string): string {
  return decodeText(readBytes(path)).text;
}

/** Reads the bytes of a file; `named` is the name in messages. */
export function readBytes(path: string, named = path): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (!existsSync(path)) throw new Failure(`${named}: no such file`);
    if (!statSync(path).isDirectory()) throw new Failure(`${named}: ${describeError(error)}`);
    throw new Failure(`${named}: is a folder; pass a file`);
  }
}

/** Files written together, or none of them. `named` is what people call the place. */
export function writeFiles(named: string, content: Content, within?: string) {
  writeInside(named, content, within, () => writeTogether(content));
}

/** Writes files together and keeps the former ones for undo. Returns the path of the journal. */
export function replaceFiles(named: string, content: Content, base: string, within?: string) {
  return writeInside(named, content, within, () => writeWithJournal(content, base));
}

function writeInside<T>(
  named: string,
  content: Content,
  within: string | undefined,
  write: () => T,
) {
  if (within !== undefined) {
    for (const place of content.keys()) requireInside(within, place, named);
  }
  try {
    return write();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${named}: can't be written, nothing has changed: ${describeError(error)}`);
  }
}

/** Appends text to a file. */
export function addTo(path: string, text: string) {
  try {
    appendFileSync(path, text);
  } catch (error) {
    throw new Failure(`${path}: can't be written: ${describeError(error)}`);
  }
}

export interface OpenedReports {
  readonly isFolder: boolean;
  /** Null for a folder. */
  readonly archive: Archive | null;
  readonly files: Files;
  readonly reports: readonly OpenReport[];
  /** Files of the reports that are not valid JSON. */
  readonly broken: readonly BrokenFile[];
}

/** A zip or a .pbix, of which the data of a model stays on the disk. */
export interface Archive {
  readonly place: string;
  /** The archive without that data. */
  readonly report: Uint8Array;
  /** Result of readFileState when the archive was read. */
  readonly state: string;
}

/** A file of a report that is not valid JSON, so Power BI can't open the report. */
export interface BrokenFile {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** The reports of a project folder, of a zip of one, or of a .pbix. */
export function openReports(path: string, named = path): OpenedReports {
  if (!existsSync(path)) throw new Failure(`${named}: no such file or folder`);
  requireReportPath(path, named);
  const isFolder = lstatSync(path).isDirectory();
  try {
    const archive = isFolder ? null : readArchive(path, named);
    const files = archive ? unpackReport(archive.report, named) : readJsonFiles(path);
    return {
      isFolder,
      archive,
      files,
      broken: findBrokenFiles(files),
      reports: readReports(files),
    };
  } catch (error) {
    throw createReportFailure(error, named);
  }
}

function readArchive(place: string, named: string): Archive {
  const state = readFileState(place);
  try {
    return { place, state, report: withFile(place, (source) => readReportPart(source, named)) };
  } catch (error) {
    if (!(error instanceof NoReportError)) throw createReadFailure(error, named);
    if (statSync(place).size > MAX_BYTES) throw error;
    // Read whole, a damaged archive and one of another kind get a reason of their own.
    return { place, state, report: readBytes(place, named) };
  }
}

/**
 * Makes a changed copy of an archive; `named` is the name in messages. Fails if the archive has changed since it was
 * read, also while the copy is written.
 */
export function repackArchive(
  archive: Archive,
  named: string,
  changed: ReadonlyMap<string, Uint8Array | null>,
): Chunks {
  const { place, report } = archive;
  requireUnchangedArchive(named, archive);
  const copy = createChunks(place, planCopy());
  return {
    *readChunks() {
      yield* copy.readChunks();
      requireUnchangedArchive(named, archive);
    },
  };

  function planCopy() {
    try {
      return withFile(place, (source) => planRepack(source, report, changed));
    } catch (error) {
      throw error instanceof NoReportError
        ? createReportFailure(error, named)
        : createReadFailure(error, named);
    }
  }
}

/** Turns an error of the disk, such as a missing right, into a failure. */
const createReadFailure = (error: unknown, named: string) =>
  error instanceof Failure
    ? error
    : new Failure(`${named}: can't be read: ${describeError(error)}`);

/**
 * Refuses to write over a file that has changed since it was read, for example in another run at the same time. Null
 * means that the file did not exist. A folder in its place can't be written over, so it is left to the writer.
 */
export function requireUnchanged(named: string, former: ReadonlyMap<string, Uint8Array | null>) {
  for (const [place, bytes] of former) {
    if (bytes === null ? !isFile(place) : hasContent(place, bytes)) continue;
    throw new Failure(
      `${named}: changed while flexa-theme was reading it, so nothing was written; run it again (${place})`,
    );
  }
}

/** The same for an archive, whose content is not in memory. */
function requireUnchangedArchive(named: string, { place, state }: Archive) {
  if (isFile(place) && readFileState(place) === state) return;
  throw new Failure(
    `${named}: changed while flexa-theme was reading it, so nothing was written; run it again (${place})`,
  );
}

const isFile = (place: string) => statSync(place, { throwIfNoEntry: false })?.isFile() ?? false;

/**
 * Returns false for a folder in the file's place and for an unreadable file, because both have
 * changed.
 */
function hasContent(place: string, bytes: Uint8Array): boolean {
  try {
    return readFileSync(place).equals(bytes);
  } catch {
    return false;
  }
}

/** Turns an error of the engine into a failure. Some of its messages name the archive already. */
function createReportFailure(error: unknown, named: string): unknown {
  if (!(error instanceof NoReportError)) return error;
  const { message } = error;
  return new Failure(message.startsWith(`${named} `) ? message : `${named}: ${message}`);
}

/** Refuses a path near a report, and names the one to pass instead. */
function requireReportPath(path: string, named: string) {
  const createFailure = (why: string, pass: string) =>
    new Failure(`${named}: ${why}; pass ${pass}`);
  if (lstatSync(path).isSymbolicLink() && statSync(path).isDirectory()) {
    throw createFailure('is a symbolic link, and links are not followed', realpathSync(path));
  }
  if (statSync(path).isDirectory()) {
    const around = [path, dirname(path), dirname(dirname(path)), dirname(dirname(dirname(path)))];
    const definition = around.find(
      (folder) => basename(folder) === 'definition' && existsSync(join(folder, 'report.json')),
    );
    if (definition === undefined) return;
    const up = relative(definition, path)
      .split(sep)
      .filter(Boolean)
      .map(() => '..');
    throw createFailure(
      'is a part of a report',
      `the report’s folder: ${join(named, '..', ...up)}`,
    );
  }
  if (/\.pbip$/i.test(path)) {
    throw createFailure(
      'only names the report’s folder',
      `that folder: ${join(dirname(named), readReportPath(path))}`,
    );
  }
  if (/\.json$/i.test(path)) {
    throw createFailure(
      'is a single file',
      'a report: its project folder, a zip of one, or a .pbix',
    );
  }
}

/** Reads the folder of the report that a .pbip file names. */
function readReportPath(pbip: string): string {
  const found = /"path"\s*:\s*"([^"]+)"/.exec(readText(pbip))?.[1];
  return found ?? '';
}

const REPORT_FILE =
  /(?:^|\/)(?:definition\/.+|StaticResources\/RegisteredResources\/[^/]+)\.json$/i;

function findBrokenFiles(files: Files): BrokenFile[] {
  return [...files].flatMap(([path, bytes]) => {
    if (!REPORT_FILE.test(path)) return [];
    const { text } = decodeText(bytes);
    try {
      JSON.parse(text.replace(/^\uFEFF/, ''));
      return [];
    } catch (error) {
      const read = readTheme(text);
      if (read.kind === 'fault') return [{ path, ...read }];
      return [{ path, ...locateLine(text, 0), message: describeError(error) }];
    }
  });
}

export const formatBrokenFile = ({ path, line, column, message }: BrokenFile) =>
  `not read: ${path}:${line}:${column}: ${message}`;

/** Lists the broken files of a report. */
export const listBrokenFiles = ({ broken }: OpenedReports, { root }: Pick<OpenReport, 'root'>) =>
  broken.filter(({ path }) => path.startsWith(root));

/** Returns a report's display name: its folder, or its own name if that folder was given. */
const formatLabel = ({ root, name }: OpenReport) => root.replace(/\/$/, '') || name;

/** Returns the reports that a command works on: all, unless one is named. */
export function findReports(
  reports: readonly OpenReport[],
  path: string,
  wanted: string | undefined,
): readonly OpenReport[] {
  if (wanted === undefined) return reports;
  const folder = wanted.replaceAll('\\', '/').replace(/\/$/, '');
  const found = reports.filter((report) => formatLabel(report) === folder);
  const named = found.length > 0 ? found : reports.filter(({ name }) => name === wanted);
  if (named.length === 1) return named;
  const why =
    named.length === 0
      ? `${path}: holds no report of this name: ${wanted}. It holds:`
      : `${path}: ${wanted} names ${named.length} reports. Give the folder of one:`;
  throw new Failure(
    [why, ...(named.length === 0 ? reports : named).map(formatReportLine)].join('\n'),
  );
}

/** Returns the one report that a command changes, or several if the person asked for all. */
export function chooseReports(
  reports: readonly OpenReport[],
  path: string,
  { report, all = false }: { readonly report?: string; readonly all?: boolean },
): readonly OpenReport[] {
  const named = findReports(reports, path, report);
  if (named.length === 1 || all) return named;
  throw new Failure(
    [
      `${path}: holds ${reports.length} reports; nothing has changed.`,
      ...reports.map(formatReportLine),
      'Choose one with --report NAME, or change all with --all.',
    ].join('\n'),
  );
}

const formatReportLine = (report: OpenReport) => `  ${formatLabel(report)}`;

/**
 * Reads only JSON files, because no others of a report matter here. Follows no links, which may
 * lead anywhere.
 */
function readJsonFiles(root: string): Files {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder + entry.name;
      if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) walk(`${path}/`);
      if (!entry.isFile() || !/\.json$/i.test(entry.name)) continue;
      total += lstatSync(join(root, path)).size;
      if (total > MAX_BYTES) throw new Failure(`${root}: holds far more than reports contain`);
      files.set(path, readBytes(join(root, path)));
    }
  };
  walk('');
  return files;
}
