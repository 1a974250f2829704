import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Reads all files in a folder: base64 of their bytes, by relative path. */
export function readFilesBelow(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder).map((path) => [
      relative(folder, path),
      readFileSync(path).toString('base64'),
    ]),
  );
}

/**
 * Not Node's `recursive`, which follows links to folders from version 22 on, almost endlessly for a
 * link to a parent.
 */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Reads all files except the undo journals, whose names contain the time. */
export function readReportFilesBelow(folder: string): Map<string, string> {
  return new Map([...readFilesBelow(folder)].filter(([path]) => !/(^|\/)\.flexa\//.test(path)));
}
