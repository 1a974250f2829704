import { dirname } from 'node:path';
import { loadBaseTheme, CLASSIC } from '@flexa/theme-engine/base-themes';
import { readSampleReports, readSampleTheme, listSampleThemes } from '@flexa/theme-engine/testing';
import { describe, expect, test } from 'vitest';
import { check as runCheck } from './check';
import { SAMPLE_REPORT, useTemporaryFolder } from './testing/temporary-folder';

const { at, write, call, writeProject } = useTemporaryFolder();
const ROOT = [...SAMPLE_REPORT.keys()]
  .find((path) => path.endsWith('definition/report.json'))!
  .replace('definition/report.json', '');
const VISUAL = [...SAMPLE_REPORT.keys()].find((path) => path.endsWith('/visual.json'))!;

interface Finding {
  readonly rule: string;
  readonly line: number | null;
  readonly at: string;
  readonly message: string;
}
type Level = 'errors' | 'warnings' | 'contrast' | 'notes' | 'ignored';
const check = async (...args: string[]) => {
  const { code, out, err } = await call('check', ...args, '--json');
  const { results = [] } = JSON.parse(out) as { results?: Record<Level, Finding[]>[] };
  const listFindings = (level: Level) => results.flatMap((result) => result[level]);
  const listRules = (level: Level) => [...new Set(listFindings(level).map(({ rule }) => rule))];
  return { code, err, all: listFindings, rules: listRules };
};

const MINIMAL = { name: 'Minimal', dataColors: ['#0B5CAD', '#B3541E'] };
const FAINT = { name: 'Faint', firstLevelElements: '#eeeeee', foreground: '#eeeeee' };
const WITHOUT_EFFECT = {
  name: 'A',
  visualStyles: { columnChart: { '*': { nothing: [{ a: 1 }] } } },
};

