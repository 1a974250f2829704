import { strFromU8, strToU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { explainLock } from '../import/report-file';
import {
  planEntries,
  readEntries,
  readSourceEntries,
  replaceEntries,
  type ByteSource,
  type Extent,
  type ZipEntry,
} from './zip-entries';
import { NoReportError, type Files } from './report-files';

/** Size limit of an unpacked archive, as a defence against zip bombs. */
const MAX_UNPACKED = 400_000_000;
const MAX_FILES = 100_000;
/** Limit including data that is unpacked only for a changed copy, set by the browser's memory. */
const MAX_COPIED = 2_000_000_000;

/** Returns true if a path stays inside its folder. */
export function isInside(path: string): boolean {
  return !/^(?:[/\\]|[A-Za-z]:)/.test(path) && !path.split(/[/\\]/).includes('..');
}

/** Some Windows programs write paths with backslashes into an archive. */
const normalizeSlashes = (path: string) => path.replaceAll('\\', '/');

/** Unpacks the files of a zipped project or a .pbix, except the model's data. */
export function unpackReport(bytes: Uint8Array, fileName: string): Files {
  if (bytes.length === 0) throw new NoReportError(`${fileName} is empty.`);
  const locked = explainLock(bytes, fileName);
  if (locked !== undefined) throw new NoReportError(locked);
  let all = 0;
  let total = 0;
  let count = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
    all += originalSize;
    if (all > MAX_COPIED) {
      throw new NoReportError(
        `${fileName} holds more data than a browser can copy. Save it as a Power BI project (.pbip) and open its folder.`,
      );
    }
    if (/[/\\]$/.test(name) || !isInside(name) || isData(normalizeSlashes(name))) return false;
    total += originalSize;
    count += 1;
    if (total > MAX_UNPACKED || count > MAX_FILES) {
      throw new NoReportError(`${fileName} unpacks to far more than a report contains.`);
    }
    return true;
  };
  try {
    const files = Object.entries(unzipSync(bytes, { filter }));
    return new Map(files.map(([name, content]) => [normalizeSlashes(name), content]));
  } catch (error) {
    if (error instanceof NoReportError) throw error;
    throw new NoReportError(`${fileName} could not be unpacked. It may be incomplete or damaged.`);
  }
}

/**
 * The archive without the data of its model, which is not read from the source: unpackReport reads all it needs
 * from it.
 */
export function readReportPart(source: ByteSource, fileName: string): Uint8Array {
  const locked = explainLock(source.read(0, Math.min(source.size, 8)), fileName);
  if (locked !== undefined) throw new NoReportError(locked);
  const entries = readSourceEntries(source).filter(({ name }) => !isData(normalizeSlashes(name)));
  const size = entries.reduce((sum, { start, end }) => sum + end - start, 0);
  if (size > MAX_UNPACKED) {
    throw new NoReportError(`${fileName} holds far more than a report contains.`);
  }
  let at = 0;
  const moved = entries.map((entry) => {
    const start = at;
    at += entry.end - entry.start;
    return { ...entry, start, end: at };
  });
  const packed = new Uint8Array(size);
  for (const [i, { start, end }] of entries.entries()) {
    packed.set(source.read(start, end), moved[i]?.start ?? 0);
  }
  return replaceEntries(packed, moved, new Map());
}

const isData = (name: string) => /(?:^|\/)(?:DataModel|DataMashup|.*\.abf)$/.test(name);

/** Desktop's seal on a .pbix. Desktop opens a file without one, and refuses an invalid one. */
const SEAL = 'SecurityBindings';
const TYPES = '[Content_Types].xml';

/**
 * Writes changed files into an archive and keeps everything else, including the model's data. A
 * changed .pbix loses its seal.
 */
export function repackReport(
  bytes: Uint8Array,
  changed: ReadonlyMap<string, Uint8Array | null>,
): Uint8Array<ArrayBuffer> {
  const entries = readEntries(bytes);
  return replaceEntries(bytes, entries, planChanges(entries, bytes, changed));
}

/** Lists the parts of an archive with changed files. `report` is the result of readReportPart. */
export function planRepack(
  source: ByteSource,
  report: Uint8Array,
  changed: ReadonlyMap<string, Uint8Array | null>,
): (Uint8Array | Extent)[] {
  const entries = readSourceEntries(source);
  return planEntries(entries, planChanges(entries, report, changed));
}

/** Adds to the changed files what the seal asks for. */
function planChanges(
  entries: readonly ZipEntry[],
  report: Uint8Array,
  changed: ReadonlyMap<string, Uint8Array | null>,
): ReadonlyMap<string, Uint8Array | null> {
  const names = new Map(entries.map(({ name }) => [normalizeSlashes(name), name]));
  const next = new Map<string, Uint8Array | null>();
  for (const [path, content] of changed) next.set(names.get(path) ?? path, content);
  if (changed.size > 0 && names.has(TYPES) && names.has(SEAL)) {
    next.set(SEAL, null);
    const types =
      next.get(TYPES) ?? unzipSync(report, { filter: ({ name }) => name === TYPES })[TYPES];
    const entry = new RegExp(`<Override\\s[^>]*PartName="/${SEAL}"[^>]*/>`);
    if (types) next.set(TYPES, strToU8(strFromU8(types).replace(entry, '')));
  }
  return next;
}
