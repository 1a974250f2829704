import {
  QUARTER,
  REVENUE,
  YEARS,
  DETAIL_COLUMNS,
  createCell,
  createRow,
  createHead,
  revenueByMonth,
  ordersByChannel,
  categories,
  unitsAndMargin,
  products,
  regions,
  keyFigures,
  detail,
  createReport,
  page,
} from './blocks';
import {
  createBridge,
  createChart,
  createGoalKpi,
  createList,
  createOnTimeGauge,
  createScatter,
  createTable,
  createTreemap,
} from './parts';

/** A page that answers how much, when, what and where, in this order. */
export const EXECUTIVE = createReport(
  page('Executive summary', [
    createHead('Executive summary', 'Net sales, margin and what drives them'),
    createRow(
      92,
      createCell(820, keyFigures),
      createCell(400, createGoalKpi('goal', 'Net sales against goal')),
    ),
    createRow(
      250,
      createCell(5, revenueByMonth),
      createCell(4, unitsAndMargin),
      createCell(3, categories),
    ),
    createRow(
      250,
      createCell(4, products),
      createCell(5, regions),
      createCell(3, createBridge('bridge', 'Revenue bridge')),
    ),
  ]),
  detail,
);

/** A row of goals, then each over time and by product. */
export const SCORECARD = createReport(
  page('Scorecard', [
    createHead('Scorecard', 'Four goals of the year, and how far each is'),
    createRow(
      200,
      createCell(1, createGoalKpi('goal', 'Net sales against goal')),
      createCell(1, createOnTimeGauge('on-time', 'On-time delivery')),
      createCell(1, {
        id: 'growth',
        type: 'multiRowCard',
        title: 'Growth',
        fields: { Values: ['Sales.Revenue growth', 'Sales.Order growth', 'Goals.Goal reached'] },
      }),
      createCell(1, categories),
    ),
    createRow(
      396,
      createCell(7, createTable('table', 'Products against last year', DETAIL_COLUMNS.slice(0, 5))),
      {
        width: 5,
        stack: [
          { height: 1, visual: ordersByChannel },
          { height: 1, visual: unitsAndMargin },
        ],
      },
    ),
  ]),
  detail,
);

/** Slicers on the side, figures above, and tables in the rest. */
export const TABLES_FIRST = createReport(
  page('Ledger', [
    createHead('Ledger', 'Every product and market, filtered from the side'),
    createRow(
      610,
      {
        width: 190,
        stack: [
          { height: 5, visual: createList('category', 'Category', 'Products.Category') },
          { height: 4, visual: createList('channel', 'Channel', 'Channels.Channel') },
        ],
      },
      {
        width: 1036,
        stack: [
          { height: 84, visual: keyFigures },
          { height: 290, visual: createTable('table', 'Products in figures', DETAIL_COLUMNS) },
          { height: 208, visual: regions },
        ],
      },
    ),
  ]),
);

/** This year and the previous one, side by side in every visual. */
export const COMPARISON = createReport(
  page('Comparison', [
    createHead('This year and the last', 'Every figure beside the one of the year before'),
    createRow(
      300,
      createCell(6, revenueByMonth),
      createCell(6, createBridge('bridge', 'From last year to this one')),
    ),
    createRow(
      286,
      createCell(
        4,
        createChart('products', 'clusteredBarChart', 'Products', 'Products.Product', YEARS, {
          sort: { by: REVENUE, direction: 'Descending' },
        }),
      ),
      createCell(
        3,
        createChart('regions', 'clusteredColumnChart', 'Regions', 'Markets.Region', YEARS, {
          sort: { by: REVENUE, direction: 'Descending' },
        }),
      ),
      createCell(
        5,
        createTable('table', 'Growth by category', [
          'Products.Category',
          REVENUE,
          'Sales.Revenue last year',
          'Sales.Revenue growth',
        ]),
      ),
    ),
  ]),
  detail,
);

/** Sales by region and country as shares, ranks and over time. */
export const MARKETS = createReport(
  page('Markets', [
    createHead('Markets', 'Regions, countries and how they change'),
    createRow(
      300,
      createCell(5, createTreemap('countries', 'Revenue by country', 'Markets.Country', REVENUE)),
      createCell(
        4,
        createChart('ranks', 'ribbonChart', 'Regions by quarter', QUARTER, [REVENUE], {
          series: 'Markets.Region',
        }),
      ),
      createCell(3, createList('region-list', 'Regions', 'Markets.Region')),
    ),
    createRow(
      290,
      createCell(5, regions),
      createCell(
        4,
        createScatter('spread', 'Margin and returns by country', 'Markets.Country', [
          'Sales.Gross margin',
          'Sales.Return rate',
          REVENUE,
        ]),
      ),
      createCell(
        3,
        createChart(
          'channels',
          'hundredPercentStackedColumnChart',
          'Channels',
          'Markets.Region',
          [REVENUE],
          {
            series: 'Channels.Channel',
          },
        ),
      ),
    ),
  ]),
  detail,
);
