import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  closeSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  truncateSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readSourceEntries } from '@flexa/theme-engine/reports';
import { zipFiles } from '@flexa/theme-engine/zip';
import { describe, expect, test } from 'vitest';
import { openReports, repackArchive } from './files';
import { hashFile, writeWithJournal } from './journal';
import { createChunks, hashChunks, withFile } from './large-file';
import { SAMPLE_REPORT, useTemporaryFolder } from './testing/temporary-folder';

const { at, call, callWith, write } = useTemporaryFolder();

/** Size of the sample data model in bytes; larger than the memory that reading the report takes. */
const MODEL_SIZE = 300_000_000;
/** Memory that a run may take beyond that of the same report without its model. */
const MORE_MEMORY = 60_000_000;
const END_LENGTH = 22;
const MODEL = Buffer.from('DataModel');

/** Writes a .pbix whose stored data model is a hole in the file, except for marks at its ends. */
function writePbix(place: string, modelSize: number): void {
  const report = Buffer.from(zipFiles(SAMPLE_REPORT));
  const end = report.subarray(report.length - END_LENGTH);
  const directory = end.readUInt32LE(16);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt32LE(modelSize, 18);
  local.writeUInt32LE(modelSize, 22);
  local.writeUInt16LE(MODEL.length, 26);
  const record = Buffer.alloc(46);
  record.writeUInt32LE(0x02014b50, 0);
  local.copy(record, 6, 4, 30);
  record.writeUInt32LE(directory, 42);
  const data = directory + local.length + MODEL.length;
  const records = Buffer.concat([
    report.subarray(directory, report.length - END_LENGTH),
    record,
    MODEL,
  ]);
  const ending = Buffer.from(end);
  for (const offset of [8, 10]) ending.writeUInt16LE(end.readUInt16LE(offset) + 1, offset);
  ending.writeUInt32LE(records.length, 12);
  ending.writeUInt32LE(data + modelSize, 16);
  const file = openSync(place, 'w');
  writeSync(file, Buffer.concat([report.subarray(0, directory), local, MODEL]));
  ftruncateSync(file, data + modelSize);
  writeSync(file, Buffer.from('first'), 0, 5, data);
  writeSync(file, Buffer.from('last!'), 0, 5, data + modelSize - 5);
  writeSync(
    file,
    Buffer.concat([records, ending]),
    0,
    records.length + END_LENGTH,
    data + modelSize,
  );
  closeSync(file);
}

/** Hashes the local header and the data of the model, as they lie in an archive. */
function hashModel(place: string): string {
  const { start, end } = withFile(place, (source) =>
    readSourceEntries(source).find(({ name }) => name === 'DataModel')!,
  );
  return hashChunks(createChunks(place, [{ start, end }]));
}

