import { describe, expect, test } from 'vitest';
import { useTemporaryFolder } from './testing/temporary-folder';

const { write, read, call } = useTemporaryFolder();

describe('brand', () => {
  test('writes a theme that passes every check and lists each adjusted colour with the reason', async () => {
    const { code, out, err } = await call('brand', '#ffde00', '--out', 'theme.json');
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^theme\.json written: Brand, light page, of #ffde00$/m);
    expect(out).toMatch(
      /^adjusted Data colour 1: #ffde00 → #[\da-f]{6}\. Bars and lines need a contrast of 3 on the card #ffffff; #ffde00 has 1\.33\.$/m,
    );
    const checked = await call('check', 'theme.json', '--fail-on', 'warning,contrast');
    expect([checked.code, checked.out]).toEqual([
      0,
      expect.stringContaining('0 errors, 0 warnings, 0 with low contrast'),
    ]);
  });

  test('accepts colours without #, a page and a name, and writes brand-theme.json by default', async () => {
    const { out } = await call('brand', 'E4002B', '004b87', '--page', 'dark', '--name', 'Acme');
    expect(out).toContain('brand-theme.json written: Acme, dark page, of #e4002b, #004b87');
    expect(JSON.parse(read('brand-theme.json'))).toMatchObject({ name: 'Acme' });
    const again = await call('brand', 'E4002B');
    expect([again.code, again.err]).toEqual([
      2,
      'brand: brand-theme.json already exists; choose a file with --out',
    ]);
  });

  test('returns the same list as JSON', async () => {
    const { out } = await call('brand', '#14213d', '--page', 'dark', '--json');
    expect(JSON.parse(out)).toMatchObject({
      written: 'brand-theme.json',
      page: 'dark',
      adjustments: [
        { label: 'Data colour 1', wanted: '#14213d' },
        { label: 'Accent, buttons and tables', wanted: '#14213d' },
      ],
    });
  });

  test.each([
    [['brand'], 'brand: takes one to three colours; put a # in quotes, or leave it out, 0 given'],
    [['brand', 'a', 'b', 'c', 'd'], 'brand: takes one to three colours'],
    [['brand', 'grün'], "brand: grün is not a colour; write it as '#e4002b', or as e4002b"],
    [['brand', '#e4002b', '--page', 'dim'], '--page: unknown page "dim". Use light or dark.'],
    [['brand', '#e4002b', '--name', ' '], '--name: is empty'],
    [['build', 'x.json', '--page', 'dark'], 'build: takes no --page'],
  ])('refuses %j as wrong use', async (args, message) => {
    const { code, err } = await call(...args);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('build with a brand recipe', () => {
  test('builds the theme of the brand with the recipe’s decisions on top', async () => {
    write('recipe.json', { name: 'Acme', brand: ['#ffde00'], decisions: { corners: 2 } });
    const { code, err } = await call('build', 'recipe.json', '--out', 'built.json');
    expect(code).toBe(0);
    expect(err).toMatch(/^adjusted Data colour 1: #ffde00 → /m);
    await call('brand', '#ffde00', '--name', 'Acme', '--out', 'brand.json');
    const [built, plain] = ['built.json', 'brand.json'].map(
      (path) => JSON.parse(read(path)) as { dataColors: string[]; visualStyles: object },
    );
    expect(built?.dataColors).toEqual(plain?.dataColors);
    expect(built?.visualStyles).not.toEqual(plain?.visualStyles);
  });

  test.each([
    [[], 'recipe.json: brand: has to be a list of one to 3 colours'],
    [['#e4002b', 'red'], 'recipe.json: brand.1: "red" is not a colour like #e4002b'],
  ])('a recipe with the brand %j is refused', async (colors, message) => {
    write('recipe.json', { brand: colors });
    const { code, err } = await call('build', 'recipe.json');
    expect([code, err]).toEqual([2, message]);
  });
});
