import type { Cell, PageDesign, ReportDesign, Row, VisualDesign } from '../design';
import {
  chart,
  combo,
  dropdown,
  figures,
  heading,
  list,
  matrix,
  pageButtons,
  ranking,
  table,
  treemap,
  yearButtons,
} from './parts';

/** Building blocks of the layouts. */

export const SCREEN = { width: 1280, height: 720, margin: 20, gap: 14 } as const;
export const MONTH = 'Calendar.Month';
export const QUARTER = 'Calendar.Quarter';
export const REVENUE = 'Sales.Revenue';
export const YEARS = [REVENUE, 'Sales.Revenue last year'] as const;
export const KEY_FIGURES = [
  'Sales.Orders',
  'Sales.Gross margin',
  'Sales.Average order',
  'Sales.Return rate',
];
export const DETAIL_COLUMNS = [
  'Products.Product',
  'Sales.Units',
  REVENUE,
  'Sales.Revenue last year',
  'Sales.Revenue growth',
  'Sales.Gross margin',
  'Sales.Return rate',
];

export const cell = (width: number, visual: VisualDesign): Cell => ({ width, visual });
export const row = (height: number, ...cells: Cell[]): Row => ({ height, cells });

export function head(title: string, subTitle: string): Row {
  return row(
    84,
    cell(420, heading(title, subTitle)),
    cell(340, pageButtons()),
    cell(200, yearButtons()),
    cell(240, dropdown('region', 'Region', 'Markets.Region')),
  );
}

export const revenueByMonth = chart(
  'months',
  'clusteredColumnChart',
  'Revenue by month',
  MONTH,
  YEARS,
);
export const ordersByChannel = chart(
  'orders',
  'lineChart',
  'Orders by channel',
  MONTH,
  ['Sales.Orders'],
  {
    series: 'Channels.Channel',
  },
);
export const categories = chart(
  'categories',
  'donutChart',
  'Revenue by category',
  'Products.Category',
  [REVENUE],
  {
    sort: { by: REVENUE, direction: 'Descending' },
  },
);
export const sessions = chart(
  'sessions',
  'stackedAreaChart',
  'Sessions by device',
  MONTH,
  ['Visits.Sessions'],
  {
    series: 'Visits.Device',
  },
);
export const unitsAndMargin = combo(
  'units',
  'Units and margin',
  QUARTER,
  ['Sales.Units'],
  ['Sales.Gross margin'],
);
export const products = ranking('products', 'Top products', 'Products.Product');
export const regions = matrix(
  'regions',
  'Revenue by region and quarter',
  ['Markets.Region', 'Markets.Country'],
  QUARTER,
);
export const stock = treemap('stock', 'Stock value by depot', 'Stock.Depot', 'Stock.Stock value');
export const keyFigures = figures(
  'figures',
  KEY_FIGURES,
  'Orders, gross margin, average order, return rate',
);

/** The second page of most layouts: every product and every market in figures. */
export const detail: PageDesign = {
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

export const report = (first: PageDesign, ...others: PageDesign[]): ReportDesign => ({
  pages: [first, ...others],
});
export const page = (
  title: string,
  rows: readonly Row[],
  size: Partial<PageDesign> = {},
): PageDesign => ({
  id: 'overview',
  title,
  ...SCREEN,
  ...size,
  rows,
});
