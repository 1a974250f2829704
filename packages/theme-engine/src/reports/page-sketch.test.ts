import { describe, expect, it } from 'vitest';
import { DEFAULT_DECISIONS } from '../model/decisions';
import { compileTheme } from '../model/document';
import { resolvePreset } from '../model/studio-presets';
import { readSampleReports } from '../testing/powerbi';
import { drawPageSketch } from './page-sketch';
import { rethemeReport, applyFileChanges } from './retheme';
import { createColor, createLiteral, openOnlyReport, createReport } from './testing/report-with';

const LIGHT = compileTheme({ name: 'Meridian', decisions: DEFAULT_DECISIONS, changes: {} });
const decisions = resolvePreset({ name: 'Meridian' }, 'dark');
const DARK = compileTheme({ name: 'Night', decisions, changes: {} });

function drawSketch(objects: object, type = 'columnChart', title = 'First') {
  const files = createReport(objects, type, LIGHT);
  const encode = (value: object) => new TextEncoder().encode(JSON.stringify(value));
  const position = { x: 10, y: 20, width: 300, height: 200, z: 0 };
  files.set('A.Report/definition/pages/p/page.json', encode({ name: 'p', displayName: title }));
  files.set(
    'A.Report/definition/pages/p/visuals/v/visual.json',
    encode({ name: 'v', position, visual: { visualType: type, objects } }),
  );
  const report = openOnlyReport(files);
  const after = openOnlyReport(applyFileChanges(files, rethemeReport(report, DARK)));
  return [report, after].map((each) => drawPageSketch(each, each.pages[0]!)) as [string, string];
}

describe('drawPageSketch', () => {
  it('draws the background, cards and series of the old and the new theme', () => {
    const [before, after] = drawSketch({});
    for (const hex of [DEFAULT_DECISIONS.pageBackground, DEFAULT_DECISIONS.dataColors[0]!]) {
      expect(before).toContain(hex);
    }
    for (const hex of [decisions.pageBackground, decisions.background, decisions.dataColors[0]!]) {
      expect(after).toContain(hex);
    }
    expect(after).not.toContain('#ffffff');
  });

  it('draws the formatting of a visual', () => {
    const fill = [{ properties: { fillColor: createColor('#12ab34') } }];
    expect(drawSketch({ fill }, 'shape')[0]).toContain('#12ab34');
    const series = [{ properties: { fill: createColor('#ab1234') }, selector: { metadata: 'S' } }];
    expect(
      drawSketch({
        dataPoint: series,
        legend: [{ properties: { show: createLiteral('true') } }],
      })[0],
    ).toContain('#ab1234');
  });

  it('escapes text from the report', () => {
    const [svg] = drawSketch({}, 'columnChart', '<script>alert("&")</script>');
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).not.toContain('<script');
  });

  it.each([...readSampleReports()])('draws every page of %s', (_, files) => {
    const report = openOnlyReport(files);
    for (const page of report.pages) {
      const svg = drawPageSketch(report, page);
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
