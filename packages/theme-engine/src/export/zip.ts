import { strToU8, unzipSync, zipSync } from 'fflate';

export type FileTree = ReadonlyMap<string, string | Uint8Array>;

/** The time of all files in an archive (local, as zip has it): the same files are the same bytes on every day and in every zone. */
export const ZIP_TIME = new Date(1980, 0, 1);

/** The files as a zip, in the order they are given. */
export function zipFiles(files: FileTree): Uint8Array<ArrayBuffer> {
  const entries = [...files].map(([path, content]): [string, Uint8Array] => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: ZIP_TIME });
}

/** The files of a zip by their paths. */
export function unzip(bytes: Uint8Array): Map<string, Uint8Array> {
  return new Map(Object.entries(unzipSync(bytes)));
}
