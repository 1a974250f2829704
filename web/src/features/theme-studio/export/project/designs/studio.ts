import type { PageDesign, ReportDesign, Row, VisualDesign } from '../design';
import { card, literal } from '../expressions';
import {
  bridge,
  button,
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

const MONTH = 'Calendar.Month';
/** What the studio shows at three quarters, without the filter pane beside it. */
const SIZE = { width: 1075, height: 1208, margin: 20, gap: 14 } as const;
const SUB = 'Fiscal years, October to September';

function head(title: string, subTitle = SUB): Row {
  return {
    height: 58,
    cells: [
      { width: 300, visual: heading(title, subTitle) },
      { width: 270, visual: pageButtons() },
      { width: 150, visual: yearButtons() },
      { width: 180, visual: dropdown('region', 'Region', 'Markets.Region') },
    ],
  };
}

const overview: PageDesign = {
  id: 'overview',
  title: 'Overview',
  ...SIZE,
  rows: [
    head('Retail performance'),
    {
      height: 80,
      cells: [
        {
          width: 640,
          visual: figures(
            'figures',
            ['Sales.Orders', 'Sales.Gross margin', 'Sales.Average order', 'Sales.Return rate'],
            'Orders, gross margin, average order and return rate',
          ),
        },
        { width: 240, visual: goalKpi('goal', 'Net sales against goal') },
      ],
    },
    {
      height: 176,
      cells: [
        {
          width: 1,
          visual: chart('revenue', 'clusteredColumnChart', 'Revenue by month', MONTH, [
            'Sales.Revenue',
            'Sales.Revenue last year',
          ]),
        },
        {
          width: 1,
          visual: chart('orders', 'lineChart', 'Orders by channel', MONTH, ['Sales.Orders'], {
            series: 'Channels.Channel',
          }),
        },
        {
          width: 1,
          visual: chart(
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
          visual: combo(
            'units',
            'Units and margin',
            'Calendar.Quarter',
            ['Sales.Units'],
            ['Sales.Gross margin'],
          ),
        },
        {
          width: 1,
          visual: chart(
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
        { width: 1, visual: bridge('bridge', 'Revenue bridge') },
      ],
    },
    {
      height: 166,
      cells: [
        { width: 3, visual: ranking('products', 'Top products', 'Products.Product') },
        {
          width: 3,
          visual: treemap('stock', 'Stock value by depot', 'Stock.Depot', 'Stock.Stock value'),
        },
        { width: 1.7, visual: onTimeGauge('on-time', 'On-time delivery') },
        { width: 1.3, visual: list('regions', 'Regions', 'Markets.Region') },
      ],
    },
    {
      height: 196,
      cells: [
        {
          width: 1.3,
          visual: matrix(
            'matrix',
            'Revenue by region and quarter',
            ['Markets.Region', 'Markets.Country'],
            'Calendar.Quarter',
          ),
        },
        {
          width: 1,
          visual: table('detail', 'Product detail', [
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

const detail: PageDesign = {
  id: 'detail',
  title: 'Detail',
  ...SIZE,
  rows: [
    head('Products and markets'),
    {
      height: 230,
      cells: [
        {
          width: 3,
          visual: scatter('margin', 'Margin and returns by product', 'Products.Product', [
            'Sales.Gross margin',
            'Sales.Return rate',
            'Sales.Revenue',
          ]),
        },
        {
          width: 2,
          visual: chart(
            'channels',
            'hundredPercentStackedColumnChart',
            'Channels by quarter',
            'Calendar.Quarter',
            ['Sales.Revenue'],
            {
              series: 'Channels.Channel',
            },
          ),
        },
      ],
    },
    {
      height: 200,
      cells: [
        {
          width: 3,
          visual: chart(
            'ranks',
            'ribbonChart',
            'Categories by quarter',
            'Calendar.Quarter',
            ['Sales.Revenue'],
            {
              series: 'Products.Category',
            },
          ),
        },
        {
          width: 2,
          visual: chart(
            'funnel',
            'funnel',
            'Revenue by country',
            'Markets.Country',
            ['Sales.Revenue'],
            {
              sort: { by: 'Sales.Revenue', direction: 'Descending' },
            },
          ),
        },
      ],
    },
    {
      height: 340,
      cells: [
        {
          width: 1,
          visual: table('table', 'Products in figures', [
            'Products.Category',
            'Products.Product',
            'Sales.Orders',
            'Sales.Units',
            'Sales.Revenue',
            'Sales.Revenue last year',
            'Sales.Revenue growth',
            'Sales.Gross margin',
            'Sales.Return rate',
          ]),
        },
      ],
    },
  ],
};

const period: VisualDesign = {
  id: 'period',
  type: 'slicer',
  title: 'Period',
  fields: { Values: ['Calendar.Date'] },
  objects: {
    data: [card({ mode: literal('Between') })],
    header: [card({ show: literal(false) })],
  },
};

const controls: PageDesign = {
  id: 'controls',
  title: 'Controls',
  ...SIZE,
  rows: [
    head('Slicers and buttons'),
    {
      height: 210,
      cells: [
        { width: 1, visual: list('categories', 'Category', 'Products.Category') },
        {
          width: 1,
          visual: {
            id: 'channels',
            type: 'advancedSlicerVisual',
            title: 'Channel',
            fields: { Values: ['Channels.Channel'] },
          },
        },
        {
          width: 1,
          stack: [
            { height: 1, visual: period },
            { height: 1, visual: dropdown('country', 'Country', 'Markets.Country') },
          ],
        },
        {
          width: 1,
          stack: [
            { height: 1, visual: button('to-overview', 'See the overview', 'overview') },
            { height: 1, visual: button('to-detail', 'See the detail', 'detail', 'outlined') },
            { height: 1, visual: { id: 'divider', type: 'shape', alt: 'A shape', isBare: true } },
          ],
        },
      ],
    },
    {
      height: 100,
      cells: [
        { width: 1, visual: figure('revenue', 'Revenue', 'Sales.Revenue') },
        { width: 1, visual: figure('growth', 'Growth', 'Sales.Revenue growth') },
        { width: 1, visual: figure('reached', 'Goal reached', 'Goals.Goal reached') },
        { width: 1, visual: figure('conversion', 'Conversion', 'Visits.Conversion') },
      ],
    },
    {
      height: 230,
      cells: [
        {
          width: 1,
          visual: {
            id: 'rows',
            type: 'multiRowCard',
            title: 'Categories',
            fields: { Values: ['Products.Category', 'Sales.Revenue', 'Sales.Gross margin'] },
          },
        },
        {
          width: 1,
          visual: chart('pie', 'pieChart', 'Orders by channel', 'Channels.Channel', [
            'Sales.Orders',
          ]),
        },
        {
          width: 1,
          visual: chart('area', 'areaChart', 'Sessions', MONTH, ['Visits.Sessions']),
        },
      ],
    },
    {
      height: 230,
      cells: [
        {
          width: 1,
          visual: chart(
            'stacked',
            'columnChart',
            'Revenue by region',
            'Calendar.Quarter',
            ['Sales.Revenue'],
            {
              series: 'Markets.Region',
            },
          ),
        },
        {
          width: 1,
          visual: chart(
            'bars',
            'barChart',
            'Revenue by category',
            'Products.Category',
            ['Sales.Revenue'],
            {
              series: 'Channels.Channel',
            },
          ),
        },
      ],
    },
  ],
};

/** The pages of the studio's own preview. */
export const STUDIO_DESIGN: ReportDesign = { pages: [overview, detail, controls] };
