import type { VisualName } from '@flexa/theme-engine/model';
import {
  computeColumnX,
  DESKTOP,
  GAP,
  LEFT,
  buildPhoneLayout,
  ROW,
  THIRD,
  WIDE,
  type PageLayout,
} from './page-layout';
import type { Device, SamplePage } from '../store/page-names';
import * as sample from './sample';
import { placeTile, bindDrawing, createTile } from './tiles';
import { drawBarChart } from './visuals/bars';
import { drawColumnChart } from './visuals/columns';
import { drawNavigator } from './visuals/buttons';
import { drawButtonSlicer, drawDropdown, drawListSlicer } from './visuals/slicers';
import { drawCard, drawMultiRowCard, drawNewCard } from './visuals/cards';
import { drawGauge, drawKpi } from './visuals/kpi-and-gauge';
import { drawAreaChart, drawLineChart } from './visuals/lines';
import {
  drawFunnel,
  drawBubbleMap,
  drawRibbonChart,
  drawScatterChart,
} from './visuals/more-charts';
import {
  drawButtons,
  drawDropdownSlicer,
  drawBasicSlicer,
  drawPicture,
  drawRangeSlicer,
  drawShapes,
  drawTextBox,
} from './visuals/more-controls';
import { drawDonut, drawPie, drawTreemap } from './visuals/shares';
import { drawMatrix } from './visuals/matrix';
import { drawTable } from './visuals/table';
import { drawTitleBox } from './visuals/text-box';
import { drawWaterfall } from './visuals/waterfall';

const TITLE = createTile('textbox', 'Retail performance', (p, size) =>
  drawTitleBox(
    p,
    size,
    'Retail performance',
    size.w < 250
      ? 'Fiscal year 2025 · all channels'
      : 'FY 2025, Oct–Sep · refreshed 14 Oct 2025, 06:00',
  ),
);
const PAGES = createTile('pageNavigator', 'Pages', (p, size) =>
  drawNavigator(p, size, ['Overview', 'Detail']),
);
const YEAR = createTile('advancedSlicerVisual', 'Year', (p, size) =>
  drawButtonSlicer(p, size, 'Year', ['2023', '2024', '2025']),
);
const CHANNEL = createTile('slicer', 'Channel', (p, size) =>
  drawDropdown(p, size, 'Channel', 'All channels'),
);
const CARD = createTile(
  'cardVisual',
  'Orders, margin, average order, returns',
  bindDrawing(drawNewCard, sample.HEADLINE_CARD),
);
const KPI = createTile('kpi', 'Net sales vs goal', bindDrawing(drawKpi, sample.SALES_KPI));
const COLUMNS = createTile(
  'clusteredColumnChart',
  'Revenue by month',
  bindDrawing(drawColumnChart, sample.REVENUE_COLUMNS),
);
const LINES = createTile(
  'lineChart',
  'Orders by channel',
  bindDrawing(drawLineChart, sample.ORDER_LINES),
);
const DONUT = createTile(
  'donutChart',
  'Revenue by category',
  bindDrawing(drawDonut, sample.CATEGORY_RING),
);
const COMBO = createTile(
  'lineClusteredColumnComboChart',
  'Units and margin',
  bindDrawing(drawColumnChart, sample.UNITS_AND_MARGIN),
);
const AREAS = createTile(
  'stackedAreaChart',
  'Sessions by device',
  bindDrawing(drawAreaChart, sample.SESSION_AREAS, true),
);
const WATERFALL = createTile(
  'waterfallChart',
  'Revenue bridge',
  bindDrawing(drawWaterfall, sample.REVENUE_BRIDGE),
);
const BARS = createTile(
  'clusteredBarChart',
  'Top products',
  bindDrawing(drawBarChart, sample.PRODUCT_BARS),
);
const TREEMAP = createTile('treemap', 'Stock value by depot', drawTreemap);
const GAUGE = createTile(
  'gauge',
  'On-time delivery',
  bindDrawing(drawGauge, sample.DELIVERY_GAUGE),
);
const LIST = createTile('listSlicer', 'Region', drawListSlicer);
const MATRIX = createTile(
  'pivotTable',
  'Revenue by region and quarter',
  bindDrawing(drawMatrix, sample.REGION_MATRIX),
);
const TABLE = createTile('tableEx', 'Product detail', bindDrawing(drawTable, sample.PRODUCT_TABLE));

