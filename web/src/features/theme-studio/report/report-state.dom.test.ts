import { beforeEach, describe, expect, it } from 'vitest';
import { zipSync } from 'fflate';
import { DEFAULT_DECISIONS, resolvePreset, compileTheme } from '@flexa/theme-engine/model';
import {
  rethemeReport,
  decodeText,
  unpackReport,
  applyFileChanges,
} from '@flexa/theme-engine/reports';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { createCopy, openChosen, undoWrite, useReport, writeChange } from './report-state';
import { MemoryFolder } from './testing/memory-folder';

const DARK = compileTheme({
  name: 'Night',
  decisions: { ...DEFAULT_DECISIONS, ...resolvePreset({ name: 'Meridian' }, 'dark') },
  changes: {},
});
const original = readSampleReports().get('microsoft__semantic-link-labs___bpareporttemplate')!;
const model = new Map([['Project.SemanticModel/definition/model.tmdl', new Uint8Array([1])]]);
const project = new Map([...original, ...model]);
let disk: MemoryFolder;

const readOpened = () => useReport.getState().opened!;
const change = () => rethemeReport(readOpened().reports[0]!, DARK);
const sortFiles = (files: ReadonlyMap<string, Uint8Array>) => new Map([...files].sort());
const readBytes = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

describe('a folder', () => {
  beforeEach(async () => {
    disk = new MemoryFolder('Project', new Map(project));
    expect(await openChosen({ kind: 'folder', folder: disk })).toBeNull();
  });

  it('opens with its pages', () => {
    expect(readOpened().reports[0]?.pages).toHaveLength(4);
  });

  it('is written in place, and undo restores every byte', async () => {
    expect(await writeChange(change())).toBe(true);
    expect(disk.files).not.toEqual(project);
    expect(readOpened().reports[0]?.theme?.theme).toEqual(DARK);
    expect(await undoWrite()).toBe(true);
    expect(sortFiles(disk.files)).toEqual(sortFiles(project));
  });

  it('is not written where a file in it changed meanwhile', async () => {
    const result = change();
    const [path] = [...result.files.keys()].filter((each) => disk.files.has(each));
    disk.files.set(path!, new TextEncoder().encode('{}'));
    const now = new Map(disk.files);
    expect(await writeChange(result)).toBe(false);
    expect(useReport.getState().refusal).toMatch(/has changed on disk/);
    expect(disk.files).toEqual(now);
  });

  it('is as it was where the disk is full half-way', async () => {
    expect(change().files.size).toBeGreaterThan(2);
    disk.failsAt = 2;
    expect(await writeChange(change())).toBe(false);
    expect(useReport.getState().refusal).toMatch(/Save a zip/);
    expect(sortFiles(disk.files)).toEqual(sortFiles(project));
  });

  it.each([
    ['is read-only', () => (disk.isReadOnly = true)],
    ['the browser may not change', () => (disk.permission = 'denied')],
  ])('that %s is saved as a zip instead', async (_why, lock) => {
    lock();
    expect(await writeChange(change())).toBe(false);
    expect(useReport.getState().refusal).toMatch(/save a zip/i);
    const { name, blob } = createCopy(readOpened(), change());
    expect(name).toBe('Project.zip');
    const zip = unpackReport(await readBytes(blob), name);
    expect([...zip.keys()]).toEqual(expect.arrayContaining([...model.keys()]));
  });

  it('of the report alone opens and is written, too', async () => {
    const [root] = [...original.keys()].flatMap((path) => /^[^/]+\.Report/.exec(path) ?? []);
    const inside = [...original].flatMap(([path, bytes]) =>
      path.startsWith(`${root}/`) ? [[path.slice(root!.length + 1), bytes] as const] : [],
    );
    const folder = new MemoryFolder(root!, new Map(inside));
    expect(await openChosen({ kind: 'folder', folder })).toBeNull();
    expect(readOpened().reports[0]?.name).toBe(root!.replace('.Report', ''));
    expect(await writeChange(change())).toBe(true);
    expect(await undoWrite()).toBe(true);
    expect(sortFiles(folder.files)).toEqual(sortFiles(new Map(inside)));
  });

  it('without a report says what one is, and leaves what is open', async () => {
    const folder = new MemoryFolder('Empty', new Map([['readme.md', new Uint8Array(1)]]));
    expect(await openChosen({ kind: 'folder', folder })).toMatch(/no Power BI report/);
    expect(readOpened().source.name).toBe('Project');
  });
});

describe('an archive', () => {
  const archive = (files: ReadonlyMap<string, Uint8Array>, name: string) =>
    openChosen({ kind: 'archive', file: new File([zipSync(Object.fromEntries(files))], name) });

  it('is saved under its name, with every byte that nothing changed', async () => {
    expect(await archive(project, 'Project.zip')).toBeNull();
    const result = change();
    const { name, blob } = createCopy(readOpened(), result);
    expect(name).toBe('Project.zip');
    const saved = unpackReport(await readBytes(blob), name);
    const untouched = [...project].filter(([path]) => !result.files.has(path));
    expect(untouched.length).toBeGreaterThan(10);
    const wanted = applyFileChanges(project, result);
    expect([...saved.keys()].sort()).toEqual([...wanted.keys()].sort());
    for (const [path, bytes] of wanted)
      expect(decodeText(saved.get(path)!), path).toBe(decodeText(bytes));
  });

  it.each([
    [
      'of the older format',
      'Old.pbix',
      new Map([['Report/Layout', new Uint8Array(1)]]),
      /enhanced metadata format/,
    ],
    [
      'without a report',
      'Pictures.zip',
      new Map([['a.png', new Uint8Array(1)]]),
      /no Power BI report/,
    ],
  ])('%s is refused with an explanation', async (_title, name, files, words) => {
    expect(await archive(files, name)).toMatch(words);
  });

  it('that is cut off is refused with an explanation', async () => {
    const file = new File([zipSync(Object.fromEntries(project)).subarray(0, 500)], 'Cut.zip');
    expect(await openChosen({ kind: 'archive', file })).toMatch(/could not be unpacked/);
  });
});

it('a folder that a browser can only read is opened from its files', async () => {
  const files = [...project].map(([path, bytes]) => {
    const file = new File([new Uint8Array(bytes)], path.split('/').at(-1)!);
    Object.defineProperty(file, 'webkitRelativePath', { value: `Sales/${path}` });
    return file;
  });
  expect(await openChosen({ kind: 'files', files })).toBeNull();
  expect(readOpened().source).toEqual({ kind: 'files', name: 'Sales' });
  expect(createCopy(readOpened(), change()).name).toBe('Sales.zip');
});
