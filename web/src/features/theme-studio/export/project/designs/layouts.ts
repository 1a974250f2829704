import type { Cell, PageDesign, ReportDesign, Row, VisualDesign } from '../design';
import {
  bridge,
  chart,
  combo,
  dropdown,
  figure,
  figures,
  goalKpi,
  heading,
  list,
  matrix,
  onTimeGauge,
  pageButtons,
  ranking,
  scatter,
  table,
  treemap,
  yearButtons,
} from './parts';

const SCREEN = { width: 1280, height: 720, margin: 20, gap: 14 } as const;
const MONTH = 'Calendar.Month';
const QUARTER = 'Calendar.Quarter';
const REVENUE = 'Sales.Revenue';
const YEARS = [REVENUE, 'Sales.Revenue last year'] as const;
const KEY_FIGURES = [
  'Sales.Orders',
  'Sales.Gross margin',
  'Sales.Average order',
  'Sales.Return rate',
];
const DETAIL_COLUMNS = [
  'Products.Product',
  'Sales.Units',
  REVENUE,
  'Sales.Revenue last year',
  'Sales.Revenue growth',
  'Sales.Gross margin',
  'Sales.Return rate',
];

const cell = (width: number, visual: VisualDesign): Cell => ({ width, visual });
const row = (height: number, ...cells: Cell[]): Row => ({ height, cells });

function head(title: string, subTitle: string): Row {
  return row(
    62,
    cell(420, heading(title, subTitle)),
    cell(340, pageButtons()),
    cell(200, yearButtons()),
    cell(240, dropdown('region', 'Region', 'Markets.Region')),
  );
}

const revenueByMonth = chart('months', 'clusteredColumnChart', 'Revenue by month', MONTH, YEARS);
const ordersByChannel = chart('orders', 'lineChart', 'Orders by channel', MONTH, ['Sales.Orders'], {
  series: 'Channels.Channel',
});
const categories = chart(
  'categories',
  'donutChart',
  'Revenue by category',
  'Products.Category',
  [REVENUE],
  {
    sort: { by: REVENUE, direction: 'Descending' },
  },
);
const sessions = chart(
  'sessions',
  'stackedAreaChart',
  'Sessions by device',
  MONTH,
  ['Visits.Sessions'],
  {
    series: 'Visits.Device',
  },
);
const unitsAndMargin = combo(
  'units',
  'Units and margin',
  QUARTER,
  ['Sales.Units'],
  ['Sales.Gross margin'],
);
const products = ranking('products', 'Top products', 'Products.Product');
const regions = matrix(
  'regions',
  'Revenue by region and quarter',
  ['Markets.Region', 'Markets.Country'],
  QUARTER,
);
const stock = treemap('stock', 'Stock value by depot', 'Stock.Depot', 'Stock.Stock value');
const keyFigures = figures(
  'figures',
  KEY_FIGURES,
  'Orders, gross margin, average order, return rate',
);

/** The second page of most layouts: every product and every market in figures. */
const detail: PageDesign = {
  id: 'detail',
  title: 'Detail',
  ...SCREEN,
  rows: [
    head('Products and markets', 'All figures behind the first page'),
    row(
      390,
      cell(220, list('category', 'Category', 'Products.Category')),
      cell(1020, table('table', 'Products in figures', DETAIL_COLUMNS)),
    ),
    row(240, cell(1, regions), cell(1, ordersByChannel)),
  ],
};

const report = (first: PageDesign, ...others: PageDesign[]): ReportDesign => ({
  pages: [first, ...others],
});
const page = (title: string, rows: readonly Row[], size: Partial<PageDesign> = {}): PageDesign => ({
  id: 'overview',
  title,
  ...SCREEN,
  ...size,
  rows,
});

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

/** A page for a screen in a room: three numbers and one chart, large. */
export const PRESENTATION = report(
  page('Overview', [
    row(
      80,
      cell(7, heading('How the year went', 'Fiscal year, October to September', 26)),
      cell(3, pageButtons()),
    ),
    row(
      170,
      cell(1, figure('revenue', 'Revenue', REVENUE)),
      cell(1, figure('growth', 'Growth', 'Sales.Revenue growth')),
      cell(1, figure('reached', 'Goal reached', 'Goals.Goal reached')),
    ),
    row(402, cell(1, revenueByMonth)),
  ]),
  {
    id: 'drivers',
    title: 'Drivers',
    ...SCREEN,
    rows: [
      row(
        80,
        cell(7, heading('What drove it', 'Products and regions', 26)),
        cell(3, pageButtons()),
      ),
      row(586, cell(1, products), cell(1, categories)),
    ],
  },
);

/** A sheet of A4 that is read from top to bottom, with nothing to press. */
export const PRINT = report(
  page(
    'Report',
    [
      row(64, cell(1, heading('Retail report', 'Fiscal year, October to September', 20))),
      row(90, cell(1, keyFigures)),
      row(240, cell(3, revenueByMonth), cell(2, categories)),
      row(240, cell(1, ordersByChannel), cell(1, unitsAndMargin)),
      row(190, cell(1, regions)),
      row(230, cell(1, table('table', 'Products', DETAIL_COLUMNS.slice(0, 5)))),
    ],
    { width: 794, height: 1123, margin: 34, gap: 12 },
  ),
);

/** A wall screen: what matters now is large, and nothing asks to be pressed. */
export const WALL = report(
  page('Now', [
    row(60, cell(1, heading('Retail now', 'Fiscal year to date', 22)), cell(1, keyFigures)),
    row(
      280,
      cell(3, goalKpi('goal', 'Net sales against goal')),
      cell(3, onTimeGauge('on-time', 'On-time delivery')),
      cell(6, ordersByChannel),
    ),
    row(290, cell(5, sessions), cell(4, stock), cell(3, products)),
  ]),
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
