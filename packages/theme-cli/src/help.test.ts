import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from './command-table';
import { SAMPLE_REPORT, useTemporaryFolder } from './testing/temporary-folder';

const { at, write, call, callWith, writeProject } = useTemporaryFolder();
const ROOT = [...SAMPLE_REPORT.keys()]
  .find((path) => path.endsWith('definition/report.json'))!
  .replace('definition/report.json', '');

describe('help', () => {
  test.each([[], ['help'], ['--help'], ['-h']])(
    'lists every command for the arguments %j',
    async (...args) => {
      const { code, out } = await call(...args.flat());
      expect(code).toBe(0);
      for (const name of Object.keys(COMMANDS))
        expect(out).toMatch(new RegExp(`^ {2}${name}\\b`, 'm'));
    },
  );

  test.each(Object.keys(COMMANDS))(
    'lists the options of %s for --help, -h and help',
    async (name) => {
      const asked = [await call(name, '--help'), await call(name, '-h'), await call('help', name)];
      for (const { code, out } of asked) {
        expect(code).toBe(0);
        expect(out).toMatch(new RegExp(`^flexa-theme ${name}\\b`));
        for (const flag of Object.keys(COMMANDS[name]!.flags)) expect(out).toContain(`--${flag}`);
      }
    },
  );

  test('prints only the version for --version', async () => {
    expect(await callWith({ version: '1.2.3' }, '--version')).toEqual({
      code: 0,
      out: '1.2.3',
      err: '',
    });
  });
});

test.each([
  [['build', 'x.json', '--dry-run'], 'build: takes no --dry-run; see flexa-theme build --help'],
  [['presets', 'x'], 'presets: takes no path, 1 given'],
  [['undo', 'a', 'b'], 'undo: takes one path, 2 given'],
  [['help', 'paint'], 'paint: unknown command'],
])('flexa-theme %j is refused as wrong use', async (args, message) => {
  const { code, err } = await call(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test('presets and decisions list everything that a recipe accepts', async () => {
  expect((await call('presets')).out).toMatch(
    /^Meridian \(light\): accent #[\da-f]{6}, data colours #/m,
  );
  const { out } = await call('decisions', '--json');
  const { decisions } = JSON.parse(out) as { decisions: { name: string }[] };
  expect(decisions.map(({ name }) => name)).toEqual(expect.arrayContaining(['corners', 'accent']));
  expect((await call('decisions')).out).toMatch(/^corners = \d+\n {2}Corner radius/m);
});

describe('explain', () => {
  test.each([
    [
      'font size of card',
      /^(?:Label|Value|Callout value|Data label)?.*font size \(Card(?: \(new\))?, /i,
    ],
    ['the background of a page', /\(Page, /],
    ['legend position', /^Legend position \(/],
  ])('finds “%s” and puts the most likely visual first', async (words, first) => {
    const { code, out } = await call('explain', ...words.split(' '));
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toMatch(first);
  });

  test.each([
    [['baseTheme'], 'since: 2.157; versions up to 2.152 reject the theme'],
    [['base', 'theme'], 'place: /baseTheme'],
    [['data', 'colors'], 'place: /dataColors'],
    [['space', 'above', 'divider'], 'since: 2.157; 2.152 lacks it'],
    [['initial', 'scroll', 'position'], 'since: 2.157; 2.152 lacks it'],
    [['layout', 'fixed', 'height', 'of', 'card'], 'since: 2.152'],
    [['label', 'of', 'list', 'slicer'], 'since: 2.138'],
    [['font', 'size', 'of', 'title'], 'from 8 to 60 (versions up to 2.152: to 45)'],
    [['column', 'adjustment'], '(Fixed width; versions up to 2.152 reject it)'],
  ])('names the version of Power BI for %j', async (words, text) => {
    expect((await call('explain', ...words)).out).toContain(text);
  });

  test('adds the value of a theme and accepts a pointer', async () => {
    write('theme.json', {
      name: 'A',
      visualStyles: { card: { '*': { labels: [{ fontSize: 33 }] } } },
    });
    const { out } = await call(
      'explain',
      '/visualStyles/card/*/labels/0/fontSize',
      '--theme',
      'theme.json',
    );
    expect(out).toContain('in this theme: 33');
  });
});

describe('resolving paths', () => {
  test('a path close to the right one is refused with the path to pass instead', async () => {
    writeProject('project');
    symlinkSync(at('project'), at('link'));
    write('project/Sales.pbip', { artifacts: [{ report: { path: ROOT.slice(0, -1) } }] });
    write('theme.json', { name: 'A' });
    const report = `project/${ROOT.slice(0, -1)}`;
    for (const [args, message] of [
      [
        ['debt', 'link'],
        `link: is a symbolic link, and links are not followed; pass ${at('project')}`,
      ],
      [['debt', 'project/Sales.pbip'], `names the report’s folder; pass that folder: ${report}`],
      [['check', 'project/Sales.pbip'], `pass that folder: ${report}`],
      [
        ['retheme', `${report}/definition`, '--theme', 'theme.json'],
        `is a part of a report; pass the report’s folder: ${report}`,
      ],
      [['debt', `${report}/definition/pages`], `pass the report’s folder: ${report}`],
      [['build', 'project'], 'project: is a folder; pass a file'],
      [['retheme', report, '--theme', 'project'], 'project: is a folder; pass a file'],
      [['debt', 'theme.json'], 'theme.json: is a single file; pass a report'],
      [
        ['check', `${report}/definition/report.json`],
        'is a part of a report, not a theme; pass the report’s folder',
      ],
    ] as const) {
      const { code, err } = await call(...args);
      expect([args, code, err]).toEqual([args, 2, expect.stringContaining(message)]);
    }
  });
});

describe('the built command', () => {
  let dist = '';
  beforeAll(() => {
    dist = mkdtempSync(join(tmpdir(), 'flexa-theme-dist-'));
    execFileSync(process.execPath, [join(import.meta.dirname, '../scripts/build.mjs'), dist]);
  });
  afterAll(() => rmSync(dist, { recursive: true }));

  test('exits quietly when the reader closes the pipe', () => {
    const bin = join(dist, 'flexa-theme.mjs');
    const { stdout, stderr } = spawnSync(
      'bash',
      [
        '--noprofile',
        '--norc',
        '-c',
        `"${process.execPath}" "${bin}" decisions --json | head -n 1; "${process.execPath}" "${bin}" explain color | true`,
      ],
      { encoding: 'utf8' },
    );
    expect([stdout, stderr]).toEqual(['{\n', '']);
  });

  test('prints its version', () => {
    const { stdout } = spawnSync(process.execPath, [join(dist, 'flexa-theme.mjs'), '--version'], {
      encoding: 'utf8',
    });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
