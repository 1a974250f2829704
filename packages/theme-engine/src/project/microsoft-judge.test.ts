import { buildPairs } from '@flexa/testing/sample';
import { describe, expect, test } from 'vitest';
import { loadBaseTheme } from '../base-themes';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { compileTheme } from '../model/document';
import { resolvePreset, STUDIO_PRESETS } from '../model/studio-presets';
import { filterFaults, judgeProject } from '../testing/microsoft-judge';
import { buildProject } from './build-project';
import { DESIGNS } from './designs';

const theme = compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const names = Object.keys(DESIGNS) as (keyof typeof DESIGNS)[];

test.each(names)('Microsoft’s validator finds no fault in the project %s', async (name) => {
  const found = await judgeProject(buildProject({ name, theme, design: DESIGNS[name] }));
  expect(filterFaults(found)).toEqual([]);
});

test.each(buildPairs(STUDIO_PRESETS, ['light', 'dark'] as const))(
  'Microsoft’s validator finds no fault in a project with the theme $row.name on a $column page',
  async ({ row: { name }, column: page }) => {
    const decisions = resolvePreset({ name }, page);
    const project = {
      name: 'Sample',
      theme: compileTheme({ name, decisions, changes: {} }),
      design: DESIGNS.wall,
    };
    expect(filterFaults(await judgeProject(buildProject(project)))).toEqual([]);
  },
);

test('Microsoft’s validator finds no fault in a project on the newer base theme', async () => {
  const base = await loadBaseTheme('Fluent2-CY26SU08');
  const project = { name: 'Sample', theme, design: DESIGNS.studio, baseTheme: base };
  expect(filterFaults(await judgeProject(buildProject(project)))).toEqual([]);
});

describe('judgeProject', () => {
  test('reports the faults of a broken project', async () => {
    const files = buildProject({ name: 'Sample', theme, design: DESIGNS.studio });
    const [path, text] = [...files].find(([file]) => file.endsWith('-region/visual.json'))!;
    files.set(path, text.replace('"Values"', '"Nonsense"'));
    const codes = filterFaults(await judgeProject(files)).map(({ code }) => code);
    expect(codes).toContain('PBIR_ROLE_UNKNOWN');
  });
});
