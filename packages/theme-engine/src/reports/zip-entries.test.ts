import { strToU8, unzipSync, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { repacked } from './unpack';
import { entriesIn } from './zip-entries';

const MODEL = Uint8Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 251);
const pbix = (files: Zippable) => new Uint8Array(zipSync(files));
const FILES: Zippable = {
  '[Content_Types].xml': strToU8('<Types><Override PartName="/SecurityBindings" ContentType=""/></Types>'),
  DataModel: [MODEL, { level: 0 }],
  'Report/definition/report.json': [strToU8('{"a":1}'), { level: 6 }],
  'Report/old.json': strToU8('{}'),
  'Report/pages/é.json': strToU8('{"é":1}'),
  SecurityBindings: strToU8('seal'),
}; // prettier-ignore
const extentOf = (bytes: Uint8Array, name: string) => {
  const entry = entriesIn(bytes).find((each) => each.name === name)!;
  return Buffer.from(bytes.subarray(entry.start, entry.end)).toString('base64');
};

describe('a changed .pbix', () => {
  const before = pbix(FILES);
  const after = repacked(
    before,
    new Map<string, Uint8Array | null>([
      ['Report/definition/report.json', strToU8('{"a":2}')],
      ['Report/old.json', null],
      ['Report/new.json', strToU8('[]')],
    ]),
  );

  it('keeps a stored data model stored, byte for byte with its header', () => {
    expect(extentOf(after, 'DataModel')).toBe(extentOf(before, 'DataModel'));
    expect(after.length).toBeGreaterThan(MODEL.length);
  });

  it('has the changed, new and removed files, and no seal', () => {
    const files = unzipSync(after);
    expect(Object.keys(files)).toEqual([
      '[Content_Types].xml',
      'DataModel',
      'Report/definition/report.json',
      'Report/pages/é.json',
      'Report/new.json',
    ]);
    const text = (name: string) => Buffer.from(files[name]!).toString();
    expect(text('Report/definition/report.json')).toBe('{"a":2}');
    expect(text('Report/pages/é.json')).toBe('{"é":1}');
    expect(text('[Content_Types].xml')).toBe('<Types></Types>');
    expect(files['DataModel']).toEqual(MODEL);
  });

  it('is the same without a change', () => {
    expect(unzipSync(repacked(before, new Map()))).toEqual(unzipSync(before));
  });

  it('refuses an archive that was cut off', () => {
    expect(() => repacked(before.subarray(0, before.length - 30), new Map())).toThrow(
      /incomplete or damaged/,
    );
  });
});
