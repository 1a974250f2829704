import * as node from 'node:fs';
import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path';
import type { Chunks } from './large-file';

/** Calls that change the disk. A test makes each of them fail. */
export type Disk = Pick<
  typeof node,
  | 'appendFileSync'
  | 'chmodSync'
  | 'existsSync'
  | 'mkdirSync'
  | 'readFileSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmSync'
  | 'statSync'
  | 'writeFileSync'
>;

/** New content of files by their paths; null removes one. */
export type Content = ReadonlyMap<string, string | Uint8Array | Chunks | null>;

export const isChunks = (content: string | Uint8Array | Chunks | null): content is Chunks =>
  typeof content === 'object' && content !== null && 'readChunks' in content;

interface Step {
  readonly path: string;
  /** Temporary file with the new content; null for a removal. */
  readonly beside: string | null;
  /** True if a file exists there. */
  readonly isThere: boolean;
  /** Previous content, which a fault at a later file restores. */
  readonly before: Uint8Array | null;
}

/**
 * Writes all of it or nothing. Each file is written beside its place first, so that a full disk or a
 * missing right shows before anything changes; then each takes its place in one step, and a fault puts
 * back those before it. Files that are not there yet come first and removals last: a process that is
 * killed in between leaves a report that has all the files it names.
 */
export function writeTogether(content: Content, disk: Disk = node) {
  const steps: Step[] = [];
  const done: Step[] = [];
  const folders: string[] = [];
  try {
    for (const [path, bytes] of content) {
      steps.push(prepareStep(path, bytes, { folders, isAlone: content.size === 1 }, disk));
    }
    for (const step of steps.toSorted((a, b) => rank(a) - rank(b))) {
      if (step.beside === null) disk.rmSync(step.path, { force: true });
      else disk.renameSync(step.beside, step.path);
      done.push(step);
    }
  } catch (error) {
    for (const step of done.toReversed()) restorePath(step, disk);
    for (const { beside } of steps) if (beside !== null) disk.rmSync(beside, { force: true });
    for (const folder of folders) disk.rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

function prepareStep(
  named: string,
  bytes: string | Uint8Array | Chunks | null,
  { folders, isAlone }: { folders: string[]; isAlone: boolean },
  disk: Disk,
): Step {
  const isThere = disk.existsSync(named);
  // Writes the target of a link and keeps the link.
  const path = isThere && bytes !== null ? disk.realpathSync(named) : named;
  // Nothing comes after a single file, so it is never put back.
  const before = isThere && !isAlone ? disk.readFileSync(path) : null;
  if (bytes === null) return { path, beside: null, isThere, before };
  const folder = disk.mkdirSync(dirname(path), { recursive: true });
  if (folder !== undefined) folders.push(folder);
  const beside = nameTemporaryFile(path);
  try {
    if (isChunks(bytes)) {
      disk.writeFileSync(beside, '');
      for (const chunk of bytes.readChunks()) disk.appendFileSync(beside, chunk);
    } else disk.writeFileSync(beside, bytes);
    if (isThere) disk.chmodSync(beside, disk.statSync(path).mode);
  } catch (error) {
    disk.rmSync(beside, { force: true });
    throw error;
  }
  return { path, beside, isThere, before };
}

/** Matches the temporary name of a file before it moves into place. */
export const TEMPORARY_FILE = /^\.flexa-[\da-f]{12}\.tmp$/;

/** Short, because a file name may already have the maximum length. */
const nameTemporaryFile = (path: string) =>
  join(dirname(path), `.flexa-${randomBytes(6).toString('hex')}.tmp`);

const rank = ({ beside, isThere }: Step) => (beside === null ? 2 : isThere ? 1 : 0);

function restorePath({ path, before }: Step, disk: Disk) {
  if (before === null) {
    disk.rmSync(path, { force: true });
    return;
  }
  const beside = nameTemporaryFile(path);
  disk.writeFileSync(beside, before);
  disk.renameSync(beside, path);
}
