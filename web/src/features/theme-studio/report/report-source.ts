import { isInside, unpackReport, type Files } from '@flexa/theme-engine/reports';

/** Part of a File System Access API folder that we use. */
export interface Folder {
  readonly name: string;
  entries: () => AsyncIterable<[string, { readonly kind: 'file' | 'directory' }]>;
  getDirectoryHandle: (name: string, options?: { create?: boolean }) => Promise<Folder>;
  getFileHandle: (name: string, options?: { create?: boolean }) => Promise<FolderFile>;
  removeEntry: (name: string) => Promise<void>;
  requestPermission: (options: { mode: 'readwrite' }) => Promise<PermissionState>;
}

interface FolderFile {
  getFile: () => Promise<Pick<File, 'size' | 'arrayBuffer'>>;
  createWritable: () => Promise<{
    write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
    close: () => Promise<void>;
  }>;
}

/** Files or folder chosen by the person. */
export type Chosen =
  | { readonly kind: 'folder'; readonly folder: Folder }
  | { readonly kind: 'files'; readonly files: readonly File[] }
  | { readonly kind: 'archive'; readonly file: File };

/** Origin of a report, to which it can be written back. */
export type ReportSource =
  | { readonly kind: 'folder'; readonly name: string; readonly folder: Folder }
  | { readonly kind: 'archive'; readonly name: string; readonly bytes: Uint8Array }
  /** From a browser that reads folders and can't write them. */
  | { readonly kind: 'files'; readonly name: string };

export interface OpenedSource {
  readonly source: ReportSource;
  readonly files: Files;
}

/** Why something was not opened or written, in words for the person who wanted it. */
export class SourceError extends Error {}

/** Folders beside a report that a copy of it does without, and that may be large. */
const SKIPPED = /^(?:\.git|\.pbi|node_modules)$/;
const MAX_TOTAL = 400_000_000;

export function openSource(chosen: Chosen): Promise<OpenedSource> {
  if (chosen.kind === 'folder') return openFolder(chosen.folder);
  return chosen.kind === 'archive' ? openArchive(chosen.file) : openFiles(chosen.files);
}

async function openFolder(folder: Folder): Promise<OpenedSource> {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  const walk = async (inside: Folder, at: string): Promise<void> => {
    for await (const [name, { kind }] of inside.entries()) {
      if (kind === 'directory') {
        if (!SKIPPED.test(name)) await walk(await inside.getDirectoryHandle(name), `${at}${name}/`);
        continue;
      }
      const file = await (await inside.getFileHandle(name)).getFile();
      total += file.size;
      if (total > MAX_TOTAL) throw createTooLargeError(folder.name);
      files.set(at + name, new Uint8Array(await file.arrayBuffer()));
    }
  };
  await walk(folder, choosePrefix(folder));
  return { source: { kind: 'folder', name: folder.name, folder }, files };
}

/** If the report's own folder was chosen, its name is the report's name. */
const choosePrefix = ({ name }: Folder) => (name.endsWith('.Report') ? `${name}/` : '');

const createTooLargeError = (name: string) =>
  new SourceError(`${name} contains far more than a report. Choose the folder of one report.`);

/** Opens a zipped project, or a .pbix with its report in the newer format. */
async function openArchive(file: File): Promise<OpenedSource> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return {
    source: { kind: 'archive', name: file.name, bytes },
    files: unpackReport(bytes, file.name),
  };
}

async function openFiles(list: readonly File[]): Promise<OpenedSource> {
  const name = list[0]?.webkitRelativePath.split('/')[0] ?? 'Report';
  const inside = list.filter(({ webkitRelativePath: path }) => {
    return isInside(path) && !path.split('/').some((part) => SKIPPED.test(part));
  });
  if (inside.reduce((sum, { size }) => sum + size, 0) > MAX_TOTAL) throw createTooLargeError(name);
  const read = await Promise.all(
    inside.map(
      async (file) => [file.webkitRelativePath, new Uint8Array(await file.arrayBuffer())] as const,
    ),
  );
  return { source: { kind: 'files', name }, files: new Map(read) };
}

/**
 * Writes files back into their folder: all of them or none. Nothing is written where one of them differs
 * on disk from what `before` has, because another program changed it meanwhile.
 */
export async function writeBack(
  root: Folder,
  before: Files,
  changed: ReadonlyMap<string, Uint8Array | null>,
): Promise<void> {
  if ((await root.requestPermission({ mode: 'readwrite' })) !== 'granted') {
    throw new SourceError(
      'The browser may not change this folder. Allow it, or save a zip instead.',
    );
  }
  for (const path of changed.keys()) {
    if (!isSame(await readBytes(root, path), before.get(path) ?? null)) {
      throw new SourceError(
        `${path} has changed on disk since the report was opened. Nothing was written. Open the report again.`,
      );
    }
  }
  const begun: string[] = [];
  try {
    for (const [path, bytes] of changed) {
      begun.push(path);
      await writeFile(root, path, bytes);
    }
  } catch (error) {
    for (const path of begun)
      await writeFile(root, path, before.get(path) ?? null).catch(() => undefined);
    throw error;
  }
}

async function writeFile(root: Folder, path: string, bytes: Uint8Array | null): Promise<void> {
  const parts = splitPath(root, path);
  const name = parts.at(-1) ?? '';
  const folder = await findFolder(root, parts, bytes !== null);
  if (!folder) return;
  if (bytes === null) return folder.removeEntry(name).catch(ignoreMissing);
  const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
  await writable.write(new Uint8Array(bytes));
  await writable.close();
}

const splitPath = (root: Folder, path: string) => path.slice(choosePrefix(root).length).split('/');

async function findFolder(
  root: Folder,
  parts: readonly string[],
  create: boolean,
): Promise<Folder | null> {
  let folder = root;
  for (const part of parts.slice(0, -1)) {
    const next = await folder.getDirectoryHandle(part, { create }).catch(ignoreMissing);
    if (!next) return null;
    folder = next;
  }
  return folder;
}

async function readBytes(root: Folder, path: string): Promise<Uint8Array | null> {
  const parts = splitPath(root, path);
  const folder = await findFolder(root, parts, false);
  const handle = await folder?.getFileHandle(parts.at(-1) ?? '').catch(ignoreMissing);
  const file = await handle?.getFile();
  return file ? new Uint8Array(await file.arrayBuffer()) : null;
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
  throw error;
}

function isSame(one: Uint8Array | null, other: Uint8Array | null): boolean {
  if (one === null || other === null) return one === other;
  return one.length === other.length && one.every((byte, i) => byte === other[i]);
}
