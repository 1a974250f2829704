import type { PageDesign } from '../design';
import { chart, scatter, table } from './parts';
import { head, SIZE } from './studio-head';

/** Every product and market in figures. */
export const DETAIL: PageDesign = {
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
