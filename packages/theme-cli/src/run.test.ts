import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { formatDocument, parseDocument, resolvePreset } from '@flexa/theme-engine/model';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { zipFiles } from '@flexa/theme-engine/zip';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadValidator } from './microsoft';
import { run } from './run';
import { readReportFilesBelow } from './testing/files-below';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'flexa-theme-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const call = (...args: string[]) => run(args, { cwd, env: {}, keys: [] });
const write = (path: string, content: string | Uint8Array | object) => {
  const isBytes = typeof content === 'string' || content instanceof Uint8Array;
  mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(join(cwd, path), isBytes ? content : JSON.stringify(content));
};
const read = (path: string) => readFileSync(join(cwd, path), 'utf8');
const FUAM = readSampleReports().get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!;
const writeProject = () => FUAM.forEach((bytes, path) => write(`project/${path}`, bytes));
const night = { name: 'Night', preset: 'Meridian', page: 'dark' };
const readReportFiles = (folder: string) => readReportFilesBelow(join(cwd, folder));

test('build turns a recipe into the same bytes as a download from the studio', async () => {
  write('night.json', { ...night, decisions: { corners: 2 } });
  const decisions = { ...resolvePreset({ name: 'Meridian' }, 'dark'), corners: 2 };
  const document = parseDocument({ name: 'Night', decisions })!;
  expect((await call('build', 'night.json', '--out', 'theme/night.json')).code).toBe(0);
  expect(read('theme/night.json')).toBe(formatDocument(document));
});

test('build keeps the values, order and layout of a theme file', async () => {
  const text = '{\n\t"dataColors": [\n\t\t"#111111"\n\t],\n\t"name": "Ours"\n}\n';
  write('ours.json', text);
  await call('build', 'ours.json', '--out', 'again.json');
  expect(read('again.json')).toBe(text);
});

test('build writes styles of our visuals under both names, and check accepts either name', async () => {
  const guid = 'flexaBridge92DC5FE38EAA0AAD50A8457E5668840A';
  const gap = `/visualStyles/${guid}/*/bars/0/gap`;
  write('ours.json', { ...night, changes: { [gap]: { set: 12 } } });
  await call('build', 'ours.json', '--out', 'theme.json');
  const { visualStyles } = JSON.parse(read('theme.json')) as { visualStyles: object };
  const style = { '*': { bars: [{ gap: 12 }] } };
  expect(visualStyles).toMatchObject({ [guid]: style, [`${guid}_OrgStore`]: style });
  write('store.json', { name: 'A', visualStyles: { [`${guid}_OrgStore`]: style } });
  expect((await call('check', 'store.json')).code).toBe(0);
  expect((await call('check', 'store.json', '--fail-on', 'warning')).out).not.toContain(
    '_OrgStore',
  );
});

test.each([
  [{ ...night, decisions: { corner: 2 } }, 'r.json: decisions.corner: unknown decision'],
  [{ ...night, decisions: { corners: 99 } }, 'r.json: decisions.corners: 99 can'],
  [{ ...night, page: 'dim' }, 'r.json: page: '],
  [{ ...night, preset: 'None' }, 'r.json: preset: has to be one of '],
  [{ ...night, colour: 1 }, 'r.json: colour: unknown field'],
  [{ ...night, name: 3 }, 'r.json: name: '],
  [{ ...night, changes: { title: 1 } }, 'r.json: changes: '],
  ['{ "name": "x",, }', 'r.json:1:'],
])('build names the file and field of the fault in %j', async (recipe, message) => {
  write('r.json', recipe);
  const { code, err, out } = await call('build', 'r.json', '--json');
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(JSON.parse(out)).toEqual({ error: err });
});

test('tokens writes design tokens that build the same theme', async () => {
  write('night.json', { ...night, decisions: { corners: 2 } });
  await call('tokens', 'night.json', '--out', 'night.tokens.json');
  const theme = (await call('build', 'night.json')).out;
  expect((await call('build', 'night.tokens.json')).out).toBe(theme);
  write('space.json', { space: { $type: 'dimension', $value: '4px' } });
  expect((await call('build', 'space.json')).err).toMatch(
    /^space\.json: none of its design tokens/,
  );
});

test('check reports settings that Power BI rejects and text that is hard to read', async () => {
  write('bad.json', { name: 'Bad', dataColors: 'red', visualStyles: {} });
  const bad = await call('check', 'bad.json', '--json');
  expect(bad.code).toBe(1);
  expect(JSON.parse(bad.out)).toMatchObject({ results: [{ errors: [{ at: '/dataColors' }] }] });
  write('night.json', night);
  expect(await call('check', 'night.json')).toMatchObject({ code: 0, err: '' });
});

