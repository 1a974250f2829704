import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import {
  DEFAULT_DECISIONS,
  formatDocument,
  parseDocument,
  resolvePreset,
} from '@flexa/theme-engine/model';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { zipFiles } from '@flexa/theme-engine/zip';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readReportFilesBelow } from '../testing/files-below';
import { run } from '../run';
import { COMMANDS, takesFlag } from '../command-table';

// Tests the published bundle with the client of the protocol's own SDK.
const packageRoot = join(import.meta.dirname, '../..');
const FUAM = readSampleReports().get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!;
let [dist, outside, root] = ['', '', ''];
let client: Client;

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'flexa-theme-dist-'));
  execFileSync(process.execPath, [join(packageRoot, 'scripts/build.mjs'), dist]);
  outside = realpathSync(mkdtempSync(join(tmpdir(), 'flexa-theme-mcp-')));
  root = join(outside, 'folder');
  mkdirSync(root);
  client = new Client({ name: 'test', version: '1' });
  const bin = join(dist, 'flexa-theme.mjs');
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp', root], cwd: outside }),
  );
});
afterAll(async () => {
  await client.close();
  for (const folder of [dist, outside]) rmSync(folder, { recursive: true });
});
afterEach(() => {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
});

const write = (path: string, content: string | Uint8Array) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
};
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const writeProject = (name: string) =>
  FUAM.forEach((bytes, path) => write(`${name}/${path}`, bytes));
const readReportFiles = (folder: string) => readReportFilesBelow(join(root, folder));
const runCli = (...args: string[]) => run(args, { cwd: root, env: {}, keys: [] });

interface Answer {
  readonly isError?: boolean;
  readonly structuredContent?: object;
  readonly content: readonly { readonly text: string }[];
}
const call = async (name: string, given: Record<string, unknown>) => {
  const answer = (await client.callTool({ name, arguments: given })) as unknown as Answer;
  const text = answer.content[0]?.text ?? '';
  return { isError: answer.isError ?? false, text, data: answer.structuredContent };
};

const night = { name: 'Night', preset: 'Meridian', page: 'dark', decisions: { corners: 2 } };

test('the server lists tools, prompts and resources, each with a description', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'make_theme',
    'check_theme',
    'retheme_report',
    'explain_setting',
  ]);
  for (const { description, inputSchema } of tools) {
    expect(description).toMatch(/\.$/);
    expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
  }
  const { prompts } = await client.listPrompts();
  expect(prompts.map(({ name }) => name)).toEqual([
    'brand_theme',
    'follow_theme',
    'readable_theme',
  ]);
  const { resources } = await client.listResources();
  expect(resources.map(({ uri }) => uri)).toEqual([
    'flexa-theme://presets',
    'flexa-theme://recipe',
  ]);
});

test('each prompt names the tools to call', async () => {
  const { messages } = await client.getPrompt({
    name: 'follow_theme',
    arguments: { report: 'Sales', theme: 'night.json' },
  });
  const text = JSON.stringify(messages);
  for (const word of ['Sales', 'night.json', 'check_theme', 'retheme_report']) {
    expect(text).toContain(word);
  }
});

test('resources describe the fields of a recipe and the settings of a visual', async () => {
  const readResourceJson = async (uri: string) => {
    const { contents } = await client.readResource({ uri });
    return JSON.parse((contents[0] as { text: string }).text) as unknown;
  };
  const { decisions } = (await readResourceJson('flexa-theme://recipe')) as {
    decisions: { name: string }[];
  };
  expect(decisions.map(({ name }) => name)).toEqual(Object.keys(DEFAULT_DECISIONS));
  expect(decisions).toContainEqual({
    name: 'corners',
    is: 'Corner radius of visuals, 0 to 24 pixels',
    default: 8,
  });
  expect(await readResourceJson('flexa-theme://presets')).toContainEqual(
    expect.objectContaining({ name: 'Meridian', page: 'light' }),
  );
  const card = await readResourceJson('flexa-theme://settings/card');
  expect(card).toContainEqual(
    expect.objectContaining({ at: '/visualStyles/card/*/labels/0/fontSize' }),
  );
  await expect(readResourceJson('flexa-theme://settings/blackboard')).rejects.toThrow(/no visual/);
});

