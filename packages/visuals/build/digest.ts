import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files below a folder, by their paths in it, in order. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}

/** One word that changes when any of these contents does. */
export function digestContents(contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex');
}

/** The same of everything in a folder that is asked for. */
export function digestFolder(dir: string, isAsked: (file: string) => boolean = () => true) {
  return digestContents(
    listFiles(dir)
      .filter(isAsked)
      .flatMap((file) => [file, readFileSync(join(dir, file))]),
  );
}
