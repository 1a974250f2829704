import { createHash } from 'node:crypto';
import * as node from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isObject, type Json } from '@flexa/theme-engine/model';
import { isInside, decodeText } from '@flexa/theme-engine/reports';
import { unzip, zipFiles } from '@flexa/theme-engine/zip';
import { isChunks, writeTogether, type Content } from './atomic';
import { Failure } from './failure';
import { isWithin, requireInside } from './inside';
import { hashChunks, readWhole, type Chunks } from './large-file';

/** Folder beside a report with the data for undo. Git ignores it. */
export const JOURNAL_FOLDER = '.flexa';
const JOURNAL_NAME = /^undo-[\dTZ-]+\.zip$/;

/** A file that a run replaced, created or removed. Hashes are SHA-256; null means that the file did not exist. */
export interface JournalEntry {
  /** Path relative to the folder that contains `.flexa`, with slashes. */
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
  /** Path of the previous content in the journal; a large file lies beside it, after LARGE. */
  readonly kept: string | null;
  /** Access rights of the previous file. */
  readonly mode: number | null;
}

export interface Journal {
  readonly file: string;
  /** Folder for relative paths. */
  readonly base: string;
  readonly entries: readonly JournalEntry[];
  /** Folders that the run created, as relative paths. */
  readonly folders: readonly string[];
  readonly readContent: (entry: JournalEntry) => Uint8Array | Chunks;
}

/** Marks the name of a file beside the journal. */
const LARGE = 'beside/';

export const hashBytes = (bytes: string | Uint8Array) =>
  createHash('sha256').update(bytes).digest('hex');

/** Returns the SHA-256 of a file, or null if it is missing. */
export const hashFile = (place: string) =>
  node.existsSync(place) ? hashChunks(readWhole(place)) : null;

/**
 * Writes files together, after a journal of what they replace. The journal comes first, so that undo can
 * also take back a run that was interrupted. Returns the journal's path, or null without a change.
 */
export function writeWithJournal(content: Content, base: string): string | null {
  if (content.size === 0) return null;
  const folder = join(base, JOURNAL_FOLDER);
  requireInside(base, folder, JOURNAL_FOLDER);
  const isNew = !node.existsSync(folder);
  const file = join(folder, findFreeName(folder));
  const ignored = join(folder, '.gitignore');
  const large = nameLargeFiles(content, file);
  try {
    // Git must never see the copies of large files, even if the process ends now.
    if (!node.existsSync(ignored)) writeTogether(new Map([[ignored, '*\n']]));
    copyLargeFiles(large, folder);
    writeTogether(new Map([[file, zipJournal(content, base, large)]]));
    writeTogether(content);
  } catch (error) {
    const added = isNew
      ? [folder]
      : [file, ...[...large.values()].map((name) => join(folder, name))];
    for (const place of added) node.rmSync(place, { recursive: true, force: true });
    throw error;
  }
  return file;
}

function findFreeName(folder: string): string {
  for (let time = Date.now(); ; time += 1) {
    const name = `undo-${new Date(time).toISOString().replace(/[:.]/g, '-')}.zip`;
    if (!node.existsSync(join(folder, name))) return name;
  }
}

/** Names the copies of existing files that are written in chunks. The copies lie beside the journal. */
function nameLargeFiles(content: Content, journal: string): Map<string, string> {
  const large = new Map<string, string>();
  for (const [i, [place, next]] of [...content].entries()) {
    if (!isChunks(next) || !node.existsSync(place)) continue;
    large.set(place, `${basename(journal, '.zip')}-${i}.bin`);
  }
  return large;
}

function copyLargeFiles(large: ReadonlyMap<string, string>, folder: string): void {
  for (const [place, name] of large) {
    node.copyFileSync(place, join(folder, name), node.constants.COPYFILE_FICLONE);
  }
}

function zipJournal(
  content: Content,
  base: string,
  large: ReadonlyMap<string, string>,
): Uint8Array {
  const tree = new Map<string, string | Uint8Array>();
  const entries = [...content].map(([place, bytes], i): JournalEntry => {
    const isThere = node.existsSync(place);
    const beside = large.get(place);
    const former = isThere && beside === undefined ? node.readFileSync(place) : null;
    if (former) tree.set(`files/${i}`, former);
    return {
      path: replaceSeparators(relative(base, place)),
      before: beside === undefined ? former && hashBytes(former) : hashFile(place),
      after: bytes === null ? null : isChunks(bytes) ? hashChunks(bytes) : hashBytes(bytes),
      kept: beside === undefined ? former && `files/${i}` : LARGE + beside,
      mode: isThere ? node.statSync(place).mode & 0o777 : null,
    };
  });
  const folders = new Set([...content.keys()].flatMap((place) => listMissingFolders(place, base)));
  const description = {
    version: 1,
    folders: [...folders],
    files: entries,
  };
  tree.set('journal.json', JSON.stringify(description, null, 2));
  return zipFiles(tree);
}

