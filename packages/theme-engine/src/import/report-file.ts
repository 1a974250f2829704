import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { isObject, type Json } from '../model/json';
import { resolvePointer } from '../model/pointer';

/** A theme found in a report: the text of its file. */
export interface ThemeFile {
  readonly name: string;
  readonly text: string;
}

/** A file without a usable theme. The message explains why to the person who dropped the file. */
export class NoThemeError extends Error {}

const RESOURCE = /(?:^|\/)StaticResources\/RegisteredResources\/([^/]+\.json)$/i;
/** Paths of a report's description: in a .pbix, in the older and in the newer project format. */
const REPORT = /(?:^|\/)(?:Report\/Layout|report\.json)$/i;
const BASE_THEME = /(?:^|\/)BaseThemes\/[^/]+\.json$/i;

export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

/** Explains why an archive is locked; undefined if it isn't. */
export function explainLock(bytes: Uint8Array, fileName: string): string | undefined {
  // The Office container that encrypts a report with a protective sensitivity label.
  if ([0xd0, 0xcf, 0x11, 0xe0].every((byte, i) => bytes[i] === byte)) {
    return `${fileName} is encrypted, probably by a sensitivity label. Save a copy without protection.`;
  }
  const hasPassword = isArchive(bytes) && (bytes[6] ?? 0) % 2 === 1;
  return hasPassword ? `${fileName} has a password. Unzip it first.` : undefined;
}

/**
 * Returns the theme from a .pbix, a zipped project or another zip. It reads the file locally and
 * sends nothing.
 */
export function readReportTheme(bytes: Uint8Array, fileName: string): ThemeFile {
  const locked = explainLock(bytes, fileName);
  if (locked !== undefined) {
    const way = isArchive(bytes)
      ? ''
      : ' Or save the theme alone in Power BI Desktop: View, Themes, Save current theme.';
    throw new NoThemeError(locked + way);
  }
  if (!isArchive(bytes)) {
    throw new NoThemeError(`${fileName} is not a theme (.json), report (.pbix) or zipped project.`);
  }
  const { files, names } = unpackThemeFiles(bytes, fileName);
  return findTheme(files, names, fileName);
}

/** Limit on all themes and descriptions of a report, as a defence against zip bombs. */
const MAX_UNPACKED = 100_000_000;

function unpackThemeFiles(bytes: Uint8Array, fileName: string) {
  const names: string[] = [];
  let total = 0;
  // Unpacks only files that may contain a theme, because a report's data can be hundreds of
  // megabytes.
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    names.push(name);
    const isText = RESOURCE.test(name) || REPORT.test(name) || /\.json$/i.test(name);
    if (!isText || BASE_THEME.test(name) || originalSize >= 50_000_000) return false;
    total += originalSize;
    if (total > MAX_UNPACKED) {
      throw new NoThemeError(`${fileName} unpacks to far more than a report contains.`);
    }
    return true;
  };
  try {
    return { files: unzipSync(bytes, { filter }), names };
  } catch (error) {
    if (error instanceof NoThemeError) throw error;
    throw new NoThemeError(`${fileName} could not be unpacked. It may be incomplete or damaged.`);
  }
}

function findTheme(
  files: Readonly<Record<string, Uint8Array>>,
  names: readonly string[],
  fileName: string,
): ThemeFile {
  const resources = new Map<string, ThemeFile>();
  for (const [path, bytes] of Object.entries(files)) {
    const name = RESOURCE.exec(path)?.[1];
    if (name !== undefined) resources.set(path, { name, text: decodeText(bytes) });
  }
  for (const [path, bytes] of Object.entries(files)) {
    if (!REPORT.test(path)) continue;
    const wanted = findCustomTheme(parseJson(decodeText(bytes)));
    const folder = path.replace(/(?:Layout|(?:definition\/)?report\.json)$/i, '');
    for (const [place, file] of resources) {
      if (wanted.includes(file.name) && place.startsWith(folder)) return file;
    }
  }
  const all = [...resources.values()].find(({ text }) => looksLikeTheme(parseJson(text)));
  const loose = Object.entries(files)
    .filter(([path]) => /\.json$/i.test(path) && !RESOURCE.test(path) && !REPORT.test(path))
    .map(([path, bytes]) => ({ name: path.split('/').at(-1) ?? path, text: decodeText(bytes) }))
    .find(({ text }) => looksLikeTheme(parseJson(text)));
  const found = all ?? loose;
  if (found) return found;
  const isReport = names.some((name) => REPORT.test(name));
  throw new NoThemeError(
    isReport
      ? `${fileName} uses one of Power BI’s own themes and contains none of its own.`
      : `${fileName} contains no report or theme.`,
  );
}

/** Decodes layouts as UTF-16 without a mark, and everything else as UTF-8. */
function decodeText(bytes: Uint8Array): string {
  const isWide = bytes.length > 1 && ((bytes[0] === 0xff && bytes[1] === 0xfe) || bytes[1] === 0);
  const text = isWide ? new TextDecoder('utf-16le').decode(bytes) : strFromU8(bytes);
  return text.replace(/^\uFEFF/, '');
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Returns the theme's file names in a report's description: its stated name and its path. */
function findCustomTheme(report: Json | undefined): string[] {
  if (!isObject(report)) return [];
  // The older format stores its settings as JSON text inside JSON.
  const config = typeof report['config'] === 'string' ? parseJson(report['config']) : report;
  const name = resolvePointer(config, '/themeCollection/customTheme/name');
  if (typeof name !== 'string') return [];
  const items = toList(report['resourcePackages']).flatMap((entry) =>
    toList(resolvePointer(resolvePointer(entry, '/resourcePackage') ?? entry, '/items')).filter(
      isObject,
    ),
  );
  const paths = items
    .filter((item) => item['name'] === name)
    .map(({ path }) => (typeof path === 'string' ? (path.split('/').at(-1) ?? '') : ''));
  return [name, `${name}.json`, ...paths];
}

function toList(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function looksLikeTheme(value: Json | undefined): boolean {
  return (
    isObject(value) &&
    ('dataColors' in value || 'visualStyles' in value || 'textClasses' in value) &&
    !('$schema' in value && 'datasetReference' in value)
  );
}
