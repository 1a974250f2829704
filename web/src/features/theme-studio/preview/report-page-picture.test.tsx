import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FLEXA_VISUALS, type FlexaVisualName } from '@flexa/license/flexa';
import { reportsIn } from '@flexa/theme-engine/reports';
import { sampleReports } from '@flexa/theme-engine/testing';
import { STYLED_VISUALS } from '../store/styled-visuals';
import { ReportPagePicture } from './report-page-picture';

const literal = (text: string) => ({ expr: { Literal: { Value: `'${text}'` } } });
const role = (...fields: string[]) => ({
  projections: fields.map((nativeQueryRef) => ({ nativeQueryRef })),
});
const title = (text: string) => ({
  title: [{ properties: { show: { expr: { Literal: { Value: 'true' } } }, text: literal(text) } }],
});

/** A page with one visual. */
function pageWith(visual: object) {
  const json = (value: object) => new TextEncoder().encode(JSON.stringify(value));
  const position = { x: 0, y: 0, width: 900, height: 400 };
  const [report] = reportsIn(
    new Map([
      ['A.Report/definition/report.json', json({ themeCollection: {} })],
      ['A.Report/definition/pages/p/page.json', json({ name: 'p', width: 1280, height: 720 })],
      ['A.Report/definition/pages/p/visuals/v/visual.json', json({ name: 'v', position, visual })],
    ]),
  );
  return report!.pages[0]!;
}

const wordsOf = (visual: object) => drawn(pageWith(visual));

const AROUND = {
  ...{ pages: ['Depots', 'Carriers'], bookmarks: ['Today'] },
  images: new Map([['logo.png', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)]]),
};

type Page = Parameters<typeof ReportPagePicture>[0]['page'];

function markupOf(page: Page): string {
  const theme = { name: 'Theme' };
  return renderToStaticMarkup(
    <ReportPagePicture theme={theme} page={page} themeFor={() => theme} around={AROUND} />,
  );
}

/** The words of a page. */
const drawn = (page: Page) =>
  markupOf(page)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|');

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

const column = (name: string) => ({ field: { Column: {} }, nativeQueryRef: name });
const measure = (name: string) => ({ field: { Measure: {} }, nativeQueryRef: name });
const roles = (queryState: Record<string, readonly object[]>) => ({
  queryState: Object.fromEntries(
    Object.entries(queryState).map(([name, projections]) => [name, { projections }]),
  ),
});
const CHART = { Category: [column('Depot')], Y: [measure('Freight'), measure('Fuel')] };
const BROKEN_DOWN = { ...CHART, Y: [measure('Freight')], Series: [column('Carrier')] };
/** Words of the sample that no report here has. */
const SAMPLE =
  /revenue|Nordics|trail|online|orders|Flagship|Malmö|Outdoor|Sessions|Sales|Stores|delivery|invoice|basket|goals of|returns?\b|on time|product|\$/i;

