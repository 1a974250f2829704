// @vitest-environment node
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../../../content/examples/examples';
import { TEMPLATES } from '../../../../content/templates/templates';
import { downloadFiles, DOWNLOADS, projectOf } from './downloads';

test('every template and every example has a project of its own address', () => {
  const slugs = DOWNLOADS.map(({ slug }) => slug);
  expect(slugs).toEqual([...TEMPLATES, ...EXAMPLES].map(({ slug }) => slug));
  const files = downloadFiles.map(({ file }) => file);
  expect(new Set(files).size).toBe(files.length);
  for (const { slug } of DOWNLOADS) expect(files).toContain(`downloads/${slug}.zip`);
});

describe.each(DOWNLOADS.map((download) => [download.slug, download] as const))(
  'the project %s',
  (_slug, download) => {
    const files = unzipSync(projectOf(download));

    test('holds a report, a model and the theme, under its own name', () => {
      const name = download.document.name;
      expect(Object.keys(files)).toContain(`${name}.pbip`);
      const themes = Object.keys(files).filter((path) => path.includes('RegisteredResources/'));
      expect(themes).toHaveLength(1);
      expect(JSON.parse(strFromU8(files[themes[0]!]!))).toMatchObject({
        name,
        dataColors: download.document.decisions.dataColors,
      });
      expect(Object.keys(files).some((path) => path.endsWith('/visual.json'))).toBe(true);
      expect(Object.keys(files).some((path) => path.endsWith('/tables/Sales.tmdl'))).toBe(true);
    });

    test('is the same, byte for byte, each time it is made', () => {
      expect(projectOf(download)).toEqual(projectOf(download));
    });
  },
);

test.each(TEMPLATES.map(({ slug, decisions }) => [slug, decisions] as const))(
  'the picture of %s is a file of its own in the colours of its theme',
  (slug, decisions) => {
    const svg = downloadFiles
      .find(({ file }) => file === `downloads/${slug}.svg`)!
      .make() as string;
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toContain(decisions.pageBackground);
    expect(svg).toContain(decisions.dataColors[0]);
    expect(svg).not.toMatch(/href="http|undefined|NaN/);
  },
);