const OVERVIEW: PageLayout<VisualName> = {
  ...DESKTOP,
  page: 'overview',
  visuals: [
    placeTile(TITLE, LEFT, 13, 330, 41),
    placeTile(PAGES, 375, 28, 137, 26),
    placeTile(YEAR, 527, 12, 130, 42),
    placeTile(CHANNEL, 670, 12, 120, 42),
    placeTile(CARD, LEFT, 65, 581, 66),
    placeTile(KPI, 607, 65, 183, 66),
    ...[COLUMNS, LINES, DONUT].map((one, i) => placeTile(one, computeColumnX(i), 142, THIRD, ROW)),
    ...[COMBO, AREAS, WATERFALL].map((one, i) =>
      placeTile(one, computeColumnX(i), 324, THIRD, ROW),
    ),
    placeTile(BARS, computeColumnX(0), 506, THIRD, ROW),
    placeTile(TREEMAP, computeColumnX(1), 506, THIRD, ROW),
    placeTile(GAUGE, computeColumnX(2), 506, 138, ROW),
    placeTile(LIST, computeColumnX(2) + 149, 506, 102, ROW),
    placeTile(MATRIX, LEFT, 688, 433, 203),
    placeTile(TABLE, LEFT + 433 + GAP, 688, WIDE - 433 - GAP, 203),
  ],
};

const OVERVIEW_PHONE = buildPhoneLayout(
  'overview',
  [placeTile(TITLE, 12, 12, 215, 36), placeTile(PAGES, 246, 15, 132, 25)],
  [
    [62, CARD],
    [150, COLUMNS, DONUT],
    [150, LINES, TREEMAP],
    [190, MATRIX],
    [60, KPI, YEAR],
    [140, COMBO, AREAS],
    [140, WATERFALL, BARS],
    [140, GAUGE, LIST],
    [165, TABLE],
    [46, CHANNEL],
  ],
);

const DETAIL_TILES = {
  title: createTile('textbox', 'Where it comes from', (p, size) =>
    drawTitleBox(p, size, 'Where it comes from', 'Regions, channels and products, FY 2025'),
  ),
  pages: createTile('pageNavigator', 'Pages', (p, size) =>
    drawNavigator(p, size, ['Detail', 'Overview']),
  ),
  card: createTile('card', 'Revenue', drawCard),
  scatter: createTile('scatterChart', 'Price and margin', drawScatterChart),
  funnel: createTile('funnel', 'From visit to order', bindDrawing(drawFunnel, sample.ORDER_FUNNEL)),
  ribbon: createTile(
    'ribbonChart',
    'Rank of regions',
    bindDrawing(drawRibbonChart, sample.REGION_RIBBONS),
  ),
  pie: createTile('pieChart', 'Revenue by channel', bindDrawing(drawPie, sample.CHANNEL_PIE)),
  bars: createTile(
    'barChart',
    'Regions by channel',
    bindDrawing(drawBarChart, sample.CHANNEL_BARS, 'stacked'),
  ),
  shares: createTile(
    'hundredPercentStackedBarChart',
    'Channels, share',
    bindDrawing(drawBarChart, sample.CHANNEL_SHARES, 'shares'),
  ),
  columns: createTile(
    'columnChart',
    'Revenue by quarter',
    bindDrawing(drawColumnChart, sample.QUARTER_COLUMNS, 'stacked'),
  ),
  columnShares: createTile(
    'hundredPercentStackedColumnChart',
    'Share of regions',
    bindDrawing(drawColumnChart, sample.QUARTER_SHARES, 'shares'),
  ),
  area: createTile(
    'areaChart',
    'Revenue, two years',
    bindDrawing(drawAreaChart, sample.REVENUE_AREA),
  ),
  rows: createTile('multiRowCard', 'Regions', drawMultiRowCard),
  map: createTile('map', 'Where we sell', drawBubbleMap),
};
const D = DETAIL_TILES;

const DETAIL: PageLayout<VisualName> = {
  ...DESKTOP,
  page: 'detail',
  visuals: [
    placeTile(D.title, LEFT, 13, 400, 41),
    placeTile(D.card, 520, 12, 122, 44),
    placeTile(D.pages, 653, 28, 137, 26),
    ...[D.scatter, D.funnel, D.ribbon].map((one, i) =>
      placeTile(one, computeColumnX(i), 65, THIRD, 200),
    ),
    ...[D.pie, D.bars, D.area].map((one, i) => placeTile(one, computeColumnX(i), 276, THIRD, 191)),
    ...[D.columns, D.columnShares, D.shares].map((one, i) =>
      placeTile(one, computeColumnX(i), 478, THIRD, 191),
    ),
    placeTile(D.rows, LEFT, 680, THIRD, 211),
    placeTile(D.map, computeColumnX(1), 680, THIRD, 211),
    placeTile(TABLE, computeColumnX(2), 680, THIRD, 211),
  ],
};

