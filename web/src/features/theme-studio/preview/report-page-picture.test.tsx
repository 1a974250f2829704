import { expect, onTestFinished, test } from 'vitest';
import { BASE_THEMES, CLASSIC, type BaseThemeName } from '@flexa/theme-engine/base-themes';
import { reportsIn } from '@flexa/theme-engine/reports';
import { sampleReports } from '@flexa/theme-engine/testing';
import { chooseBaseTheme } from './base-of-preview';
import {
  BROKEN_DOWN,
  CHART,
  column,
  drawn,
  literal,
  markupOf,
  measure,
  pageWith,
  role,
  roles,
  title,
  wordsOf,
} from './testing/report-page';

const QUERY = { queryState: { Category: role('Region'), Y: role('Sales', 'Orders') } };

test('a report’s visual has its own title or one from its fields, never the sample’s', () => {
  const chart = { visualType: 'clusteredColumnChart', query: QUERY };
  const named = wordsOf({ ...chart, visualContainerObjects: title('Where we’re selling') });
  expect(named).toContain('|Where we’re selling|');
  expect(wordsOf(chart)).toContain('|Sales and Orders by Region|');
});

test.each(Object.keys(BASE_THEMES) as BaseThemeName[])(
  'on %s, kinds without an automatic title show only their own, even if titles are switched on',
  async (base) => {
    onTestFinished(() => chooseBaseTheme(CLASSIC.name));
    await chooseBaseTheme(base);
    const query = roles({ Values: [column('Depot'), measure('Freight')] });
    const shown = { title: [{ properties: { show: { expr: { Literal: { Value: 'true' } } } } }] };
    const words = (visualType: string, visualContainerObjects: object) =>
      wordsOf({ visualType, query, visualContainerObjects });
    for (const visualType of [
      'tableEx',
      'pivotTable',
      'card',
      'cardVisual',
      'multiRowCard',
      'slicer',
    ]) {
      expect(words(visualType, shown), visualType).not.toContain('Depot and Freight');
      expect(words(visualType, title('All depots')), visualType).toContain('|All depots|');
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
  const words = wordsOf({ visualType: 'textbox', objects: { general } });
  expect(words).toMatch(/\|We recommend filtering .*\|.+looked at\|Usage\|/);
  expect(words).not.toContain('Retail performance');
});

test.each(['slicer', 'listSlicer'])('a %s names its field', (visualType) => {
  const words = wordsOf({ visualType, query: { queryState: { Values: role('Item') } } });
  expect(words).toContain('|Item|');
});

test('uses Power BI’s defaults for settings that a report leaves out, not the sample’s', () => {
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
])('shows the texts of a %s', (visualType, own) => {
  const text = [{ properties: { text: literal('Open the list') } }];
  expect(wordsOf({ visualType, objects: { text } })).toBe(own);
});

const LOGO = { expr: { ResourcePackageItem: { ItemName: 'logo.png' } } };
const LOGO_ADDRESS = 'href="data:image/png;base64,iVBORw=="';

test('shows the report’s image, never one of the sample', () => {
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

test('shows a page’s background image', () => {
  const page = pageWith({ visualType: 'textbox' });
  const background = [{ properties: { image: { image: { url: LOGO } } } }];
  expect(markupOf({ ...page, json: { ...page.json, objects: { background } } })).toContain(
    LOGO_ADDRESS,
  );
});

test('shows the theme’s page image where the page has none, and the page’s own where it has one', () => {
  const url = 'data:image/png;base64,AAAA';
  const image = { name: 'x', scaling: 'Fit', url };
  const theme = { name: 'A', visualStyles: { page: { '*': { background: [{ image }] } } } };
  const page = pageWith({ visualType: 'textbox' });
  expect(markupOf(page, theme)).toMatch(
    new RegExp(`<image[^>]*href="${url}"[^>]*preserveAspectRatio="none"`),
  );
  const background = [{ properties: { image: { image: { url: LOGO } } } }];
  const own = { ...page, json: { ...page.json, objects: { background } } };
  expect(markupOf(own, theme)).toContain(LOGO_ADDRESS);
  expect(markupOf(own, theme)).not.toContain(url);
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
    visualType: 'clusteredBarChart',
    objects: { labels: [{ properties: { show } }] },
    query: roles({ Category: CHART.Category }),
  });
  expect(markupOf(page)).toContain('Depot A');
  expect(markupOf(page)).not.toMatch(/NaN|Infinity/);
});

test('shows the report’s title of an axis', () => {
  const axis = {
    showAxisTitle: { expr: { Literal: { Value: 'true' } } },
    titleText: literal('By site'),
  };
  const objects = { categoryAxis: [{ properties: axis }] };
  const words = wordsOf({ visualType: 'columnChart', objects, query: roles(CHART) });
  expect(words).toContain('|By site|');
});

test('draws a slicer as a dropdown or a range as the report sets it', () => {
  const mode = (name: string) => ({ data: [{ properties: { mode: literal(name) } }] });
  const query = roles({ Values: [column('Depot')] });
  const folded = wordsOf({ visualType: 'slicer', objects: mode('Dropdown'), query });
  expect(folded).toContain('|Depot|');
  expect(folded).not.toContain('Depot A');
  const range = wordsOf({ visualType: 'slicer', objects: mode('Between'), query });
  expect(range).not.toMatch(/Depot A|\$/);
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

test('a label inside a bar is readable on it where nobody gives it a colour, as in Power BI', () => {
  const said = (Value: string) => ({ expr: { Literal: { Value } } });
  const properties = { show: said('true'), fontSize: said('21D') };
  const fills = (own: object) => {
    const objects = { labels: [{ properties: { ...properties, ...own } }] };
    const chart = { visualType: 'barChart', query: roles(BROKEN_DOWN), objects };
    const theme = { name: 'Theme', dataColors: ['#12239e', '#ffe699', '#12239e'] };
    const labels = markupOf(pageWith(chart), theme).matchAll(/font-size="21"[^>]*fill="([^"]+)"/g);
    return new Set([...labels].map(([, fill]) => fill));
  };
  expect(fills({})).toEqual(new Set(['#ffffff', '#252423']));
  expect(fills({ color: { solid: { color: literal('#aa0000') } } })).toEqual(new Set(['#aa0000']));
});
