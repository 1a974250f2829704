import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of installed or generated files, which are no sources. */
const GENERATED = new Set(['node_modules', 'dist', '.cache']);

/** Computes a hash of the names and contents of files and folders, and of some values. */
export async function computeDigest(
  root: string,
  paths: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(values).toSorted()));
  for (const path of paths) {
    for (const file of await listFiles(root, path)) {
      const content = await readFile(join(root, file));
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

async function listFiles(root: string, path: string): Promise<string[]> {
  if (!(await stat(join(root, path))).isDirectory()) return [path];
  const entries = await readdir(join(root, path), { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = join(path, entry.name);
    if (entry.isDirectory() && !GENERATED.has(entry.name))
      files.push(...(await listFiles(root, inside)));
    else if (entry.isFile()) files.push(inside);
  }
  return files;
}
