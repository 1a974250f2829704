import type { Folder } from '../report-source';

/** A folder as the File System Access API gives it, with its files in memory. */
export class MemoryFolder implements Folder {
  readonly kind = 'directory' as const;
  isReadOnly = false;
  permission: PermissionState = 'granted';
  /** The write that finds the disk full: 0 is the next one. */
  failsAt = -1;

  constructor(
    readonly name: string,
    readonly files: Map<string, Uint8Array>,
    private readonly at = '',
    private readonly root: MemoryFolder | null = null,
  ) {}

  async *entries(): AsyncGenerator<[string, MemoryFolder | MemoryFile]> {
    const names = new Set(
      [...this.files.keys()]
        .filter((path) => path.startsWith(this.at))
        .map((path) => path.slice(this.at.length).split('/')[0] ?? ''),
    );
    for (const name of names) {
      const path = this.at + name;
      yield await Promise.resolve([
        name,
        this.files.has(path) ? new MemoryFile(this.top, path) : this.createSubfolder(name),
      ]);
    }
  }

  getDirectoryHandle(name: string, { create = false } = {}): Promise<MemoryFolder> {
    const isThere = [...this.files.keys()].some((path) => path.startsWith(`${this.at}${name}/`));
    return isThere || create
      ? Promise.resolve(this.createSubfolder(name))
      : Promise.reject(createNotFound());
  }

  getFileHandle(name: string, { create = false } = {}): Promise<MemoryFile> {
    const isThere = this.files.has(this.at + name);
    return isThere || create
      ? Promise.resolve(new MemoryFile(this.top, this.at + name))
      : Promise.reject(createNotFound());
  }

  removeEntry(name: string): Promise<void> {
    this.files.delete(this.at + name);
    return Promise.resolve();
  }

  requestPermission(): Promise<PermissionState> {
    return Promise.resolve(this.permission);
  }

  private get top(): MemoryFolder {
    return this.root ?? this;
  }

  private createSubfolder(name: string): MemoryFolder {
    return new MemoryFolder(name, this.files, `${this.at}${name}/`, this.top);
  }
}

class MemoryFile {
  readonly kind = 'file' as const;

  constructor(
    private readonly root: MemoryFolder,
    private readonly path: string,
  ) {}

  getFile() {
    const bytes = this.root.files.get(this.path);
    if (!bytes) return Promise.reject(createNotFound());
    return Promise.resolve({
      size: bytes.length,
      arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer),
    });
  }

  createWritable() {
    if (this.root.isReadOnly) {
      return Promise.reject(new DOMException('No', 'NoModificationAllowedError'));
    }
    let written = new Uint8Array();
    return Promise.resolve({
      write: (bytes: Uint8Array<ArrayBuffer>) => {
        written = bytes;
        return Promise.resolve();
      },
      close: () => {
        if (this.root.failsAt-- === 0) {
          return Promise.reject(new DOMException('Full', 'QuotaExceededError'));
        }
        this.root.files.set(this.path, written);
        return Promise.resolve();
      },
    });
  }
}

const createNotFound = () => new DOMException('Not there', 'NotFoundError');
