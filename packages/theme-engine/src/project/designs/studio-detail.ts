import type { PageDesign } from '../design';
import { createChart, createScatter, createTable } from './parts';
import { createStudioHead, SIZE } from './studio-head';

/** Every product and market in figures. */
export const DETAIL: PageDesign = {
  id: 'detail',
  title: 'Detail',
  ...SIZE,
  rows: [
    createStudioHead('Products and markets'),
    {
      height: 230,
      cells: [
        {
          width: 3,
          visual: createScatter('margin', 'Margin and returns by product', 'Products.Product', [
            'Sales.Gross margin',
            'Sales.Return rate',
            'Sales.Revenue',
          ]),
        },
        {
          width: 2,
          visual: createChart(
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
          visual: createChart(
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
          visual: createChart(
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
          visual: createTable('table', 'Products in figures', [
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
