import type { SampleReport } from '@/features/theme-studio';
import {
  COUNT,
  createFigure,
  createHeading,
  LABELS_ONLY,
  MORE,
  layOutRow,
  createSlicers,
  sum,
} from './parts';

const HEADS = sum('Contracts.People');
const TOP = layOutRow(4, 40, 92, 1216, 116);

export const PEOPLE: SampleReport = {
  id: 'people',
  title: 'People and headcount',
  tables: {
    Teams: {
      columns: [
        { name: 'Quarter' },
        { name: 'Service', format: COUNT },
        { name: 'Product', format: COUNT },
        { name: 'Sales', format: COUNT },
        { name: 'Staff', format: COUNT },
      ],
      rows: [
        ['Q1', 121, 87, 55, 40],
        ['Q2', 125, 89, 57, 41],
        ['Q3', 132, 93, 60, 43],
        ['Q4', 136, 95, 60, 43],
      ],
    },
    Contracts: {
      columns: [{ name: 'Contract' }, { name: 'People', format: COUNT }],
      rows: [
        ['Permanent', 260],
        ['Fixed term', 50],
        ['Trainees', 24],
      ],
    },
    Months: {
      columns: [
        { name: 'Month' },
        { name: 'Joined', format: COUNT },
        { name: 'Left', format: COUNT },
      ],
      rows: [
        ['Jan', 8, 4],
        ['Feb', 5, 3],
        ['Mar', 9, 4],
        ['Apr', 6, 5],
        ['May', 7, 2],
        ['Jun', 6, 3],
        ['Jul', 10, 4],
        ['Aug', 8, 5],
        ['Sep', 9, 2],
        ['Oct', 7, 4],
        ['Nov', 6, 3],
        ['Dec', 5, 5],
      ],
    },
    Service: {
      columns: [{ name: 'Years' }, { name: 'People', format: COUNT }],
      rows: [
        ['Under 1', 74],
        ['1 to 3', 96],
        ['3 to 5', 71],
        ['5 to 10', 62],
        ['Over 10', 31],
      ],
    },
    Positions: {
      columns: [
        { name: 'Team' },
        { name: 'Open', format: COUNT },
        { name: 'Open in Q3', format: COUNT },
      ],
      rows: [
        ['Service', 8, 10],
        ['Product', 5, 7],
        ['Sales', 3, 3],
        ['Staff', 1, 2],
      ],
    },
  },
  measures: {
    Headcount: { is: HEADS, format: COUNT },
    'Headcount on last year': { is: { subtract: [HEADS, 292] }, format: MORE },
    'People joined': { is: sum('Months.Joined'), format: COUNT },
    'Joined on last year': { is: { subtract: [sum('Months.Joined'), 75] }, format: MORE },
    'People left': { is: sum('Months.Left'), format: COUNT },
    'Left on last year': { is: { subtract: [sum('Months.Left'), 38] }, format: MORE },
    'Open positions': { is: sum('Positions.Open'), format: COUNT },
    'Open on Q3': {
      is: { subtract: [sum('Positions.Open'), sum('Positions.Open in Q3')] },
      format: MORE,
    },
  },
  visuals: [
    { id: 'edge', type: 'shape', title: 'Edge of the page', fill: 0, box: [0, 0, 16, 720] },
    createHeading('Headcount grew by 42', 'All locations, year 2025, people', [40, 18, 700, 60]),
    ...createSlicers(['Team', 'Positions.Team'], ['Contract', 'Contracts.Contract']),
    createFigure('headcount', 'Headcount', 'Headcount', TOP[0]!, [
      'Headcount on last year',
      'on last year',
      'more',
    ]),
    createFigure('joined', 'Joined', 'People joined', TOP[1]!, [
      'Joined on last year',
      'on last year',
      'more',
    ]),
    createFigure('left', 'Left', 'People left', TOP[2]!, [
      'Left on last year',
      'on last year',
      'less',
    ]),
    createFigure('open', 'Open positions', 'Open positions', TOP[3]!, [
      'Open on Q3',
      'on Q3',
      'less',
    ]),
    {
      id: 'teams',
      type: 'columnChart',
      title: 'Headcount by team',
      wells: {
        Category: ['Teams.Quarter'],
        Y: ['Teams.Service', 'Teams.Product', 'Teams.Sales', 'Teams.Staff'],
      },
      colors: { 'Teams.Service': 0, 'Teams.Product': 2, 'Teams.Sales': 4, 'Teams.Staff': 6 },
      axis: [0, 400, 100],
      box: [40, 222, 790, 230],
    },
    {
      id: 'contracts',
      type: 'donutChart',
      title: 'Contracts',
      wells: { Category: ['Contracts.Contract'], Y: ['Contracts.People'] },
      marked: { Permanent: 0, 'Fixed term': 3, Trainees: 6 },
      settings: { legend: { show: false } },
      box: [844, 222, 412, 230],
    },
    {
      id: 'months',
      type: 'clusteredColumnChart',
      title: 'Joined and left by month',
      wells: { Category: ['Months.Month'], Y: ['Months.Joined', 'Months.Left'] },
      colors: { 'Months.Joined': 0, 'Months.Left': 5 },
      axis: [0, 12, 4],
      box: [40, 466, 790, 230],
    },
    {
      id: 'service',
      type: 'clusteredBarChart',
      title: 'Years of service',
      wells: { Category: ['Service.Years'], Y: ['Service.People'] },
      settings: LABELS_ONLY,
      box: [844, 466, 412, 230],
    },
  ],
};
