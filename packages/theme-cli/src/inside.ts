import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Failure } from './failure';

/** The folder for relative paths, and the folder they must stay in, if any. */
export interface Ground {
  readonly cwd: string;
  readonly within?: string;
}

/** Resolves a path. Throws if it leads out of the folder. */
export function resolvePlace(path: string, { cwd, within }: Ground): string {
  const place = resolve(cwd, path);
  if (within !== undefined) requireInside(within, place, path);
  return place;
}

export function requireInside(folder: string, place: string, named: string) {
  if (isWithin(realpathSync(folder), resolveRealPath(place))) return;
  throw new Failure(`${named}: lies outside of ${folder}`);
}

/**
 * Returns true for a folder itself and every path in it. On Windows, the relative path to another
 * drive is absolute.
 */
export function isWithin(folder: string, place: string): boolean {
  const way = relative(folder, place);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Links may lead out, also among the parent folders of a missing file. */
function resolveRealPath(place: string): string {
  if (existsSync(place)) return realpathSync(place);
  const folder = dirname(place);
  return folder === place ? place : join(resolveRealPath(folder), basename(place));
}