test('make_theme writes the same bytes as the command line and the engine', async () => {
  write('night.json', JSON.stringify(night));
  expect((await call('make_theme', { ...night, out: 'by-assistant.json' })).isError).toBe(false);
  await call('make_theme', { from: 'night.json', out: 'from-file.json' });
  await runCli('build', 'night.json', '--out', 'by-cli.json');
  const decisions = { ...resolvePreset({ name: 'Meridian' }, 'dark'), corners: 2 };
  const bytes = formatDocument(parseDocument({ name: 'Night', decisions })!);
  for (const path of ['by-assistant.json', 'from-file.json', 'by-cli.json']) {
    expect(read(path)).toBe(bytes);
  }
  const whole = await call('make_theme', { ...night, whole: true });
  expect(whole.text).toBe((await runCli('build', 'night.json')).out);
});

test('make_theme creates a brand theme and lists the adjusted colours first', async () => {
  const { isError, text } = await call('make_theme', { brand: ['#ffde00'], out: 'brand.json' });
  expect(isError).toBe(false);
  expect(text).toMatch(
    /^adjusted Data colour 1: #ffde00 → #[\da-f]{6}\. Bars and lines need a contrast of 3/,
  );
  expect((await call('check_theme', { theme: 'brand.json' })).text).toContain(
    '0 with low contrast',
  );
  await runCli('brand', '#ffde00', '--name', 'Theme', '--out', 'by-cli.json');
  expect(read('brand.json')).toBe(read('by-cli.json'));
});

test('answers stay below 20 kB unless the call asks for a whole theme', async () => {
  const measureAnswer = async (name: string, given: Record<string, unknown>) =>
    Buffer.byteLength(JSON.stringify(await client.callTool({ name, arguments: given })));
  writeProject('large');
  const cards = Object.fromEntries(
    Array.from({ length: 900 }, (_, i) => [`nothing${i}`, [{ [`a${i}`]: 'é'.repeat(90) }]]),
  );
  const keys = Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`key number ${i}`, i]));
  const unknown = { name: 'A', visualStyles: { columnChart: { '*': cards } } };
  for (const [name, given] of [
    ['make_theme', night],
    ['check_theme', { theme: unknown }],
    ['check_theme', { theme: { name: 'A', ...keys } }],
    ['check_theme', { theme: 'large' }],
    ['retheme_report', { report: 'large', theme: night }],
    ['explain_setting', { setting: 'color' }],
    ['explain_setting', { setting: 'font', theme: night }],
  ] as const) {
    expect([name, (await measureAnswer(name, given)) < 20_000]).toEqual([name, true]);
  }
  write('rejected.json', JSON.stringify({ name: 'A', ...keys }));
  expect(await measureAnswer('make_theme', { from: 'rejected.json' })).toBeLessThan(20_000);
  const made = await call('make_theme', night);
  expect(made.text).toMatch(/^The theme has \d+ kB\. Pass out, .* or whole/);
});

test('make_theme refuses a recipe that Power BI would reject and names the change', async () => {
  const changes = { '/dataColors/0': { set: 'nope' } };
  const { isError, text } = await call('make_theme', { ...night, changes, out: 'refused.json' });
  expect(isError).toBe(true);
  expect(text).toContain('changes /dataColors/0: "nope" is not valid here');
  expect(readdirSync(root)).not.toContain('refused.json');
});

test('answers include the warnings of a command', async () => {
  write('twice.json', '{"name":"A","name":"B"}');
  const { text } = await call('make_theme', { from: 'twice.json' });
  expect(text).toContain('name appears twice, in lines 1 and 1');
});

