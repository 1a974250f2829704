import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files of a folder and of all folders in it: base64 of their bytes, by path within the folder. */
export function filesBelow(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [relative(folder, path), readFileSync(path).toString('base64')]),
  );
}

/** The same without what undo keeps, whose name holds the time. */
export function reportFilesBelow(folder: string): Map<string, string> {
  return new Map([...filesBelow(folder)].filter(([path]) => !/(^|\/)\.flexa\//.test(path)));
}
