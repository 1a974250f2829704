import type { PageDesign, ReportDesign } from '../design';
import {
  createBridge,
  createChart,
  createCombo,
  createFigures,
  createGoalKpi,
  createList,
  createMatrix,
  createOnTimeGauge,
  createRanking,
  createTable,
  createTreemap,
} from './parts';
import { CONTROLS } from './studio-controls';
import { DETAIL } from './studio-detail';
import { createStudioHead, MONTH, SIZE } from './studio-head';

const overview: PageDesign = {
  id: 'overview',
  title: 'Overview',
  ...SIZE,
  rows: [
    createStudioHead('Retail performance'),
    {
      height: 80,
      cells: [
        {
          width: 640,
          visual: createFigures(
            'figures',
            ['Sales.Orders', 'Sales.Gross margin', 'Sales.Average order', 'Sales.Return rate'],
            'Orders, gross margin, average order and return rate',
          ),
        },
        { width: 240, visual: createGoalKpi('goal', 'Net sales against goal') },
      ],
    },
    {
      height: 176,
      cells: [
        {
          width: 1,
          visual: createChart('revenue', 'clusteredColumnChart', 'Revenue by month', MONTH, [
            'Sales.Revenue',
            'Sales.Revenue last year',
          ]),
        },
        {
          width: 1,
          visual: createChart('orders', 'lineChart', 'Orders by channel', MONTH, ['Sales.Orders'], {
            series: 'Channels.Channel',
          }),
        },
        {
          width: 1,
          visual: createChart(
            'category',
            'donutChart',
            'Revenue by category',
            'Products.Category',
            ['Sales.Revenue'],
            { sort: { by: 'Sales.Revenue', direction: 'Descending' } },
          ),
        },
      ],
    },
    {
      height: 176,
      cells: [
        {
          width: 1,
          visual: createCombo(
            'units',
            'Units and margin',
            'Calendar.Quarter',
            ['Sales.Units'],
            ['Sales.Gross margin'],
          ),
        },
        {
          width: 1,
          visual: createChart(
            'sessions',
            'stackedAreaChart',
            'Sessions by device',
            MONTH,
            ['Visits.Sessions'],
            {
              series: 'Visits.Device',
            },
          ),
        },
        { width: 1, visual: createBridge('bridge', 'Revenue bridge') },
      ],
    },
    {
      height: 166,
      cells: [
        { width: 3, visual: createRanking('products', 'Top products', 'Products.Product') },
        {
          width: 3,
          visual: createTreemap(
            'stock',
            'Stock value by depot',
            'Stock.Depot',
            'Stock.Stock value',
          ),
        },
        { width: 1.7, visual: createOnTimeGauge('on-time', 'On-time delivery') },
        { width: 1.3, visual: createList('regions', 'Regions', 'Markets.Region') },
      ],
    },
    {
      height: 196,
      cells: [
        {
          width: 1.3,
          visual: createMatrix(
            'matrix',
            'Revenue by region and quarter',
            ['Markets.Region', 'Markets.Country'],
            'Calendar.Quarter',
          ),
        },
        {
          width: 1,
          visual: createTable('detail', 'Product detail', [
            'Products.Product',
            'Sales.Units',
            'Sales.Revenue',
            'Sales.Revenue growth',
          ]),
        },
      ],
    },
  ],
};

/** The pages of the studio's own preview. */
export const STUDIO_DESIGN: ReportDesign = { pages: [overview, DETAIL, CONTROLS] };
