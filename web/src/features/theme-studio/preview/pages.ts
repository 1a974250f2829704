import type { ReactNode } from 'react';
import type { VisualName } from '../model/visuals';
import type { Box, Size } from './draw/frame';
import type { Paint } from './paint';
import { clusteredBars } from './visuals/bars';
import { clusteredColumns, combo } from './visuals/columns';
import { buttonSlicer, dropdown, listSlicer, navigator } from './visuals/controls';
import { gauge, kpi, newCard } from './visuals/figures';
import { lines, stackedAreas } from './visuals/lines';
import { donut, treemap } from './visuals/shares';
import { matrix, table } from './visuals/tables';
import { titleBox } from './visuals/text-box';
import { waterfall } from './visuals/waterfall';

export const REPORT_PAGES = ['overview', 'detail', 'controls'] as const;
export type ReportPage = (typeof REPORT_PAGES)[number];
export type Device = 'desktop' | 'phone';

/** A visual on a page: which it is, what it shows, how it is drawn. */
export interface Placed {
  readonly id: string;
  readonly visual: VisualName;
  readonly title: string;
  readonly draw: (paint: Paint, size: Size) => ReactNode;
  readonly box: Box;
}
type Tile = Omit<Placed, 'box'>;

export interface PageLayout {
  readonly width: number;
  readonly height: number;
  readonly visuals: readonly Placed[];
  /** Where the filter pane stands; a phone has none. */
  readonly pane: Box | null;
}

const tile = (
  visual: VisualName,
  title: string,
  draw: Tile['draw'],
  id: string = visual,
): Tile => ({
  id,
  visual,
  title,
  draw,
});

const TITLE = tile('textbox', 'Retail performance', (p, size) =>
  titleBox(
    p,
    size,
    'Retail performance',
    size.w < 250
      ? 'Fiscal year 2025 · all channels'
      : 'FY 2025, Oct–Sep · refreshed 14 Oct 2025, 06:00',
  ),
);
const PAGES = tile('pageNavigator', 'Pages', (p, size) =>
  navigator(p, size, ['Overview', 'Detail']),
);
const YEAR = tile('advancedSlicerVisual', 'Year', (p, size) =>
  buttonSlicer(p, size, 'Year', ['2023', '2024', '2025']),
);
const CHANNEL = tile('slicer', 'Channel', (p, size) =>
  dropdown(p, size, 'Channel', 'All channels'),
);
const CARD = tile('cardVisual', 'Orders, margin, average order, returns', newCard);
const KPI = tile('kpi', 'Net sales vs goal', kpi);
const COLUMNS = tile('clusteredColumnChart', 'Revenue by month', clusteredColumns);
const LINES = tile('lineChart', 'Orders by channel', lines);
const DONUT = tile('donutChart', 'Revenue by category', donut);
const COMBO = tile('lineClusteredColumnComboChart', 'Units and margin', combo);
const AREAS = tile('stackedAreaChart', 'Sessions by device', stackedAreas);
const WATERFALL = tile('waterfallChart', 'Revenue bridge', waterfall);
const BARS = tile('clusteredBarChart', 'Top products', clusteredBars);
const TREEMAP = tile('treemap', 'Stock value by depot', treemap);
const GAUGE = tile('gauge', 'On-time delivery', gauge);
const LIST = tile('listSlicer', 'Region', listSlicer);
const MATRIX = tile('pivotTable', 'Revenue by region and quarter', matrix);
const TABLE = tile('tableEx', 'Product detail', table);

const at = (one: Tile, x: number, y: number, w: number, h: number): Placed => ({
  ...one,
  box: { x, y, w, h },
});

/** A page of 1280 by 1208 pixels at three quarters; a point of the theme is a unit. */
const DESKTOP = { width: 960, height: 906, pane: { x: 806, y: 0, w: 154, h: 906 } };
const [LEFT, WIDE, GAP, THIRD, ROW] = [15, 775, 11, 251, 171] as const;
const column = (index: number) => LEFT + index * (THIRD + GAP);

const OVERVIEW: PageLayout = {
  ...DESKTOP,
  visuals: [
    at(TITLE, LEFT, 13, 330, 41),
    at(PAGES, 375, 28, 137, 26),
    at(YEAR, 527, 12, 130, 42),
    at(CHANNEL, 670, 12, 120, 42),
    at(CARD, LEFT, 65, 581, 66),
    at(KPI, 607, 65, 183, 66),
    ...[COLUMNS, LINES, DONUT].map((one, i) => at(one, column(i), 142, THIRD, ROW)),
    ...[COMBO, AREAS, WATERFALL].map((one, i) => at(one, column(i), 324, THIRD, ROW)),
    at(BARS, column(0), 506, THIRD, ROW),
    at(TREEMAP, column(1), 506, THIRD, ROW),
    at(GAUGE, column(2), 506, 138, ROW),
    at(LIST, column(2) + 149, 506, 102, ROW),
    at(MATRIX, LEFT, 688, 433, 203),
    at(TABLE, LEFT + 433 + GAP, 688, WIDE - 433 - GAP, 203),
  ],
};

const PHONE_WIDTH = 390;
/** Two columns under one another; the phone's page scrolls. */
function phone(
  head: readonly Placed[],
  rows: readonly (readonly [height: number, ...tiles: Tile[]])[],
): PageLayout {
  let y = Math.max(...head.map(({ box }) => box.y + box.h)) + 10;
  const placed = [...head];
  for (const [height, ...tiles] of rows) {
    const width = (PHONE_WIDTH - 24 - 8 * (tiles.length - 1)) / tiles.length;
    tiles.forEach((one, i) => placed.push(at(one, 12 + i * (width + 8), y, width, height)));
    y += height + 8;
  }
  return { width: PHONE_WIDTH, height: y + 4, visuals: placed, pane: null };
}

const OVERVIEW_PHONE = phone(
  [at(TITLE, 12, 12, 215, 36), at(PAGES, 246, 15, 132, 25)],
  [
    [56, CARD],
    [132, COLUMNS, DONUT],
    [132, LINES, TREEMAP],
    [190, MATRIX],
    [60, KPI, YEAR],
    [140, COMBO, AREAS],
    [140, WATERFALL, BARS],
    [140, GAUGE, LIST],
    [165, TABLE],
    [46, CHANNEL],
  ],
);

const LAYOUTS: Record<ReportPage, Record<Device, PageLayout>> = {
  overview: { desktop: OVERVIEW, phone: OVERVIEW_PHONE },
  detail: { desktop: OVERVIEW, phone: OVERVIEW_PHONE },
  controls: { desktop: OVERVIEW, phone: OVERVIEW_PHONE },
};

export function layoutOf(page: ReportPage, device: Device): PageLayout {
  return LAYOUTS[page][device];
}
