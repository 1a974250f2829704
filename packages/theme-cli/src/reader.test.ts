import { listSchemaErrors } from '@flexa/theme-engine/testing';
import type { JsonObject } from '@flexa/theme-engine/model';
import { zipFiles } from '@flexa/theme-engine/zip';
import { describe, expect, test } from 'vitest';
import { SAMPLE_REPORT, useTemporaryFolder } from './testing/temporary-folder';

const { write, read, call, bytesBelow, writeProject } = useTemporaryFolder();
const THEME = '{\r\n  "name": "Größe"\r\n}';
const VISUAL = [...SAMPLE_REPORT.keys()].find((path) => path.endsWith('/visual.json'))!;
const encodeUtf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('reading themes', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-16 as PowerShell writes it', encodeUtf16(`\uFEFF${THEME}`)],
    ['UTF-16 without a mark', encodeUtf16(THEME)],
    ['UTF-16 of the other byte order', encodeUtf16(`\uFEFF${THEME}`).swap16()],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${THEME}`)],
    ['Latin-1', Buffer.from(THEME, 'latin1')],
  ])(
    'every command reads %s, and build writes UTF-8 with a mark only if the file has one',
    async (name, bytes) => {
      write('theme.json', bytes);
      const built = await call('build', 'theme.json', '--out', 'out.json');
      expect(built.code).toBe(0);
      const text = read('out.json');
      expect(text.startsWith('\uFEFF')).toBe(name === 'UTF-8 with a mark');
      expect(JSON.parse(text.replace('\uFEFF', ''))).toEqual({ name: 'Größe' });
      expect(text).not.toContain('\uFFFD');
      const isGuessed = name === 'Latin-1';
      expect(built.err.includes('It was read as Latin-1')).toBe(isGuessed);
      const { results } = JSON.parse((await call('check', 'theme.json', '--json')).out) as {
        results: { warnings: { rule: string }[] }[];
      };
      expect(results[0]?.warnings.map(({ rule }) => rule)).toEqual(isGuessed ? ['encoding'] : []);
      write('report.json', '{}');
      writeProject('project');
      expect((await call('retheme', 'project', '--theme', 'theme.json', '--dry-run')).code).toBe(0);
    },
  );

  test('build reads a theme with a repeated key and names both lines', async () => {
    write('theme.json', '{"name":"A",\n"name":"B"}');
    const { out, err } = await call('build', 'theme.json');
    expect(JSON.parse(out)).toEqual({ name: 'B' });
    expect(err).toContain('name appears twice, in lines 1 and 2; Power BI uses the last one.');
  });
});

describe('reading invalid JSON', () => {
  test.each([
    [
      'comments',
      '{ // mine\n"name":"A", /* x */ "good":"#112233"}',
      /:1:3: JSON takes no comments.* flexa-theme repair theme\.json removes comments\.$/,
    ],
    [
      'a trailing comma',
      '{"name":"A",}',
      /extra comma before }\. flexa-theme repair theme\.json removes an extra comma\.$/,
    ],
    [
      'a missing brace',
      '{\n"name":"A"',
      /:2:\d+: The file ends here, but } is missing\. flexa-theme repair theme\.json closes the last brace\.$/,
    ],
    ['nothing repairable', 'name: A', /A value is expected here/],
  ])('a file with %s is refused with its place and the repair', async (_, text, message) => {
    write('theme.json', text);
    for (const args of [
      ['check', 'theme.json'],
      ['build', 'theme.json'],
      ['tokens', 'theme.json'],
      ['diff', 'theme.json', 'theme.json'],
    ]) {
      const { code, err } = await call(...args);
      expect([args, code, err]).toEqual([args, 2, expect.stringMatching(message)]);
    }
  });
});

describe('repair', () => {
  test('writes the fixed file, lists its repairs, and can be undone', async () => {
    const broken =
      '{ // mine\n"good": "teal", "good": "112233", /* x */\n"dataColors":["#112233",],}';
    write('brand.json', broken);
    const { code, out } = await call('repair', 'brand.json');
    expect(code).toBe(0);
    expect(out).toMatch(
      /removed comments[^]*no name → "brand"[^]*"112233" → "#112233"[^]*good appears twice[^]*brand\.json written/,
    );
    expect(JSON.parse(read('brand.json'))).toEqual({
      name: 'brand',
      good: '#112233',
      dataColors: ['#112233'],
    });
    expect(await call('check', 'brand.json')).toMatchObject({ code: 0 });
    expect((await call('repair', 'brand.json')).out).toBe('brand.json: nothing to repair');
    await call('undo', 'brand.json');
    expect(read('brand.json')).toBe(broken);
  });

  test('keeps line endings and turns UTF-16 into UTF-8', async () => {
    write('theme.json', encodeUtf16(`\uFEFF${THEME}`));
    expect((await call('repair', 'theme.json')).out).toContain('read utf-16le and wrote UTF-8');
    expect(read('theme.json')).toBe(THEME);
  });

  test('writes elsewhere with --out, or nothing with --dry-run', async () => {
    write('theme.json', '{"name":"A",}');
    expect((await call('repair', 'theme.json', '--dry-run')).out).toContain('nothing written');
    expect(read('theme.json')).toBe('{"name":"A",}');
    await call('repair', 'theme.json', '--out', 'fixed.json');
    expect([read('theme.json'), JSON.parse(read('fixed.json'))]).toEqual([
      '{"name":"A",}',
      { name: 'A' },
    ]);
  });

  test('guesses no value and lists the remaining problems', async () => {
    write('theme.json', '{"name":"A","dataColors":["#GG0011","teal"]}');
    const { code, out } = await call('repair', 'theme.json');
    expect(code).toBe(1);
    expect(out).toMatch(/left: line 1, \/dataColors\/0/);
    expect(JSON.parse(read('theme.json'))).toMatchObject({ dataColors: ['#GG0011', '#008080'] });
  });

  test('refuses a file that it cannot repair', async () => {
    write('theme.json', 'name: A');
    expect(await call('repair', 'theme.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('can’t be repaired') as string,
    });
    expect(read('theme.json')).toBe('name: A');
  });
});

describe('build', () => {
  test('refuses a recipe that Power BI would reject, and names the change', async () => {
    write(
      'r.json',
      '{\n"name":"Bad","preset":"Meridian",\n"changes":{"/dataColors/0":{"set":"nope"}}}',
    );
    const { code, err } = await call('build', 'r.json', '--out', 'out.json');
    expect(code).toBe(2);
    expect(err).toMatch(
      /^r\.json: Power BI rejects this theme, so it was not built\.\n {2}r\.json:3:\d+: changes \/dataColors\/0: "nope" is not valid here/,
    );
    expect(bytesBelow('.').has('out.json')).toBe(false);
  });

  test.each([
    [{ name: 'A', warning: '#D64550' }, '/warning: Unknown key warning'],
    [{ name: 'A', good: 'teal' }, '/good: "teal" is not valid here'],
  ])('refuses %j', async (theme, message) => {
    write('theme.json', theme);
    const { code, err } = await call('build', 'theme.json');
    expect(code).toBe(2);
    expect(err).toContain(message);
  });

  test('accepts findings that the ignore file accepts', async () => {
    write('theme.json', { name: 'A', warning: '#D64550' });
    write('.flexa-ignore.json', [{ rule: 'unknown-key', path: '/warning', reason: 'Newer' }]);
    expect((await call('build', 'theme.json')).code).toBe(0);
  });

  test('names a nameless theme after its file and says so', async () => {
    write('harbour.json', { good: '#112233' });
    const { code, out, err } = await call('build', 'harbour.json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ name: 'harbour', good: '#112233' });
    expect(err).toContain('called harbour after its file');
  });
});

test('debt and retheme report a broken visual with its place and leave it unchanged', async () => {
  writeProject('project');
  write(`project/${VISUAL}`, '{\n  broken');
  const debt = await call('debt', 'project');
  expect(debt.code).toBe(1);
  expect(debt.out).toContain(`not read: ${VISUAL}:2:3: `);
  write('night.json', { name: 'Night', preset: 'Meridian', page: 'dark' });
  const retheme = await call('retheme', 'project', '--theme', 'night.json');
  expect(retheme.code).toBe(1);
  expect(retheme.err).toContain(`not read: ${VISUAL}:2:3: `);
  expect(read(`project/${VISUAL}`)).toBe('{\n  broken');
});

test.each<[string, unknown]>([
  ['3.1.0', { visual: '2.5.0', report: '3.1.0', page: '2.3.0' }],
  ['2.1.0', '5.55'],
])(
  'retheme adds a valid theme collection to a report of format %s without one',
  async (version, reportVersionAtImport) => {
    const $schema = `https://developer.microsoft.com/json-schemas/fabric/item/report/definition/report/${version}/schema.json`;
    write('p/S.Report/definition/report.json', { $schema });
    write('theme.json', { name: 'Quarry: Herbst / Winter Ä', good: '#112233' });
    expect((await call('retheme', 'p', '--theme', 'theme.json')).code).toBe(0);
    const report = JSON.parse(read('p/S.Report/definition/report.json')) as JsonObject;
    expect(report).toMatchObject({ themeCollection: { customTheme: { reportVersionAtImport } } });
    if (version === '3.1.0') expect(listSchemaErrors(report)).toEqual([]);
    const [file] = [...bytesBelow('p/S.Report/StaticResources').keys()];
    const name = file!.split('/').at(-1)!;
    expect(name).toMatch(/^[\w-]+\.json$/);
    expect(JSON.stringify(report).split(name)).toHaveLength(4);
    expect((await call('check', 'p')).code).toBe(0);
  },
);

