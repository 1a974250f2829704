import { buildPairs } from '@flexa/testing/sample';
import { describe, expect, test } from 'vitest';
import { baseTheme } from '../base-themes';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { themeOf } from '../model/document';
import { presetOn, STUDIO_PRESETS } from '../model/studio-presets';
import { faultsOf, judged } from '../testing/microsoft-judge';
import { buildProject } from './build-project';
import { DESIGNS } from './designs';

const theme = themeOf({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const names = Object.keys(DESIGNS) as (keyof typeof DESIGNS)[];

test.each(names)('Microsoft finds no fault with the project %s', async (name) => {
  const found = await judged(buildProject({ name, theme, design: DESIGNS[name] }));
  expect(faultsOf(found)).toEqual([]);
});

test.each(buildPairs(STUDIO_PRESETS, ['light', 'dark'] as const))(
  'nor with the theme $row.name on a $column page',
  async ({ row: { name }, column: page }) => {
    const decisions = presetOn({ name }, page);
    const project = {
      name: 'Sample',
      theme: themeOf({ name, decisions, changes: {} }),
      design: DESIGNS.wall,
    };
    expect(faultsOf(await judged(buildProject(project)))).toEqual([]);
  },
);

test('nor on the newer base theme', async () => {
  const base = await baseTheme('Fluent2-CY26SU08');
  const project = { name: 'Sample', theme, design: DESIGNS.studio, baseTheme: base };
  expect(faultsOf(await judged(buildProject(project)))).toEqual([]);
});

describe('the judge', () => {
  test('finds what is wrong', async () => {
    const files = buildProject({ name: 'Sample', theme, design: DESIGNS.studio });
    const [path, text] = [...files].find(([file]) => file.endsWith('-region/visual.json'))!;
    files.set(path, text.replace('"Values"', '"Nonsense"'));
    const codes = faultsOf(await judged(files)).map(({ code }) => code);
    expect(codes).toContain('PBIR_ROLE_UNKNOWN');
  });
});
