import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { reportsIn } from '@flexa/theme-engine/reports';
import { sampleReports } from '@flexa/theme-engine/testing';
import { ReportPagePicture } from './report-page-picture';

const literal = (text: string) => ({ expr: { Literal: { Value: `'${text}'` } } });
const role = (...fields: string[]) => ({
  projections: fields.map((nativeQueryRef) => ({ nativeQueryRef })),
});
const title = (text: string) => ({
  title: [{ properties: { show: { expr: { Literal: { Value: 'true' } } }, text: literal(text) } }],
});

/** The words of a page with one visual. */
function wordsOf(visual: object): string {
  const json = (value: object) => new TextEncoder().encode(JSON.stringify(value));
  const position = { x: 0, y: 0, width: 900, height: 400 };
  const [report] = reportsIn(
    new Map([
      ['A.Report/definition/report.json', json({ themeCollection: {} })],
      ['A.Report/definition/pages/p/page.json', json({ name: 'p', width: 1280, height: 720 })],
      ['A.Report/definition/pages/p/visuals/v/visual.json', json({ name: 'v', position, visual })],
    ]),
  );
  return drawn(report!.pages[0]!);
}

function drawn(page: Parameters<typeof ReportPagePicture>[0]['page']): string {
  const theme = { name: 'Theme' };
  const picture = <ReportPagePicture theme={theme} page={page} themeFor={() => theme} />;
  return renderToStaticMarkup(picture)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');
}

const QUERY = { queryState: { Category: role('Region'), Y: role('Sales', 'Orders') } };

test('a visual of a report has its own title, or one of its fields, and never the sample’s', () => {
  const chart = { visualType: 'clusteredColumnChart', query: QUERY };
  const named = wordsOf({ ...chart, visualContainerObjects: title('Where we’re selling') });
  expect(named).toContain('|Where we’re selling|');
  expect(wordsOf(chart)).toContain('|Sales and Orders by Region|');
});

test('a text box has its paragraphs, in as many lines as they need', () => {
  const textRuns = [
    { value: 'We recommend ', textStyle: { fontSize: '30pt', color: '#aa0000' } },
    { value: 'filtering for a single item before anything else is looked at' },
  ];
  const general = [
    { properties: { paragraphs: [{ textRuns }, { textRuns: [{ value: 'Usage' }] }] } },
  ];
  const words = wordsOf({ visualType: 'textbox', objects: { general } });
  expect(words).toMatch(/\|We recommend filtering .*\|.+looked at\|Usage\|/);
  expect(words).not.toContain('Retail performance');
});

test.each(['slicer', 'listSlicer'])('a %s names its field', (visualType) => {
  const words = wordsOf({ visualType, query: { queryState: { Values: role('Item') } } });
  expect(words).toContain('|Item|');
});

test.each(FLEXA_VISUALS)('our own $name is drawn, with its own title', ({ guid }) => {
  const words = wordsOf({ visualType: guid, visualContainerObjects: title('Plan and actual') });
  expect(words).toContain('|Plan and actual|');
  expect(words).not.toContain(guid);
});

test('the real FUAM report is drawn in its own words', () => {
  const files = sampleReports().get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!;
  const words = reportsIn(files)[0]!.pages.map(drawn).join('');
  expect(words).toContain('Refresh Durations');
  expect(words).toContain('We recommend');
  expect(words).not.toContain('Retail performance');
});
