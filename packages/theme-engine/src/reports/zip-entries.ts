import { strFromU8, zipSync } from 'fflate';
import { ZIP_TIME } from '../export/zip';
import { NoReportError } from './report-files';

/** Bytes that are read in parts, such as those of a file that is too large to be read whole. */
export interface ByteSource {
  readonly size: number;
  readonly read: (start: number, end: number) => Uint8Array;
}

/** A part of a source that is copied as it is. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

export const createByteSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
});

/** An entry of a zip, as its central directory lists it. */
export interface ZipEntry {
  readonly name: string;
  /** Its record in the central directory. */
  readonly record: Uint8Array;
  /** Its local header and data, up to the next entry. */
  readonly start: number;
  readonly end: number;
}

// Signatures and offsets of APPNOTE.TXT, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
const [END, RECORD] = [0x06054b50, 0x02014b50];
const END_LENGTH = 22;
/** Longest comment behind the end. */
const COMMENT_MAX = 0xffff;
const RECORD_LENGTH = 46;
const OFFSET_AT = 42;
const UTF8 = 0x800;
/** Marker of fields whose value is in a zip64 record. */
const [WIDE_COUNT, WIDE_OFFSET] = [0xffff, 0xffffffff];

const createView = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const createCountError = () =>
  new NoReportError(
    'The archive holds more than 65,534 files. Save the report as a Power BI project (.pbip) and pass its folder.',
  );

const createSizeError = () =>
  new NoReportError('The archive is larger than 4 GB. Save it as a Power BI project (.pbip).');

const createDamageError = () =>
  new NoReportError('The archive could not be read. It may be damaged.');

/** Reads the entries of a zip without unpacking any. */
export const readEntries = (bytes: Uint8Array): ZipEntry[] =>
  readSourceEntries(createByteSource(bytes));

/** The same of a source, of which only the directory at its end is read. */
export function readSourceEntries({ size, read }: ByteSource): ZipEntry[] {
  const tail = read(Math.max(0, size - END_LENGTH - COMMENT_MAX), size);
  const ending = createView(tail);
  let end = tail.length - END_LENGTH;
  while (end >= 0 && ending.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new NoReportError('The archive has no end. It may be incomplete or damaged.');
  const count = ending.getUint16(end + 10, true);
  const directory = ending.getUint32(end + 16, true);
  if (count === WIDE_COUNT) throw createCountError();
  if (directory === WIDE_OFFSET) throw createSizeError();
  const bytes = read(directory, size - tail.length + end);
  const view = createView(bytes);
  const records: { name: string; record: Uint8Array; start: number }[] = [];
  let at = 0;
  for (let i = 0; i < count; i += 1) {
    if (at + RECORD_LENGTH > bytes.length || view.getUint32(at, true) !== RECORD) {
      throw createDamageError();
    }
    const length = view.getUint16(at + 28, true);
    const more = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const name = bytes.subarray(at + RECORD_LENGTH, at + RECORD_LENGTH + length);
    const isLatin = (view.getUint16(at + 8, true) & UTF8) === 0;
    const record = bytes.subarray(at, at + RECORD_LENGTH + length + more);
    records.push({
      name: strFromU8(name, isLatin),
      record,
      start: view.getUint32(at + OFFSET_AT, true),
    });
    at += record.length;
  }
  if (records.some(({ start }) => start >= directory)) throw createDamageError();
  const starts = records.map(({ start }) => start).sort((a, b) => a - b);
  const nextStarts = new Map(starts.map((start, i) => [start, starts[i + 1] ?? directory]));
  return records.map((each) => ({ ...each, end: nextStarts.get(each.start) ?? directory }));
}

/**
 * Writes a zip with changed files; null removes one. Every other entry is copied as it is, packed or stored: the data of
 * a model is neither unpacked nor packed again.
 */
export function replaceEntries(
  bytes: Uint8Array,
  entries: readonly ZipEntry[],
  changed: ReadonlyMap<string, Uint8Array | null>,
): Uint8Array<ArrayBuffer> {
  const parts = planEntries(entries, changed);
  const read = (part: Uint8Array | Extent) =>
    part instanceof Uint8Array ? part : bytes.subarray(part.start, part.end);
  const result = new Uint8Array(parts.reduce((sum, part) => sum + measurePart(part), 0));
  let at = 0;
  for (const part of parts) {
    result.set(read(part), at);
    at += measurePart(part);
  }
  return result;
}

const measurePart = (part: Uint8Array | Extent) =>
  part instanceof Uint8Array ? part.length : part.end - part.start;

/** Lists the parts of a zip with changed files, in their order. Unchanged entries are extents of the former zip. */
export function planEntries(
  entries: readonly ZipEntry[],
  changed: ReadonlyMap<string, Uint8Array | null>,
): (Uint8Array | Extent)[] {
  const written = [...changed].filter((each): each is [string, Uint8Array] => each[1] !== null);
  const archive = zipSync(Object.fromEntries(written), { level: 6, mtime: ZIP_TIME });
  const added = new Map(readEntries(archive).map((entry) => [entry.name, entry]));
  const slice = (entry: ZipEntry) => ({ entry, part: archive.subarray(entry.start, entry.end) });
  const unchanged = entries.flatMap((entry): { entry: ZipEntry; part: Uint8Array | Extent }[] => {
    if (!changed.has(entry.name)) return [{ entry, part: { start: entry.start, end: entry.end } }];
    const own = added.get(entry.name);
    added.delete(entry.name);
    return own ? [slice(own)] : [];
  });
  const all = [...unchanged, ...[...added.values()].map(slice)];
  if (all.length >= WIDE_COUNT) throw createCountError();
  const data = all.reduce((sum, { part }) => sum + measurePart(part), 0);
  if (data >= WIDE_OFFSET) throw createSizeError();
  const directory = new Uint8Array(
    all.reduce((sum, { entry }) => sum + entry.record.length, END_LENGTH),
  );
  const view = createView(directory);
  let [at, record] = [0, 0];
  for (const { entry, part } of all) {
    directory.set(entry.record, record);
    view.setUint32(record + OFFSET_AT, at, true);
    at += measurePart(part);
    record += entry.record.length;
  }
  view.setUint32(record, END, true);
  view.setUint16(record + 8, all.length, true);
  view.setUint16(record + 10, all.length, true);
  view.setUint32(record + 12, record, true);
  view.setUint32(record + 16, data, true);
  return [...all.map(({ part }) => part), directory];
}
