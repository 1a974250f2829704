import { expect, test } from 'vitest';
import { FLEXA_VISUALS, formatStoreName, type FlexaVisualName } from '@flexa/license/flexa';
import { STYLED_VISUALS } from '../../store/styled-visuals';
import {
  BROKEN_DOWN,
  CHART,
  createColumn,
  createLiteral,
  createMeasure,
  createRoles,
  createTitle,
  renderVisualText,
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
    { ...CHART, Y2: [createMeasure('Delay'), createMeasure('Goal')] },
    ['Depot', 'Freight', 'Fuel', 'Delay', 'Goal'],
  ],
  ['lineStackedColumnComboChart', BROKEN_DOWN, ['Depot', 'Carrier A']],
  ['donutChart', CHART, ['Depot A']],
  ['pieChart', { Y: CHART.Y }, ['Freight', 'Fuel']],
  ['funnel', { Category: CHART.Category, Y: [createMeasure('Freight')] }, ['Depot A']],
  [
    'waterfallChart',
    { Category: CHART.Category, Y: [createMeasure('Freight')] },
    ['Depot A', 'Depot'],
  ],
  ['treemap', { Group: [createColumn('Depot')], Values: [createMeasure('Freight')] }, ['Depot A']],
  [
    'scatterChart',
    {
      Series: [createColumn('Carrier')],
      X: [createMeasure('Weight')],
      Y: [createMeasure('Freight')],
    },
    ['Weight', 'Freight', 'Carrier A'],
  ],
  ['card', { Values: [createMeasure('Freight')] }, ['Freight']],
  ['cardVisual', { Data: CHART.Y }, ['Freight', 'Fuel']],
  ['multiRowCard', { Values: [createColumn('Depot'), ...CHART.Y] }, ['Depot A', 'Freight', 'Fuel']],
  [
    'tableEx',
    { Values: [createColumn('Depot'), ...CHART.Y] },
    ['Depot', 'Depot A', 'Freight', 'Fuel'],
  ],
  [
    'pivotTable',
    {
      Rows: [createColumn('Depot')],
      Columns: [createColumn('Carrier')],
      Values: [createMeasure('Freight')],
    },
    ['Depot', 'Depot A', 'Carrier A'],
  ],
  ['pivotTable', { Rows: [createColumn('Depot')], Values: CHART.Y }, ['Depot', 'Freight', 'Fuel']],
  ['listSlicer', { Values: [createColumn('Depot')] }, ['Depot A']],
  ['advancedSlicerVisual', { Values: [createColumn('Depot')] }, ['Depot A']],
  ['slicer', { Values: [createColumn('Depot')] }, ['Depot', 'Depot A']],
  ['textSlicer', { Values: [createColumn('Depot')] }, []],
  ['filledMap', { Category: [createColumn('Depot')] }, ['Depot A']],
  [
    'azureMap',
    { Category: [createColumn('Depot')], Size: [createMeasure('Freight')] },
    ['Freight', 'Depot A'],
  ],
  ['map', { Category: [createColumn('Depot')], Size: [createMeasure('Freight')] }, ['Depot A']],
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
    const words = renderVisualText({
      visualType,
      objects,
      query: createRoles(fields),
      // Its title names the fields anyway.
      visualContainerObjects: { title: [{ properties: { show: off } }] },
    });
    for (const name of names) expect(words).toContain(`|${name}|`);
    expect(words).not.toMatch(SAMPLE);
  },
);

const OURS: Readonly<Record<FlexaVisualName, readonly [Record<string, object[]>, string[]]>> = {
  'variance-columns': [
    {
      category: [createColumn('Depot')],
      actual: [createMeasure('Freight')],
      plan: [createMeasure('Budget')],
    },
    ['Depot A'],
  ],
  'bullet-list': [
    { category: [createColumn('Depot')], actual: [createMeasure('Freight')] },
    ['Depot A'],
  ],
  bridge: [{ category: [createColumn('Depot')], value: [createMeasure('Freight')] }, ['Depot A']],
  'key-figure': [
    {
      figures: [createMeasure('Freight'), createMeasure('Fuel')],
      references: [createMeasure('Budget')],
    },
    ['Freight', 'Fuel'],
  ],
  table: [
    {
      rows: [createColumn('Depot')],
      values: [createMeasure('Freight')],
      bars: [createMeasure('Delay')],
    },
    ['Depot', 'Depot A', 'Freight', 'Delay'],
  ],
  forecast: [{ axis: [createColumn('Day')], value: [createMeasure('Freight')] }, []],
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
  const query = createRoles({ Values: [createColumn('Depot')] });
  const words = renderVisualText({
    visualType,
    query,
    visualContainerObjects: createTitle('By depot'),
  });
  expect(words).toBe(`|By depot|${name}|`);
});

test('a text slicer asks what its report lets it ask', () => {
  const inputTextBox = [{ properties: { placeholder: createLiteral('Which depot?') } }];
  const query = createRoles({ Values: [createColumn('Depot')] });
  expect(
    renderVisualText({ visualType: 'textSlicer', objects: { inputTextBox }, query }),
  ).toContain('|Which depot?|');
});

/** Our visuals by both of their names: from a file, and from an organisation's store. */
const OUR_NAMES = FLEXA_VISUALS.flatMap(({ guid, name }) => [
  { type: guid, name },
  { type: formatStoreName(guid), name },
]);

test.each(OUR_NAMES)(
  'our own $name shows its own fields and its title as $type',
  ({ type, name }) => {
    const [fields, names] = OURS[name];
    const visualContainerObjects = createTitle('Plan and actual');
    const words = renderVisualText({
      visualType: type,
      query: createRoles(fields),
      visualContainerObjects,
    });
    for (const expectedText of ['Plan and actual', ...names])
      expect(words).toContain(`|${expectedText}|`);
    expect(words).not.toMatch(SAMPLE);
  },
);

const KINDS = Object.entries(STYLED_VISUALS);

test.each(KINDS)('a %s without fields shows nothing of the sample', (visualType, kind) => {
  const words = renderVisualText({ visualType }).replace(`|${kind}|`, '|');
  expect(words).not.toMatch(SAMPLE);
  expect(renderVisualText({ visualType, visualContainerObjects: createTitle('') })).not.toMatch(
    /undefined|NaN/,
  );
});
