import { expect, onTestFinished, test } from 'vitest';
import { BASE_THEMES, CLASSIC, type BaseThemeName } from '@flexa/theme-engine/base-themes';
import { readReports } from '@flexa/theme-engine/reports';
import { readSampleReports } from '@flexa/theme-engine/testing';
import { chooseBaseTheme } from './base-theme';
import {
  BROKEN_DOWN,
  CHART,
  createColumn,
  renderText,
  createLiteral,
  renderMarkup,
  createMeasure,
  createPage,
  createRole,
  createRoles,
  createTitle,
  renderVisualText,
} from './testing/report-page';

const QUERY = { queryState: { Category: createRole('Region'), Y: createRole('Sales', 'Orders') } };

test('a report’s visual has its own title or one from its fields, never the sample’s', () => {
  const chart = { visualType: 'clusteredColumnChart', query: QUERY };
  const named = renderVisualText({
    ...chart,
    visualContainerObjects: createTitle('Where we’re selling'),
  });
  expect(named).toContain('|Where we’re selling|');
  expect(renderVisualText(chart)).toContain('|Sales and Orders by Region|');
});

test.each(Object.keys(BASE_THEMES) as BaseThemeName[])(
  'on %s, kinds without an automatic title show only their own, even if titles are switched on',
  async (base) => {
    onTestFinished(() => chooseBaseTheme(CLASSIC.name));
    await chooseBaseTheme(base);
    const query = createRoles({ Values: [createColumn('Depot'), createMeasure('Freight')] });
    const shown = { title: [{ properties: { show: { expr: { Literal: { Value: 'true' } } } } }] };
    const renderWords = (visualType: string, visualContainerObjects: object) =>
      renderVisualText({ visualType, query, visualContainerObjects });
    for (const visualType of [
      'tableEx',
      'pivotTable',
      'card',
      'cardVisual',
      'multiRowCard',
      'slicer',
    ]) {
      expect(renderWords(visualType, shown), visualType).not.toContain('Depot and Freight');
      expect(renderWords(visualType, createTitle('All depots')), visualType).toContain(
        '|All depots|',
      );
    }
  },
);

test('a text box has its paragraphs, in as many lines as they need', () => {
  const textRuns = [
    { value: 'We recommend ', textStyle: { fontSize: '30pt', color: '#aa0000' } },
    { value: 'filtering for a single item before anything else is looked at' },
  ];
  const general = [
    { properties: { paragraphs: [{ textRuns }, { textRuns: [{ value: 'Usage' }] }] } },
  ];
  const words = renderVisualText({ visualType: 'textbox', objects: { general } });
  expect(words).toMatch(/\|We recommend filtering .*\|.+looked at\|Usage\|/);
  expect(words).not.toContain('Retail performance');
});

test.each(['slicer', 'listSlicer'])('a %s names its field', (visualType) => {
  const words = renderVisualText({
    visualType,
    query: { queryState: { Values: createRole('Item') } },
  });
  expect(words).toContain('|Item|');
});

test('uses Power BI’s defaults for settings that a report leaves out, not the sample’s', () => {
  const labelled = /\|62K\|/;
  const line = { visualType: 'lineChart', query: createRoles(CHART) };
  expect(renderVisualText(line)).not.toMatch(labelled);
  const show = { expr: { Literal: { Value: 'true' } } };
  expect(renderVisualText({ ...line, objects: { labels: [{ properties: { show } }] } })).toMatch(
    /\|35K\|/,
  );
  const table = { visualType: 'tableEx', query: createRoles({ Values: [createColumn('Depot')] }) };
  expect(renderVisualText(table).match(/\|Depot(?=\|)/g)).toHaveLength(1);
  expect(
    renderVisualText({ ...table, visualContainerObjects: createTitle('All depots') }),
  ).toContain('All depots');
});

test.each([
  ['actionButton', '|Open the list|'],
  ['pageNavigator', '|Depots|Carriers|'],
  ['bookmarkNavigator', '|Today|'],
])('shows the texts of a %s', (visualType, own) => {
  const text = [{ properties: { text: createLiteral('Open the list') } }];
  expect(renderVisualText({ visualType, objects: { text } })).toBe(own);
});

const LOGO = { expr: { ResourcePackageItem: { ItemName: 'logo.png' } } };
const LOGO_ADDRESS = 'href="data:image/png;base64,iVBORw=="';

test('shows the report’s image, never one of the sample', () => {
  const renderImage = (imageUrl: object, scaling: string) => {
    const imageScaling = [{ properties: { imageScalingType: createLiteral(scaling) } }];
    const objects = { general: [{ properties: { imageUrl } }], imageScaling };
    return renderMarkup(createPage({ visualType: 'image', objects }));
  };
  expect(renderImage(LOGO, 'Fill')).toMatch(
    /<image x="0" y="0"[^>]* preserveAspectRatio="xMidYMid slice"/,
  );
  expect(renderImage(LOGO, 'Normal')).toContain(LOGO_ADDRESS);
  const gone = renderImage({ expr: { ResourcePackageItem: { ItemName: 'gone.png' } } }, 'Fit');
  expect(gone).not.toContain('<image');
  // The sample's picture is made of data colours.
  expect(gone).not.toContain('fill="#118DFF"');
});

