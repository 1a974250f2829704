import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders that hold what was installed or made, not what something is made from. */
const MADE = new Set(['node_modules', 'dist', '.cache']);

/** One word for the contents of files and folders, their names included, and for some values. */
export async function digestOf(
  root: string,
  paths: readonly string[],
  values: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(values).toSorted()));
  for (const path of paths) {
    for (const file of await filesIn(root, path)) {
      const content = await readFile(join(root, file));
      hash.update(`\0${file}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

async function filesIn(root: string, path: string): Promise<string[]> {
  if (!(await stat(join(root, path))).isDirectory()) return [path];
  const entries = await readdir(join(root, path), { withFileTypes: true });
  const files: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const inside = join(path, entry.name);
    if (entry.isDirectory() && !MADE.has(entry.name)) files.push(...(await filesIn(root, inside)));
    else if (entry.isFile()) files.push(inside);
  }
  return files;
}
