import { readThemeText } from '../import/theme-text';
import { isObject, type Json, type JsonObject } from '../model/json';
import type { Theme } from '../model/document';
import { resolvePointer } from '../model/pointer';
import { collectImages, type Images } from './images';

/** Files of a folder or an archive, by path. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** A parsed file of the report. Unreadable files are kept and listed, never dropped. */
export interface ReportFile {
  readonly path: string;
  readonly text: string;
  readonly json: JsonObject;
}

export interface ReportVisual extends ReportFile {
  readonly name: string;
  /** `group` if it contains other visuals. */
  readonly type: string;
}

export interface ReportPage extends ReportFile {
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly visuals: readonly ReportVisual[];
}

/** A report in Microsoft's enhanced format (PBIR). */
export interface OpenReport {
  /** Its folder with a trailing slash; empty for the root. */
  readonly root: string;
  readonly name: string;
  readonly definition: ReportFile;
  readonly pages: readonly ReportPage[];
  readonly bookmarks: readonly ReportFile[];
  /** Its own theme, if the theme file exists. */
  readonly theme: { readonly path: string; readonly theme: Theme } | null;
  /** Name of the base theme, and its file if included. */
  readonly base: { readonly name: string; readonly theme: Theme | null };
  readonly images: Images;
  /** Paths of files that should contain JSON but don't. */
  readonly unread: readonly string[];
}

/** Folder of the page that a file belongs to, with a trailing slash; empty for other files. */
export const findPageFolder = (path: string): string =>
  /^.*definition\/pages\/[^/]+\//.exec(path)?.[0] ?? '';

/**
 * A folder or file without a usable report. The message explains why to the person who chose it.
 */
export class NoReportError extends Error {}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Decodes a file's text and keeps a byte order mark. */
export const decodeText = (bytes: Uint8Array): string => decoder.decode(bytes);

/** Opens the reports among some files. An unreadable report does not hide the others. */
export function readReports(files: Files): OpenReport[] {
  const roots = [...files.keys()].flatMap((path) => {
    const found = /^(.*?)definition\/report\.json$/.exec(path)?.[1];
    return found === undefined || path.includes('/..') || path.startsWith('..') ? [] : [found];
  });
  if (roots.length === 0) throw new NoReportError(explainNoReport(files));
  const reports = roots.sort().flatMap((root) => openReport(files, root) ?? []);
  if (reports.length > 0) return reports;
  throw new NoReportError(`${roots[0]}definition/report.json is not valid JSON.`);
}

function explainNoReport(files: Files): string {
  const isLegacy = [...files.keys()].some((path) =>
    /(^|\/)(Report\/Layout|report\.json)$/.test(path),
  );
  return isLegacy
    ? 'This report is saved in the older format. In Power BI Desktop, turn on “Store reports using enhanced metadata format (PBIR)” under Options, Preview features, and save it as a Power BI project (.pbip).'
    : 'There is no Power BI report among these files. A report is a folder whose name ends in .Report.';
}

function openReport(files: Files, root: string): OpenReport | null {
  const unread: string[] = [];
  const read = (path: string): ReportFile | null => {
    const bytes = files.get(path);
    if (!bytes) return null;
    const { text, json } = readContent(bytes);
    if (json) return { path, text, json };
    unread.push(path);
    return null;
  };
  const definition = read(`${root}definition/report.json`);
  if (!definition) return null;
  const paths = [...files.keys()].filter((path) => path.startsWith(`${root}definition/`));
  const findPaths = (pattern: RegExp) =>
    paths.filter((path) => pattern.test(path.slice(root.length)));
  const pages = findPaths(/^definition\/pages\/[^/]+\/page\.json$/).flatMap((path) => {
    const file = read(path);
    return file ? [readPage(file, paths, read)] : [];
  });
  const order = toList(
    resolvePointer(read(`${root}definition/pages/pages.json`)?.json, '/pageOrder'),
  ).map(String);
  const rank = ({ name }: ReportPage) =>
    order.includes(name) ? order.indexOf(name) : order.length;
  const bookmarks = findPaths(/^definition\/bookmarks\/[^/]+\.bookmark\.json$/).flatMap(
    (path) => read(path) ?? [],
  );
  return {
    root,
    name: /([^/]+?)(?:\.Report)?\/$/.exec(root)?.[1] ?? 'Report',
    definition,
    pages: pages.sort((a, b) => rank(a) - rank(b)),
    bookmarks,
    theme: findCustomTheme(definition.json, files, root),
    base: findBaseTheme(definition.json, files, root),
    images: collectImages(definition.json, (path) => files.get(root + path)),
    unread,
  };
}

function readPage(
  file: ReportFile,
  paths: readonly string[],
  read: (path: string) => ReportFile | null,
): ReportPage {
  const folder = `${findPageFolder(file.path)}visuals/`;
  const visuals = paths
    .filter((path) => path.startsWith(folder) && path.endsWith('/visual.json'))
    .flatMap((path): ReportVisual[] => {
      const visual = read(path);
      if (!visual) return [];
      const type = resolvePointer(visual.json, '/visual/visualType');
      return [{ ...visual, name: toText(visual.json['name']), type: toText(type) || 'group' }];
    });
  const { name, displayName, width, height } = file.json;
  return {
    ...file,
    name: toText(name),
    title: toText(displayName) || toText(name),
    width: Number(width) || 1280,
    height: Number(height) || 720,
    visuals,
  };
}

function findCustomTheme(report: JsonObject, files: Files, root: string): OpenReport['theme'] {
  const name = resolvePointer(report, '/themeCollection/customTheme/name');
  if (typeof name !== 'string') return null;
  const items = toList(report['resourcePackages']).flatMap((entry) =>
    toList(resolvePointer(entry, '/items')),
  );
  const item = items.find((each) => resolvePointer(each, '/name') === name);
  const file = toText(resolvePointer(item, '/path')) || name;
  for (const candidate of [file, name, `${name}.json`]) {
    const path = `${root}StaticResources/RegisteredResources/${candidate}`;
    const bytes = files.get(path);
    const theme = bytes && (readContent(bytes).json ?? parseTheme(bytes));
    if (theme) return { path, theme };
  }
  return null;
}

/** Decodes a theme with an encoding that Power BI's own files don't use. */
function parseTheme(bytes: Uint8Array): Theme | null {
  const read = readThemeText(bytes);
  return read.kind === 'theme' ? read.theme : null;
}

function findBaseTheme(report: JsonObject, files: Files, root: string): OpenReport['base'] {
  const name = toText(resolvePointer(report, '/themeCollection/baseTheme/name'));
  const bytes = files.get(`${root}StaticResources/SharedResources/BaseThemes/${name}.json`);
  return { name, theme: (bytes && readContent(bytes).json) ?? null };
}

const contents = new WeakMap<Uint8Array, { text: string; json: JsonObject | null }>();

/** Cached, because a change affects only a few of a report's thousands of files. */
function readContent(bytes: Uint8Array) {
  const known = contents.get(bytes);
  if (known) return known;
  const text = decodeText(bytes);
  const content = { text, json: parseJson(text) };
  contents.set(bytes, content);
  return content;
}

function parseJson(text: string): JsonObject | null {
  try {
    const value = JSON.parse(text.replace(/^\uFEFF/, '')) as Json;
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const toText = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
const toList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : [];
