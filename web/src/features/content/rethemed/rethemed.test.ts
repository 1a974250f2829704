/** Compares the two pictures with the studio’s drawing; `npx vitest run --project web THIS_FILE -u` redraws them. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportPageSvg, compileTheme } from '@/features/theme-studio';
import { CLASSIC } from '@flexa/theme-engine/base-themes';
import {
  computeDebt,
  readReports,
  rethemeReport,
  resolveVisualTheme,
  applyFileChanges,
  type OpenReport,
  type ReportVisual,
} from '@flexa/theme-engine/reports';
import { resolveTheme } from '@flexa/theme-engine/resolve';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { TEMPLATES } from '../texts/templates/templates';
import { createTemplateDocument } from '../templates/template-theme';
import { RETHEMED } from './rethemed';

const files = readSampleReports().get('microsoft__semantic-link-labs___bpareporttemplate')!;
const template = TEMPLATES.find(({ slug }) => slug === RETHEMED.template)!;
const [before] = readReports(files) as [OpenReport];
const change = rethemeReport(before, compileTheme(createTemplateDocument(template)));
const [after] = readReports(applyFileChanges(files, change)) as [OpenReport];

const getBaseTheme = (report: OpenReport) => report.base.theme ?? CLASSIC.theme;
const getOwnTheme = (report: OpenReport) => report.theme?.theme ?? {};
const resolveReportTheme = (report: OpenReport) =>
  resolveTheme(getOwnTheme(report), getBaseTheme(report));

/** Draws the first page as the studio shows it. */
function drawPicture(report: OpenReport): string {
  const page = report.pages.find(({ title }) => title === RETHEMED.page)!;
  return renderToStaticMarkup(
    createElement(ReportPageSvg, {
      page,
      theme: resolveReportTheme(report),
      themeFor: (visual: ReportVisual) =>
        resolveVisualTheme(getOwnTheme(report), getBaseTheme(report), visual),
      around: { pages: report.pages.map(({ title }) => title), bookmarks: [], images: new Map() },
    }),
  );
}

test.each([
  ['before', before],
  ['after', after],
])('the picture %s matches the studio’s drawing', async (when, report) => {
  const svg = drawPicture(report);
  await expect(svg).toMatchFileSnapshot(`report-${when}.svg`);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  // The file is self-contained, and small for browsers without AVIF and WebP.
  expect(/href=|class=|var\(|undefined|NaN|Infinity/.exec(svg)).toBeNull();
  expect(svg.length).toBeLessThan(60_000);
});

test('the caption’s numbers match the engine’s', () => {
  const scores = [before, after].map(
    (report) => computeDebt(report, resolveReportTheme(report)).score,
  );
  expect({ changes: change.changes.length, scores }).toEqual({
    changes: RETHEMED.changes,
    scores: RETHEMED.scores,
  });
});
