import { strToU8, zipSync } from 'fflate';

export type FileTree = ReadonlyMap<string, string | Uint8Array>;

/**
 * The files as a zip, in the order they are given. The time in it is fixed (and local, as zip has
 * it), so that the same files are the same bytes on every day and in every zone.
 */
export function zipOf(files: FileTree): Uint8Array<ArrayBuffer> {
  const entries = [...files].map(([path, content]): [string, Uint8Array] => [
    path,
    typeof content === 'string' ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: new Date(1980, 0, 1) });
}
