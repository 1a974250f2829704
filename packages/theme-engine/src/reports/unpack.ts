import { unzipSync, zipSync, type UnzipFileInfo } from 'fflate';
import { NoReportError, type Files } from './report-files';

/** What an archive of a report may unpack to; one with more was made to fill the memory. */
const MAX_UNPACKED = 400_000_000;
const MAX_FILES = 100_000;

/** Whether a path stays inside its folder. */
export function isInside(path: string): boolean {
  return !/^(?:[/\\]|[A-Za-z]:)/.test(path) && !path.split(/[/\\]/).includes('..');
}

/** The files of a zipped project or of a .pbix; the data of a model is left packed. */
export function unpacked(bytes: Uint8Array, fileName: string): Files {
  let total = 0;
  let count = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo) => {
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

/** The archive with changed files in it and everything else as it was, the data of a model too. */
export function repacked(
  bytes: Uint8Array,
  changed: ReadonlyMap<string, Uint8Array | null>,
): Uint8Array<ArrayBuffer> {
  const all: Record<string, Uint8Array> = unzipSync(bytes);
  for (const [path, content] of changed) {
    if (content === null) delete all[path];
    else all[path] = content;
  }
  return new Uint8Array(zipSync(all, { level: 6 }));
}
