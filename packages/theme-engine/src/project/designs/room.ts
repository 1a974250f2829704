import {
  SCREEN,
  REVENUE,
  DETAIL_COLUMNS,
  createCell,
  createRow,
  revenueByMonth,
  ordersByChannel,
  categories,
  sessions,
  unitsAndMargin,
  products,
  regions,
  stock,
  keyFigures,
  createReport,
  page,
} from './blocks';
import {
  createFigure,
  createGoalKpi,
  createHeading,
  createOnTimeGauge,
  createPageButtons,
  createTable,
} from './parts';

/** A page for a screen in a meeting room: three numbers and one chart, all large. */
export const PRESENTATION = createReport(
  page('Overview', [
    createRow(
      80,
      createCell(7, createHeading('How the year went', 'Fiscal year, October to September', 26)),
      createCell(3, createPageButtons()),
    ),
    createRow(
      170,
      createCell(1, createGoalKpi('goal', 'Net sales against goal')),
      createCell(1, createFigure('revenue', 'Revenue', REVENUE)),
      createCell(1, createOnTimeGauge('on-time', 'On-time delivery')),
    ),
    createRow(402, createCell(1, revenueByMonth)),
  ]),
  {
    id: 'drivers',
    title: 'Drivers',
    ...SCREEN,
    rows: [
      createRow(
        80,
        createCell(7, createHeading('What drove it', 'Products and regions', 26)),
        createCell(3, createPageButtons()),
      ),
      createRow(586, createCell(1, products), createCell(1, categories)),
    ],
  },
);

/** An A4 sheet to read from top to bottom, without controls. */
export const PRINT = createReport(
  page(
    'Report',
    [
      createRow(
        64,
        createCell(1, createHeading('Retail report', 'Fiscal year, October to September', 20)),
      ),
      createRow(90, createCell(1, keyFigures)),
      createRow(240, createCell(3, revenueByMonth), createCell(2, categories)),
      createRow(240, createCell(1, ordersByChannel), createCell(1, unitsAndMargin)),
      createRow(190, createCell(1, regions)),
      createRow(230, createCell(1, createTable('table', 'Products', DETAIL_COLUMNS.slice(0, 5)))),
    ],
    { width: 794, height: 1123, margin: 34, gap: 12 },
  ),
);

/** A wall screen with large current figures and no controls. */
export const WALL = createReport(
  page('Now', [
    createRow(
      60,
      createCell(1, createHeading('Retail now', 'Fiscal year to date', 22)),
      createCell(1, keyFigures),
    ),
    createRow(
      280,
      createCell(3, createGoalKpi('goal', 'Net sales against goal')),
      createCell(3, createOnTimeGauge('on-time', 'On-time delivery')),
      createCell(6, ordersByChannel),
    ),
    createRow(290, createCell(5, sessions), createCell(4, stock), createCell(3, products)),
  ]),
);