describe('exit codes', () => {
  test('check passes a minimal theme, because the contrast of Power BI’s defaults is not its error', async () => {
    write('theme.json', MINIMAL);
    expect((await check('theme.json')).code).toBe(0);
    const strict = await check('theme.json', '--fail-on', 'warning,contrast');
    expect(strict.code).toBe(0);
    expect(strict.all('contrast')).toEqual([]);
  });

  test('check passes Microsoft’s base themes', async () => {
    const themes = new Map<string, unknown>([
      ['CY25SU12', CLASSIC.theme],
      ['Fluent2-CY26SU08', (await loadBaseTheme('Fluent2-CY26SU08')).theme],
    ]);
    for (const files of readSampleReports().values()) {
      for (const [path, bytes] of files) {
        if (/BaseThemes\/[^/]+\.json$/.test(path)) {
          themes.set(
            path.split('/').at(-1)!,
            JSON.parse(
              Buffer.from(bytes)
                .toString('utf8')
                .replace(/^\uFEFF/, ''),
            ),
          );
        }
      }
    }
    expect(themes.size).toBeGreaterThan(5);
    for (const [name, theme] of themes) {
      write('base.json', theme as object);
      const { code, all } = await check('base.json');
      expect([name, code, all('errors')]).toEqual([name, 0, []]);
    }
  });

  test('check passes real themes except the one that Power BI rejects', async () => {
    for (const name of listSampleThemes()) {
      write('theme.json', readSampleTheme(name) as object);
      const expected = name.includes('mattrudy-slicer') ? 1 : 0;
      expect([name, (await check('theme.json')).code]).toEqual([name, expected]);
    }
  });

  test.each([
    ['warnings', WITHOUT_EFFECT, 'warning', 'contrast'],
    ['low contrast', FAINT, 'contrast', 'warning'],
  ])('%s fail only at their own level', async (_, theme, level, other) => {
    write('theme.json', theme);
    expect((await check('theme.json')).code).toBe(0);
    expect((await check('theme.json', '--fail-on', other)).code).toBe(0);
    expect((await check('theme.json', '--fail-on', level)).code).toBe(1);
    expect((await check('theme.json', '--fail-on', `${level},${other}`)).code).toBe(1);
  });

  test('contrast thresholds can be raised and lowered', async () => {
    write('theme.json', { ...FAINT, firstLevelElements: '#767676', foreground: '#767676' });
    const readExitCode = async (...more: string[]) =>
      (await check('theme.json', '--fail-on', 'contrast', ...more)).code;
    expect(await readExitCode()).toBe(0);
    expect(await readExitCode('--min-contrast', '7')).toBe(1);
    write('theme.json', FAINT);
    expect(await readExitCode('--min-contrast', '1', '--min-mark-contrast', '1')).toBe(0);
  });

  test.each([
    [
      ['--fail-on', 'everything'],
      '--fail-on: unknown level "everything". Use error, warning or contrast.',
    ],
    [['--min-contrast', '0'], '--min-contrast: 0 is not a number from 1 to 21'],
  ])('check refuses %j as wrong use', async (args, message) => {
    write('theme.json', MINIMAL);
    expect(await check('theme.json', ...args)).toMatchObject({ code: 2, err: message });
  });

  test('the failing level can be a default of the working folder', async () => {
    write('theme.json', WITHOUT_EFFECT);
    write('flexa-theme.json', { 'fail-on': 'warning' });
    expect((await check('theme.json')).code).toBe(1);
  });

  test('check finds no error in a report without a theme', async () => {
    const files = new Map(SAMPLE_REPORT);
    const path = `${ROOT}definition/report.json`;
    const {
      themeCollection: _,
      resourcePackages: __,
      ...rest
    } = JSON.parse(Buffer.from(files.get(path)!).toString()) as Record<string, unknown>;
    files.set(path, Buffer.from(JSON.stringify(rest)));
    writeProject('project', files);
    const { code, all } = await check('project', '--fail-on', 'warning,contrast');
    expect(all('errors')).toEqual([]);
    expect(code).toBe(0);
    expect((await call('check', 'project')).out).toContain('no theme of its own, 0 errors');
  });

  test('check warns about a report whose theme file is missing', async () => {
    const files = new Map(
      [...SAMPLE_REPORT].filter(([path]) => !path.includes('/RegisteredResources/')),
    );
    writeProject('project', files);
    const { code, rules } = await check('project');
    expect([code, rules('warnings')]).toEqual([0, ['missing-theme-file']]);
  });

  test('check reports a broken visual with its file, line and reason', async () => {
    writeProject('project');
    write(`project/${VISUAL}`, '{\n  "name": "x",\n  "visual": {,\n}');
    const { code, all } = await check('project');
    expect(code).toBe(1);
    expect(all('errors')).toEqual([
      expect.objectContaining({
        rule: 'not-json',
        file: `project/${VISUAL}`,
        line: 3,
        message: 'A key in double quotes is expected here.',
      }),
    ]);
  });

  test('check reports a second report whose report.json is broken', async () => {
    writeProject('work/first');
    writeProject('work/second');
    write(`work/second/${ROOT}definition/report.json`, '{ "broken": ');
    const { code, all } = await check('work');
    expect(code).toBe(1);
    expect(all('errors')).toMatchObject([
      { rule: 'not-json', file: `work/second/${ROOT}definition/report.json` },
    ]);
  });
});

