import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of a folder and of all folders in it: base64 of their bytes, by path within the folder. */
export function readFilesBelow(folder: string): Map<string, string> {
  return new Map(
    listFiles(folder).map((path) => [
      relative(folder, path),
      readFileSync(path).toString('base64'),
    ]),
  );
}

/** Node's own `recursive` follows links to folders from version 22 on, almost without end where one leads to a parent. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [path] : [];
  });
}

/** The same without what undo keeps, whose name holds the time. */
export function readReportFilesBelow(folder: string): Map<string, string> {
  return new Map([...readFilesBelow(folder)].filter(([path]) => !/(^|\/)\.flexa\//.test(path)));
}