test('the skill file names tools, commands and options that exist', () => {
  const skill = readFileSync(join(packageRoot, 'skill/SKILL.md'), 'utf8');
  expect(skill).toMatch(/^---\nname: flexa-theme\ndescription: .{50,1000}\n---\n/);
  const tools = ['make_theme', 'check_theme', 'retheme_report', 'explain_setting'];
  for (const tool of tools) expect(skill).toContain(`\`${tool}\``);
  for (const [, name = '', rest = ''] of skill.matchAll(/`flexa-theme ([a-z]+)([^`]*)`/g)) {
    expect(Object.keys(COMMANDS)).toContain(name);
    for (const [, flag = ''] of rest.matchAll(/--([a-z-]+)/g)) {
      expect([name, flag, takesFlag(COMMANDS[name]!, flag)]).toEqual([name, flag, true]);
    }
  }
});

test('check_theme answers like the command line for a file, a report and an inline theme', async () => {
  const bad = { name: 'Bad', dataColors: 'red' };
  write('theme.json', JSON.stringify(bad));
  writeProject('report');
  for (const path of ['theme.json', 'report']) {
    const { text, data } = await call('check_theme', { theme: path });
    expect(text).toBe((await runCli('check', path)).out);
    expect(data).toEqual(JSON.parse((await runCli('check', path, '--json')).out));
  }
  rmSync(join(root, 'theme.json'));
  expect((await call('check_theme', { theme: bad })).data).toMatchObject({
    results: [{ of: 'theme.json', errors: [{ at: '/dataColors' }] }],
  });
});

test('retheme_report writes the same bytes as the command line, and only on request', async () => {
  writeProject('one');
  writeProject('other');
  write('night.json', JSON.stringify(night));
  const before = readReportFiles('one');
  const dry = await call('retheme_report', { report: 'one', theme: night });
  expect(dry.text).toMatch(/nothing written$/);
  expect(readReportFiles('one')).toEqual(before);
  await call('retheme_report', { report: 'one', theme: night, dry_run: false });
  await runCli('retheme', 'other', '--theme', 'night.json');
  expect(readReportFiles('one')).toEqual(readReportFiles('other'));
  expect(readReportFiles('one')).not.toEqual(before);
});

test('retheme_report changes an archive like the command line', async () => {
  write('a.zip', zipFiles(FUAM));
  write('night.json', JSON.stringify(night));
  const given = {
    report: 'a.zip',
    theme: 'night.json',
    kinds: ['color', 'size'],
    keep_text: true,
    dry_run: false,
  };
  await call('retheme_report', { ...given, out: 'by-assistant.zip' });
  const command = ['retheme', 'a.zip', '--theme', 'night.json', '--kinds', 'color,size'];
  await runCli(...command, '--keep-text', '--out', 'by-cli.zip');
  await runCli(...command, '--out', 'all.zip');
  expect(readFileSync(join(root, 'by-assistant.zip'))).toEqual(
    readFileSync(join(root, 'by-cli.zip')),
  );
  expect(readFileSync(join(root, 'all.zip'))).not.toEqual(readFileSync(join(root, 'by-cli.zip')));
});

test('explain_setting finds a setting by words and by pointer, and reads its value in a theme', async () => {
  const words = await call('explain_setting', { setting: 'legend position' });
  expect(words.text).toMatch(/Legend.*position/i);
  expect(words.text).toContain('takes: ');
  const at = '/visualStyles/card/*/labels/0/fontSize';
  const place = await call('explain_setting', { setting: at, theme: night });
  expect(place.data).toMatchObject({ settings: [{ at, takes: { kind: 'number' }, value: 28 }] });
  const none = await call('explain_setting', { setting: '/visualStyles/card/*/labels/0/nothing' });
  expect(none).toMatchObject({ isError: true });
  expect(none.text).toMatch(/has no setting at this place/);
});

test.each([
  ['make_theme', { ...night, decisions: { corner: 2 } }, /Unrecognized key: "corner" at decisions/],
  ['make_theme', { ...night, decisions: { corners: 99 } }, /recipe: decisions\.corners: 99 can/],
  ['make_theme', { ...night, colour: 1 }, /Unrecognized key: "colour"/],
  ['make_theme', { brand: ['red'] }, /recipe: brand\.0: "red" is not a colour like #e4002b/],
  ['make_theme', { brand: [] }, /at brand/],
  ['make_theme', { ...night, preset: 'None' }, /expected one of .*Meridian.* at preset/],
  ['make_theme', { from: 'night.json', page: 'dark' }, /page: can't be combined with from/],
  ['make_theme', { ...night, out: 'theme.txt' }, /theme\.txt does not end in \.json/],
  ['check_theme', { theme: 'none.json' }, /none\.json.*: no such file/],
  ['check_theme', {}, /at theme/],
  ['retheme_report', { report: '.', theme: night }, /There is no Power BI report/],
  ['retheme_report', { report: '.', theme: night, kinds: ['shape'] }, /at kinds/],
  ['explain_setting', { setting: 'qqqq zzzz' }, /qqqq zzzz: Power BI has no setting/],
])('%s refuses %j with a message', async (name, given, message) => {
  const { isError, text } = await call(name, given);
  expect(text).toMatch(message);
  expect(isError).toBe(true);
});

test('tools read and write nothing outside the folder, by a path or through a link', async () => {
  writeProject('report');
  writeFileSync(join(outside, 'secret.json'), JSON.stringify(night));
  symlinkSync(outside, join(root, 'out'));
  symlinkSync(join(outside, 'secret.json'), join(root, 'linked.json'));
  const refused = [
    ...[
      '../new.json',
      join(outside, 'new.json'),
      'out/new.json',
      'out/deep/new.json',
      'linked.json',
    ].map((out) => call('make_theme', { ...night, out })),
    ...['../secret.json', 'out/secret.json', 'linked.json', '..'].map((theme) =>
      call('check_theme', { theme }),
    ),
    call('make_theme', { from: 'linked.json' }),
    call('retheme_report', { report: '..', theme: night }),
    call('retheme_report', { report: 'report', theme: '../secret.json' }),
  ];
  for (const answer of await Promise.all(refused)) {
    expect(answer).toMatchObject({ isError: true });
    expect(answer.text).toContain(`lies outside of ${root}`);
  }
  // The folder for a new theme is a link that leads out.
  const definition = [...FUAM.keys()].find((path) => path.endsWith('definition/report.json'))!;
  const resources = join(
    root,
    'report',
    dirname(dirname(definition)),
    'StaticResources/RegisteredResources',
  );
  rmSync(resources, { recursive: true });
  symlinkSync(outside, resources);
  const before = readReportFiles('report');
  const through = await call('retheme_report', { report: 'report', theme: night, dry_run: false });
  expect(through.text).toContain('lies outside of');
  expect(readReportFiles('report')).toEqual(before);
  expect(readdirSync(outside).sort()).toEqual(['folder', 'secret.json']);
});

test('retheme_report does not write the journal through a link', async () => {
  writeProject('linked');
  write('night.json', JSON.stringify(night));
  const beside = dirname([...FUAM.keys()].find((path) => path.endsWith('definition/report.json'))!);
  symlinkSync(outside, join(root, 'linked', dirname(dirname(beside)), '.flexa'));
  const before = readReportFilesBelow(join(root, 'linked'));
  const answer = await call('retheme_report', { report: 'linked', theme: night, dry_run: false });
  expect(answer.text).toContain('lies outside of');
  expect(readReportFilesBelow(join(root, 'linked'))).toEqual(before);
  expect(readdirSync(outside).sort()).toEqual(['folder', 'secret.json']);
});

test('mcp names a missing folder, and other commands load no code of the server', async () => {
  const bin = join(dist, 'flexa-theme.mjs');
  const { status, stderr } = spawnSync(process.execPath, [bin, 'mcp', join(root, 'nowhere')], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/nowhere: no such folder/);
  expect(status).toBe(2);
  const served = readdirSync(dist).filter((name) => /^serve-/.test(name));
  expect(served).toHaveLength(1);
  write('night.json', JSON.stringify(night));
  const copy = join(outside, 'copy');
  cpSync(dist, copy, { recursive: true, filter: (path) => !served.includes(basename(path)) });
  const out = execFileSync(
    process.execPath,
    [join(copy, 'flexa-theme.mjs'), 'build', 'night.json'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect(out).toBe(`${(await runCli('build', 'night.json')).out}\n`);
  expect(existsSync(join(copy, served[0]!))).toBe(false);
});
