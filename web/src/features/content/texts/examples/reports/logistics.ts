import type { SampleReport } from '@/features/theme-studio';
import {
  COUNT,
  createFigure,
  computeGrowth,
  createHeading,
  LABELS_ONLY,
  computePoints,
  RATE,
  layOutRow,
  SHARE,
  createSlicers,
  sum,
} from './parts';

const LATE = sum('Reasons.Late');
const ALL = sum('Year.Deliveries');
const ON_TIME = { subtract: [1, { divide: [LATE, ALL] }] } as const;
const DAMAGED = { divide: [sum('Year.Damaged'), ALL] } as const;
const TOP = layOutRow(4, 24, 92, 1232, 116);

export const LOGISTICS: SampleReport = {
  id: 'logistics',
  title: 'Deliveries on time',
  tables: {
    Months: {
      columns: [{ name: 'Month' }, { name: 'On time', format: SHARE, isAverage: true }],
      rows: [
        ['Jan', 0.93],
        ['Feb', 0.94],
        ['Mar', 0.94],
        ['Apr', 0.93],
        ['May', 0.94],
        ['Jun', 0.93],
        ['Jul', 0.92],
        ['Aug', 0.86],
        ['Sep', 0.84],
        ['Oct', 0.89],
        ['Nov', 0.91],
        ['Dec', 0.92],
      ],
    },
    Lanes: {
      columns: [{ name: 'Lane' }, { name: 'Late', format: COUNT }],
      rows: [
        ['Hamburg to Milan', 318],
        ['Lyon to Madrid', 264],
        ['Rotterdam to Vienna', 241],
        ['Gdynia to Malmö', 187],
        ['Antwerp to Paris', 152],
        ['Leipzig to Zürich', 118],
        ['Porto to Bilbao', 96],
        ['All others', 338],
      ],
    },
    Reasons: {
      columns: [{ name: 'Reason' }, { name: 'Owner' }, { name: 'Late', format: COUNT }],
      rows: [
        ['Loading slot missed', 'Warehouse', 612],
        ['Driving time used up', 'Planning', 438],
        ['Papers at the border', 'Customs', 171],
        ['Weather', 'Nobody', 493],
      ],
    },
    Carriers: {
      columns: [
        { name: 'Quarter' },
        { name: 'Own', format: COUNT },
        { name: 'Partner', format: COUNT },
        { name: 'Spot', format: COUNT },
      ],
      rows: [
        ['Q1', 2410, 1380, 640],
        ['Q2', 2520, 1460, 700],
        ['Q3', 2790, 1510, 660],
        ['Q4', 2980, 1640, 790],
      ],
    },
    Year: {
      columns: [
        { name: 'Year' },
        { name: 'Deliveries', format: COUNT },
        { name: 'Deliveries of 2024', format: COUNT },
        { name: 'Damaged', format: COUNT },
        { name: 'Hours late', format: '0.0', isAverage: true },
      ],
      rows: [['2025', 19_480, 18_659, 78, 5.2]],
    },
  },
  measures: {
    'Share on time': { is: ON_TIME, format: RATE },
    'On target': computePoints(ON_TIME, 0.928),
    'All deliveries': { is: ALL, format: COUNT },
    'Deliveries on last year': computeGrowth(ALL, sum('Year.Deliveries of 2024')),
    'Late by': { is: { of: 'average', column: 'Year.Hours late' }, format: '0.0" h"' },
    'Late by on last year': {
      is: { subtract: [{ of: 'average', column: 'Year.Hours late' }, 6] },
      format: '+0.0" h";"−"0.0" h";0.0" h"',
    },
    'Damaged share': { is: DAMAGED, format: RATE },
    'Damaged on plan': computePoints(DAMAGED, 0.005),
  },
  visuals: [
    createHeading('91 in 100 deliveries arrive when promised', 'Year 2025, all lanes and carriers'),
    ...createSlicers(['Lane', 'Lanes.Lane'], ['Quarter', 'Carriers.Quarter']),
    createFigure('on-time', 'On time', 'Share on time', TOP[0]!, [
      'On target',
      'on target',
      'more',
    ]),
    createFigure('deliveries', 'Deliveries', 'All deliveries', TOP[1]!, [
      'Deliveries on last year',
      'on last year',
      'more',
    ]),
    createFigure('late', 'Late by, on average', 'Late by', TOP[2]!, [
      'Late by on last year',
      'on last year',
      'less',
    ]),
    createFigure('damaged', 'Damaged', 'Damaged share', TOP[3]!, [
      'Damaged on plan',
      'on plan',
      'less',
    ]),
    {
      id: 'months',
      type: 'lineChart',
      title: 'Share on time by month; the port was on strike in August and September',
      wells: { Category: ['Months.Month'], Y: ['Months.On time'] },
      settings: { lineStyles: { showMarker: true, markerSize: 6 } },
      axis: [0.8, 1, 0.05],
      box: [24, 222, 760, 232],
    },
    {
      id: 'lanes',
      type: 'clusteredBarChart',
      title: 'Late deliveries by lane',
      wells: { Category: ['Lanes.Lane'], Y: ['Lanes.Late'] },
      marked: { 'All others': 6 },
      settings: LABELS_ONLY,
      box: [798, 222, 458, 474],
    },
    {
      id: 'reasons',
      type: 'tableEx',
      title: 'Why they were late',
      wells: { Values: ['Reasons.Reason', 'Reasons.Owner', 'Reasons.Late'] },
      bars: ['Reasons.Late'],
      nameShare: 0.44,
      box: [24, 468, 420, 228],
    },
    {
      id: 'carriers',
      type: 'columnChart',
      title: 'Deliveries by carrier',
      wells: {
        Category: ['Carriers.Quarter'],
        Y: ['Carriers.Own', 'Carriers.Partner', 'Carriers.Spot'],
      },
      colors: { 'Carriers.Own': 0, 'Carriers.Partner': 3, 'Carriers.Spot': 6 },
      axis: [0, 6000, 2000],
      box: [458, 468, 326, 228],
    },
  ],
};
