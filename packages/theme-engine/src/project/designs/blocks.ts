import type { Cell, PageDesign, ReportDesign, Row, VisualDesign } from '../design';
import {
  createChart,
  createCombo,
  createDropdown,
  createFigures,
  createHeading,
  createList,
  createMatrix,
  createPageButtons,
  createRanking,
  createTable,
  createTreemap,
  createYearButtons,
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

export const createCell = (width: number, visual: VisualDesign): Cell => ({ width, visual });
export const createRow = (height: number, ...cells: Cell[]): Row => ({ height, cells });

export function createHead(title: string, subTitle: string): Row {
  return createRow(
    84,
    createCell(420, createHeading(title, subTitle)),
    createCell(340, createPageButtons()),
    createCell(200, createYearButtons()),
    createCell(240, createDropdown('region', 'Region', 'Markets.Region')),
  );
}

export const revenueByMonth = createChart(
  'months',
  'clusteredColumnChart',
  'Revenue by month',
  MONTH,
  YEARS,
);
export const ordersByChannel = createChart(
  'orders',
  'lineChart',
  'Orders by channel',
  MONTH,
  ['Sales.Orders'],
  {
    series: 'Channels.Channel',
  },
);
export const categories = createChart(
  'categories',
  'donutChart',
  'Revenue by category',
  'Products.Category',
  [REVENUE],
  {
    sort: { by: REVENUE, direction: 'Descending' },
  },
);
export const sessions = createChart(
  'sessions',
  'stackedAreaChart',
  'Sessions by device',
  MONTH,
  ['Visits.Sessions'],
  {
    series: 'Visits.Device',
  },
);
export const unitsAndMargin = createCombo(
  'units',
  'Units and margin',
  QUARTER,
  ['Sales.Units'],
  ['Sales.Gross margin'],
);
export const products = createRanking('products', 'Top products', 'Products.Product');
export const regions = createMatrix(
  'regions',
  'Revenue by region and quarter',
  ['Markets.Region', 'Markets.Country'],
  QUARTER,
);
export const stock = createTreemap(
  'stock',
  'Stock value by depot',
  'Stock.Depot',
  'Stock.Stock value',
);
export const keyFigures = createFigures(
  'figures',
  KEY_FIGURES,
  'Orders, gross margin, average order, return rate',
);

/** Creates the second page of most layouts, with figures for every product and market. */
export const detail: PageDesign = {
  id: 'detail',
  title: 'Detail',
  ...SCREEN,
  rows: [
    createHead('Products and markets', 'All figures behind the first page'),
    createRow(
      390,
      createCell(220, createList('category', 'Category', 'Products.Category')),
      createCell(1020, createTable('table', 'Products in figures', DETAIL_COLUMNS)),
    ),
    createRow(240, createCell(1, regions), createCell(1, ordersByChannel)),
  ],
};

export const createReport = (first: PageDesign, ...others: PageDesign[]): ReportDesign => ({
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
