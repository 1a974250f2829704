import type { SampleReport } from '@/features/theme-studio';
import {
  COUNT,
  createFigure,
  createHeading,
  MORE,
  computePoints,
  layOutRow,
  SHARE,
  createSlicers,
  sum,
} from './parts';

const BEDS = sum('Wards.Beds');
/** Occupancy above which a ward has no bed for an emergency. */
const LIMIT = 0.85;
const TAKEN = {
  divide: [{ add: [sum('Wards.Taken'), sum('Wards.Taken, over the limit')] }, BEDS],
} as const;
const TOP = layOutRow(4, 24, 92, 1232, 116);
/** Averages of four weeks. */
const ADMISSIONS = [
  3, 2, 2, 1, 2, 3, 5, 9, 12, 14, 13, 11, 10, 11, 12, 10, 9, 11, 12, 10, 8, 6, 5, 4,
];
const WARDS: readonly (readonly [name: string, beds: number, taken: number])[] = [
  ['Surgery 1', 32, 30],
  ['Intensive care', 16, 14],
  ['Heart', 28, 23],
  ['Surgery 2', 30, 24],
  ['Lung', 24, 18],
  ['Children', 26, 17],
  ['Maternity', 22, 13],
  ['Eyes', 14, 7],
];

export const HOSPITAL: SampleReport = {
  id: 'hospital',
  title: 'Hospital wards today',
  tables: {
    Wards: {
      columns: [
        { name: 'Ward' },
        { name: 'Beds', format: COUNT },
        { name: 'Taken', format: COUNT },
        { name: 'Taken, over the limit', format: COUNT },
        { name: 'Free', format: COUNT },
      ],
      rows: WARDS.map(([name, beds, taken]) => {
        const isOver = taken / beds > LIMIT;
        return [name, beds, isOver ? 0 : taken, isOver ? taken : 0, beds - taken];
      }),
    },
    Hours: {
      columns: [{ name: 'Hour' }, { name: 'Admissions', format: '0' }],
      rows: ADMISSIONS.map((count, hour) => [String(hour), count]),
    },
    Stays: {
      columns: [
        { name: 'Ward' },
        { name: 'Days', format: '0.0', isAverage: true },
        { name: 'Over plan', format: '0.0', isAverage: true },
      ],
      rows: [
        ['Surgery 1', 5.8, 0.6],
        ['Heart', 4.9, 0.1],
        ['Lung', 6.2, 0.4],
        ['Children', 3.1, 0],
        ['Maternity', 2.7, 0],
      ],
    },
    Arrivals: {
      columns: [{ name: 'Arrival' }, { name: 'Patients', format: COUNT }],
      rows: [
        ['Planned', 100],
        ['Urgent', 57],
        ['Moved', 28],
      ],
    },
    Today: {
      columns: [
        { name: 'Day' },
        { name: 'Going home', format: COUNT },
        { name: 'Waiting', format: COUNT },
        { name: 'Longest wait', format: '0' },
      ],
      rows: [
        ['Today', 23, 6, 190],
        ['Yesterday', 19, 4, 150],
      ],
    },
  },
  measures: {
    'Beds taken': { is: TAKEN, format: SHARE },
    'Taken on limit': computePoints(TAKEN, LIMIT),
    'Going home': { is: sum('Today.Going home', ['Today.Day', 'Today']), format: COUNT },
    'Home on yesterday': {
      is: {
        subtract: [
          sum('Today.Going home', ['Today.Day', 'Today']),
          sum('Today.Going home', ['Today.Day', 'Yesterday']),
        ],
      },
      format: MORE,
    },
    'Waiting for a bed': { is: sum('Today.Waiting', ['Today.Day', 'Today']), format: COUNT },
    'Waiting on yesterday': {
      is: {
        subtract: [
          sum('Today.Waiting', ['Today.Day', 'Today']),
          sum('Today.Waiting', ['Today.Day', 'Yesterday']),
        ],
      },
      format: MORE,
    },
    'Longest wait': {
      is: sum('Today.Longest wait', ['Today.Day', 'Today']),
      format: '0" min"',
    },
    'Wait on target': {
      is: { subtract: [sum('Today.Longest wait', ['Today.Day', 'Today']), 140] },
      format: '+0" min";"−"0" min";0',
    },
  },
  visuals: [
    createHeading('46 beds free, two wards over the limit', 'Today, 14:00; beds that are staffed'),
    ...createSlicers(['Ward', 'Wards.Ward'], ['Arrival', 'Arrivals.Arrival']),
    createFigure('taken', 'Beds taken', 'Beds taken', TOP[0]!, [
      'Taken on limit',
      'to the limit',
      'less',
    ]),
    createFigure('home', 'Going home today', 'Going home', TOP[1]!, [
      'Home on yesterday',
      'on yesterday',
      'more',
    ]),
    createFigure('waiting', 'Waiting for a bed', 'Waiting for a bed', TOP[2]!, [
      'Waiting on yesterday',
      'on yesterday',
      'less',
    ]),
    createFigure('wait', 'Longest wait', 'Longest wait', TOP[3]!, [
      'Wait on target',
      'on target',
      'less',
    ]),
    {
      id: 'wards',
      type: 'barChart',
      title: 'Beds by ward, fullest first',
      wells: {
        Category: ['Wards.Ward'],
        Y: ['Wards.Taken, over the limit', 'Wards.Taken', 'Wards.Free'],
      },
      names: { 'Wards.Taken, over the limit': 'Taken, over the limit of 85%' },
      colors: { 'Wards.Taken, over the limit': 0, 'Wards.Taken': 3, 'Wards.Free': 7 },
      settings: { labels: { show: false } },
      axis: [0, 40, 10],
      box: [24, 222, 602, 474],
    },
    {
      id: 'hours',
      type: 'areaChart',
      title: 'Admissions by hour, average of four weeks',
      wells: { Category: ['Hours.Hour'], Y: ['Hours.Admissions'] },
      axis: [0, 15, 5],
      box: [640, 222, 616, 228],
    },
    {
      id: 'stays',
      type: 'tableEx',
      title: 'Days in bed',
      wells: { Values: ['Stays.Ward', 'Stays.Days', 'Stays.Over plan'] },
      box: [640, 464, 301, 232],
    },
    {
      id: 'arrivals',
      type: 'donutChart',
      title: 'How they came',
      wells: { Category: ['Arrivals.Arrival'], Y: ['Arrivals.Patients'] },
      marked: { Planned: 0, Urgent: 3, Moved: 6 },
      settings: { legend: { show: false } },
      box: [955, 464, 301, 232],
    },
  ],
};