test('check writes an accessibility report for a theme and for a report', async () => {
  writeProject();
  write('night.json', night);
  await call('check', 'night.json', '--html', 'out/night.html');
  expect(read('out/night.html')).toMatch(/^<!doctype html>[\s\S]*Accessibility of night\.json/);
  await call('check', 'project', '--html', 'report.html');
  expect(read('report.html')).toContain('Text sizes that the report sets itself');
});

test('diff lists the differences by their place', async () => {
  write('one.json', { name: 'A', good: '#111111' });
  write('other.json', { name: 'A', good: '#222222' });
  const { code, out } = await call('diff', 'one.json', 'other.json', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    differences: [{ at: '/good', before: '#111111', after: '#222222' }],
  });
  expect(await call('diff', 'one.json', 'one.json')).toMatchObject({
    code: 0,
    out: 'No differences',
  });
});

test('retheme changes a report in its folder and nothing else there', async () => {
  writeProject();
  write('night.json', night);
  const before = readReportFiles('project');
  const dry = await call('retheme', 'project', '--theme', 'night.json', '--dry-run', '--json');
  expect(readReportFiles('project')).toEqual(before);
  const done = await call('retheme', 'project', '--theme', 'night.json', '--json');
  const { undo, ...changed } = JSON.parse(done.out) as { files: string[]; undo: string };
  expect(undo).toMatch(/^project\/(?:.*\/)?\.flexa\/undo-.*\.zip$/);
  expect(changed).toEqual(JSON.parse(dry.out));
  const { files } = changed;
  const after = readReportFiles('project');
  const different = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  expect(different.sort()).toEqual(files.toSorted());
});

test('retheme leaves fonts and text sizes to the theme unless told to keep them', async () => {
  writeProject();
  write('night.json', night);
  const countLeftByKind = async () => {
    const { reports } = JSON.parse((await call('debt', 'project', '--json')).out) as {
      reports: { literals: { kind: string }[] }[];
    };
    return ['font', 'size'].map(
      (kind) => reports[0]?.literals.filter((each) => each.kind === kind).length ?? 0,
    );
  };
  const [fonts = 0, sizes = 0] = await countLeftByKind();
  await call('retheme', 'project', '--theme', 'night.json', '--keep-text');
  expect((await countLeftByKind())[0]).toBe(fonts);
  await call('retheme', 'project', '--theme', 'night.json');
  const [fontsLeft = fonts, sizesLeft = sizes] = await countLeftByKind();
  expect(fontsLeft).toBeLessThan(fonts / 3);
  expect(sizesLeft).toBeLessThan(sizes / 3);
});

test('retheme leaves every byte of a report unchanged if its theme can’t be written', async () => {
  writeProject();
  write('night.json', night);
  const dry = await call('retheme', 'project', '--theme', 'night.json', '--dry-run', '--json');
  const { files } = JSON.parse(dry.out) as { files: string[] };
  const theme = files.find((path) => path.includes('/Night-'))!;
  // A folder in the place of the new theme makes writing fail, even for root.
  write(`project/${theme}/in-the-way.txt`, 'x');
  const before = readReportFiles('project');
  const { code, err } = await call('retheme', 'project', '--theme', 'night.json');
  expect(code).toBe(2);
  expect(err).toMatch(/^project: can.t be written, nothing has changed: /);
  expect(readReportFiles('project')).toEqual(before);
});

test('retheme writes an archive elsewhere, and debt scores it like the folder', async () => {
  writeProject();
  write('project.zip', zipFiles(FUAM));
  expect(await call('debt', 'project.zip', '--json')).toEqual(
    await call('debt', 'project', '--json'),
  );
  write('night.json', night);
  const before = readFileSync(join(cwd, 'project.zip'));
  await call('retheme', 'project.zip', '--theme', 'night.json', '--out', 'new.zip');
  await call('retheme', 'project', '--theme', 'night.json');
  expect(readFileSync(join(cwd, 'project.zip'))).toEqual(before);
  expect(await call('debt', 'new.zip', '--json')).toEqual(await call('debt', 'project', '--json'));
});

test('debt fails for a low score, also with a limit in the config file', async () => {
  writeProject();
  expect((await call('debt', 'project')).code).toBe(0);
  expect((await call('debt', 'project', '--min-score', '100')).code).toBe(1);
  write('flexa-theme.json', { 'min-score': 100 });
  expect((await call('debt', 'project')).code).toBe(1);
  write('flexa-theme.json', { score: 100 });
  expect((await call('debt', 'project')).err).toBe('flexa-theme.json: score: unknown field');
});

test('commands follow no link out of a project', async () => {
  writeProject();
  mkdirSync(join(cwd, 'elsewhere'));
  write('elsewhere/page.json', { name: 'secret' });
  const pages = [...FUAM.keys()].find((path) => path.endsWith('/pages/pages.json'))!;
  const link = join(cwd, 'project', dirname(pages), 'linked');
  const before = await call('debt', 'project', '--json');
  symlinkSync(join(cwd, 'elsewhere'), link);
  expect(existsSync(join(link, 'page.json'))).toBe(true);
  expect(await call('debt', 'project', '--json')).toEqual(before);
});