function listMissingFolders(place: string, base: string): string[] {
  const missing: string[] = [];
  for (let folder = dirname(place); !node.existsSync(folder); folder = dirname(folder)) {
    missing.push(replaceSeparators(relative(base, folder)));
  }
  return missing;
}

const replaceSeparators = (path: string) => path.split(sep).join('/');

/** Finds the newest journal of a folder, a report or a file, and counts the older ones. */
export function findNewestJournal(place: string): { journal: Journal; older: number } | null {
  const isFolder = node.statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const folders = new Set([join(dirname(place), JOURNAL_FOLDER)]);
  if (isFolder) for (const folder of findJournalFolders(place)) folders.add(folder);
  const files = [...folders]
    .flatMap((folder) =>
      node.existsSync(folder)
        ? node
            .readdirSync(folder)
            .filter((name) => JOURNAL_NAME.test(name))
            .map((name) => join(folder, name))
        : [],
    )
    .sort((a, b) => (basename(a) < basename(b) ? 1 : -1));
  const concerning = files.map(readJournal).filter((journal) => isJournalOf(journal, place));
  const [journal] = concerning;
  return journal ? { journal, older: concerning.length - 1 } : null;
}

const LEFT_OUT = new Set(['.git', 'node_modules', '.pbi']);

function findJournalFolders(folder: string): string[] {
  return node.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory() || LEFT_OUT.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.name === JOURNAL_FOLDER ? [path] : findJournalFolders(path);
  });
}

/** Returns true if every file of a journal is the given place or lies in it. */
function isJournalOf({ base, entries }: Journal, place: string): boolean {
  return entries.every(({ path }) => isWithin(place, join(base, path)));
}

function readJournal(file: string): Journal {
  const base = dirname(dirname(file));
  const createDamagedFailure = () =>
    new Failure(`${file}: is damaged or not a journal of flexa-theme`);
  let files: ReadonlyMap<string, Uint8Array>;
  let description: Json;
  try {
    files = unzip(node.readFileSync(file));
    description = JSON.parse(decodeText(files.get('journal.json') ?? new Uint8Array())) as Json;
  } catch {
    throw createDamagedFailure();
  }
  const parsed = parseDescription(description);
  if (!parsed) throw createDamagedFailure();
  const { entries, folders } = parsed;
  for (const path of [...entries.map((entry) => entry.path), ...folders]) {
    if (!isInside(path)) throw new Failure(`${file}: ${path} lies outside of ${base}`);
    requireInside(base, join(base, path), path);
  }
  const readContent = ({ kept, before }: JournalEntry) => {
    const beside = findLargeFile(file, kept);
    if (beside !== null) {
      if (hashFile(beside) !== before) throw createDamagedFailure();
      return readWhole(beside);
    }
    const content = kept === null ? undefined : files.get(kept);
    if (!content || hashBytes(content) !== before) throw createDamagedFailure();
    return content;
  };
  return { file, base, entries, folders, readContent };
}

/** The path of a large file that a journal keeps beside it; null for content within the journal. */
function findLargeFile(journal: string, kept: string | null): string | null {
  if (kept === null || !kept.startsWith(LARGE)) return null;
  return join(dirname(journal), basename(kept.slice(LARGE.length)));
}

/** Reads the description of a journal; null if a field is missing or of the wrong kind. */
function parseDescription(json: Json): Pick<Journal, 'entries' | 'folders'> | null {
  if (!isObject(json) || json['version'] !== 1) return null;
  const { files, folders } = json;
  if (!Array.isArray(files) || !Array.isArray(folders)) return null;
  const entries = (files as readonly Json[]).map(parseEntry).filter((entry) => entry !== null);
  const names = (folders as readonly Json[]).filter((folder) => typeof folder === 'string');
  const isWhole = entries.length === files.length && names.length === folders.length;
  return isWhole && entries.length > 0 ? { entries, folders: names } : null;
}

function parseEntry(json: Json): JournalEntry | null {
  if (!isObject(json)) return null;
  const { path, before, after, kept, mode } = json;
  if (typeof path !== 'string' || !isHashOrNull(before) || !isHashOrNull(after)) return null;
  if (kept !== null && typeof kept !== 'string') return null;
  if (mode !== null && typeof mode !== 'number') return null;
  // For a file that existed, the journal has content and access rights.
  if ((before === null) !== (kept === null) || (before === null) !== (mode === null)) return null;
  return { path, before, after, kept, mode };
}

const isHashOrNull = (value: Json | undefined): value is string | null =>
  value === null || (typeof value === 'string' && /^[\da-f]{64}$/.test(value));

/** Removes a journal, and its folder if it is otherwise empty. */
export function removeJournal({ file, entries }: Journal) {
  node.rmSync(file);
  for (const { kept } of entries) {
    const beside = findLargeFile(file, kept);
    if (beside !== null) node.rmSync(beside, { force: true });
  }
  const folder = dirname(file);
  const left = node.readdirSync(folder).filter((name) => name !== '.gitignore');
  if (left.length === 0) node.rmSync(folder, { recursive: true });
}
