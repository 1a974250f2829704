import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { buildSampleProject } from '../../downloads/sample-project';
import { MANIFESTS } from '@flexa/visuals/manifests';
import { collectFields, readModel, listSchemaErrors } from '@flexa/theme-engine/testing';
import { filterFaults, judgeProject } from '@flexa/theme-engine/testing/judge';
import type { JsonObject } from '@flexa/theme-engine/model';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';

let files: Map<string, string>;
const readJson = (path: string) => JSON.parse(files.get(path) ?? '') as JsonObject;
beforeAll(async () => {
  const unzipped = Object.entries(unzipSync(await buildSampleProject()));
  files = new Map(unzipped.map(([path, bytes]) => [path, strFromU8(bytes)]));
});
const listVisuals = () => [...files.keys()].filter((path) => path.endsWith('/visual.json'));
interface VisualFile {
  visual: { visualType: string; query?: { queryState: Record<string, unknown> } };
}
const readCustomFile = (path: string) => JSON.parse(files.get(path) ?? '') as VisualFile;

test('the sample project contains each visual once, with its fields', () => {
  const usedFiles = listVisuals().map(readCustomFile);
  for (const { name, guid } of FLEXA_VISUALS) {
    const matches = usedFiles.filter(({ visual }) => visual.visualType === guid);
    expect([name, matches.length]).toEqual([name, 1]);
    const roles = MANIFESTS.find((manifest) => manifest.name === name)?.roles ?? [];
    const wells = Object.keys(matches[0]?.visual.query?.queryState ?? {});
    expect(roles.map((role) => role.name)).toEqual(expect.arrayContaining(wells));
    expect(files.has(`Flexa visuals.Report/CustomVisuals/${guid}/package.json`)).toBe(true);
    expect(
      files.has(`Flexa visuals.Report/CustomVisuals/${guid}/resources/${guid}.pbiviz.json`),
    ).toBe(true);
  }
});

test('the sample project follows Microsoft’s schemas', () => {
  const described = [...files.keys()].filter(
    (path) => path.includes('/definition/') && path.endsWith('.json'),
  );
  expect(described.length).toBeGreaterThan(10);
  for (const path of described)
    expect([path, listSchemaErrors(readJson(path))]).toEqual([path, []]);
});

test('the sample project passes Microsoft’s validator', async () => {
  expect(filterFaults(await judgeProject(files))).toEqual([]);
});

test('the sample project uses only fields of its model', () => {
  const model = readModel(files);
  const usedFields = listVisuals().flatMap((path) => collectFields(readJson(path)));
  expect(usedFields.length).toBeGreaterThan(10);
  for (const { table, name, kind } of usedFields) {
    const { columns = [], measures = [] } = model.get(table) ?? {};
    expect([table, kind === 'column' ? columns : measures]).toEqual([
      table,
      expect.arrayContaining([name]) as string[],
    ]);
  }
});