describe('reading archives', () => {
  test.each(['check', 'debt', 'retheme'])(
    'an archive of 0 bytes is reported as empty by %s',
    async (name) => {
      write('theme.json', { name: 'A' });
      write('empty.zip', '');
      const theme = name === 'retheme' ? ['--theme', 'theme.json'] : [];
      expect(await call(name, 'empty.zip', ...theme)).toMatchObject({
        code: 2,
        err: 'empty.zip is empty.',
      });
    },
  );

  test('a truncated archive is named once, as on the command line', async () => {
    write('cut.zip', zipFiles(SAMPLE_REPORT).subarray(0, 500));
    const { code, err } = await call('check', 'cut.zip');
    expect(code).toBe(2);
    expect(err).toBe('cut.zip could not be unpacked. It may be incomplete or damaged.');
  });

  test('an archive with as many files as a zip can hold is refused with the reason', async () => {
    const report = [['S.Report/definition/report.json', Buffer.from('{}')]] as const;
    const more = Array.from({ length: 65_533 }, (_, i) => [`${i}`, new Uint8Array()] as const);
    const bytes = zipFiles(new Map<string, Uint8Array>([...report, ...more]));
    write('full.zip', bytes);
    write('theme.json', { name: 'A' });
    const { code, err } = await call('retheme', 'full.zip', '--theme', 'theme.json');
    expect(code).toBe(2);
    expect(err).toMatch(
      /^full\.zip: The archive holds more than 65,534 files\. Save the report as/,
    );
    expect(bytesBelow('.').get('full.zip')).toBe(Buffer.from(bytes).toString('base64'));
  }, 180_000);
});