describe('findings of themes', () => {
  test.each<[string, object | string, Level, string, RegExp]>([
    [
      'an unknown key',
      { name: 'A', warning: '#D64550' },
      'errors',
      'unknown-key',
      /don’t know warning reject the file/,
    ],
    [
      'an unknown text class',
      { name: 'A', textClasses: { large: { fontSize: 12 } } },
      'errors',
      'unknown-key',
      /don’t know large reject the file/,
    ],
    ['a missing name', { good: '#112233' }, 'errors', 'missing-key', /name is missing/],
    [
      'a colour name that 2.152 refuses',
      {
        name: 'A',
        visualStyles: {
          pageNavigator: {
            '*': { fill: [{ fillColor: { solid: { color: 'secondaryBackground' } } }] },
          },
        },
      },
      'warnings',
      'newer-color-name',
      /2\.152 .* "secondaryBackground" .* takes background, .*visitedHyperlink/,
    ],
    [
      'a key that 2.152 refuses',
      { name: 'A', baseTheme: 'Fluent2-CY26SU08' },
      'warnings',
      'newer-value',
      /^Versions of Power BI up to 2\.152 reject the theme, .* know the key baseTheme\.$/,
    ],
    [
      'a text size that 2.152 refuses',
      { name: 'A', visualStyles: { card: { '*': { labels: [{ fontSize: 50 }] } } } },
      'warnings',
      'newer-value',
      /^Versions of Power BI up to 2\.152 reject .* text sizes up to 45\.$/,
    ],
    [
      'an object for a switch',
      { name: 'A', visualStyles: { '*': { '*': { grid: [{ gridVertical: { show: true } }] } } } },
      'errors',
      'wrong-value',
      /It takes true or false\./,
    ],
    [
      'a card that is not a list',
      { name: 'A', visualStyles: { '*': { '*': { title: { show: true } } } } },
      'errors',
      'wrong-value',
      /A card is a list of objects/,
    ],
    [
      'a key that appears twice',
      '{\n"name":"A",\n"dataColors":["#112233"],\n"dataColors":["#445566"]}',
      'warnings',
      'key-twice',
      /dataColors appears twice, in lines 3 and 4/,
    ],
  ])('check reports %s', async (_, theme, level, rule, message) => {
    write('theme.json', theme);
    const { all } = await check('theme.json');
    expect(all(level)).toEqual([
      expect.objectContaining({ rule, message: expect.stringMatching(message) as string }),
    ]);
  });

  test.each([
    [
      'the settings that older versions ignore',
      {
        '*': { '*': { spacing: [{ spaceAboveDivider: 4 }] } },
        cardVisual: { '*': { layout: [{ fixedHeight: 90, showFixedSize: true }] } },
      },
      'Older versions of Power BI ignore 3 settings: spacing.spaceAboveDivider (from 2.157), layout.fixedHeight (from 2.152), layout.showFixedSize (from 2.152).',
    ],
    [
      'the colour names that older versions reject',
      { card: { '*': { labels: [{ color: { solid: { color: 'foreground' } } }] } } },
      'Versions of Power BI before 2.152 reject the theme, because colours of visuals have names: foreground.',
    ],
  ])('a note of check names %s', async (_, visualStyles, message) => {
    write('theme.json', { name: 'A', visualStyles });
    const { all } = await check('theme.json');
    const notes = all('notes').filter(({ rule }) => rule === 'older-versions');
    expect(notes.map((note) => note.message)).toEqual([message]);
  });

  test('a finding has the line and column of its setting', async () => {
    write(
      'theme.json',
      '{\r\n  "name": "A",\r\n  "good": "teal",\r\n  "dataColors": ["#111111",\r\n    "nope"]\r\n}',
    );
    expect((await check('theme.json')).all('errors')).toMatchObject([
      { at: '/good', line: 3, column: 3 },
      { at: '/dataColors/1', line: 5, column: 5 },
    ]);
  });

  test('a finding in a recipe points at the change that causes it', async () => {
    write(
      'recipe.json',
      '{\n  "name": "A",\n  "preset": "Meridian",\n  "changes": {\n    "/dataColors/0": { "set": "nope" }\n  }\n}',
    );
    expect((await check('recipe.json')).all('errors')).toMatchObject([
      { at: '/dataColors/0', line: 5 },
    ]);
  });
});

