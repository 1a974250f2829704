import { createCells, type SampleReport } from '@/features/theme-studio';
import {
  createFigure,
  computeGrowth,
  createHeading,
  LABELS_ONLY,
  computePoints,
  SHARE,
  createSlicers,
  layOutColumn,
  sum,
} from './parts';

/** Need of each month as a share of the winter's. */
const SEASON = {
  Jan: 1,
  Feb: 0.96,
  Mar: 0.82,
  Apr: 0.64,
  May: 0.5,
  Jun: 0.46,
  Jul: 0.52,
  Aug: 0.48,
  Sep: 0.54,
  Oct: 0.7,
  Nov: 0.88,
  Dec: 0.98,
};
/** Load over a working day, every second hour, as a share of its peak. */
const DAY = [24, 22, 25, 66, 98, 94, 84, 82, 74, 52, 38, 28];
const GWH = '0.00" GWh"';
const ENERGY_USED = {
  add: [sum('Sources.Grid'), sum('Sources.Heat'), sum('Sources.Roof')],
} as const;
const ROOF = { divide: [sum('Sources.Roof'), ENERGY_USED] } as const;
const SIDE = layOutColumn(3, 928, 92, 328, 392);

export const ENERGY: SampleReport = {
  id: 'energy',
  title: 'Energy use of a campus',
  tables: {
    Load: createCells(
      ['Month', 'Hour', 'Load'],
      '0',
      DAY.map((_, i) => String(i * 2)),
      Object.fromEntries(
        Object.entries(SEASON).map(([month, share]) => [
          month,
          DAY.map((load) => Math.round(load * share)),
        ]),
      ),
    ),
    Sources: {
      columns: [
        { name: 'Quarter' },
        { name: 'Grid', format: '0.0' },
        { name: 'Heat', format: '0.0' },
        { name: 'Roof', format: '0.0' },
      ],
      rows: [
        ['Q1', 1.9, 0.9, 0.1],
        ['Q2', 1, 0.4, 0.4],
        ['Q3', 0.9, 0.3, 0.35],
        ['Q4', 1.7, 0.8, 0.1],
      ],
    },
    Buildings: {
      columns: [{ name: 'Building' }, { name: 'kWh a square metre', format: '0' }],
      rows: [
        ['Old library', 214],
        ['Laboratories', 187],
        ['Sports hall', 142],
        ['Main building', 118],
        ['New library', 61],
      ],
    },
    Peaks: {
      columns: [{ name: 'Year' }, { name: 'Peak', format: '0.0" MW"' }],
      rows: [
        ['2024', 2],
        ['2025', 2.1],
      ],
    },
  },
  measures: {
    'Energy used': { is: ENERGY_USED, format: GWH },
    'Used on 2024': computeGrowth(ENERGY_USED, 9.23),
    'Highest load': { is: sum('Peaks.Peak', ['Peaks.Year', '2025']), format: '0.0" MW"' },
    'Peak on 2024': computeGrowth(
      sum('Peaks.Peak', ['Peaks.Year', '2025']),
      sum('Peaks.Peak', ['Peaks.Year', '2024']),
    ),
    'From the roof': { is: ROOF, format: SHARE },
    'Roof on 2024': computePoints(ROOF, 0.077),
  },
  visuals: [
    createHeading('Winter mornings make the peak', 'Electricity and heat of the campus, year 2025'),
    ...createSlicers(['Building', 'Buildings.Building'], ['Quarter', 'Sources.Quarter']),
    {
      id: 'load',
      type: 'pivotTable',
      title: 'Average load by month and hour, percent of the peak',
      wells: { Rows: ['Load.Month'], Columns: ['Load.Hour'], Values: ['Load.Load'] },
      nameShare: 0.08,
      box: [24, 92, 890, 392],
    },
    createFigure('used', 'Used', 'Energy used', SIDE[0]!, ['Used on 2024', 'on 2024', 'less']),
    createFigure('peak', 'Highest load', 'Highest load', SIDE[1]!, [
      'Peak on 2024',
      'on 2024',
      'less',
    ]),
    createFigure('roof', 'From the roof', 'From the roof', SIDE[2]!, [
      'Roof on 2024',
      'on 2024',
      'more',
    ]),
    {
      id: 'sources',
      type: 'columnChart',
      title: 'Sources by quarter, GWh',
      wells: {
        Category: ['Sources.Quarter'],
        Y: ['Sources.Grid', 'Sources.Heat', 'Sources.Roof'],
      },
      colors: { 'Sources.Grid': 0, 'Sources.Heat': 3, 'Sources.Roof': 6 },
      axis: [0, 3, 1],
      box: [24, 498, 609, 198],
    },
    {
      id: 'buildings',
      type: 'clusteredBarChart',
      title: 'kWh a square metre and year',
      wells: { Category: ['Buildings.Building'], Y: ['Buildings.kWh a square metre'] },
      marked: {
        'Old library': 0,
        Laboratories: 3,
        'Sports hall': 3,
        'Main building': 3,
        'New library': 3,
      },
      settings: LABELS_ONLY,
      box: [647, 498, 609, 198],
    },
  ],
};
