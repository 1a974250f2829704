import { appendFileSync, existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  NoReportError,
  reportsIn,
  unpacked,
  type Files,
  type OpenReport,
} from '@flexa/theme-engine/reports';
import { writeTogether, type Content } from './atomic';
import { Failure } from './failure';
import { requireInside } from './inside';

/** A folder with more text than this holds something other than reports. */
const MAX_BYTES = 400_000_000;
const LEFT_OUT = new Set(['.git', 'node_modules', '.pbi']);

export function readText(path: string): string {
  return readBytes(path).toString('utf8');
}

export function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Failure(`${path}: ${existsSync(path) ? reason(error) : 'no such file'}`);
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Files written together, or none of them. `named` is what people call the place. */
export function writeFiles(named: string, content: Content, within?: string) {
  if (within !== undefined) {
    for (const place of content.keys()) requireInside(within, place, named);
  }
  try {
    writeTogether(content);
  } catch (error) {
    throw new Failure(`${named}: can't be written, nothing has changed: ${reason(error)}`);
  }
}

/** More words at the end of a file. */
export function addTo(path: string, text: string) {
  try {
    appendFileSync(path, text);
  } catch (error) {
    throw new Failure(`${path}: can't be written: ${reason(error)}`);
  }
}

export interface OpenedReports {
  readonly isFolder: boolean;
  readonly files: Files;
  readonly reports: readonly OpenReport[];
}

/** The reports of a project folder, of a zip of one, or of a .pbix. */
export function openReports(path: string): OpenedReports {
  if (!existsSync(path)) throw new Failure(`${path}: no such file or folder`);
  const isFolder = lstatSync(path).isDirectory();
  try {
    const files = isFolder ? filesBelow(path) : unpacked(readBytes(path), path);
    return { isFolder, files, reports: reportsIn(files) };
  } catch (error) {
    if (error instanceof NoReportError) throw new Failure(`${path}: ${error.message}`);
    throw error;
  }
}

/** JSON files alone: a report has no others that matter. A link may lead anywhere, so none is followed. */
function filesBelow(root: string): Files {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder + entry.name;
      if (entry.isDirectory() && !LEFT_OUT.has(entry.name)) walk(`${path}/`);
      if (!entry.isFile() || !/\.json$/i.test(entry.name)) continue;
      total += lstatSync(join(root, path)).size;
      if (total > MAX_BYTES) throw new Failure(`${root}: holds far more than reports contain`);
      files.set(path, readBytes(join(root, path)));
    }
  };
  walk('');
  return files;
}
