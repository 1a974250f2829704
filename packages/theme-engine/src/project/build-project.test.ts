import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { compileTheme, formatTheme, type Theme } from '../model/document';
import type { JsonObject } from '../model/json';
import { buildProject, zipProject, formatThemeFileName } from './build-project';
import { placeVisuals } from './design';
import { DESIGNS } from './designs';
import { listSchemaErrors } from '../testing/pbip-schemas';
import { collectFields, readJsonFiles, readModel } from '../testing/read-project';

const THEME: Theme = compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const NAMES = Object.keys(DESIGNS) as (keyof typeof DESIGNS)[];
const buildSampleProject = (name: keyof typeof DESIGNS) =>
  buildProject({ name: 'Sales & more', theme: THEME, design: DESIGNS[name] });

describe.each(NAMES)('the project %s', (name) => {
  const files = buildSampleProject(name);
  const json = readJsonFiles(files);
  const model = readModel(files);
  const readJson = (path: string) =>
    json.get(`Sales & more.Report/${path}`) as Record<string, unknown>;

  test('every file names its schema and follows it', () => {
    expect(json.size).toBeGreaterThan(15);
    for (const [path, file] of json) {
      expect.soft({ path, errors: listSchemaErrors(file) }).toEqual({ path, errors: [] });
    }
  });

  test('references between files resolve', () => {
    const shortcut = json.get('Sales & more.pbip') as { artifacts: { report: { path: string } }[] };
    expect(shortcut.artifacts.map(({ report }) => report.path)).toEqual(['Sales & more.Report']);
    const { datasetReference } = readJson('definition.pbir') as {
      datasetReference: { byPath: { path: string } };
    };
    expect(datasetReference.byPath.path).toBe('../Sales & more.SemanticModel');
    expect(json.has('Sales & more.SemanticModel/definition.pbism')).toBe(true);
    // Desktop recognises a report folder only by its .platform file.
    expect(json.has('Sales & more.Report/.platform')).toBe(true);
    expect(json.has('Sales & more.SemanticModel/.platform')).toBe(true);
  });

  test('the list of pages matches the page folders', () => {
    const { pageOrder, activePageName } = readJson('definition/pages/pages.json') as {
      pageOrder: string[];
      activePageName: string;
    };
    const pages = [...files.keys()].flatMap(
      (path) => /pages\/([^/]+)\/page\.json$/.exec(path)?.[1] ?? [],
    );
    expect(pages).toEqual(pageOrder);
    expect(pageOrder).toContain(activePageName);
    for (const page of pages) {
      expect(readJson(`definition/pages/${page}/page.json`)).toMatchObject({ name: page });
    }
    const targets = [...files.values()].flatMap((text) =>
      [
        ...text.matchAll(
          /"navigationSection": \{\s+"expr": \{\s+"Literal": \{\s+"Value": "'([^']+)'"/g,
        ),
      ].map(([, page]) => page),
    );
    for (const target of targets) expect(pageOrder).toContain(target);
  });

  test('the theme is registered under its own name and is unchanged', () => {
    const file = formatThemeFileName(THEME);
    expect(file).toMatch(/^meridian-[0-9a-f]{12}\.json$/);
    const report = readJson('definition/report.json') as {
      themeCollection: { customTheme: { name: string; type: string } };
      resourcePackages: { name: string; items: { name: string; path: string; type: string }[] }[];
    };
    expect(report.themeCollection.customTheme).toMatchObject({
      name: file,
      type: 'RegisteredResources',
    });
    expect(report.resourcePackages.flatMap(({ items }) => items)).toEqual([
      { name: 'CY25SU12', path: 'BaseThemes/CY25SU12.json', type: 'BaseTheme' },
      { name: file, path: file, type: 'CustomTheme' },
    ]);
    expect(files.get(`Sales & more.Report/StaticResources/RegisteredResources/${file}`)).toBe(
      formatTheme(THEME),
    );
  });

  test('the base theme is included, and each page sets its own background', () => {
    const report = readJson('definition/report.json') as {
      themeCollection: { baseTheme: { name: string } };
    };
    expect(report.themeCollection.baseTheme.name).toBe('CY25SU12');
    const path = 'Sales & more.Report/StaticResources/SharedResources/BaseThemes/CY25SU12.json';
    expect(JSON.parse(files.get(path) ?? '')).toMatchObject({ name: 'CY25SU12' });
    for (const [file, page] of json) {
      if (!file.endsWith('/page.json')) continue;
      expect(page).toMatchObject({ objects: { background: [{}], outspace: [{}] } });
      expect(JSON.stringify(page)).toContain(DEFAULT_DECISIONS.pageBackground);
    }
  });

  test('the model contains every field that a visual uses', () => {
    let count = 0;
    for (const [path, file] of json) {
      for (const { table, name: field, kind } of collectFields(file)) {
        const known = model.get(table)?.[kind === 'column' ? 'columns' : 'measures'] ?? [];
        expect.soft(known, `${path} asks for ${table}[${field}]`).toContain(field);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(8);
  });

  test('each visual has a unique id that names its folder', () => {
    const visuals = [...json].filter(([path]) => path.endsWith('/visual.json'));
    const names = visuals.map(([, visual]) => visual['name'] as string);
    expect(new Set(names).size).toBe(names.length);
    for (const [i, [path]] of visuals.entries()) {
      expect(path).toContain(`/visuals/${names[i]}/`);
      expect(names[i]).toMatch(/^[\w-]{1,50}$/);
    }
  });

  test('visuals lie within their page and do not overlap', () => {
    for (const page of DESIGNS[name].pages) {
      const all = placeVisuals(page);
      for (const [i, a] of all.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.y).toBeGreaterThanOrEqual(0);
        expect(a.x + a.width).toBeLessThanOrEqual(page.width);
        expect(a.y + a.height).toBeLessThanOrEqual(page.height);
        expect(Math.min(a.width, a.height)).toBeGreaterThanOrEqual(30);
        for (const b of all.slice(i + 1)) {
          const apart =
            a.x + a.width <= b.x ||
            b.x + b.width <= a.x ||
            a.y + a.height <= b.y ||
            b.y + b.height <= a.y;
          expect(apart, `${a.visual.id} and ${b.visual.id} on ${page.id}`).toBe(true);
        }
      }
    }
  });
});

test('buildProject returns the same bytes for the same settings and another theme file for another theme', () => {
  const project = { name: 'Retail', theme: THEME, design: DESIGNS.studio };
  expect(zipProject(project)).toEqual(zipProject({ ...project }));
  expect(formatThemeFileName({ ...THEME, dataColors: ['#000000'] })).not.toBe(
    formatThemeFileName(THEME),
  );
});

test('buildProject gives every report and every model its own id', () => {
  const listLogicalIds = (project: Parameters<typeof buildProject>[0]) =>
    [...buildProject(project)].flatMap(([path, text]) =>
      path.endsWith('.platform')
        ? [(JSON.parse(text) as { config: { logicalId: string } }).config.logicalId]
        : [],
    );
  const project = { name: 'Retail', theme: THEME, design: DESIGNS.studio };
  const ids = [
    project,
    { ...project, name: 'Other' },
    { ...project, theme: { ...THEME, dataColors: ['#000000'] } },
    { ...project, design: DESIGNS.wall },
  ].flatMap(listLogicalIds);
  expect(new Set(ids).size).toBe(8);
});

test('zipProject keeps every file unchanged', () => {
  const project = { name: 'Retail', theme: THEME, design: DESIGNS.studio };
  const unzipped = Object.entries(unzipSync(zipProject(project)));
  expect(unzipped.map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
    ...buildProject(project),
  ]);
});

test('buildProject turns a name into a valid folder name', () => {
  const files = buildProject({ name: 'Q3/Q4: "final"', theme: THEME, design: DESIGNS.studio });
  expect([...files.keys()][0]).toBe('Q3 Q4 final.pbip');
});

test('the schema check refuses a file that does not follow its schema', () => {
  const [, page] = [...readJsonFiles(buildSampleProject('studio'))].find(([path]) =>
    path.endsWith('page.json'),
  )!;
  expect(listSchemaErrors(page)).toEqual([]);
  expect(listSchemaErrors({ ...page, colour: 'red' })).not.toEqual([]);
  const [, visual] = [...readJsonFiles(buildSampleProject('studio'))].find(([path]) =>
    path.endsWith('visual.json'),
  )!;
  const { visualType: _, ...rest } = visual.visual as JsonObject;
  expect(listSchemaErrors({ ...visual, visual: rest })).not.toEqual([]);
  expect(
    listSchemaErrors({ ...visual, visual: { visualType: 'x', query: { queryState: { Y: {} } } } }),
  ).not.toEqual([]);
});