test.each([
  ['clusteredColumnChart', CHART, ['Depot', 'Depot A', 'Freight', 'Fuel']],
  ['columnChart', BROKEN_DOWN, ['Depot', 'Freight', 'Carrier A', 'Carrier B']],
  ['hundredPercentStackedColumnChart', BROKEN_DOWN, ['Depot', 'Freight', 'Carrier A']],
  ['clusteredBarChart', CHART, ['Depot A', 'Freight', 'Fuel']],
  ['barChart', BROKEN_DOWN, ['Depot A', 'Carrier A']],
  ['hundredPercentStackedBarChart', BROKEN_DOWN, ['Depot A', 'Carrier A']],
  ['lineChart', CHART, ['Depot', 'Freight', 'Fuel']],
  ['areaChart', CHART, ['Depot', 'Freight', 'Fuel']],
  ['stackedAreaChart', BROKEN_DOWN, ['Depot', 'Carrier A']],
  ['hundredPercentStackedAreaChart', BROKEN_DOWN, ['Depot', 'Carrier A', '100%']],
  ['ribbonChart', BROKEN_DOWN, ['Depot', 'Freight', 'Carrier A']],
  [
    'lineClusteredColumnComboChart',
    { ...CHART, Y2: [measure('Delay'), measure('Goal')] },
    ['Depot', 'Freight', 'Fuel', 'Delay', 'Goal'],
  ],
  ['lineStackedColumnComboChart', BROKEN_DOWN, ['Depot', 'Carrier A']],
  ['donutChart', CHART, ['Depot A']],
  ['pieChart', { Y: CHART.Y }, ['Freight', 'Fuel']],
  ['funnel', { Category: CHART.Category, Y: [measure('Freight')] }, ['Depot A']],
  ['waterfallChart', { Category: CHART.Category, Y: [measure('Freight')] }, ['Depot A', 'Depot']],
  ['treemap', { Group: [column('Depot')], Values: [measure('Freight')] }, ['Depot A']],
  [
    'scatterChart',
    { Series: [column('Carrier')], X: [measure('Weight')], Y: [measure('Freight')] },
    ['Weight', 'Freight', 'Carrier A'],
  ],
  ['card', { Values: [measure('Freight')] }, ['Freight']],
  ['cardVisual', { Data: CHART.Y }, ['Freight', 'Fuel']],
  ['multiRowCard', { Values: [column('Depot'), ...CHART.Y] }, ['Depot A', 'Freight', 'Fuel']],
  ['tableEx', { Values: [column('Depot'), ...CHART.Y] }, ['Depot', 'Depot A', 'Freight', 'Fuel']],
  [
    'pivotTable',
    { Rows: [column('Depot')], Columns: [column('Carrier')], Values: [measure('Freight')] },
    ['Depot', 'Depot A', 'Carrier A'],
  ],
  ['pivotTable', { Rows: [column('Depot')], Values: CHART.Y }, ['Depot', 'Freight', 'Fuel']],
  ['listSlicer', { Values: [column('Depot')] }, ['Depot A']],
  ['advancedSlicerVisual', { Values: [column('Depot')] }, ['Depot A']],
  ['slicer', { Values: [column('Depot')] }, ['Depot', 'Depot A']],
  ['textSlicer', { Values: [column('Depot')] }, []],
  ['filledMap', { Category: [column('Depot')] }, ['Depot A']],
  ['shapeMap', { Category: [column('Depot')], Value: [measure('Freight')] }, ['Freight']],
  ['shapeMap', { Category: [column('Depot')] }, []],
  ['azureMap', { Category: [column('Depot')], Size: [measure('Freight')] }, ['Freight', 'Depot A']],
  ['esriVisual', { Category: [column('Depot')] }, []],
  [
    'keyDriversVisual',
    { Target: [measure('Freight')], ExplainBy: [column('Depot'), column('Carrier')] },
    ['Depot is Depot A', 'Carrier is Carrier A'],
  ],
  ['map', { Category: [column('Depot')], Size: [measure('Freight')] }, ['Depot A']],
  [
    'decompositionTreeVisual',
    { Analyze: [measure('Freight')], ExplainBy: [column('Depot')] },
    ['Freight', 'Depot', 'Depot A'],
  ],
] as const)(
  'a %s shows its own fields, and none of the sample: %#',
  (visualType, fields, names) => {
    const axis = [{ properties: { showAxisTitle: { expr: { Literal: { Value: 'true' } } } } }];
    const shows = [{ properties: { show: { expr: { Literal: { Value: 'true' } } } } }];
    const objects = {
      ...{ categoryAxis: axis, valueAxis: axis, categoryLabels: shows },
      ...(visualType === 'filledMap' && { labels: shows }),
    };
    const off = { expr: { Literal: { Value: 'false' } } };
    const words = wordsOf({
      ...{ visualType, objects, query: roles(fields) },
      // Its title names the fields anyway.
      visualContainerObjects: { title: [{ properties: { show: off } }] },
    });
    for (const name of names) expect(words).toContain(`|${name}|`);
    expect(words).not.toMatch(SAMPLE);
  },
);

test('what a report leaves to Power BI is as there, not as in the sample', () => {
  const labelled = /\|62K\|/;
  const line = { visualType: 'lineChart', query: roles(CHART) };
  expect(wordsOf(line)).not.toMatch(labelled);
  const show = { expr: { Literal: { Value: 'true' } } };
  expect(wordsOf({ ...line, objects: { labels: [{ properties: { show } }] } })).toMatch(/\|35K\|/);
  const table = { visualType: 'tableEx', query: roles({ Values: [column('Depot')] }) };
  expect(wordsOf(table).match(/\|Depot(?=\|)/g)).toHaveLength(1);
  expect(wordsOf({ ...table, visualContainerObjects: title('All depots') })).toContain(
    'All depots',
  );
});

test.each([
  ['actionButton', '|Open the list|'],
  ['pageNavigator', '|Depots|Carriers|'],
  ['bookmarkNavigator', '|Today|'],
])('a %s has its own words', (visualType, own) => {
  const text = [{ properties: { text: literal('Open the list') } }];
  expect(wordsOf({ visualType, objects: { text } })).toBe(own);
});

const LOGO = { expr: { ResourcePackageItem: { ItemName: 'logo.png' } } };
const LOGO_ADDRESS = 'href="data:image/png;base64,iVBORw=="';

test('an image is the one of the report, and never a picture of the sample', () => {
  const shown = (imageUrl: object, scaling: string) => {
    const imageScaling = [{ properties: { imageScalingType: literal(scaling) } }];
    const objects = { general: [{ properties: { imageUrl } }], imageScaling };
    return markupOf(pageWith({ visualType: 'image', objects }));
  };
  expect(shown(LOGO, 'Fill')).toMatch(
    /<image x="0" y="0"[^>]* preserveAspectRatio="xMidYMid slice"/,
  );
  expect(shown(LOGO, 'Normal')).toContain(LOGO_ADDRESS);
  const gone = shown({ expr: { ResourcePackageItem: { ItemName: 'gone.png' } } }, 'Fit');
  expect(gone).not.toContain('<image');
  // The sample's picture is made of data colours.
  expect(gone).not.toContain('fill="#118DFF"');
});

