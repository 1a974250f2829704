import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Failure } from './failure';

/** The folder that paths start from, and the folder they must not leave, if there is one. */
export interface Ground {
  readonly cwd: string;
  readonly within?: string;
}

/** Resolves a path; throws if it leads out of the folder. */
export function resolvePlace(path: string, { cwd, within }: Ground): string {
  const place = resolve(cwd, path);
  if (within !== undefined) requireInside(within, place, path);
  return place;
}

export function requireInside(folder: string, place: string, named: string) {
  if (isWithin(realpathSync(folder), resolveRealPath(place))) return;
  throw new Failure(`${named}: lies outside of ${folder}`);
}

/** Returns true for a folder itself and every path in it. On Windows another drive has an absolute way. */
export function isWithin(folder: string, place: string): boolean {
  const way = relative(folder, place);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Links may lead out, also those among the folders of a file that is not there yet. */
function resolveRealPath(place: string): string {
  if (existsSync(place)) return realpathSync(place);
  const folder = dirname(place);
  return folder === place ? place : join(resolveRealPath(folder), basename(place));
}
