import { strToU8, unzipSync, zipSync } from 'fflate';

export type FileTree = ReadonlyMap<string, string | Uint8Array>;

/**
 * Fixed local time of all files in an archive, so that the same files give the same bytes on every
 * day and in every time zone.
 */
export const ZIP_TIME = new Date(1980, 0, 1);

/** Packs files into a zip in the given order. */
export function zipFiles(files: FileTree): Uint8Array<ArrayBuffer> {
  const entries = [...files].map(([path, content]): [string, Uint8Array] => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: ZIP_TIME });
}

/** Unpacks a zip into files by path. */
export function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(bytes)));
}
