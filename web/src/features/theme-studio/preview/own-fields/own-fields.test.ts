import { expect, test } from 'vitest';
import { FLEXA_VISUALS, type FlexaVisualName } from '@flexa/license/flexa';
import { STYLED_VISUALS } from '../../store/styled-visuals';
import {
  BROKEN_DOWN,
  CHART,
  column,
  literal,
  measure,
  roles,
  title,
  wordsOf,
} from '../testing/report-page';

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
  ['azureMap', { Category: [column('Depot')], Size: [measure('Freight')] }, ['Freight', 'Depot A']],
  ['map', { Category: [column('Depot')], Size: [measure('Freight')] }, ['Depot A']],
] as const)(
  'a %s shows its own fields, and none of the sample: %#',
  (visualType, fields, names) => {
    const axis = [{ properties: { showAxisTitle: { expr: { Literal: { Value: 'true' } } } } }];
    const shows = [{ properties: { show: { expr: { Literal: { Value: 'true' } } } } }];
    const objects = {
      categoryAxis: axis,
      valueAxis: axis,
      categoryLabels: shows,
      ...(visualType === 'filledMap' && { labels: shows }),
    };
    const off = { expr: { Literal: { Value: 'false' } } };
    const words = wordsOf({
      visualType,
      objects,
      query: roles(fields),
      // Its title names the fields anyway.
      visualContainerObjects: { title: [{ properties: { show: off } }] },
    });
    for (const name of names) expect(words).toContain(`|${name}|`);
    expect(words).not.toMatch(SAMPLE);
  },
);

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

test.each([
  ['scriptVisual', 'R visual'],
  ['pythonVisual', 'Python visual'],
  ['qnaVisual', 'Q&amp;A'],
  ['rdlVisual', 'Paginated report'],
  ['scorecard', 'Scorecard'],
  ['esriVisual', 'ArcGIS map'],
  ['shapeMap', 'Shape map'],
  ['aiNarratives', 'Narrative'],
  ['keyDriversVisual', 'Key influencers'],
  ['decompositionTreeVisual', 'Decomposition tree'],
])('a %s is shown by its frame, its own title and the name %s', (visualType, name) => {
  const query = roles({ Values: [column('Depot')] });
  const words = wordsOf({ visualType, query, visualContainerObjects: title('By depot') });
  expect(words).toBe(`|By depot|${name}|`);
});

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
