import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { zipFiles } from '@flexa/theme-engine/zip';
import { describe, expect, test } from 'vitest';
import { SAMPLE_REPORT, useTemporaryFolder } from './testing/temporary-folder';

const { at, write, read, call, callWith, bytesBelow, writeProject } = useTemporaryFolder();
const NIGHT = { name: 'Night', preset: 'Meridian', page: 'dark' };
const ROOT = [...SAMPLE_REPORT.keys()]
  .find((path) => path.endsWith('definition/report.json'))!
  .replace('definition/report.json', '');
const REPORT = ROOT.split('/').at(-2)!;
const findVisualPath = (folder: string) =>
  [...SAMPLE_REPORT.keys()].find((path) => path.endsWith('/visual.json'))!.replace(/^/, folder);

const retheme = async (...args: string[]) => {
  write('night.json', NIGHT);
  return call('retheme', ...args, '--theme', 'night.json');
};

describe('retheme with several reports', () => {
  const writeTwo = () => {
    writeProject('work/first');
    writeProject('work/second');
  };

  test('lists the reports of a folder and changes none of them', async () => {
    writeTwo();
    const before = bytesBelow('work');
    const { code, err } = await retheme('work');
    expect(code).toBe(2);
    expect(err).toContain('holds 2 reports');
    expect(err).toContain(`first/${ROOT.slice(0, -1)}`);
    expect(err).toContain(`second/${ROOT.slice(0, -1)}`);
    expect(err).toContain('--report NAME');
    expect(err).toContain('--all');
    expect(bytesBelow('work')).toEqual(before);
  });

  test('changes only the named report', async () => {
    writeTwo();
    const before = bytesBelow('work');
    const { code } = await retheme('work', '--report', `second/${ROOT.slice(0, -1)}`);
    expect(code).toBe(0);
    const changed = [...bytesBelow('work')].filter(([path, bytes]) => before.get(path) !== bytes);
    expect(changed.length).toBeGreaterThan(1);
    for (const [path] of changed) expect(path).toMatch(/^second\//);
  });

  test('changes every report with --all, and one undo restores them', async () => {
    writeTwo();
    const before = bytesBelow('work');
    expect((await retheme('work', '--all')).code).toBe(0);
    const after = bytesBelow('work');
    for (const folder of ['first', 'second']) {
      expect(
        [...after].some(([path, bytes]) => path.startsWith(folder) && before.get(path) !== bytes),
      ).toBe(true);
    }
    expect((await call('undo', 'work')).code).toBe(0);
    expect(bytesBelow('work')).toEqual(before);
  });

  test.each([
    ['a name that two reports share', REPORT.replace(/\.Report$/, ''), 'names 2 reports'],
    ['an unknown report name', 'Elsewhere', 'no report of this name'],
  ])('refuses %s and lists the reports', async (_, name, message) => {
    writeTwo();
    const { code, err } = await retheme('work', '--report', name);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(err).toContain(`first/${ROOT.slice(0, -1)}`);
  });
});

test('retheme prints the changes before it writes them', async () => {
  writeProject('project');
  write('night.json', NIGHT);
  const before = bytesBelow('project');
  const printed: string[] = [];
  let wasUntouched: boolean | undefined;
  const print = (text: string) => {
    printed.push(text);
    wasUntouched ??= bytesBelow('project').size === before.size;
  };
  const { out } = await callWith({ print }, 'retheme', 'project', '--theme', 'night.json');
  expect(wasUntouched).toBe(true);
  expect(printed.join('\n')).toMatch(/ → /);
  expect(out).toMatch(/\d+ changes in \d+ files\nUndo with: flexa-theme undo project$/);
});

test.each(['project', 'sales.zip'])(
  'retheme writes nothing if %s changes while it works',
  async (path) => {
    writeProject('project');
    write('sales.zip', zipFiles(SAMPLE_REPORT));
    write('night.json', NIGHT);
    let changed = new Map<string, string>();
    // The changes are printed before the files are written, so another program can come between.
    const print = () => {
      if (path === 'project') {
        write(`project/${ROOT}definition/report.json`, '{ "by": "another run" }');
      } else write(path, zipFiles(new Map([...SAMPLE_REPORT, ['more.txt', new Uint8Array(1)]])));
      changed = bytesBelow('.');
    };
    const { code, err } = await callWith({ print }, 'retheme', path, '--theme', 'night.json');
    expect([code, err]).toEqual([
      2,
      expect.stringContaining(`${path}: changed while flexa-theme was reading it`),
    ]);
    expect(bytesBelow('.')).toEqual(changed);
  },
);

test.each([
  ['is created', '', 'project: changed while flexa-theme was reading it'],
  ['becomes a folder', '/a.txt', "project: can't be written, nothing has changed"],
])('retheme writes nothing if a file that it adds %s while it works', async (_, below, message) => {
  writeProject('project');
  write('night.json', NIGHT);
  const args = ['retheme', 'project', '--theme', 'night.json'];
  const { out } = await call(...args, '--dry-run', '--json');
  const { files } = JSON.parse(out) as { files: string[] };
  const added = files.find((file) => !existsSync(at(`project/${file}`)))!;
  let changed = new Map<string, string>();
  const print = () => {
    write(`project/${added}${below}`, 'from another run');
    changed = bytesBelow('.');
  };
  const { code, err } = await callWith({ print }, ...args);
  expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  expect(bytesBelow('.')).toEqual(changed);
});

test('retheme writes nothing if a file becomes a folder while it works', async () => {
  writeProject('project');
  write('night.json', NIGHT);
  const file = `project/${ROOT}definition/report.json`;
  const print = () => {
    rmSync(at(file));
    mkdirSync(at(file));
  };
  const { code, err } = await callWith({ print }, 'retheme', 'project', '--theme', 'night.json');
  expect([code, err]).toEqual([
    2,
    expect.stringContaining('project: changed while flexa-theme was reading it'),
  ]);
});

describe('undo', () => {
  test('restores every sample report byte for byte', async () => {
    for (const [name, files] of readSampleReports()) {
      rmSync(at('project'), { recursive: true, force: true });
      writeProject('project', files);
      const before = bytesBelow('project');
      const listFolders = () => readdirSync(at('project'), { recursive: true }).toSorted();
      const foldersBefore = listFolders();
      await retheme('project', '--all');
      expect([name, bytesBelow('project').size]).not.toEqual([name, before.size]);
      expect([name, (await call('undo', 'project')).code]).toEqual([name, 0]);
      expect(bytesBelow('project')).toEqual(before);
      expect(listFolders()).toEqual(foldersBefore);
    }
  }, 60_000);

  test('undoes one run after the other, the newest first', async () => {
    writeProject('project');
    const original = bytesBelow('project');
    await retheme('project');
    const dark = bytesBelow(`project/${ROOT}`);
    write('day.json', { name: 'Day', preset: 'Meridian', page: 'light' });
    await call('retheme', 'project', '--theme', 'day.json');
    expect((await call('undo', 'project')).out).toMatch(/Restored \d+ files/);
    expect(bytesBelow(`project/${ROOT}`)).toEqual(dark);
    await call('undo', 'project');
    expect(bytesBelow('project')).toEqual(original);
    const { code, err } = await call('undo', 'project');
    expect(code).toBe(2);
    expect(err).toBe('project: nothing to undo: flexa-theme has no record of a change here');
  });

  test('finds the run from the report’s own folder and from the working folder', async () => {
    writeProject('project');
    const before = bytesBelow('project');
    await retheme('project');
    expect((await call('undo', `project/${ROOT}`)).code).toBe(0);
    expect(bytesBelow('project')).toEqual(before);
    await retheme('project');
    expect((await call('undo')).code).toBe(0);
    expect(bytesBelow('project')).toEqual(before);
  });

  test('lists files that have changed since and restores nothing without --force', async () => {
    writeProject('project');
    const before = bytesBelow('project');
    await retheme('project');
    const report = `project/${ROOT}definition/report.json`;
    write(report, `${read(report)}\n`);
    const themed = bytesBelow('project');
    const { code, out } = await call('undo', 'project');
    expect(code).toBe(1);
    expect(out).toContain(`${ROOT}definition/report.json`.split('/').at(-1));
    expect(out).toContain('1 file has changed since');
    expect(bytesBelow('project')).toEqual(themed);
    expect((await call('undo', 'project', '--force')).code).toBe(0);
    expect(bytesBelow('project')).toEqual(before);
  });

  test('lists a file that has been deleted since', async () => {
    writeProject('project');
    await retheme('project');
    rmSync(at(`project/${ROOT}definition/report.json`));
    const { code, out } = await call('undo', 'project', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      restored: [],
      changed: [expect.stringMatching(/report\.json$/)],
    });
  });

  test('completes a run that was interrupted between two files', async () => {
    writeProject('project');
    const before = bytesBelow('project');
    await retheme('project');
    // The process ended after some files: one still has its old content, and a temporary file
    // remains.
    const changed = [...bytesBelow('project')].find(
      ([path, bytes]) => before.has(path) && before.get(path) !== bytes,
    )![0];
    writeFileSync(at(`project/${changed}`), Buffer.from(before.get(changed)!, 'base64'));
    write(`project/${dirname(changed)}/.flexa-0123456789ab.tmp`, '{ "half":');
    expect((await call('undo', 'project')).code).toBe(0);
    expect(bytesBelow('project')).toEqual(before);
  });

  test('shows with --dry-run what it would restore', async () => {
    writeProject('project');
    await retheme('project');
    const after = bytesBelow('project');
    const { code, out } = await call('undo', 'project', '--dry-run');
    expect(code).toBe(0);
    expect(out).toMatch(/report\.json[^]*\d+ files would be restored/);
    expect(bytesBelow('project')).toEqual(after);
  });

  test('restores an archive that was written in place', async () => {
    const bytes = zipFiles(SAMPLE_REPORT);
    write('sales.zip', bytes);
    await retheme('sales.zip');
    expect(read('sales.zip')).not.toBe(Buffer.from(bytes).toString('utf8'));
    expect((await call('undo', 'sales.zip')).code).toBe(0);
    expect(bytesBelow('.').get('sales.zip')).toBe(Buffer.from(bytes).toString('base64'));
  });

  describe('undo with a foreign journal', () => {
    const hashText = (text: string) => createHash('sha256').update(text).digest('hex');
    const ENTRY = {
      path: 'a.txt',
      before: hashText('old'),
      after: null,
      kept: 'files/0',
      mode: 0o644,
    };
    const writeJournal = async (description: object | null, content = 'old') => {
      writeProject('project');
      await retheme('project');
      const journal = readdirSync(at('project/.flexa')).find((name) => name.endsWith('.zip'))!;
      const files = new Map([
        ['journal.json', JSON.stringify(description)],
        ['files/0', content],
      ]);
      write(`project/.flexa/${journal}`, zipFiles(files));
    };

    test.each([
      ['an entry whose path is a number', { files: [{ ...ENTRY, path: 7 }] }],
      ['an entry without a hash', { files: [{ ...ENTRY, before: undefined }] }],
      ['an entry with a short hash', { files: [{ ...ENTRY, after: 'abc' }] }],
      ['an entry without the access rights', { files: [{ ...ENTRY, mode: null }] }],
      ['an entry with access rights as text', { files: [{ ...ENTRY, mode: 'rw' }] }],
      ['an entry that keeps no content', { files: [{ ...ENTRY, kept: null }] }],
      ['content that is missing', { files: [{ ...ENTRY, kept: 'files/1' }] }],
      ['an entry that is null', { files: [ENTRY, null] }],
      ['no entries', { files: [] }],
      ['entries that are not a list', { files: 'a.txt' }],
      ['a folder that is a number', { files: [ENTRY], folders: [7] }],
      ['another version', { files: [ENTRY], version: 2 }],
    ])('refuses %s', async (_, more) => {
      await writeJournal({ version: 1, folders: [], ...more });
      const themed = bytesBelow('project');
      const { code, err } = await call('undo', 'project', '--force');
      expect([code, err]).toEqual([
        2,
        expect.stringMatching(/undo-.*\.zip: is damaged or not a journal of flexa-theme$/),
      ]);
      expect(bytesBelow('project')).toEqual(themed);
    });

    test('refuses content that differs from its hash', async () => {
      await writeJournal({ version: 1, folders: [], files: [ENTRY] }, 'pwned');
      const { code, err } = await call('undo', 'project', '--force');
      expect([code, err]).toEqual([2, expect.stringContaining('is damaged')]);
      expect(existsSync(at('project/a.txt'))).toBe(false);
    });

    test.each(['../elsewhere/a.txt', '/tmp/a.txt', 'link/a.txt'])(
      'writes nothing outside the folder (%s)',
      async (path) => {
        await writeJournal({ version: 1, folders: [], files: [{ ...ENTRY, path }] });
        mkdirSync(at('elsewhere'));
        symlinkSync(at('elsewhere'), at('project/link'));
        const { code, err } = await call('undo', 'project', '--force');
        expect([code, err]).toEqual([2, expect.stringContaining('lies outside of')]);
        expect(existsSync(at('elsewhere/a.txt'))).toBe(false);
      },
    );
  });
});

test('retheme keeps its journal beside the report, where git ignores it', async () => {
  writeProject('project');
  await retheme('project');
  const folder = `project/${dirname(ROOT.slice(0, -1))}/.flexa`;
  expect(readdirSync(at(folder)).toSorted()).toEqual([
    '.gitignore',
    expect.stringMatching(/^undo-.*\.zip$/),
  ]);
  expect(read(`${folder}/.gitignore`)).toBe('*\n');
  expect(findVisualPath('project/')).toMatch(/visual\.json$/);
});

test('retheme keeps no journal if nothing changes', async () => {
  writeProject('project');
  await retheme('project');
  const before = bytesBelow('project');
  const { out } = await retheme('project');
  expect(out).toBe('Nothing to change');
  expect(bytesBelow('project')).toEqual(before);
});
