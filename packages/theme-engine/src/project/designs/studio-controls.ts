import type { PageDesign, VisualDesign } from '../design';
import { createCard, createLiteral } from '../expressions';
import { createButton, createChart, createDropdown, createFigure, createList } from './parts';
import { createStudioHead, MONTH, SIZE } from './studio-head';

const period: VisualDesign = {
  id: 'period',
  type: 'slicer',
  title: 'Period',
  fields: { Values: ['Calendar.Date'] },
  objects: {
    data: [createCard({ mode: createLiteral('Between') })],
    header: [createCard({ show: createLiteral(false) })],
  },
};

/** Buttons, slicers and the visuals that other pages lack. */
export const CONTROLS: PageDesign = {
  id: 'controls',
  title: 'Controls',
  ...SIZE,
  rows: [
    createStudioHead('Slicers and buttons'),
    {
      height: 210,
      cells: [
        { width: 1, visual: createList('categories', 'Category', 'Products.Category') },
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
            { height: 1, visual: createDropdown('country', 'Country', 'Markets.Country') },
          ],
        },
        {
          width: 1,
          stack: [
            { height: 1, visual: createButton('to-overview', 'See the overview', 'overview') },
            {
              height: 1,
              visual: createButton('to-detail', 'See the detail', 'detail', 'outlined'),
            },
            { height: 1, visual: { id: 'divider', type: 'shape', alt: 'A shape', isBare: true } },
          ],
        },
      ],
    },
    {
      height: 100,
      cells: [
        { width: 1, visual: createFigure('revenue', 'Revenue', 'Sales.Revenue') },
        { width: 1, visual: createFigure('growth', 'Growth', 'Sales.Revenue growth') },
        { width: 1, visual: createFigure('reached', 'Goal reached', 'Goals.Goal reached') },
        { width: 1, visual: createFigure('conversion', 'Conversion', 'Visits.Conversion') },
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
          visual: createChart('pie', 'pieChart', 'Orders by channel', 'Channels.Channel', [
            'Sales.Orders',
          ]),
        },
        {
          width: 1,
          visual: createChart('area', 'areaChart', 'Sessions', MONTH, ['Visits.Sessions']),
        },
      ],
    },
    {
      height: 230,
      cells: [
        {
          width: 1,
          visual: createChart(
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
          visual: createChart(
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