/** Runs a command in its own process and returns its peak memory in bytes. */
function measureRun(...args: string[]): { peak: number; code: number; out: string } {
  const script = `
    import { run } from ${JSON.stringify(pathToFileURL(join(import.meta.dirname, 'run.ts')).href)};
    const { code, out, err } = await run(${JSON.stringify(args)}, { cwd: ${JSON.stringify(at('.'))}, env: {}, keys: [] });
    console.log(JSON.stringify({ code, out: out + err, peak: process.resourceUsage().maxRSS * 1024 }));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { encoding: 'utf8', cwd: import.meta.dirname },
  );
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as { peak: number; code: number; out: string };
}

describe('a .pbix with a stored data model', () => {
  test(
    'is re-themed and restored with the memory that its report takes, and keeps its model stored',
    { timeout: 120_000 },
    () => {
      write('night.json', { name: 'Night', dataColors: ['#123456', '#654321'] });
      writePbix(at('small.pbix'), 1000);
      writePbix(at('large.pbix'), MODEL_SIZE);
      const before = { hash: hashFile(at('large.pbix')), model: hashModel(at('large.pbix')) };
      const small = measureRun('retheme', 'small.pbix', '--theme', 'night.json');
      expect(small).toMatchObject({ code: 0 });

      const large = measureRun('retheme', 'large.pbix', '--theme', 'night.json');
      expect(large, large.out).toMatchObject({ code: 0 });
      expect(large.peak - small.peak).toBeLessThan(MORE_MEMORY);
      const grown = statSync(at('large.pbix')).size - MODEL_SIZE;
      expect(grown).toBeLessThan(statSync(at('small.pbix')).size + 1000);
      expect(hashModel(at('large.pbix'))).toBe(before.model);

      const check = measureRun('check', 'large.pbix');
      expect(check.peak - small.peak).toBeLessThan(MORE_MEMORY);

      const undone = measureRun('undo', 'large.pbix');
      expect(undone, undone.out).toMatchObject({ code: 0 });
      expect(undone.peak - small.peak).toBeLessThan(MORE_MEMORY);
      expect(hashFile(at('large.pbix'))).toBe(before.hash);
      // The journal of the small report alone is left.
      expect(readdirSync(at('.flexa')).filter((name) => name.endsWith('.bin'))).toHaveLength(1);
    },
  );
});

test('an archive that changes while its report is re-themed is not written over', async () => {
  write('night.json', { name: 'Night', dataColors: ['#123456'] });
  writePbix(at('report.pbix'), 1000);
  const change = () => utimesSync(at('report.pbix'), 1, 1);
  const before = hashFile(at('report.pbix'));
  const args = ['retheme', 'report.pbix', '--theme', 'night.json'];
  const { code, err } = await callWith({ print: change }, ...args);
  expect(code).toBe(2);
  expect(err).toContain('report.pbix: changed while flexa-theme was reading it');
  expect(hashFile(at('report.pbix'))).toBe(before);
  expect(existsSync(at('.flexa'))).toBe(false);
});

test('a cut-off archive is refused with a reason and stays as it is', async () => {
  write('night.json', { name: 'Night', dataColors: ['#123456'] });
  writePbix(at('report.pbix'), 1000);
  truncateSync(at('report.pbix'), statSync(at('report.pbix')).size - 30);
  const before = hashFile(at('report.pbix'));
  const { code, err } = await call('retheme', 'report.pbix', '--theme', 'night.json');
  expect(code).toBe(2);
  expect(err).toContain('report.pbix');
  expect(hashFile(at('report.pbix'))).toBe(before);
  expect(existsSync(at('.flexa'))).toBe(false);
});

test.each([
  ['grows', () => appendFileSync(at('report.pbix'), 'more'), 'changed while flexa-theme was'],
  [
    'is cut off',
    () => truncateSync(at('report.pbix'), 100),
    'became shorter while flexa-theme was',
  ],
])('a copy of an archive fails if the archive %s meanwhile', (_, change, message) => {
  writePbix(at('report.pbix'), 10_000_000);
  const { archive } = openReports(at('report.pbix'), 'report.pbix');
  const chunks = repackArchive(archive!, 'report.pbix', new Map()).readChunks();
  const copy = () => {
    let isFirst = true;
    for (const _chunk of chunks) {
      if (isFirst) change();
      isFirst = false;
    }
  };
  expect(copy).toThrow(message);
});

test('an archive that changes before its copy is written to another file is not copied', async () => {
  write('night.json', { name: 'Night', dataColors: ['#123456'] });
  writePbix(at('report.pbix'), 1000);
  const change = () => utimesSync(at('report.pbix'), 1, 1);
  const args = ['retheme', 'report.pbix', '--theme', 'night.json', '--out', 'copy.pbix'];
  const { code, err } = await callWith({ print: change }, ...args);
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('report.pbix: changed while flexa-theme was reading it'),
  ]);
  expect(existsSync(at('copy.pbix'))).toBe(false);
});

test('an archive that the system can’t open is refused with the reason', async () => {
  // No system opens a socket as a file.
  const server = createServer().listen(at('report.pbix'));
  await once(server, 'listening');
  const { code, err } = await call('check', 'report.pbix');
  server.close();
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/^report\.pbix: can't be read: E[A-Z]+: /),
  ]);
});

describe('the journal of a large file', () => {
  test('is removed if the file can’t be copied', () => {
    mkdirSync(at('report.pbix'));
    const content = new Map([[at('report.pbix'), { readChunks: () => [] }]]);
    expect(() => writeWithJournal(content, at('.'))).toThrow();
    expect(existsSync(at('.flexa'))).toBe(false);
  });

  test('is ignored by git before the first copy is made', () => {
    write('report.pbix', 'old');
    let ignored: boolean | undefined;
    const readChunks = () => {
      ignored ??= existsSync(at('.flexa/.gitignore'));
      return [Buffer.from('new')];
    };
    writeWithJournal(new Map([[at('report.pbix'), { readChunks }]]), at('.'));
    expect(ignored).toBe(true);
  });
});
