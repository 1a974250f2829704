import { strFromU8, zipSync } from 'fflate';
import { ZIP_TIME } from '../export/zip';
import { NoReportError } from './report-files';

/** An entry of a zip, as its central directory lists it. */
export interface ZipEntry {
  readonly name: string;
  /** Its record in the central directory. */
  readonly record: Uint8Array;
  /** Extent of its local header and data, up to the next entry. */
  readonly start: number;
  readonly end: number;
}

// Signatures and offsets of APPNOTE.TXT, https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
const [END, RECORD] = [0x06054b50, 0x02014b50];
const END_LENGTH = 22;
const RECORD_LENGTH = 46;
const OFFSET_AT = 42;
const UTF8 = 0x800;
/** Marks of fields whose value is in a zip64 record. */
const [WIDE_COUNT, WIDE_OFFSET] = [0xffff, 0xffffffff];

const createView = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const createCountError = () =>
  new NoReportError(
    'The archive holds more than 65,534 files. Save the report as a Power BI project (.pbip) and pass its folder.',
  );

const createDamageError = () =>
  new NoReportError('The archive could not be read. It may be damaged.');

/** Reads the entries of a zip without unpacking any. */
export function readEntries(bytes: Uint8Array): ZipEntry[] {
  const view = createView(bytes);
  let end = bytes.length - END_LENGTH;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new NoReportError('The archive has no end. It may be incomplete or damaged.');
  const count = view.getUint16(end + 10, true);
  const directory = view.getUint32(end + 16, true);
  if (count === WIDE_COUNT) throw createCountError();
  if (directory === WIDE_OFFSET) {
    throw new NoReportError(
      'The archive is larger than 4 GB. Save it as a Power BI project (.pbip).',
    );
  }
  const records: { name: string; record: Uint8Array; start: number }[] = [];
  let at = directory;
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
  const nextOf = new Map(starts.map((start, i) => [start, starts[i + 1] ?? directory]));
  return records.map((each) => ({ ...each, end: nextOf.get(each.start) ?? directory }));
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
  const written = [...changed].filter((each): each is [string, Uint8Array] => each[1] !== null);
  const made = zipSync(Object.fromEntries(written), { level: 6, mtime: ZIP_TIME });
  const added = new Map(readEntries(made).map((entry) => [entry.name, entry]));
  const kept = entries.flatMap((entry) => {
    if (!changed.has(entry.name)) return [{ entry, source: bytes }];
    const own = added.get(entry.name);
    added.delete(entry.name);
    return own ? [{ entry: own, source: made }] : [];
  });
  const all = [...kept, ...[...added.values()].map((entry) => ({ entry, source: made }))];
  if (all.length >= WIDE_COUNT) throw createCountError();
  const data = all.reduce((sum, { entry }) => sum + entry.end - entry.start, 0);
  const directory = all.reduce((sum, { entry }) => sum + entry.record.length, 0);
  const result = new Uint8Array(data + directory + END_LENGTH);
  const view = createView(result);
  let [at, record] = [0, data];
  for (const { entry, source } of all) {
    result.set(source.subarray(entry.start, entry.end), at);
    result.set(entry.record, record);
    view.setUint32(record + OFFSET_AT, at, true);
    at += entry.end - entry.start;
    record += entry.record.length;
  }
  view.setUint32(record, END, true);
  view.setUint16(record + 8, all.length, true);
  view.setUint16(record + 10, all.length, true);
  view.setUint32(record + 12, directory, true);
  view.setUint32(record + 16, data, true);
  return result;
}