const DETAIL_PHONE = buildPhoneLayout(
  'detail',
  [placeTile(D.title, 12, 12, 215, 36), placeTile(D.pages, 246, 15, 132, 25)],
  [
    [150, D.scatter, D.funnel],
    [150, D.ribbon, D.pie],
    [150, D.bars, D.area],
    [150, D.columns, D.columnShares],
    [150, D.shares, D.map],
    [190, D.rows],
    [165, TABLE],
    [60, D.card],
  ],
);

const C = {
  title: createTile('textbox', 'Controls', (p, size) =>
    drawTitleBox(p, size, 'Controls', 'Everything a reader can press or choose'),
  ),
  pages: createTile('pageNavigator', 'Pages', (p, size) =>
    drawNavigator(p, size, ['Controls', 'Overview', 'Detail']),
  ),
  bookmarks: createTile('bookmarkNavigator', 'Bookmarks', (p, size) =>
    drawNavigator(p, size, ['This year', 'Last year', 'Plan']),
  ),
  buttons: createTile('actionButton', 'Export, details, apply, reset', drawButtons),
  years: createTile('advancedSlicerVisual', 'Quarter', (p, size) =>
    drawButtonSlicer(p, size, 'Quarter', ['Q1', 'Q2', 'Q3', 'Q4']),
  ),
  listed: createTile('slicer', 'Store type', drawBasicSlicer),
  range: createTile('slicer', 'Order value', drawRangeSlicer),
  folded: createTile('slicer', 'Currency', drawDropdownSlicer),
  text: createTile('textbox', 'What happened', drawTextBox),
  shapes: createTile('shape', 'Rectangle, pill, arrow', drawShapes),
  image: createTile('image', 'Mountain', drawPicture),
};

const CONTROLS: PageLayout<VisualName> = {
  ...DESKTOP,
  page: 'controls',
  visuals: [
    placeTile(C.title, LEFT, 13, 360, 41),
    placeTile(C.pages, 527, 28, 263, 26),
    placeTile(C.buttons, LEFT, 76, 382, 34),
    placeTile(C.bookmarks, 408, 76, 382, 34),
    placeTile(C.years, LEFT, 132, 382, 50),
    placeTile(CHANNEL, 408, 132, 186, 50),
    placeTile(YEAR, 604, 132, 186, 50),
    placeTile(C.listed, computeColumnX(0), 204, THIRD, 170),
    placeTile(C.range, computeColumnX(1), 204, THIRD, 170),
    placeTile(LIST, computeColumnX(2), 204, THIRD, 170),
    placeTile(C.folded, computeColumnX(0), 385, THIRD, 84),
    placeTile(C.shapes, computeColumnX(1), 395, THIRD, 64),
    placeTile(C.image, computeColumnX(2), 385, THIRD, 150),
    placeTile(C.text, computeColumnX(0), 480, THIRD * 2 + GAP, 118),
    placeTile(KPI, computeColumnX(2), 546, THIRD, 90),
    placeTile(COLUMNS, computeColumnX(0), 609, THIRD * 2 + GAP, 282),
    placeTile(GAUGE, computeColumnX(2), 647, THIRD, 244),
  ],
};

const CONTROLS_PHONE = buildPhoneLayout(
  'controls',
  [placeTile(C.title, 12, 12, 366, 36)],
  [
    [32, C.pages],
    [34, C.buttons],
    [34, C.bookmarks],
    [48, C.years],
    [48, CHANNEL, YEAR],
    [160, C.listed, LIST],
    [120, C.range, C.image],
    [80, C.folded],
    [60, C.shapes],
    [112, C.text],
    [190, COLUMNS],
  ],
);

const LAYOUTS: Record<SamplePage, Record<Device, PageLayout<VisualName>>> = {
  overview: { desktop: OVERVIEW, phone: OVERVIEW_PHONE },
  detail: { desktop: DETAIL, phone: DETAIL_PHONE },
  controls: { desktop: CONTROLS, phone: CONTROLS_PHONE },
};

export function pickLayout(page: SamplePage, device: Device): PageLayout<VisualName> {
  return LAYOUTS[page][device];
}
