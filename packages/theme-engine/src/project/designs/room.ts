import {
  SCREEN,
  REVENUE,
  DETAIL_COLUMNS,
  cell,
  row,
  revenueByMonth,
  ordersByChannel,
  categories,
  sessions,
  unitsAndMargin,
  products,
  regions,
  stock,
  keyFigures,
  report,
  page,
} from './blocks';
import { figure, goalKpi, heading, onTimeGauge, pageButtons, table } from './parts';

/** A page for a screen in a room: three numbers and one chart, large. */
export const PRESENTATION = report(
  page('Overview', [
    row(
      80,
      cell(7, heading('How the year went', 'Fiscal year, October to September', 26)),
      cell(3, pageButtons()),
    ),
    row(
      170,
      cell(1, goalKpi('goal', 'Net sales against goal')),
      cell(1, figure('revenue', 'Revenue', REVENUE)),
      cell(1, onTimeGauge('on-time', 'On-time delivery')),
    ),
    row(402, cell(1, revenueByMonth)),
  ]),
  {
    id: 'drivers',
    title: 'Drivers',
    ...SCREEN,
    rows: [
      row(
        80,
        cell(7, heading('What drove it', 'Products and regions', 26)),
        cell(3, pageButtons()),
      ),
      row(586, cell(1, products), cell(1, categories)),
    ],
  },
);

/** A sheet of A4 that is read from top to bottom, with nothing to press. */
export const PRINT = report(
  page(
    'Report',
    [
      row(64, cell(1, heading('Retail report', 'Fiscal year, October to September', 20))),
      row(90, cell(1, keyFigures)),
      row(240, cell(3, revenueByMonth), cell(2, categories)),
      row(240, cell(1, ordersByChannel), cell(1, unitsAndMargin)),
      row(190, cell(1, regions)),
      row(230, cell(1, table('table', 'Products', DETAIL_COLUMNS.slice(0, 5)))),
    ],
    { width: 794, height: 1123, margin: 34, gap: 12 },
  ),
);

/** A wall screen: what matters now is large, and nothing asks to be pressed. */
export const WALL = report(
  page('Now', [
    row(60, cell(1, heading('Retail now', 'Fiscal year to date', 22)), cell(1, keyFigures)),
    row(
      280,
      cell(3, goalKpi('goal', 'Net sales against goal')),
      cell(3, onTimeGauge('on-time', 'On-time delivery')),
      cell(6, ordersByChannel),
    ),
    row(290, cell(5, sessions), cell(4, stock), cell(3, products)),
  ]),
);
