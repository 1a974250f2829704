import {
  QUARTER,
  REVENUE,
  YEARS,
  DETAIL_COLUMNS,
  cell,
  row,
  head,
  revenueByMonth,
  ordersByChannel,
  categories,
  unitsAndMargin,
  products,
  regions,
  keyFigures,
  detail,
  report,
  page,
} from './blocks';
import { bridge, chart, goalKpi, list, onTimeGauge, scatter, table, treemap } from './parts';

/** One page that answers how much, when, what and where, in that order. */
export const EXECUTIVE = report(
  page('Executive summary', [
    head('Executive summary', 'Net sales, margin and what drives them'),
    row(92, cell(820, keyFigures), cell(400, goalKpi('goal', 'Net sales against goal'))),
    row(250, cell(5, revenueByMonth), cell(4, unitsAndMargin), cell(3, categories)),
    row(250, cell(4, products), cell(5, regions), cell(3, bridge('bridge', 'Revenue bridge'))),
  ]),
  detail,
);

/** A row of goals, then each of them in time and by product. */
export const SCORECARD = report(
  page('Scorecard', [
    head('Scorecard', 'Four goals of the year, and how far each is'),
    row(
      200,
      cell(1, goalKpi('goal', 'Net sales against goal')),
      cell(1, onTimeGauge('on-time', 'On-time delivery')),
      cell(1, {
        id: 'growth',
        type: 'multiRowCard',
        title: 'Growth',
        fields: { Values: ['Sales.Revenue growth', 'Sales.Order growth', 'Goals.Goal reached'] },
      }),
      cell(1, categories),
    ),
    row(396, cell(7, table('table', 'Products against last year', DETAIL_COLUMNS.slice(0, 5))), {
      width: 5,
      stack: [
        { height: 1, visual: ordersByChannel },
        { height: 1, visual: unitsAndMargin },
      ],
    }),
  ]),
  detail,
);

/** Slicers down the side, figures above, tables that fill the rest. */
export const TABLES_FIRST = report(
  page('Ledger', [
    head('Ledger', 'Every product and market, filtered from the side'),
    row(
      610,
      {
        width: 190,
        stack: [
          { height: 5, visual: list('category', 'Category', 'Products.Category') },
          { height: 4, visual: list('channel', 'Channel', 'Channels.Channel') },
        ],
      },
      {
        width: 1036,
        stack: [
          { height: 84, visual: keyFigures },
          { height: 290, visual: table('table', 'Products in figures', DETAIL_COLUMNS) },
          { height: 208, visual: regions },
        ],
      },
    ),
  ]),
);

/** This year and the last one, side by side in every visual. */
export const COMPARISON = report(
  page('Comparison', [
    head('This year and the last', 'Every figure beside the one of the year before'),
    row(300, cell(6, revenueByMonth), cell(6, bridge('bridge', 'From last year to this one'))),
    row(
      286,
      cell(
        4,
        chart('products', 'clusteredBarChart', 'Products', 'Products.Product', YEARS, {
          sort: { by: REVENUE, direction: 'Descending' },
        }),
      ),
      cell(
        3,
        chart('regions', 'clusteredColumnChart', 'Regions', 'Markets.Region', YEARS, {
          sort: { by: REVENUE, direction: 'Descending' },
        }),
      ),
      cell(
        5,
        table('table', 'Growth by category', [
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

/** Where it is sold: regions and countries in shares, ranks and time. */
export const MARKETS = report(
  page('Markets', [
    head('Markets', 'Regions, countries and how they change'),
    row(
      300,
      cell(5, treemap('countries', 'Revenue by country', 'Markets.Country', REVENUE)),
      cell(
        4,
        chart('ranks', 'ribbonChart', 'Regions by quarter', QUARTER, [REVENUE], {
          series: 'Markets.Region',
        }),
      ),
      cell(3, list('region-list', 'Regions', 'Markets.Region')),
    ),
    row(
      290,
      cell(5, regions),
      cell(
        4,
        scatter('spread', 'Margin and returns by country', 'Markets.Country', [
          'Sales.Gross margin',
          'Sales.Return rate',
          REVENUE,
        ]),
      ),
      cell(
        3,
        chart(
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