test('a page has its image behind it', () => {
  const page = pageWith({ visualType: 'textbox' });
  const background = [{ properties: { image: { image: { url: LOGO } } } }];
  expect(markupOf({ ...page, json: { ...page.json, objects: { background } } })).toContain(
    LOGO_ADDRESS,
  );
});

test('a scatter chart without a legend field has points of one colour', () => {
  const colors = (fields: Record<string, readonly object[]>) => {
    const page = pageWith({ visualType: 'scatterChart', query: roles(fields) });
    const fills = [...markupOf(page).matchAll(/<(?:circle|path)[^>]* fill="(#[^"]+)"/g)];
    return new Set(fills.map(([, fill]) => fill)).size;
  };
  const fields = { X: [measure('Weight')], Y: [measure('Freight')] };
  expect(colors({ ...fields, Series: [column('Carrier')] }) - colors(fields)).toBe(2);
});

test('a bar chart with labels and no measure yet has no broken coordinates', () => {
  const show = { expr: { Literal: { Value: 'true' } } };
  const page = pageWith({
    ...{ visualType: 'clusteredBarChart', objects: { labels: [{ properties: { show } }] } },
    query: roles({ Category: CHART.Category }),
  });
  expect(markupOf(page)).toContain('Depot A');
  expect(markupOf(page)).not.toMatch(/NaN|Infinity/);
});

test('an axis is called as the report calls it', () => {
  const axis = {
    showAxisTitle: { expr: { Literal: { Value: 'true' } } },
    titleText: literal('By site'),
  };
  const objects = { categoryAxis: [{ properties: axis }] };
  const words = wordsOf({ visualType: 'columnChart', objects, query: roles(CHART) });
  expect(words).toContain('|By site|');
});

test('a slicer is folded, or a range, where the report says so', () => {
  const mode = (name: string) => ({ data: [{ properties: { mode: literal(name) } }] });
  const query = roles({ Values: [column('Depot')] });
  const folded = wordsOf({ visualType: 'slicer', objects: mode('Dropdown'), query });
  expect(folded).toContain('|Depot|');
  expect(folded).not.toContain('Depot A');
  const range = wordsOf({ visualType: 'slicer', objects: mode('Between'), query });
  expect(range).not.toMatch(/Depot A|\$/);
});

const OURS: Readonly<Record<FlexaVisualName, readonly [Record<string, object[]>, string[]]>> = {
  'variance-columns': [
    { category: [column('Depot')], actual: [measure('Freight')], plan: [measure('Budget')] },
    ['Depot A'],
  ],
  'bullet-list': [{ category: [column('Depot')], actual: [measure('Freight')] }, ['Depot A']],
  bridge: [{ category: [column('Depot')], value: [measure('Freight')] }, ['Depot A']],
  'key-figure': [
    { figures: [measure('Freight'), measure('Fuel')], references: [measure('Budget')] },
    ['Freight', 'Fuel'],
  ],
  table: [
    { rows: [column('Depot')], values: [measure('Freight')], bars: [measure('Delay')] },
    ['Depot', 'Depot A', 'Freight', 'Delay'],
  ],
  forecast: [{ axis: [column('Day')], value: [measure('Freight')] }, []],
};

test('a text slicer asks what its report lets it ask', () => {
  const inputTextBox = [{ properties: { placeholder: literal('Which depot?') } }];
  const query = roles({ Values: [column('Depot')] });
  expect(wordsOf({ visualType: 'textSlicer', objects: { inputTextBox }, query })).toContain(
    '|Which depot?|',
  );
});

test.each(FLEXA_VISUALS)('our own $name shows its own fields and its title', ({ guid, name }) => {
  const [fields, names] = OURS[name];
  const visualContainerObjects = title('Plan and actual');
  const words = wordsOf({ visualType: guid, query: roles(fields), visualContainerObjects });
  for (const said of ['Plan and actual', ...names]) expect(words).toContain(`|${said}|`);
  expect(words).not.toMatch(SAMPLE);
});

const KINDS = Object.entries(STYLED_VISUALS);

test.each(KINDS)('a %s without fields shows nothing of the sample', (visualType, kind) => {
  const words = wordsOf({ visualType }).replace(`|${kind}|`, '|');
  expect(words).not.toMatch(SAMPLE);
  expect(wordsOf({ visualType, visualContainerObjects: title('') })).not.toMatch(/undefined|NaN/);
});

test('a visual that nothing here draws stands under its name, without the number behind it', () => {
  const words = wordsOf({
    visualType: 'RadarChart1446119667547',
    visualContainerObjects: title('Who is best'),
  });
  expect(words).toBe('|Who is best|RadarChart|');
});

test('the real FUAM report is drawn in its own words', () => {
  const files = sampleReports().get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!;
  const words = reportsIn(files)[0]!.pages.map(drawn).join('');
  expect(words).toContain('Refresh Durations');
  expect(words).toContain('We recommend');
  expect(words).not.toContain('Retail performance');
});
