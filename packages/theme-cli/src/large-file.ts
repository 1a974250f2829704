import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { ByteSource, Extent } from '@flexa/theme-engine/reports';
import { Failure } from './failure';

/** Bytes in memory at a time. */
const CHUNK = 4_000_000;

/** Content that is written chunk by chunk, since it may be larger than the memory. */
export interface Chunks {
  readonly readChunks: () => Iterable<Uint8Array>;
}

/** Runs an action that reads parts of a file, and closes the file afterwards. */
export function withFile<T>(place: string, action: (source: ByteSource) => T): T {
  const file = openSync(place, 'r');
  try {
    return action({
      size: statSync(place).size,
      read: (start, end) => readPart(file, place, start, end),
    });
  } finally {
    closeSync(file);
  }
}

function readPart(file: number, place: string, start: number, end: number): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, end - start));
  let done = 0;
  while (done < bytes.length) {
    const read = readSync(file, bytes, done, bytes.length - done, start + done);
    if (read === 0) throw new Failure(`${place}: became shorter while flexa-theme was reading it`);
    done += read;
  }
  return bytes;
}

function* readExtent(file: number, place: string, { start, end }: Extent): Generator<Uint8Array> {
  for (let at = start; at < end; at += CHUNK) {
    yield readPart(file, place, at, Math.min(end, at + CHUNK));
  }
}

/** Content made of new bytes and of extents of a file. */
export const createChunks = (place: string, parts: readonly (Uint8Array | Extent)[]): Chunks => ({
  *readChunks() {
    const file = openSync(place, 'r');
    try {
      for (const part of parts) {
        if (part instanceof Uint8Array) yield part;
        else yield* readExtent(file, place, part);
      }
    } finally {
      closeSync(file);
    }
  },
});

/** The whole content of a file. */
export const readWhole = (place: string): Chunks => ({
  *readChunks() {
    yield* createChunks(place, [{ start: 0, end: statSync(place).size }]).readChunks();
  },
});

export function hashChunks({ readChunks }: Chunks): string {
  const hash = createHash('sha256');
  for (const chunk of readChunks()) hash.update(chunk);
  return hash.digest('hex');
}

/** Tells one state of a file from another without reading it. */
export function readFileState(place: string): string {
  const { ino, size, mtimeNs, ctimeNs } = statSync(place, { bigint: true });
  return [ino, size, mtimeNs, ctimeNs].join(' ');
}
