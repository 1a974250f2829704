import { createCells, type SampleReport } from '@/features/theme-studio';
import {
  createFigure,
  createHeading,
  MORE,
  computePoints,
  RATE,
  layOutRow,
  SHARE,
  createSlicers,
  layOutColumn,
  sum,
} from './parts';

const HOURS = ['6:00', '7:00', '8:00', '9:00', '10:00', '11:00', '12:00', '13:00'];
/** Output per hour, in percent of a line's capacity. */
const LINES = [
  [62, 70, 74, 72, 78, 80, 76, 82],
  [70, 72, 68, 74, 76, 74, 78, 77],
  [55, 62, 66, 64, 60, 66, 70, 72],
  [80, 82, 84, 83, 85, 84, 86, 88],
  [74, 76, 72, 60, 46, 38, 42, 40],
  [66, 64, 70, 72, 68, 74, 72, 76],
  [58, 60, 64, 62, 66, 68, 66, 70],
  [72, 70, 74, 76, 78, 75, 79, 80],
  [64, 68, 66, 70, 72, 71, 74, 73],
];
const NAMES = LINES.map((_, i) => `Line ${i + 1}`);
const FALLING = 'Line 5';

const OUTPUT = { of: 'average', column: 'Now.Output' } as const;
const SCRAP = { divide: [sum('Shift.Scrapped'), sum('Shift.Pieces')] } as const;
const ON_TIME = { divide: [sum('Shift.Orders on time'), sum('Shift.Orders')] } as const;
const SIDE = layOutColumn(4, 24, 92, 218, 604);
const SMALL = [0, 1, 2].flatMap((line) => layOutRow(3, 256, 92 + line * 122, 1000, 110));

export const OPERATIONS: SampleReport = {
  id: 'operations',
  title: 'Hall 2, early shift',
  tables: {
    Hours: {
      columns: [{ name: 'Hour' }, ...NAMES.map((name) => ({ name, format: SHARE }))],
      rows: HOURS.map((hour, i) => [hour, ...LINES.map((line) => (line[i] ?? 0) / 100)]),
    },
    Now: {
      columns: [{ name: 'Line' }, { name: 'Output', format: SHARE, isAverage: true }],
      rows: LINES.map((line, i) => [NAMES[i] ?? '', (line.at(-1) ?? 0) / 100]),
    },
    Stops: createCells(
      ['Day', 'From', 'Minutes'],
      '0',
      ['6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17'],
      {
        Mon: [2, 1, 0, 3, 2, 6, 4, 1, 2, 3, 1, 0],
        Tue: [1, 2, 2, 0, 3, 5, 6, 2, 1, 2, 4, 2],
        Wed: [4, 2, 1, 2, 4, 9, 14, 12, 6, 3, 2, 1],
        Thu: [2, 0, 1, 3, 2, 5, 7, 3, 2, 1, 2, 0],
        Fri: [1, 1, 3, 2, 1, 6, 5, 2, 3, 4, 2, 1],
      },
    ),
    Shift: {
      columns: [
        { name: 'Shift' },
        { name: 'Pieces', format: '#,0' },
        { name: 'Scrapped', format: '#,0' },
        { name: 'Orders', format: '0' },
        { name: 'Orders on time', format: '0' },
      ],
      rows: [['Early', 18_420, 258, 50, 48]],
    },
  },
  measures: {
    'Output now': { is: OUTPUT, format: SHARE },
    'Output on target': computePoints(OUTPUT, 0.76),
    'Scrap rate': { is: SCRAP, format: RATE },
    'Scrap on target': computePoints(SCRAP, 0.016),
    'Minutes stopped': { is: sum('Stops.Minutes'), format: '0" min"' },
    'Minutes on last week': { is: { subtract: [sum('Stops.Minutes'), 136] }, format: MORE },
    'Orders in time': { is: ON_TIME, format: SHARE },
    'Orders on target': computePoints(ON_TIME, 0.95),
  },
  visuals: [
    createHeading('Line 5 falls while eight lines hold', 'Hall 2, early shift, output of capacity'),
    ...createSlicers(['Shift', 'Shift.Shift'], ['Line', 'Now.Line']),
    createFigure('output', 'Output at 13:00', 'Output now', SIDE[0]!, [
      'Output on target',
      'on target',
      'more',
    ]),
    createFigure('scrap', 'Scrap', 'Scrap rate', SIDE[1]!, [
      'Scrap on target',
      'on target',
      'less',
    ]),
    createFigure('stopped', 'Stopped this week', 'Minutes stopped', SIDE[2]!, [
      'Minutes on last week',
      'on last week',
      'less',
    ]),
    createFigure('orders', 'Orders on time', 'Orders in time', SIDE[3]!, [
      'Orders on target',
      'on target',
      'more',
    ]),
    ...NAMES.map((name, i): SampleReport['visuals'][number] => ({
      id: `line-${i + 1}`,
      type: 'lineChart',
      title: name === FALLING ? `${name}, falling since 9:00` : name,
      wells: { Category: ['Hours.Hour'], Y: [`Hours.${name}`] },
      colors: { [`Hours.${name}`]: name === FALLING ? 7 : 0 },
      settings: {
        categoryAxis: { show: false },
        valueAxis: { show: true },
        lineStyles: { strokeWidth: name === FALLING ? 4 : 2 },
      },
      axis: [0.2, 1, 0.4],
      box: SMALL[i]!,
    })),
    {
      id: 'stops',
      type: 'pivotTable',
      title: 'Minutes stopped, by weekday and hour',
      wells: { Rows: ['Stops.Day'], Columns: ['Stops.From'], Values: ['Stops.Minutes'] },
      nameShare: 0.08,
      box: [256, 462, 1000, 234],
    },
  ],
};
