import { readFileSync } from 'node:fs';
import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { ORGANIZATION_MAX_BYTES } from '@flexa/theme-engine/organization';
import { describe, expect, test } from 'vitest';
import { useTemporaryFolder } from './testing/temporary-folder';

const { at, write, call, writeProject } = useTemporaryFolder();

const THEME = { name: 'Harbour', dataColors: ['#0B5CAD', '#B3541E'] };
const [GUID = ''] = FLEXA_VISUALS.map(({ guid }) => guid);
const KEYED = {
  ...THEME,
  visualStyles: { [GUID]: { '*': { flexaLicence: [{ key: 'secret' }] } } },
};

const check = (...args: string[]) => call('check', ...args, '--for', 'organization');
async function listErrors(file: string) {
  const { code, out } = await check(file, '--json');
  const { results } = JSON.parse(out) as {
    results: { errors: { rule: string; line: number }[] }[];
  };
  return { code, errors: results.flatMap(({ errors }) => errors) };
}

test('check --for organization passes a valid theme without a key', async () => {
  write('theme.json', THEME);
  expect(await listErrors('theme.json')).toEqual({ code: 0, errors: [] });
});

test('check --for organization reports a licence key with its line and does not repeat the key', async () => {
  write('theme.json', KEYED);
  const { code, errors } = await listErrors('theme.json');
  expect(code).toBe(1);
  expect(errors).toMatchObject([
    { rule: 'organization-key', at: `/visualStyles/${GUID}/*/flexaLicence` },
  ]);
  expect((await check('theme.json')).out).not.toContain('secret');
  expect((await call('check', 'theme.json')).code).toBe(0);
});

test('check --for organization refuses a file above 1 MB', async () => {
  write('theme.json', {
    ...THEME,
    visualStyles: {
      page: {
        '*': {
          background: [
            {
              image: {
                name: 'a',
                url: `data:image/png;base64,${'A'.repeat(ORGANIZATION_MAX_BYTES)}`,
                scaling: 'Fit',
              },
            },
          ],
        },
      },
    },
  });
  const { code, errors } = await listErrors('theme.json');
  expect([code, errors.map(({ rule }) => rule)]).toEqual([1, ['organization-size']]);
});

test('check --for organization refuses UTF-16, and repair makes the file pass', async () => {
  write('theme.json', '');
  const { writeFileSync } = await import('node:fs');
  writeFileSync(at('theme.json'), `\uFEFF${JSON.stringify(THEME)}`, 'utf16le');
  const { code, errors } = await listErrors('theme.json');
  expect([code, errors.map(({ rule }) => rule)]).toEqual([1, ['organization-encoding']]);
  expect((await call('repair', 'theme.json')).code).toBe(0);
  expect(readFileSync(at('theme.json'), 'utf8')).toContain('Harbour');
  expect((await check('theme.json')).code).toBe(0);
});

test('check --for organization keeps the errors that Power BI would raise', async () => {
  write('theme.json', { ...THEME, good: 'teal' });
  expect(await listErrors('theme.json')).toMatchObject({
    code: 1,
    errors: [{ rule: 'wrong-value' }],
  });
});

test('the ignore file accepts a licence key with a reason', async () => {
  write('theme.json', KEYED);
  write('.flexa-ignore.json', [{ rule: 'organization-key', reason: 'The key is for all of us' }]);
  expect((await check('theme.json')).code).toBe(0);
});

describe('check --for organization', () => {
  test('ends with 2 for another audience', async () => {
    write('theme.json', THEME);
    expect(await call('check', 'theme.json', '--for', 'everyone')).toMatchObject({
      code: 2,
      err: '--for: unknown audience "everyone". Use organization.',
    });
  });

  test('ends with 2 for a report', async () => {
    writeProject('project');
    expect(await check('project')).toMatchObject({
      code: 2,
      err: 'project: --for organization takes a theme file, not a report',
    });
  });

  test('ends with 2 for a recipe', async () => {
    write('recipe.json', { preset: 'Meridian' });
    expect(await check('recipe.json')).toMatchObject({
      code: 2,
      err: 'recipe.json: is a recipe; build the theme first: flexa-theme build recipe.json',
    });
  });

  test('ends with 2 for another command', async () => {
    write('theme.json', THEME);
    expect((await call('build', 'theme.json', '--for', 'organization')).err).toContain(
      'takes no --for',
    );
  });
});