test('shows a page’s background image', () => {
  const page = createPage({ visualType: 'textbox' });
  const background = [{ properties: { image: { image: { url: LOGO } } } }];
  expect(renderMarkup({ ...page, json: { ...page.json, objects: { background } } })).toContain(
    LOGO_ADDRESS,
  );
});

test('shows the theme’s page image where the page has none, and the page’s own where it has one', () => {
  const url = 'data:image/png;base64,AAAA';
  const image = { name: 'x', scaling: 'Fit', url };
  const theme = { name: 'A', visualStyles: { page: { '*': { background: [{ image }] } } } };
  const page = createPage({ visualType: 'textbox' });
  expect(renderMarkup(page, theme)).toMatch(
    new RegExp(`<image[^>]*href="${url}"[^>]*preserveAspectRatio="none"`),
  );
  const background = [{ properties: { image: { image: { url: LOGO } } } }];
  const own = { ...page, json: { ...page.json, objects: { background } } };
  expect(renderMarkup(own, theme)).toContain(LOGO_ADDRESS);
  expect(renderMarkup(own, theme)).not.toContain(url);
});

test('a scatter chart without a legend field has points of one colour', () => {
  const countColors = (fields: Record<string, readonly object[]>) => {
    const page = createPage({ visualType: 'scatterChart', query: createRoles(fields) });
    const fills = [...renderMarkup(page).matchAll(/<(?:circle|path)[^>]* fill="(#[^"]+)"/g)];
    return new Set(fills.map(([, fill]) => fill)).size;
  };
  const fields = { X: [createMeasure('Weight')], Y: [createMeasure('Freight')] };
  expect(countColors({ ...fields, Series: [createColumn('Carrier')] }) - countColors(fields)).toBe(
    2,
  );
});

test('a bar chart with labels and no measure yet has no broken coordinates', () => {
  const show = { expr: { Literal: { Value: 'true' } } };
  const page = createPage({
    visualType: 'clusteredBarChart',
    objects: { labels: [{ properties: { show } }] },
    query: createRoles({ Category: CHART.Category }),
  });
  expect(renderMarkup(page)).toContain('Depot A');
  expect(renderMarkup(page)).not.toMatch(/NaN|Infinity/);
});

test('shows the report’s title of an axis', () => {
  const axis = {
    showAxisTitle: { expr: { Literal: { Value: 'true' } } },
    titleText: createLiteral('By site'),
  };
  const objects = { categoryAxis: [{ properties: axis }] };
  const words = renderVisualText({ visualType: 'columnChart', objects, query: createRoles(CHART) });
  expect(words).toContain('|By site|');
});

test('draws a slicer as a dropdown or a range as the report sets it', () => {
  const createMode = (name: string) => ({
    data: [{ properties: { mode: createLiteral(name) } }],
  });
  const query = createRoles({ Values: [createColumn('Depot')] });
  const folded = renderVisualText({ visualType: 'slicer', objects: createMode('Dropdown'), query });
  expect(folded).toContain('|Depot|');
  expect(folded).not.toContain('Depot A');
  const range = renderVisualText({ visualType: 'slicer', objects: createMode('Between'), query });
  expect(range).not.toMatch(/Depot A|\$/);
});

test('a visual that nothing here draws stands under its name, without the number behind it', () => {
  const words = renderVisualText({
    visualType: 'RadarChart1446119667547',
    visualContainerObjects: createTitle('Who is best'),
  });
  expect(words).toBe('|Who is best|RadarChart|');
});

test('the real FUAM report is drawn in its own words', () => {
  const files = readSampleReports().get('microsoft__fabric-toolbox__FUAM_Item_Analyzer_Report')!;
  const words = readReports(files)[0]!.pages.map(renderText).join('');
  expect(words).toContain('Refresh Durations');
  expect(words).toContain('We recommend');
  expect(words).not.toContain('Retail performance');
});

test('a label inside a bar is readable on it where nobody gives it a colour, as in Power BI', () => {
  const createValue = (Value: string) => ({ expr: { Literal: { Value } } });
  const properties = { show: createValue('true'), fontSize: createValue('21D') };
  const collectFills = (own: object) => {
    const objects = { labels: [{ properties: { ...properties, ...own } }] };
    const chart = { visualType: 'barChart', query: createRoles(BROKEN_DOWN), objects };
    const theme = { name: 'Theme', dataColors: ['#12239e', '#ffe699', '#12239e'] };
    const labels = renderMarkup(createPage(chart), theme).matchAll(
      /font-size="21"[^>]*fill="([^"]+)"/g,
    );
    return new Set([...labels].map(([, fill]) => fill));
  };
  expect(collectFills({})).toEqual(new Set(['#ffffff', '#252423']));
  expect(collectFills({ color: { solid: { color: createLiteral('#aa0000') } } })).toEqual(
    new Set(['#aa0000']),
  );
});