test.each([
  [['paint', 'x'], 'paint: unknown command'],
  [['build'], 'build: takes one path, 0 given'],
  [['build', 'none.json'], 'no such file'],
  [['debt', 'nowhere'], 'nowhere: no such file or folder'],
  [['debt', '.'], 'There is no Power BI report'],
  [['build', 'x', '--loud'], '--loud'],
  [['debt', '.', '--min-score', 'high'], '--min-score: high is not a number'],
])('flexa-theme %j ends with 2 and a message', async (args, message) => {
  const { code, err } = await call(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test('check reports a licence key in a theme, and no command prints it', async () => {
  const key = `eyJhbGciOiJFZERTQSJ9.${'x'.repeat(200)}.abcdef`;
  const styles = { flexaForecast: { '*': { flexaLicence: [{ key }] } } };
  write('plain.json', { name: 'Plain' });
  write('licensed.json', { name: 'Plain', visualStyles: styles });
  const check = await call('check', 'licensed.json');
  expect(check.out).toContain('holds 1 licence key: keep this file private');
  expect((await call('check', 'plain.json')).out).not.toContain('licence key');
  await call('check', 'licensed.json', '--summary', 'summary.md');
  expect(read('summary.md')).toContain('It holds 1 licence key');
  const differs = await call('diff', 'plain.json', 'licensed.json');
  expect(differs.out).toContain('null → "eyJhbGciOiJFZE…abcdef"');
  const all = [check, differs, await call('diff', 'plain.json', 'licensed.json', '--json')];
  for (const out of [read('summary.md'), ...all.map((each) => each.out)]) {
    expect(out).not.toContain(key);
  }
});

interface Found {
  readonly results: Record<'errors' | 'warnings' | 'notes', { readonly rule: string }[]>[];
}
const countMicrosoftFindings = ({ out }: { out: string }) => {
  const [result] = (JSON.parse(out) as Found).results;
  const countLevel = (level: 'errors' | 'warnings' | 'notes') =>
    result?.[level].filter(({ rule }) => rule.startsWith('microsoft/')).length ?? 0;
  return {
    errors: countLevel('errors'),
    warnings: countLevel('warnings'),
    notes: countLevel('notes'),
  };
};

test('check runs Microsoft’s validator if it is installed and fails only for its errors', async () => {
  const runWithValidator = (...args: string[]) =>
    run(args, { cwd, env: {}, keys: [], validator: loadValidator });
  writeProject();
  const before = readReportFiles('project');
  const answer = await runWithValidator('check', 'project', '--json', '--summary', 'summary.md');
  const found = countMicrosoftFindings(answer);
  expect(answer.code).toBe(0);
  expect(found).toMatchObject({ errors: 0 });
  expect(Math.min(found.warnings, found.notes)).toBeGreaterThan(0);
  expect(answer.out).not.toContain(cwd);
  expect(read('summary.md')).toContain('microsoft/PBIR');
  // An archive has the same findings, and there are none without the validator.
  write('sales.zip', zipFiles(new Map(FUAM)));
  expect(countMicrosoftFindings(await runWithValidator('check', 'sales.zip', '--json'))).toEqual(
    found,
  );
  expect(countMicrosoftFindings(await call('check', 'project', '--json'))).toEqual({
    errors: 0,
    warnings: 0,
    notes: 0,
  });
  expect(readReportFiles('project')).toEqual(before);

  const path = [...FUAM.keys()].find((each) => each.endsWith('visual.json'))!;
  const unknown = '"objects": { "nothingLikeIt": [{ "properties": {} }] }';
  const visual = read(`project/${path}`).replace('"visual": {', `"visual": { ${unknown},`);
  write(`project/${path}`, visual.replace(/("objects": [^]*)"objects": /, '$1"others": '));
  const { code, out } = await runWithValidator('check', 'project');
  expect(code).toBe(1);
  expect(out).toMatch(
    /error project\/.*visual\.json microsoft\/PBIR_FORMATTING_OBJECT_UNKNOWN .*nothingLikeIt/,
  );
});

test('a command names what the disk refused and exits 2', async () => {
  writeProject();
  const refusal = Object.assign(new Error("EACCES: permission denied, scandir '/reports'"), {
    code: 'EACCES',
    syscall: 'scandir',
  });
  const validator = () => Promise.reject(refusal);
  expect(await run(['check', 'project'], { cwd, env: {}, keys: [], validator })).toMatchObject({
    code: 2,
    err: "EACCES: permission denied, scandir '/reports'",
  });
});
