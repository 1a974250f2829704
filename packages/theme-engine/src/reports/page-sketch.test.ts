import { describe, expect, it } from 'vitest';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { themeOf } from '../model/document';
import { presetOn } from '../model/studio-presets';
import { sampleReports } from '../testing/powerbi';
import { pageSketch } from './page-sketch';
import { rethemed, withChanges } from './retheme';
import { color, literal, only, reportWith } from './testing/report-with';

const LIGHT = themeOf({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const decisions = presetOn({ name: 'Meridian' }, 'dark');
const DARK = themeOf({ name: 'Night', decisions, changes: {} });

function sketchOf(objects: object, type = 'columnChart', title = 'First') {
  const files = reportWith(objects, type, LIGHT);
  const encode = (value: object) => new TextEncoder().encode(JSON.stringify(value));
  const position = { x: 10, y: 20, width: 300, height: 200, z: 0 };
  files.set('A.Report/definition/pages/p/page.json', encode({ name: 'p', displayName: title }));
  files.set(
    'A.Report/definition/pages/p/visuals/v/visual.json',
    encode({ name: 'v', position, visual: { visualType: type, objects } }),
  );
  const report = only(files);
  const after = only(withChanges(files, rethemed(report, DARK)));
  return [report, after].map((each) => pageSketch(each, each.pages[0]!)) as [string, string];
}

describe('a sketch of a page', () => {
  it('has the ground, cards and series of the theme before and after', () => {
    const [before, after] = sketchOf({});
    for (const hex of [DEFAULT_DECISIONS.pageBackground, DEFAULT_DECISIONS.dataColors[0]!]) {
      expect(before).toContain(hex);
    }
    for (const hex of [decisions.pageBackground, decisions.background, decisions.dataColors[0]!]) {
      expect(after).toContain(hex);
    }
    expect(after).not.toContain('#ffffff');
  });

  it('shows what a visual sets itself', () => {
    const fill = [{ properties: { fillColor: color('#12ab34') } }];
    expect(sketchOf({ fill }, 'shape')[0]).toContain('#12ab34');
    const series = [{ properties: { fill: color('#ab1234') }, selector: { metadata: 'S' } }];
    expect(
      sketchOf({ dataPoint: series, legend: [{ properties: { show: literal('true') } }] })[0],
    ).toContain('#ab1234');
  });

  it('takes words of a report as words', () => {
    const [svg] = sketchOf({}, 'columnChart', '<script>alert("&")</script>');
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).not.toContain('<script');
  });

  it.each([...sampleReports()])('is drawn of every page of %s', (_, files) => {
    const report = only(files);
    for (const page of report.pages) {
      const svg = pageSketch(report, page);
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