describe('the ignore file', () => {
  const writeEntries = (...all: object[]) => write('.flexa-ignore.json', all);

  test('an ignore file accepts findings with a reason, counts them and lists them on demand', async () => {
    write('theme.json', { name: 'A', warning: '#D64550', info: '#1E66F5' });
    writeEntries({ rule: 'unknown-key', path: '/warning', reason: 'Our viewer reads it' });
    const { code, all } = await check('theme.json');
    expect(code).toBe(1);
    expect(all('errors')).toMatchObject([{ at: '/info' }]);
    expect(all('ignored')).toMatchObject([{ at: '/warning', reason: 'Our viewer reads it' }]);
    const { out } = await call('check', 'theme.json');
    expect(out).toContain('1 error, 0 warnings, 0 with low contrast, 1 ignored');
    expect(out).not.toContain('Our viewer reads it');
    expect((await call('check', 'theme.json', '--show-ignored')).out).toContain(
      '(Our viewer reads it)',
    );
    writeEntries({ rule: 'unknown-key', reason: 'Our viewer reads them' });
    expect((await check('theme.json')).code).toBe(0);
  });

  test('an ignored pointer covers everything below it, and a star matches any part', async () => {
    const card = { nothing: [{ a: 1 }] };
    write('theme.json', {
      name: 'A',
      visualStyles: { columnChart: { '*': card }, barChart: { '*': card } },
    });
    const countWarnings = async () => (await check('theme.json')).all('warnings').length;
    writeEntries({ rule: 'unknown-card', path: '/visualStyles/columnChart', reason: 'r' });
    expect(await countWarnings()).toBe(1);
    writeEntries({ rule: 'unknown-card', path: '/visualStyles/*/*/nothing', reason: 'r' });
    expect(await countWarnings()).toBe(0);
    writeEntries({ rule: 'unknown-property', path: '/visualStyles', reason: 'r' });
    expect(await countWarnings()).toBe(2);
  });

  test('an ignore file can lie beside a report and name files by the end of their paths', async () => {
    writeProject('project');
    write(`project/${VISUAL}`, '{ broken');
    write('project/.flexa-ignore.json', [
      { rule: 'not-json', path: VISUAL.split('/').slice(-4).join('/'), reason: 'Being repaired' },
    ]);
    expect((await check('project')).code).toBe(0);
  });

  test.each([
    ['the root of the disk', '/', 0],
    ['the folder beside the report', '', 0],
    ['the report’s own folder', `project/${ROOT}`, 1],
  ])(
    'an ignore file beside a report counts only inside the allowed folder (%s)',
    async (_, within, code) => {
      writeProject('project');
      write(`project/${VISUAL}`, '{ broken');
      write(`project/${dirname(ROOT)}/.flexa-ignore.json`, [{ rule: 'not-json', reason: 'r' }]);
      const ground = { cwd: at(`project/${ROOT}`), within: within === '/' ? within : at(within) };
      const outcome = await runCheck(['.'], { ...ground, dryRun: false });
      expect(outcome.code).toBe(code);
    },
  );

  test.each([
    [
      [{ rule: 'unknown-kee', reason: 'r' }],
      /entry 1 \(.*unknown-kee.*\): unknown-kee: unknown rule; the rules are not-json, /,
    ],
    [
      [{ rule: 'contrast', reason: 'r' }, { rule: 'contrast' }],
      /entry 2 \(\{"rule":"contrast"\}\): has no reason/,
    ],
    [[{ rule: 'contrast', reason: ' ' }], /entry 1 .*: has no reason/],
    [[{ rule: 'contrast', reason: 'r', until: 'May' }], /entry 1 .*: until: unknown field/],
    [[{ reason: 'r' }], /no rule: unknown rule/],
    [['contrast'], /entry 1: is not an object/],
    [{ rule: 'contrast', reason: 'r' }, /has to be a list/],
    ['[', /is not valid JSON/],
  ])('an ignore file %j is refused with the faulty entry', async (content, message) => {
    write('theme.json', MINIMAL);
    write('.flexa-ignore.json', content);
    const { code, err } = await check('theme.json');
    expect(code).toBe(2);
    expect(err).toMatch(/\.flexa-ignore\.json: /);
    expect(err).toMatch(message);
  });
});
