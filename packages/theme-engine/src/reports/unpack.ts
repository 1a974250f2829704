import { strFromU8, strToU8, unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import { ZIP_TIME } from '../export/zip';
import { NoReportError, type Files } from './report-files';

/** What an archive of a report may unpack to; one with more was made to fill the memory. */
const MAX_UNPACKED = 400_000_000;
const MAX_FILES = 100_000;
/** With the data that is not unpacked until a changed copy is made: a browser has no more memory for it. */
const MAX_COPIED = 2_000_000_000;

/** Whether a path stays inside its folder. */
export function isInside(path: string): boolean {
  return !/^(?:[/\\]|[A-Za-z]:)/.test(path) && !path.split(/[/\\]/).includes('..');
}

/** The files of a zipped project or of a .pbix; the data of a model is left packed. */
export function unpacked(bytes: Uint8Array, fileName: string): Files {
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
    if (name.endsWith('/') || !isInside(name) || isData(name)) return false;
    total += originalSize;
    count += 1;
    if (total > MAX_UNPACKED || count > MAX_FILES) {
      throw new NoReportError(`${fileName} unpacks to far more than a report contains.`);
    }
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })));
  } catch (error) {
    if (error instanceof NoReportError) throw error;
    throw new NoReportError(`${fileName} could not be unpacked. It may be incomplete or damaged.`);
  }
}

const isData = (name: string) => /(?:^|\/)(?:DataModel|DataMashup|.*\.abf)$/.test(name);

/** Desktop's seal on a .pbix: it opens one without it, and refuses one that it no longer fits. */
const SEAL = 'SecurityBindings';
const TYPES = '[Content_Types].xml';

/**
 * The archive with changed files in it and everything else as it was, the data of a model too. A .pbix
 * that is changed loses its seal.
 */
export function repacked(
  bytes: Uint8Array,
  changed: ReadonlyMap<string, Uint8Array | null>,
): Uint8Array<ArrayBuffer> {
  const all: Record<string, Uint8Array> = unzipSync(bytes);
  for (const [path, content] of changed) {
    if (content === null) delete all[path];
    else all[path] = content;
  }
  const types = all[TYPES];
  if (changed.size > 0 && types && all[SEAL]) {
    delete all[SEAL];
    const entry = new RegExp(`<Override\\s[^>]*PartName="/${SEAL}"[^>]*/>`);
    all[TYPES] = strToU8(strFromU8(types).replace(entry, ''));
  }
  return new Uint8Array(zipSync(all, { level: 6, mtime: ZIP_TIME }));
}
