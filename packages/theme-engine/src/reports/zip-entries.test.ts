import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { repackReport } from './unpack';
import { readEntries, replaceEntries } from './zip-entries';

const MODEL = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 251);
const createPbix = (files: Zippable) => new Uint8Array(zipSync(files));
const FILES: Zippable = {
  '[Content_Types].xml': strToU8(
    '<Types><Override PartName="/SecurityBindings" ContentType=""/></Types>',
  ),
  DataModel: [MODEL, { level: 0 }],
  'Report/definition/report.json': [strToU8('{"a":1}'), { level: 6 }],
  'Report/old.json': strToU8('{}'),
  'Report/pages/é.json': strToU8('{"é":1}'),
  SecurityBindings: strToU8('seal'),
};
const readExtent = (bytes: Uint8Array, name: string) => {
  const entry = readEntries(bytes).find((each) => each.name === name)!;
  return Buffer.from(bytes.subarray(entry.start, entry.end)).toString('base64');
};

describe('repackReport with a .pbix', () => {
  const before = createPbix(FILES);
  const after = repackReport(
    before,
    new Map<string, Uint8Array | null>([
      ['Report/definition/report.json', strToU8('{"a":2}')],
      ['Report/old.json', null],
      ['Report/new.json', strToU8('[]')],
    ]),
  );

  it('keeps a stored data model stored, with every byte of its header', () => {
    expect(readExtent(after, 'DataModel')).toBe(readExtent(before, 'DataModel'));
    expect(after.length).toBeGreaterThan(MODEL.length);
  });

  it('writes changed and new files, and neither removed files nor the seal', () => {
    const files = unzipSync(after);
    expect(Object.keys(files)).toEqual([
      '[Content_Types].xml',
      'DataModel',
      'Report/definition/report.json',
      'Report/pages/é.json',
      'Report/new.json',
    ]);
    const readText = (name: string) => Buffer.from(files[name]!).toString();
    expect(readText('Report/definition/report.json')).toBe('{"a":2}');
    expect(readText('Report/pages/é.json')).toBe('{"é":1}');
    expect(readText('[Content_Types].xml')).toBe('<Types></Types>');
    expect(files['DataModel']).toEqual(MODEL);
  });

  it('returns the same files if nothing changed', () => {
    expect(unzipSync(repackReport(before, new Map()))).toEqual(unzipSync(before));
  });

  it('refuses a truncated archive', () => {
    expect(() => repackReport(before.subarray(0, before.length - 30), new Map())).toThrow(
      /incomplete or damaged/,
    );
  });

  const END_LENGTH = 22;
  const patchArchive = (patch: (view: DataView, end: number, directory: number) => void) => {
    const bytes = Uint8Array.from(before);
    const view = new DataView(bytes.buffer);
    const end = bytes.length - END_LENGTH;
    patch(view, end, view.getUint32(end + 16, true));
    return bytes;
  };

  // A zip with 65,535 or more entries, or over 4 GB, marks the field and has a zip64 record.
  it.each<[string, Parameters<typeof patchArchive>[0], RegExp]>([
    [
      'with 65,535 entries or more',
      (view, end) => view.setUint16(end + 10, 0xffff, true),
      /^The archive holds more than 65,534 files\. Save the report as a Power BI project/,
    ],
    [
      'of more than 4 GB',
      (view, end) => view.setUint32(end + 16, 0xffffffff, true),
      /^The archive is larger than 4 GB/,
    ],
    [
      'with an entry beyond its end',
      (view, _, directory) => view.setUint32(directory + 42, 0xfffffff0, true),
      /may be damaged/,
    ],
  ])('refuses an archive %s', (_, patch, message) => {
    expect(() => repackReport(patchArchive(patch), new Map())).toThrow(message);
  });

  it('refuses a change that would make 65,535 entries', () => {
    const record = readEntries(before)[0]!;
    const entries = Array.from({ length: 65_534 }, (_, i) => ({ ...record, name: `${i}` }));
    const added = new Map([['one-more.json', strToU8('{}')]]);
    expect(() => replaceEntries(before, entries, added)).toThrow(/more than 65,534 files/);
  });
});
