import { sampleList } from '@flexa/testing/sample';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { filterFaults, judgeProject } from '@flexa/theme-engine/testing/judge';
import { EXAMPLES } from '../texts/examples/examples';
import { REPORTS } from '../texts/examples/reports/index';
import { TEMPLATES } from '../texts/templates/templates';
import { downloadFiles, DOWNLOADS } from './downloads';

test('every template and every example has a project and a picture at its own address', () => {
  const slugs = DOWNLOADS.map(({ slug }) => slug);
  expect(slugs).toEqual([...TEMPLATES, ...EXAMPLES].map(({ slug }) => slug));
  const files = downloadFiles.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  for (const { slug } of DOWNLOADS) {
    expect(files).toContain(`downloads/${slug}.zip`);
    expect(files).toContain(`downloads/${slug}.svg`);
  }
});

describe.each(DOWNLOADS.map((download) => [download.slug, download] as const))(
  'the project %s',
  (_slug, { document, project, picture }) => {
    const files = unzipSync(project());

    test('a project contains a report, a model and its theme, named after the project', () => {
      const name = document.name;
      expect(Object.keys(files)).toContain(`${name}.pbip`);
      const themes = Object.keys(files).filter((path) => path.includes('RegisteredResources/'));
      expect(themes).toHaveLength(1);
      expect(JSON.parse(strFromU8(files[themes[0]!]!))).toMatchObject({
        name,
        dataColors: document.decisions.dataColors,
      });
      expect(Object.keys(files).some((path) => path.endsWith('/visual.json'))).toBe(true);
      expect(Object.keys(files).some((path) => path.endsWith('.tmdl'))).toBe(true);
    });

    test('a project passes Microsoft’s validator', async () => {
      expect(filterFaults(await judgeProject(new Map(Object.entries(files))))).toEqual([]);
    });

    test('a project has a self-contained picture in the colours of its theme', () => {
      const svg = picture();
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      const { pageBackground, background, dataColors } = document.decisions;
      for (const color of [pageBackground, background]) expect(svg.includes(color)).toBe(true);
      expect(dataColors.some((color) => svg.includes(color))).toBe(true);
      expect(/href="http|undefined|NaN|Infinity/.exec(svg)).toBeNull();
    });
  },
);

test.each(sampleList(DOWNLOADS, 1 / 8))(
  'the project $slug is identical, byte for byte, in each build',
  ({ project }) => {
    expect(strFromU8(project(), true) === strFromU8(project(), true)).toBe(true);
  },
);

describe.each(EXAMPLES.map(({ slug }) => slug))('the example %s', (slug) => {
  const { project, picture } = DOWNLOADS.find((download) => download.slug === slug)!;
  const files = unzipSync(project());
  const visuals = Object.keys(files)
    .filter((path) => path.endsWith('/visual.json'))
    .map(
      (path) =>
        JSON.parse(strFromU8(files[path]!)) as {
          position: { x: number; y: number; width: number; height: number; z: number };
          visual: { visualType: string };
        },
    )
    .sort((a, b) => a.position.z - b.position.z);

  test('an example’s project has the visuals of its picture in the same places', () => {
    const drawn = [
      ...picture().matchAll(/translate\(([\d.]+) ([\d.]+)\)"[^>]* data-visual="(\w+)"/g),
    ].map(([, x, y, visual]) => [visual, Number(x) / 0.75, Number(y) / 0.75]);
    expect(drawn.length).toBeGreaterThan(5);
    expect(visuals.map(({ visual, position: { x, y } }) => [visual.visualType, x, y])).toEqual(
      drawn,
    );
    expect(visuals).toHaveLength(REPORTS[slug]!.visuals.length);
  });
});

test('no two examples have the same theme or the same layout', () => {
  const themes = EXAMPLES.map(({ page, first }) => page + first);
  expect(new Set(themes).size).toBe(EXAMPLES.length);
  const layouts = EXAMPLES.map(({ slug }) =>
    JSON.stringify(REPORTS[slug]!.visuals.map(({ type, box }) => [type, box])),
  );
  expect(new Set(layouts).size).toBe(EXAMPLES.length);
});
